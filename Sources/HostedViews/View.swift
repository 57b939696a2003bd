import HeadlessUIKit

// What cells host of SwiftUI: its usual views made of UIKit's, whose sizes constraints then give.
// Nothing here is drawn, animated or updated; a view is asked for its body once, when it is shown.

/// A part of an interface.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view that is made of no others has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("a view that is made of no others has no body") }
}

/// A view that is one of UIKit's, or several.
@MainActor protocol MadeView {
  /// The views in the surroundings that those outside have set.
  func made(in surroundings: Surroundings) -> [UIView]
}

/// What a view takes from those that it stands in.
struct Surroundings {
  var font = UIFont.preferredFont(forTextStyle: .body)
  var color: UIColor?
  var textCase: Text.Case?
  var lineLimit = 0
  var alignment = NSTextAlignment.natural
  /// The axis of the stack around it; nil outside of stacks.
  var axis: NSLayoutConstraint.Axis?
  /// How buttons are shown; nil for their label in the tint of the app.
  var buttonStyle: (@MainActor (ButtonStyleConfiguration) -> any View)?
  /// How choices are shown.
  var pickerStyle = PickerStyle.automatic
  /// Where it is noted what the views of a choice stand for.
  var tags: ViewTags?
  /// Where the types of views are noted that have a body.
  var parts: PartTypes?
}

/// The types of the views that something is made of.
@MainActor final class PartTypes {
  private(set) var names: Set<String> = []

  func note(_ type: any View.Type) { names.insert(String(reflecting: type)) }
}

extension View {
  /// The views that it comes down to.
  func views(in surroundings: Surroundings) -> [UIView] {
    if let made = self as? any MadeView { return made.made(in: surroundings) }
    if let view = self as? any UIViewRepresentable { return [view.plainView] }
    if let controller = self as? any UIViewControllerRepresentable { return [controller.plainView] }
    surroundings.parts?.note(Self.self)
    // The body of one that is made of no others cannot be asked for.
    return Body.self == Never.self ? [] : body.views(in: surroundings)
  }

  /// The views as one: several stand below each other, as SwiftUI has it.
  func view(in surroundings: Surroundings) -> UIView {
    let views = views(in: surroundings)
    if views.count == 1 { return views[0] }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .center
    return stack
  }
}

/// Several views, one after the other.
public struct TupleView: View, MadeView {
  public typealias Body = Never
  let parts: [any View]
  func made(in surroundings: Surroundings) -> [UIView] {
    parts.flatMap { $0.views(in: surroundings) }
  }
}

/// Makes one view of those that a closure lists.
@resultBuilder @MainActor public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part) }
    return TupleView(parts: parts)
  }
  public static func buildIf(_ content: (any View)?) -> AnyView {
    content.map { AnyView($0) } ?? AnyView(EmptyView())
  }
  public static func buildEither(first: any View) -> AnyView { AnyView(first) }
  public static func buildEither(second: any View) -> AnyView { AnyView(second) }
  public static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}

public struct EmptyView: View, MadeView {
  public typealias Body = Never
  public init() {}
  func made(in surroundings: Surroundings) -> [UIView] { [] }
}

public struct AnyView: View, MadeView {
  public typealias Body = Never
  private let content: any View
  public init(_ content: any View) { self.content = content }
  func made(in surroundings: Surroundings) -> [UIView] { content.views(in: surroundings) }
}

public struct Group<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

public enum Axis: Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

/// Views that scroll, which begin where they are seen: nobody scrolls them here.
public struct ScrollView<Content: View>: View {
  public let body: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { body = content() }
}

/// A view for each of several values.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, MadeView {
  public typealias Body = Never
  private let data: Data
  private let identifier: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, identifier, self.content) = (data, { $0[keyPath: id] }, content) }

  func made(in surroundings: Surroundings) -> [UIView] {
    data.flatMap { element in
      let views = content(element).views(in: surroundings)
      surroundings.tags?.add(AnyHashable(identifier(element)), to: views)
      return views
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, identifier, self.content) = (data, \.id, content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, identifier, self.content) = (data, { $0 }, content)
  }
}
