import ConstraintSolver
import Foundation

/// The constraints inside a view, solved: once at its size, or for a size that fits it.
///
/// What goes in, in this order: the size, stack views, constraints as they were activated, and the
/// sizes that contents ask for. A required constraint that cannot hold with those before it is
/// logged and left out; so of several in conflict the one that was activated last is broken.
@MainActor struct LayoutSolving {
  enum Extent {
    case fixed(CGFloat)
    case wanted(CGFloat, UILayoutPriority)
  }

  let root: UIView
  var system = ConstraintSystem()
  let isRightToLeft: Bool
  private let scale: CGFloat
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Views inside, each before those that it holds.
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrolled: [(view: UIScrollView, box: LayoutBox)] = []
  private var contents: [ContentConstraints] = []
  private var sources: [ConstraintIdentifier: NSLayoutConstraint] = [:]
  /// Whether conflicts are worth telling: not before the view has a size.
  private let logs: Bool

  init(root: UIView, width: Extent, height: Extent) {
    self.root = root
    let traits = root.traitCollection
    isRightToLeft = traits.layoutDirection == .rightToLeft
    scale = max(1, traits.displayScale)
    if case .fixed(0) = width { logs = false } else { logs = true }
    let box = LayoutBox(
      horizontal: LayoutSpan(start: Affine(0), length: length(width)),
      vertical: LayoutSpan(start: Affine(0), length: length(height)))
    enter(root, box)
  }

  /// Whether there is anything that the solver would decide.
  static func isNeeded(inside view: UIView) -> Bool {
    if !view.constraints.isEmpty || view is UIStackView { return true }
    return view.subviews.contains { !$0.isLayoutBoundary && isNeeded(inside: $0) }
  }

  /// Whether frames are being given that were solved, from which nothing new follows.
  private(set) static var isApplying = false

  static func applying(_ body: () -> Void) {
    let outer = isApplying
    isApplying = true
    body()
    isApplying = outer
  }

  // MARK: Boxes

  private mutating func length(_ extent: Extent) -> Affine {
    switch extent {
    case .fixed(let value): return Affine(Double(value))
    case .wanted(let value, let priority):
      if priority >= .required { return Affine(Double(value)) }
      let variable = system.makeVariable()
      add(Affine(variable) - Double(value), .equal, priority.rawValue)
      return Affine(variable)
    }
  }

  private mutating func enter(_ view: UIView, _ box: LayoutBox) {
    boxes[ObjectIdentifier(view)] = box
    views.append(view)
    let content = (view as? any ConfiguredCell)?.contentView
    for subview in view.subviews where !subview.isLayoutBoundary {
      if let stack = view as? UIStackView, stack.isArrangedAndHidden(subview) { continue }
      enter(
        subview,
        subview.translatesAutoresizingMaskIntoConstraints
          ? autoresized(subview, in: view, box)
          : subview === content ? contentBox(in: box) : freeBox())
    }
  }

  /// A content view whose mask makes no constraints: its cell's size, unless its own say another.
  private mutating func contentBox(in cell: LayoutBox) -> LayoutBox {
    let box = LayoutBox(
      horizontal: LayoutSpan(
        start: cell.horizontal.start, length: Affine(system.makeVariable())),
      vertical: LayoutSpan(start: cell.vertical.start, length: Affine(system.makeVariable())))
    add(box.horizontal.length - cell.horizontal.length, .equal, 999)
    add(box.vertical.length - cell.vertical.length, .equal, 999)
    return box
  }

  /// Four variables.
  mutating func freeBox() -> LayoutBox {
    LayoutBox(horizontal: freeSpan(), vertical: freeSpan())
  }

  mutating func freeSpan() -> LayoutSpan {
    LayoutSpan(start: Affine(system.makeVariable()), length: Affine(system.makeVariable()))
  }

  private func autoresized(_ view: UIView, in outer: UIView, _ box: LayoutBox) -> LayoutBox {
    let own = view.box
    let bounds = outer.bounds
    return LayoutBox(
      horizontal: Autoresizing(view, outer: bounds, along: .horizontal).span(
        in: box.horizontal, known: bounds.width, start: own.minX - bounds.minX,
        length: own.width),
      vertical: Autoresizing(view, outer: bounds, along: .vertical).span(
        in: box.vertical, known: bounds.height, start: own.minY - bounds.minY,
        length: own.height))
  }

