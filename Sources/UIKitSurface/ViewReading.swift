import AutoLayout
import ConstraintSolver
import SwiftInterpreter

/// The views of a program inside one as a tree of values, with the objects at the same places.
struct ViewReading {
  private(set) var tree = LayoutTree()
  private(set) var views: [Value] = []
  private(set) var constraints: [Value] = []
  private var places: [ObjectReference: Int] = [:]
  /// By owner and role, since a program is given another guide each time; its own by object.
  private var guides: [GuideKey: Int] = [:]
  let call: NativeCall

  private enum GuideKey: Hashable {
    case given(view: Int, role: Int)
    case own(ObjectReference)
  }

  /// Reads what is inside a view, on a screen with so many pixels to a point.
  init(
    _ root: Value, scale: Double, isRightToLeft: Bool, from call: NativeCall
  ) throws(Interruption) {
    self.call = call
    tree.scale = scale
    tree.isRightToLeft = isRightToLeft
    try enter(root, in: nil)
    for index in views.indices {
      if index == 0 || tree.views[index].autoresizing == nil {
        tree.views[index].content = try content(of: views[index])
        let lines = try call.list("_baselines", of: views[index])
        if lines.count == 2 {
          tree.views[index].firstBaseline.offset = try call.number(lines[0])
          tree.views[index].lastBaseline.offset = try call.number(lines[1])
        }
      }
      if call.isInstance(views[index], of: "UIStackView") {
        tree.views[index].stack = try stack(views[index])
      }
    }
    try readConstraints()
    findBaselinesOfStacks()
  }

  /// Whether there is anything that constraints decide.
  var hasConstraints: Bool {
    !tree.constraints.isEmpty || tree.views.contains { $0.stack != nil }
  }

  /// The constraints, solved; who waits may stop that.
  func solved(
    width: LayoutSolving.Extent, height: LayoutSolving.Extent
  ) throws(Interruption) -> LayoutSolving {
    let solving = LayoutSolving(
      tree, width: width, height: height, cancelledWhen: { call.isCancelled })
    if solving.isCancelled { try call.checkCancellation() }
    return solving
  }

  // MARK: Views

  /// The place of a view; nil where it is not inside.
  func index(of view: Value) -> Int? { view.asObject.flatMap { places[$0] } }

  private mutating func enter(_ view: Value, in outer: Int?) throws(Interruption) {
    guard let object = view.asObject else { return }
    let index = views.count
    places[object] = index
    views.append(view)
    tree.views.append(LayoutTree.View(in: outer))
    if try call.flag("translatesAutoresizingMaskIntoConstraints", of: view) {
      tree.views[index].autoresizing = try spans(of: view, in: outer)
    }
    if let outer { tree.views[index].isCellContent = try isContent(view, of: views[outer]) }
    let isStack = call.isInstance(view, of: "UIStackView")
    let arranged = isStack ? try call.list("arrangedSubviews", of: view).map(\.asObject) : []
    for subview in try call.list("subviews", of: view) {
      let isHidden = try call.flag("isHidden", of: subview)
      if isHidden, arranged.contains(subview.asObject) { continue }
      try enter(subview, in: index)
    }
  }

  /// How a view follows its outer one; the content view of a cell fills it.
  private func spans(
    of view: Value, in outer: Int?
  ) throws(Interruption) -> LayoutTree.Pair<AutoresizedSpan> {
    if let outer, try isContent(view, of: views[outer]) {
      let fill = Autoresizing(
        before: 0, extent: 1, after: 0, flexible: (before: false, extent: true, after: false))
      let span = AutoresizedSpan(fill, in: 0, start: 0, length: 0)
      return LayoutTree.Pair(span, span)
    }
    let frame = try call.numbers(try call.property("frame", of: view))
    var outerFrame = [0.0, 0, 0, 0]
    if let outer { outerFrame = try call.numbers(try call.property("frame", of: views[outer])) }
    let mask = try call.integer(
      try call.property("rawValue", of: try call.property("autoresizingMask", of: view)))
    func span(_ axis: Int) -> AutoresizedSpan {
      let (start, length, room) = (frame[axis], frame[axis + 2], outerFrame[axis + 2])
      let shares = Autoresizing(
        before: start, extent: length, after: room - start - length, mask: mask >> (axis * 3))
      return AutoresizedSpan(shares, in: room, start: start, length: length)
    }
    return LayoutTree.Pair(span(0), span(1))
  }

  /// Whether a view is the content view of a cell.
  private func isContent(_ view: Value, of cell: Value) throws(Interruption) -> Bool {
    guard call.isInstance(cell, of: "UICollectionViewCell") else { return false }
    return try call.property("contentView", of: cell).asObject == view.asObject
  }

