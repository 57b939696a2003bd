public import Foundation
import HeadlessUIKit

public struct Button<Content: View>: View {
  private let label: Content
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.label = label()
  }
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.label = label()
  }
  public var body: some View { label.foregroundColor(.accentColor) }
}

public enum ButtonRole: Sendable { case cancel, destructive }

extension Button where Content == Text {
  public init(_ title: String, action: @escaping () -> Void) { label = Text(title) }
  public init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
    label = Text(title)
  }
}

extension Button where Content == Label {
  public init(_ title: String, systemImage: String, action: @escaping () -> Void) {
    label = Label(title, systemImage: systemImage)
  }
  public init(
    _ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    label = Label(title, systemImage: systemImage)
  }
}

public struct Toggle: View {
  private let title: String
  private let isOn: Bool
  public init(_ title: String, isOn: Binding<Bool>) {
    (self.title, self.isOn) = (title, isOn.wrappedValue)
  }

  public var body: some View {
    HStack {
      Text(title)
      Spacer()
      ShownControl {
        let view = UISwitch()
        view.isOn = isOn
        return view
      }
    }
  }
}

public struct ProgressView: View {
  public init() {}
  public var body: some View { ShownControl { UIActivityIndicatorView(style: .medium) } }
}

/// One of UIKit's controls.
struct ShownControl: View, MadeView {
  typealias Body = Never
  let make: @MainActor () -> UIView
  func made(in surroundings: Surroundings) -> [UIView] { [make()] }
}

// MARK: - What views keep

/// A value that a view keeps: what it is at first, since nothing changes it here.
@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  public var projectedValue: Binding<Value> { .constant(value) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    let get = get
    return .constant(get()[keyPath: path])
  }
}

@propertyWrapper public struct ObservedObject<Object: AnyObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    fileprivate let object: Object
    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Member>
    ) -> Binding<Member> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

public typealias StateObject = ObservedObject
public typealias Bindable = ObservedObject

/// A value of the surroundings: what those of a cell on a light screen are.
@propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  @MainActor public init(_ path: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: path]
  }
}

@MainActor public struct EnvironmentValues {
  public var colorScheme: ColorScheme {
    UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
  }
  public var displayScale: CGFloat { UIScreen.main.scale }
  public var isEnabled: Bool { true }
}

/// A setting that nobody has changed.
@propertyWrapper public struct AppStorage<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}
