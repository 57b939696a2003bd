import AutoLayout
import ConstraintSolver
import Foundation

/// The views inside one as a tree of values, with the objects at the same places.
@MainActor struct ViewReading {
  private(set) var tree = LayoutTree()
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var items: [ObjectIdentifier: LayoutTree.Item] = [:]
  private let isFitting: Bool

  /// Reads what is inside a view.
  ///
  /// - Parameter isFitting: Whether it is asked for its size: then a cell's content view fills it,
  ///   whatever frame code gave that.
  init(_ root: UIView, isFitting: Bool) {
    self.isFitting = isFitting
    let traits = root.traitCollection
    tree.isRightToLeft = traits.layoutDirection == .rightToLeft
    tree.scale = Double(max(1, traits.displayScale))
    enter(root, in: nil)
    for (index, view) in views.enumerated() {
      if index == 0 || !view.translatesAutoresizingMaskIntoConstraints {
        tree.views[index].content = view.layoutContent
      }
      if let stack = view as? UIStackView { tree.views[index].stack = read(stack) }
    }
    for constraint in views.flatMap(\.constraints).sorted(by: { $0.order < $1.order }) {
      guard let read = read(constraint) else { continue }
      tree.constraints.append(read)
      constraints.append(constraint)
    }
  }

  /// The place of a view; nil where it is not inside.
  func index(of view: UIView) -> Int? {
    guard case .view(let index) = items[ObjectIdentifier(view)] else { return nil }
    return index
  }

  // MARK: Views

  private mutating func enter(_ view: UIView, in outer: Int?) {
    let index = views.count
    items[ObjectIdentifier(view)] = .view(index)
    views.append(view)
    var node = LayoutTree.View(in: outer)
    if view.translatesAutoresizingMaskIntoConstraints {
      node.autoresizing = spans(of: view, in: view.superview)
    }
    if let outer {
      node.isCellContent = (views[outer] as? any ConfiguredCell)?.contentView === view
    }
    tree.views.append(node)
    for subview in view.subviews where !subview.isLayoutBoundary {
      if let stack = view as? UIStackView, stack.isArrangedAndHidden(subview) { continue }
      enter(subview, in: index)
    }
  }

  private func spans(
    of view: UIView, in outer: UIView?
  ) -> LayoutTree.Pair<AutoresizedSpan> {
    let bounds = outer?.bounds ?? .zero
    if isFitting, let cell = outer as? any ConfiguredCell, cell.contentView === view {
      let own = cell.contentFrame
      let fill = Autoresizing(
        before: 0, extent: 1, after: 0, flexible: (before: false, extent: true, after: false))
      return LayoutTree.Pair(
        AutoresizedSpan(
          fill, in: Double(bounds.width), start: Double(own.minX - bounds.minX),
          length: Double(own.width)),
        AutoresizedSpan(
          fill, in: Double(bounds.height), start: Double(own.minY - bounds.minY),
          length: Double(own.height)))
    }
    let own = view.box
    return LayoutTree.Pair(
      AutoresizedSpan(
        Autoresizing(view, outer: bounds, along: .horizontal), in: Double(bounds.width),
        start: Double(own.minX - bounds.minX), length: Double(own.width)),
      AutoresizedSpan(
        Autoresizing(view, outer: bounds, along: .vertical), in: Double(bounds.height),
        start: Double(own.minY - bounds.minY), length: Double(own.height)))
  }

  /// A stack with what it arranges; with nothing, where something of that is elsewhere.
  private mutating func read(_ stack: UIStackView) -> LayoutTree.Stack {
    let arranged = stack.arrangedSubviews.filter { !stack.isArrangedAndHidden($0) }
    var read = LayoutTree.Stack()
    read.axis = LayoutTree.Axis(stack.axis)
    read.isRightToLeft = stack.ownReadsRightToLeft
    read.distribution = LayoutTree.Stack.Distribution(stack.distribution)
    read.alignment = LayoutTree.Stack.Alignment(stack.alignment)
    read.spacings = arranged.map { Double(stack.spacing(after: $0)) }
    let places = arranged.compactMap { index(of: $0) }
    if places.count == arranged.count { read.arranged = places }
    if stack.isLayoutMarginsRelativeArrangement {
      read.margins = LayoutTree.Insets(stack.marginInsets)
    }
    if read.alignment.isBaseline { for place in read.arranged { findBaselines(ofView: place) } }
    return read
  }

  private mutating func findBaselines(ofView index: Int) {
    let view = views[index]
    var (first, last) = (view, view)
    while case let next = first.forFirstBaselineLayout, next !== first { first = next }
    while case let next = last.forLastBaselineLayout, next !== last { last = next }
    tree.views[index].firstBaseline = LayoutTree.Baseline(
      of: first === view ? nil : self.index(of: first), offset: Double(first.firstBaselineOffset))
    tree.views[index].lastBaseline = LayoutTree.Baseline(
      of: last === view ? nil : self.index(of: last), offset: Double(last.lastBaselineOffset))
  }

  // MARK: Constraints