  private func content(of view: Value) throws(Interruption) -> LayoutTree.Content? {
    let size = try intrinsicSize(of: view)
    if size == LayoutTree.Pair(nil, nil) { return nil }
    var content = LayoutTree.Content(size: size)
    content.hugging = try pair("_hugging", of: view)
    content.resistance = try pair("_resistance", of: view)
    if try call.flag("_wraps", of: view) {
      content.wrapped = { [call] width in
        // What a program's own property refuses was refused when it was asked first.
        try? call.setProperty("_wrappingWidth", of: view, to: .double(width))
        defer { try? call.setProperty("_wrappingWidth", of: view, to: .double(0)) }
        return try? intrinsicSize(of: view)
      }
    }
    return content
  }

  private func intrinsicSize(of view: Value) throws(Interruption) -> LayoutTree.Pair<Double?> {
    let size = try call.numbers(try call.property("intrinsicContentSize", of: view))
    guard size.count == 2 else { return LayoutTree.Pair(nil, nil) }
    return LayoutTree.Pair(size[0] == -1 ? nil : size[0], size[1] == -1 ? nil : size[1])
  }

  private func pair(
    _ name: String, of view: Value
  ) throws(Interruption) -> LayoutTree.Pair<Double> {
    let values = try call.list(name, of: view)
    return LayoutTree.Pair(try call.number(values[0]), try call.number(values[1]))
  }

