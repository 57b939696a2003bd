public import Foundation
import HeadlessUIKit

public struct Button<Content: View>: View, MadeView {
  public typealias Body = Never
  private let label: Content
  private var role: ButtonRole?
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.label = label()
  }
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    (self.label, self.role) = (label(), role)
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    let configuration = ButtonStyleConfiguration(label: AnyView(label), role: role)
    let shown = surroundings.buttonStyle?(configuration) ?? label.foregroundColor(.accentColor)
    return shown.views(in: surroundings)
  }
}

public enum ButtonRole: Sendable { case cancel, destructive }

extension Button where Content == Text {
  public init(_ title: String, action: @escaping () -> Void) { label = Text(title) }
  public init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
    (label, self.role) = (Text(title), role)
  }
}

extension Button where Content == Label<Text, Image> {
  public init(_ title: String, systemImage: String, action: @escaping () -> Void) {
    label = Label(title, systemImage: systemImage)
  }
  public init(
    _ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    (label, self.role) = (Label(title, systemImage: systemImage), role)
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

extension Button where Content == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(title.text, action: action)
  }
}

public struct ProgressView: View {
  private let value: Double?
  private let title: String?
  public init() { (value, title) = (nil, nil) }
  public init(_ title: String) { (value, self.title) = (nil, title) }
  public init(value: Double?, total: Double = 1) {
    (self.value, title) = (value.map { $0 / max(total, .ulpOfOne) }, nil)
  }
  public init(_ title: String, value: Double?, total: Double = 1) {
    (self.value, self.title) = (value.map { $0 / max(total, .ulpOfOne) }, title)
  }

  public var body: some View {
    VStack(alignment: value == nil ? .center : .leading) {
      if let title, value != nil { Text(title) }
      ShownControl {
        guard let value else { return UIActivityIndicatorView(style: .medium) }
        let view = UIProgressView(progressViewStyle: .default)
        view.setProgress(Float(value), animated: false)
        return view
      }
      if let title, value == nil { Text(title) }
    }
  }
}

public struct Slider: View {
  private let value: Float
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let length = max(bounds.upperBound - bounds.lowerBound, .ulpOfOne)
    self.value = Float((value.wrappedValue - bounds.lowerBound) / length)
  }

  public var body: some View {
    ShownControl {
      let view = UISlider()
      view.value = value
      return view
    }
  }
}

public struct Stepper: View {
  private let title: String
  public init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int> = 0...100) {
    self.title = title
  }

  public var body: some View {
    HStack {
      Text(title)
      Spacer()
      ShownControl { UIStepper() }
    }
  }
}

public struct TextField: View {
  private let title: String
  private let text: String
  public init(_ title: String, text: Binding<String>) {
    (self.title, self.text) = (title, text.wrappedValue)
  }

  public var body: some View {
    ShownControl {
      let view = UITextField()
      view.placeholder = title
      view.text = text
      return view
    }
  }
}

public struct Link: View {
  private let title: String
  public init(_ title: String, destination: URL) { self.title = title }
  public var body: some View { Text(title).foregroundColor(.accentColor) }
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
  public var locale: Locale { .current }
  public var calendar: Calendar { .current }
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// Closes what is presented: nothing is.
@MainActor public struct DismissAction {
  public func callAsFunction() {}
}

/// Opens what an address names: nothing is opened.
@MainActor public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}

/// A setting that nobody has changed.
@propertyWrapper public struct AppStorage<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}