  /// A constraint; nil where it names something that is not inside.
  private mutating func read(_ constraint: NSLayoutConstraint) -> LayoutTree.Constraint? {
    guard let first = quantity(constraint.first, beside: constraint.second) else { return nil }
    var second: LayoutTree.Quantity?
    if let reference = constraint.second {
      second = quantity(reference, beside: constraint.first)
      if second == nil { return nil }
    }
    var read = LayoutTree.Constraint(
      first, LinearRelation(constraint.relation), second,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue))
    read.isRightToLeft = constraint.holder?.ownReadsRightToLeft
    return read
  }

  private mutating func quantity(
    _ reference: AnchorReference, beside other: AnchorReference?
  ) -> LayoutTree.Quantity? {
    guard let origin = reference.origin else {
      return anchor(reference, beside: other).map { LayoutTree.Quantity($0) }
    }
    guard let end = anchor(reference.end, beside: origin),
      let start = anchor(origin, beside: reference.end)
    else { return nil }
    return LayoutTree.Quantity(end, from: start)
  }

  /// An anchor: the margins of a view are those of its guide, and the edges of a scroll view, seen
  /// from inside it, those of what it scrolls.
  private mutating func anchor(
    _ reference: AnchorReference, beside other: AnchorReference?
  ) -> LayoutTree.Anchor? {
    guard let item = reference.item,
      let attribute = LayoutTree.Attribute(reference.attribute)
    else { return nil }
    if reference.attribute.isMargin, let view = item as? UIView {
      return self.item(view.layoutMarginsGuide).map { LayoutTree.Anchor($0, attribute) }
    }
    if let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      let inner = other?.view, inner !== scroll || other?.isGuide == true,
      inner.isDescendant(of: scroll)
    {
      return self.item(scroll.contentLayoutGuide).map { LayoutTree.Anchor($0, attribute) }
    }
    guard let place = self.item(item) else { return nil }
    if case .view(let index) = place, attribute == .firstBaseline || attribute == .lastBaseline {
      findBaselines(ofView: index)
    }
    return LayoutTree.Anchor(place, attribute)
  }

  /// The place of a view or a guide; nil where it is not inside.
  private mutating func item(_ item: AnyObject) -> LayoutTree.Item? {
    if let known = items[ObjectIdentifier(item)] { return known }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let owner = index(of: view)
    else { return nil }
    let place: LayoutTree.Item = .guide(guides.count)
    guides.append(guide)
    tree.guides.append(LayoutTree.Guide(of: owner, role(of: guide, of: view)))
    items[ObjectIdentifier(guide)] = place
    return place
  }

  private func role(of guide: UILayoutGuide, of view: UIView) -> LayoutTree.Guide.Role {
    switch guide.role {
    case .own: return .own
    case .safeArea: return .inset(LayoutTree.Insets(view.safeAreaInsets))
    case .margins: return .inset(LayoutTree.Insets(view.marginInsets))
    case .readable: return .readable(LayoutTree.Insets(view.marginInsets))
    case .frame: return .inset(LayoutTree.Insets())
    case .content:
      guard view is UIScrollView else { return .inset(LayoutTree.Insets()) }
      return .scrolled(x: Double(view.bounds.minX), y: Double(view.bounds.minY))
    case .keyboard:
      let guide = guide as? UIKeyboardLayoutGuide
      let height = guide?.usesBottomSafeArea == false ? 0 : Double(view.safeAreaInsets.bottom)
      return .keyboard(height: height)
    }
  }
}

extension UIView {
  /// What its content asks for; nil for nothing.
  fileprivate var layoutContent: LayoutTree.Content? {
    var content = LayoutTree.Content(size: LayoutTree.Pair(intrinsic: intrinsicContentSize))
    if content.size == LayoutTree.Pair(nil, nil) { return nil }
    content.hugging = LayoutTree.Pair(
      Double(contentHuggingPriority(for: .horizontal).rawValue),
      Double(contentHuggingPriority(for: .vertical).rawValue))
    content.resistance = LayoutTree.Pair(
      Double(contentCompressionResistancePriority(for: .horizontal).rawValue),
      Double(contentCompressionResistancePriority(for: .vertical).rawValue))
    if wrapsContent {
      content.wrapped = { width in
        self.contentSize(wrappedTo: CGFloat(width)).map { LayoutTree.Pair(intrinsic: $0) }
      }
    }
    return content
  }
}

extension LayoutTree.Pair where Value == Double? {
  /// The extents that a content has along the axes on which it has one.
  @MainActor fileprivate init(intrinsic size: CGSize) {
    let known = { (extent: CGFloat) -> Double? in
      extent == UIView.noIntrinsicMetric ? nil : Double(extent)
    }
    self.init(known(size.width), known(size.height))
  }
}

extension LayoutTree.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension LayoutTree.Axis {
  init(_ axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension LayoutTree.Stack.Distribution {
  fileprivate init(_ distribution: UIStackView.Distribution) {
    self =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
  }
}

extension LayoutTree.Stack.Alignment {
  fileprivate init(_ alignment: UIStackView.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
  }
}

extension LinearRelation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
  }
}

extension LayoutTree.Attribute {
  /// The attribute, a margin's as that of the guide; nil for none.
  fileprivate init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leftMargin: self = .left
    case .right, .rightMargin: self = .right
    case .leading, .leadingMargin: self = .leading
    case .trailing, .trailingMargin: self = .trailing
    case .centerX, .centerXWithinMargins: self = .centerX
    case .top, .topMargin: self = .top
    case .bottom, .bottomMargin: self = .bottom
    case .centerY, .centerYWithinMargins: self = .centerY
    case .width: self = .width
    case .height: self = .height
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    case .notAnAttribute: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
