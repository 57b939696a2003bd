public import Foundation
public import HeadlessUIKit

// What RxCocoa adds to views.

/// The sequences and binders of an object.
@dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

extension Reactive where Base: AnyObject {
  /// Sets a property of the object for each value.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> {
    Binder(base) { $0[keyPath: keyPath] = $1 }
  }
}

extension Reactive where Base: UIControl {
  /// The events of a control, which it is sent.
  @MainActor @preconcurrency
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    let base = base
    return ControlEvent { tell in
      let action = UIAction { _ in tell(.next(())) }
      base.addAction(action, for: events)
      return Disposables.create()
    }
  }
}

/// What a control tells: the same as any sequence.
public typealias ControlEvent<Element> = Observable<Element>

extension Observable {
  /// The sequence as what a control tells.
  public convenience init(events: some ObservableConvertibleType<Element>) {
    self.init { tell in events.asObservable().subscribe(tell) }
  }
}

extension Observable: SilentSequence {
  package static var silent: Any { Observable<Element>.never() }
}

extension Driver: SilentSequence {
  package static var silent: Any { Driver<Element>.never() }
}

extension AnyPublisher: SilentSequence {
  package static var silent: Any { AnyPublisher<Output, Failure> { _, _ in AnyCancellable {} } }
}

extension Reactive where Base: NSObject {
  /// The calls of a method, of which nobody tells here.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
}

extension Reactive where Base: UIViewController {
  /// The calls of a method that UIKit makes as a screen comes, each after it was made.
  @MainActor @preconcurrency
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    let name = String(NSStringFromSelector(selector).prefix { $0 != ":" })
    let base = base
    return Observable { tell in
      base.callObservers.append { call in
        if call == name { tell(.next(call == "viewDidLoad" ? [] : [false])) }
      }
      return Disposables.create()
    }
  }

  /// The same calls: nothing tells of one before it is made.
  @MainActor @preconcurrency
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }

  @MainActor @preconcurrency
  public var viewDidLoad: ControlEvent<Void> { methodInvoked("viewDidLoad").map { _ in } }
  @MainActor @preconcurrency
  public var viewWillAppear: ControlEvent<Bool> {
    methodInvoked("viewWillAppear").map { _ in false }
  }
  @MainActor @preconcurrency
  public var viewDidAppear: ControlEvent<Bool> { methodInvoked("viewDidAppear").map { _ in false } }
}

/// A property of a control that its user changes.
public final class ControlProperty<Element>: Observable<Element>, ObserverType {
  private let set: (Element) -> Void

  init(_ first: Element, _ set: @escaping (Element) -> Void) {
    self.set = set
    super.init { tell in
      tell(.next(first))
      return Disposables.create()
    }
  }

  public func on(_ event: RxEvent<Element>) {
    if case .next(let element) = event { set(element) }
  }
  public var changed: Observable<Element> { skip(1) }
}

extension ControlProperty where Element == String? {
  public var orEmpty: ControlProperty<String> { ControlProperty<String>("") { self.on(.next($0)) } }
}

extension Reactive where Base: UIButton {
  @MainActor @preconcurrency
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
  @MainActor @preconcurrency
  public func title(for state: UIControl.State = .normal) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: state) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  @MainActor @preconcurrency
  public var tap: ControlEvent<Void> { .never() }
}

extension Reactive where Base: UITextField {
  @MainActor @preconcurrency
  public var text: ControlProperty<String?> {
    let base = base
    return ControlProperty(base.text) { base.text = $0 }
  }
}

extension Reactive where Base: UISearchBar {
  @MainActor @preconcurrency
  public var text: ControlProperty<String?> {
    let base = base
    return ControlProperty(base.text) { base.text = $0 }
  }
  @MainActor @preconcurrency
  public var searchButtonClicked: ControlEvent<Void> { .never() }
  @MainActor @preconcurrency
  public var cancelButtonClicked: ControlEvent<Void> { .never() }
}

extension Reactive where Base: UISwitch {
  @MainActor @preconcurrency
  public var isOn: ControlProperty<Bool> {
    let base = base
    return ControlProperty(base.isOn) { base.isOn = $0 }
  }
}

extension Reactive where Base: UISegmentedControl {
  @MainActor @preconcurrency
  public var selectedSegmentIndex: ControlProperty<Int> {
    let base = base
    return ControlProperty(base.selectedSegmentIndex) { base.selectedSegmentIndex = $0 }
  }
}

extension Reactive where Base: UIRefreshControl {
  @MainActor @preconcurrency
  public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  @MainActor @preconcurrency
  public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Reactive where Base: UIViewController {
  @MainActor @preconcurrency
  public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UIScrollView {
  @MainActor @preconcurrency
  public var contentOffset: ControlProperty<CGPoint> {
    let base = base
    return ControlProperty(base.contentOffset) { base.contentOffset = $0 }
  }
  @MainActor @preconcurrency
  public var didScroll: ControlEvent<Void> { .never() }
  @MainActor @preconcurrency
  public var willBeginDragging: ControlEvent<Void> { .never() }
  @MainActor @preconcurrency
  public var didEndDecelerating: ControlEvent<Void> { .never() }
}

extension Reactive where Base: UITapGestureRecognizer {
  @MainActor @preconcurrency
  public var event: ControlEvent<UITapGestureRecognizer> { .never() }
}
