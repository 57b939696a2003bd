import HeadlessUIKit

/// A choice among several, as it is shown while nobody chooses.
public struct Picker<SelectionValue: Hashable, Content: View, Title: View>: View, MadeView {
  public typealias Body = Never
  private let title: Title
  private let selection: SelectionValue
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Title
  ) { (self.selection, self.content, title) = (selection.wrappedValue, content(), label()) }

  func made(in surroundings: Surroundings) -> [UIView] {
    let tags = ViewTags()
    var inner = surroundings
    inner.tags = tags
    let options = content.views(in: inner)
    let chosen = options.firstIndex { tags.tag(of: $0) == AnyHashable(selection) }
    if surroundings.pickerStyle == .segmented {
      let control = UISegmentedControl(items: options.map { $0.firstText ?? "" })
      control.selectedSegmentIndex = chosen ?? -1
      return [control]
    }
    return HStack {
      title
      Spacer()
      if let chosen { ShownControl { options[chosen] } }
      Image(systemName: "chevron.up.chevron.down").foregroundColor(.secondary)
    }.views(in: surroundings)
  }
}

extension Picker where Title == Text {
  public init(
    _ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content, self.title) = (selection.wrappedValue, content(), Text(title))
  }
}

/// How choices are shown.
public enum PickerStyle: Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// What the views among which one is chosen stand for.
@MainActor final class ViewTags {
  private var tags: [ObjectIdentifier: AnyHashable] = [:]
  func tag(of view: UIView) -> AnyHashable? { tags[ObjectIdentifier(view)] }
  /// What a view itself says comes before what a list says of it.
  func add(_ tag: AnyHashable, to views: [UIView]) {
    for view in views where self.tag(of: view) == nil { tags[ObjectIdentifier(view)] = tag }
  }
}

/// A view that stands for a value where one is chosen.
struct TaggedView: View, MadeView {
  typealias Body = Never
  let content: any View
  let tag: AnyHashable

  func made(in surroundings: Surroundings) -> [UIView] {
    let views = content.views(in: surroundings)
    surroundings.tags?.add(tag, to: views)
    return views
  }
}

extension View {
  public func tag(_ tag: some Hashable) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }

  public func pickerStyle(_ style: PickerStyle) -> ModifiedView<Self> {
    ModifiedView(content: self, surround: { $0.pickerStyle = style })
  }
}

extension UIView {
  /// The first text in it.
  fileprivate var firstText: String? {
    (self as? UILabel)?.text ?? subviews.compactMap { $0.firstText }.first
  }
}