  private func stack(_ view: Value) throws(Interruption) -> LayoutTree.Stack {
    var stack = LayoutTree.Stack()
    stack.isRightToLeft = try readsRightToLeft(view)
    stack.axis = try call.caseName("axis", of: view) == "vertical" ? .vertical : .horizontal
    stack.distribution =
      switch try call.caseName("distribution", of: view) {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch try call.caseName("alignment", of: view) {
      case "leading", "top": .leading
      case "firstBaseline": .firstBaseline
      case "center": .center
      case "trailing", "bottom": .trailing
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.arranged = try call.list("_shown", of: view).compactMap {
      $0.asObject.flatMap { places[$0] }
    }
    for spacing in try call.list("_spacings", of: view) {
      stack.spacings.append(try call.number(spacing))
    }
    if try call.flag("isLayoutMarginsRelativeArrangement", of: view) {
      stack.margins = try margins(of: view)
    }
    return stack
  }

  private func margins(of view: Value) throws(Interruption) -> LayoutTree.Insets {
    let sides = try call.numbers(try call.property("layoutMargins", of: view))
    return LayoutTree.Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// A column has the lines of its first and last views, a row those of its tallest.
  private mutating func findBaselinesOfStacks() {
    for index in tree.views.indices.reversed() {
      guard let stack = tree.views[index].stack, let first = stack.arranged.first,
        let last = stack.arranged.last
      else { continue }
      let tallest = stack.arranged.max { left, right in height(left) < height(right) } ?? first
      let isColumn = stack.axis == .vertical
      tree.views[index].firstBaseline = baseline(\.firstBaseline, of: isColumn ? first : tallest)
      tree.views[index].lastBaseline = baseline(\.lastBaseline, of: isColumn ? last : tallest)
    }
  }

  private func height(_ view: Int) -> Double { tree.views[view].content?.size.vertical ?? -1 }

  /// The line that a view has, of the view inside that has it.
  private func baseline(
    _ line: KeyPath<LayoutTree.View, LayoutTree.Baseline>, of view: Int
  ) -> LayoutTree.Baseline {
    let own = tree.views[view][keyPath: line]
    return LayoutTree.Baseline(of: own.view ?? view, offset: own.offset)
  }

  // MARK: Constraints

  /// Where a summand comes from, in words.
  func words(_ origin: LayoutDerivation.Origin) throws(Interruption) -> String {
    if case .constraint(let index) = origin {
      return try equation(index)
    }
    return origin.words(equation: { _ in "" }, name: { call.typeName(of: views[$0]) })
  }

  /// What a constraint says.
  func equation(_ index: Int) throws(Interruption) -> String {
    try call.property("_equation", of: constraints[index]).asString ?? ""
  }

  private mutating func readConstraints() throws(Interruption) {
    var found: [(order: Int, value: Value, isRightToLeft: Bool?)] = []
    for view in views {
      let constraints = try call.list("_constraints", of: view)
      let isRightToLeft = constraints.isEmpty ? nil : try readsRightToLeft(view)
      for constraint in constraints {
        let order = try call.integer(try call.property("_order", of: constraint))
        found.append((order, constraint, isRightToLeft))
      }
    }
    for (_, value, isRightToLeft) in found.sorted(by: { $0.order < $1.order }) {
      guard var constraint = try read(value) else { continue }
      constraint.isRightToLeft = isRightToLeft
      tree.constraints.append(constraint)
      constraints.append(value)
    }
  }

  /// Whether leading is at the right in what a view arranges; nil where the screen says.
  private func readsRightToLeft(_ view: Value) throws(Interruption) -> Bool? {
    switch try call.caseName("semanticContentAttribute", of: view) {
    case "unspecified": nil
    case let own: own == "forceRightToLeft"
    }
  }

  /// A constraint; nil where it names something that is not inside.
  private mutating func read(_ value: Value) throws(Interruption) -> LayoutTree.Constraint? {
    let firstAnchor = try call.property("_first", of: value)
    let secondAnchor = try call.property("_second", of: value).unwrapped
    guard let first = try quantity(firstAnchor, beside: secondAnchor) else { return nil }
    var second: LayoutTree.Quantity?
    if let anchor = secondAnchor {
      second = try quantity(anchor, beside: firstAnchor)
      if second == nil { return nil }
    }
    let relation = try call.integer(try call.property("_relation", of: value))
    let priority = try call.property("priority", of: value)
    return LayoutTree.Constraint(
      first, relation < 0 ? .atMost : relation > 0 ? .atLeast : .equal, second,
      multiplier: try call.number(try call.property("multiplier", of: value)),
      constant: try call.number(try call.property("constant", of: value)),
      priority: try call.number(try call.property("rawValue", of: priority)))
  }

  private mutating func quantity(
    _ anchor: Value, beside other: Value?
  ) throws(Interruption) -> LayoutTree.Quantity? {
    let origin = try call.property("_origin", of: anchor).unwrapped
    guard let end = try self.anchor(anchor, beside: origin ?? other) else { return nil }
    guard let origin else { return LayoutTree.Quantity(end) }
    return try self.anchor(origin, beside: anchor).map { LayoutTree.Quantity(end, from: $0) }
  }

  /// Whether an anchor stands inside a scroll view: then the view's edges are those of what it scrolls.
  private func isInside(_ anchor: Value, _ scroll: Int) throws(Interruption) -> Bool {
    guard let item = try call.property("_item", of: anchor).unwrapped else { return false }
    var place = item.asObject.flatMap { places[$0] }
    if place == scroll { return false }
    if place == nil, call.isInstance(item, of: "UILayoutGuide") {
      place = try call.property("owningView", of: item).unwrapped?.asObject.flatMap { places[$0] }
    }
    while let view = place, view != scroll { place = tree.views[view].outer }
    return place == scroll
  }

  private mutating func anchor(
    _ anchor: Value, beside other: Value?
  ) throws(Interruption) -> LayoutTree.Anchor? {
    let number = try call.integer(try call.property("_attribute", of: anchor))
    guard let item = try call.property("_item", of: anchor).unwrapped,
      let attribute = LayoutTree.Attribute(number: number)
    else { return nil }
    if let view = item.asObject.flatMap({ places[$0] }) {
      let isMargin = number > LayoutTree.Attribute.lastNumber
      if attribute != .width, attribute != .height, let other,
        call.isInstance(item, of: "UIScrollView"), try isInside(other, view)
      {
        return LayoutTree.Anchor(.guide(try guide(of: view, role: 4)), attribute)
      }
      guard isMargin else { return LayoutTree.Anchor(.view(view), attribute) }
      return LayoutTree.Anchor(.guide(try guide(of: view, role: 2)), attribute)
    }
    guard call.isInstance(item, of: "UILayoutGuide"),
      let owner = try call.property("owningView", of: item).unwrapped?.asObject,
      let view = places[owner]
    else { return nil }
    let role = try call.integer(try call.property("_role", of: item))
    guard role == 0 else {
      return LayoutTree.Anchor(.guide(try guide(of: view, role: role)), attribute)
    }
    guard let object = item.asObject else { return nil }
    return LayoutTree.Anchor(.guide(place(.own(object), of: view, .own)), attribute)
  }

  /// The guide that a view gives: 1 its safe area, which cells have none of, 2 its margins, 3 what
  /// of them is readable, 4 what it scrolls, 5 the frame in which it does.
  private mutating func guide(of view: Int, role: Int) throws(Interruption) -> Int {
    let margins = try margins(of: views[view])
    let kind: LayoutTree.Guide.Role =
      switch role {
      case 1, 5: .inset(LayoutTree.Insets())
      case 2: .inset(margins)
      case 4: .scrolled(x: 0, y: 0)
      default: .readable(margins)
      }
    return place(.given(view: view, role: role), of: view, kind)
  }

  private mutating func place(
    _ key: GuideKey, of view: Int, _ role: LayoutTree.Guide.Role
  ) -> Int {
    if let known = guides[key] { return known }
    tree.guides.append(LayoutTree.Guide(of: view, role))
    guides[key] = tree.guides.count - 1
    return tree.guides.count - 1
  }
}

extension LayoutTree.Attribute {
  /// The last of UIKit's numbers that is no margin's.
  static let lastNumber = 12

  private static let numbered: [Self] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .left, .right, .top, .bottom, .leading, .trailing, .centerX,
    .centerY,
  ]

  /// UIKit's number for it.
  var number: Int { (Self.numbered.firstIndex(of: self) ?? -1) + 1 }

  /// The attribute with UIKit's number, a margin's as that of the guide; nil for none.
  init?(number: Int) {
    guard Self.numbered.indices.contains(number - 1) else { return nil }
    self = Self.numbered[number - 1]
  }
}