  /// The box of a view or a guide; `nil` where it is not inside.
  mutating func box(of item: AnyObject) -> LayoutBox? {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let outer = boxes[ObjectIdentifier(view)]
    else { return nil }
    let box: LayoutBox
    switch guide.role {
    case .own: box = freeBox()
    case .safeArea: box = outer.inset(by: view.safeAreaInsets)
    case .margins: box = outer.inset(by: view.marginInsets)
    case .readable: box = readable(outer.inset(by: view.marginInsets))
    case .frame: box = outer
    case .content: box = content(of: view, outer)
    case .keyboard:
      let guide = guide as? UIKeyboardLayoutGuide
      let height = guide?.usesBottomSafeArea == false ? 0 : Double(view.safeAreaInsets.bottom)
      box = LayoutBox(
        horizontal: outer.horizontal,
        vertical: LayoutSpan(start: outer.vertical.end - height, length: Affine(height)))
    }
    boxes[ObjectIdentifier(guide)] = box
    guides.append(guide)
    return box
  }

  /// The middle of the margins, no wider than lines can be read.
  private mutating func readable(_ margins: LayoutBox) -> LayoutBox {
    let width = Affine(system.makeVariable())
    add(width - Self.readableWidth, .atMost)
    add(width - margins.horizontal.length, .atMost)
    add(width - margins.horizontal.length, .equal, 999)
    let start = margins.horizontal.center - width * 0.5
    return LayoutBox(
      horizontal: LayoutSpan(start: start, length: width), vertical: margins.vertical)
  }

  private static let readableWidth = 672.0

  private mutating func content(of view: UIView, _ outer: LayoutBox) -> LayoutBox {
    guard let view = view as? UIScrollView else { return outer }
    var box = freeBox()
    box.horizontal.start = outer.horizontal.start - Double(view.bounds.minX)
    box.vertical.start = outer.vertical.start - Double(view.bounds.minY)
    scrolled.append((view, box))
    return box
  }

  // MARK: Solving

  mutating func solve() {
    let inside = views
    for case let stack as UIStackView in inside { arrange(stack) }
    var constraints: [NSLayoutConstraint] = []
    for view in inside { constraints += view.constraints }
    constraints.sort { $0.order < $1.order }
    for constraint in constraints { add(constraint) }
    for view in inside where view === root || !view.translatesAutoresizingMaskIntoConstraints {
      askContents(of: view)
    }
    keepExtentsPositive()
    for _ in 0..<2 where fitLinesToWidths() { keepExtentsPositive() }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = value(of: constraint.first, beside: constraint.second) else { return }
    var sum = first - Double(constraint.constant)
    if let reference = constraint.second {
      guard let second = value(of: reference, beside: constraint.first) else { return }
      sum = sum - second * Double(constraint.multiplier)
    }
    let relation: LinearRelation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    // A number beyond what can be reckoned with stands for one that is large enough, as in UIKit.
    let limit = LinearConstraint.limit
    let linear = LinearConstraint(
      sum.terms, constant: min(limit, max(-limit, sum.constant)), relation,
      priority: Double(constraint.priority.rawValue))
    do { sources[try system.add(linear)] = constraint } catch {
      guard case .unsatisfiable(let conflict, _) = error, logs else { return }
      tell(constraint, conflict.compactMap { sources[$0] } + [constraint])
    }
  }

  private func tell(_ broken: NSLayoutConstraint, _ conflict: [NSLayoutConstraint]) {
    guard !broken.isToldBroken else { return }
    broken.isToldBroken = true
    log(LayoutConflict.uikitLog(conflict, broken: broken))
  }

  /// Adds `sum (relation) 0`; what cannot hold is left out.
  @discardableResult
  mutating func add(
    _ sum: Affine, _ relation: LinearRelation, _ priority: Float = 1_000
  ) -> ConstraintIdentifier? {
    try? system.add(
      LinearConstraint(
        sum.terms, constant: sum.constant, relation, priority: Double(priority)))
  }

  /// No extent is below zero: those that came out so are held there.
  private mutating func keepExtentsPositive() {
    for view in views where !view.translatesAutoresizingMaskIntoConstraints {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      for length in [box.horizontal.length, box.vertical.length] where value(length) < -0.001 {
        add(length, .atLeast)
      }
    }
  }

  func value(_ sum: Affine) -> CGFloat {
    var value = sum.constant
    for term in sum.terms { value += term.coefficient * system[term.variable] }
    return CGFloat(value)
  }

  // MARK: Contents

  /// What holds a view to the size that its content has.
  private struct ContentConstraints {
    var view: UIView
    var size: CGSize
    /// By axis: at most, and at least.
    var identifiers: [NSLayoutConstraint.Axis: [ConstraintIdentifier]] = [:]
  }

  private mutating func askContents(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    let size = view.intrinsicContentSize
    var content = ContentConstraints(view: view, size: size)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let extent = axis == .horizontal ? size.width : size.height
      guard extent != UIView.noIntrinsicMetric, extent.isFinite else { continue }
      let sum = box[axis].length - Double(extent)
      let hugging = add(sum, .atMost, view.contentHuggingPriority(for: axis).rawValue)
      let resisting = add(
        sum, .atLeast, view.contentCompressionResistancePriority(for: axis).rawValue)
      content.identifiers[axis] = [hugging, resisting].compactMap(\.self)
    }
    if !content.identifiers.isEmpty { contents.append(content) }
  }

  /// Lets text that wraps have the height of its lines at the width that came out.
  private mutating func fitLinesToWidths() -> Bool {
    var changed = false
    for index in contents.indices where contents[index].view.wrapsContent {
      let content = contents[index]
      guard let box = boxes[ObjectIdentifier(content.view)] else { continue }
      let width = value(box.horizontal.length)
      guard width > 0, let size = content.view.contentSize(wrappedTo: width),
        size != content.size
      else { continue }
      contents[index].size = size
      for (axis, extent) in [
        (NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height),
      ] {
        let length = box[axis].length
        for identifier in content.identifiers[axis] ?? [] {
          try? system.setConstant(length.constant - Double(extent), of: identifier)
        }
      }
      changed = true
    }
    return changed
  }

  /// The box of what is inside.
  func box(known item: AnyObject) -> LayoutBox? { boxes[ObjectIdentifier(item)] }

  /// What put a constraint in: one that was activated, a view's content, or UIKit itself.
  func origin(of identifier: ConstraintIdentifier) -> String {
    if let source = sources[identifier] { return source.equation }
    for content in contents {
      for (axis, identifiers) in content.identifiers where identifiers.contains(identifier) {
        let name = type(of: content.view)
        return "\(name): \(axis == .horizontal ? "width" : "height") of its content"
      }
    }
    return "UIKit"
  }

  // MARK: Answers

  /// The root's size, up to whole pixels.
  var fittingSize: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    let up = { (value: CGFloat) in ((value * scale - 0.001).rounded(.up)) / scale }
    return CGSize(
      width: max(0, up(value(box.horizontal.length))),
      height: max(0, up(value(box.vertical.length))))
  }

  var frames: SolvedFrames {
    var frames = SolvedFrames(scale: scale)
    for view in views { frames.rects[ObjectIdentifier(view)] = rect(of: view) }
    for guide in guides { frames.rects[ObjectIdentifier(guide)] = rect(of: guide) }
    for (view, box) in scrolled {
      frames.contentSizes[ObjectIdentifier(view)] = CGSize(
        width: value(box.horizontal.length), height: value(box.vertical.length))
    }
    return frames
  }

  private func rect(of item: AnyObject) -> CGRect? {
    guard let box = boxes[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: value(box.horizontal.start), y: value(box.vertical.start),
      width: value(box.horizontal.length), height: value(box.vertical.length))
  }

  /// Whether other frames of a view keep all constraints as well.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)] else { return false }
    let sums = [
      box.horizontal.start, box.horizontal.length, box.vertical.start, box.vertical.length,
    ]
    return sums.contains { $0.terms.contains { system.isAmbiguous($0.variable) } }
  }
}
