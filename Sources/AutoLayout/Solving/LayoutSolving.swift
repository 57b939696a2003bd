import ConstraintSolver

/// The constraints of a tree, solved: once at its size, or for a size that fits it.
///
/// What goes in, in this order: the size, stack views, constraints as they were activated, and the
/// sizes that contents ask for. A required constraint that cannot hold with those before it is
/// left out; so of several in conflict the one that was activated last is broken.
package struct LayoutSolving {
  /// What the first view's width or height is.
  package enum Extent {
    case fixed(Double)
    /// As near as its priority makes it; 1000 and above is as good as fixed.
    case wanted(Double, priority: Double)
  }

  /// A required constraint that cannot hold, and what it contradicts; places in the tree.
  package struct Conflict: Hashable, Sendable {
    /// What takes part in a conflict.
    package enum Member: Hashable, Sendable {
      case constraint(Int)
      /// The size that the first view is given, or is fitted to.
      case size(LayoutTree.Axis, Double, isFitted: Bool)
      /// What a view's autoresizing mask says of its length or of where it begins.
      case mask(view: Int, LayoutTree.Axis, isLength: Bool)
    }

    package var broken: Int
    package var others: [Member]
  }

  let tree: LayoutTree
  var system = ConstraintSystem()
  private var boxes: [LayoutBox] = []
  private var guideBoxes: [LayoutBox?]
  private var contents: [ContentConstraints] = []
  private var sources: [ConstraintIdentifier: Int] = [:]
  /// Sizes and masks as constraints of their own; nil where they are numbers, which is faster.
  private var givens: [ConstraintIdentifier: Conflict.Member]?
  /// The stack views that put in room between what they arrange.
  private var spacings: [ConstraintIdentifier: Int] = [:]
  /// The constraints that were left out, in their order.
  package private(set) var conflicts: [Conflict] = []
  /// Whether it was given up: constraints are missing then, and what is answered means nothing.
  package private(set) var isCancelled = false
  /// Asked before each constraint goes in; nil once all are.
  private var asksToCancel: (() -> Bool)?

  /// Solves a tree of at least one view.
  ///
  /// - Parameter asksToCancel: Whether it is to be given up, asked before each constraint.
  /// - Complexity: That of adding a linear constraint for each of the tree's.
  package init(
    _ tree: LayoutTree, width: Extent, height: Extent,
    cancelledWhen asksToCancel: (() -> Bool)? = nil
  ) {
    self.init(
      tree, width: width, height: height, namesGivens: false, cancelledWhen: asksToCancel)
    // Only now it matters what sizes and masks have to do with it.
    guard !conflicts.isEmpty, !isCancelled else { return }
    let named = LayoutSolving(
      tree, width: width, height: height, namesGivens: true, cancelledWhen: asksToCancel)
    (conflicts, isCancelled) = (named.conflicts, named.isCancelled)
  }

  private init(
    _ tree: LayoutTree, width: Extent, height: Extent, namesGivens: Bool,
    cancelledWhen asksToCancel: (() -> Bool)?
  ) {
    self.tree = tree
    self.asksToCancel = asksToCancel
    if namesGivens { givens = [:] }
    guideBoxes = Array(repeating: nil, count: tree.guides.count)
    let root = LayoutBox(
      horizontal: LayoutSpan(start: Affine(0), length: length(width, along: .horizontal)),
      vertical: LayoutSpan(start: Affine(0), length: length(height, along: .vertical)))
    boxes.reserveCapacity(tree.views.count)
    for (index, view) in tree.views.enumerated() {
      boxes.append(view.outer.map { makeBox(ofView: index, in: boxes[$0]) } ?? root)
    }
    solve()
  }

  // MARK: Boxes

  private mutating func length(_ extent: Extent, along axis: LayoutTree.Axis) -> Affine {
    switch extent {
    case .fixed(let value): return given(Affine(value), as: .size(axis, value, isFitted: false))
    case .wanted(let value, let priority):
      if priority >= LinearConstraint.required {
        return given(Affine(value), as: .size(axis, value, isFitted: true))
      }
      let variable = system.makeVariable()
      add(Affine(variable) - value, .equal, priority)
      return Affine(variable)
    }
  }

  /// What is given, or where conflicts are to name it, a variable that is held to it.
  private mutating func given(_ sum: Affine, as member: Conflict.Member) -> Affine {
    guard givens != nil else { return sum }
    let variable = Affine(system.makeVariable())
    if let identifier = add(variable - sum, .equal) { givens?[identifier] = member }
    return variable
  }

  private mutating func makeBox(ofView index: Int, in outer: LayoutBox) -> LayoutBox {
    let view = tree.views[index]
    guard let spans = view.autoresizing else {
      return view.isCellContent ? contentBox(in: outer) : freeBox()
    }
    func span(_ axis: LayoutTree.Axis) -> LayoutSpan {
      let span = spans[axis].span(in: outer[axis])
      // The size that a cell is given is that of its content view.
      if view.isCellContent { return span }
      return LayoutSpan(
        start: given(span.start, as: .mask(view: index, axis, isLength: false)),
        length: given(span.length, as: .mask(view: index, axis, isLength: true)))
    }
    return LayoutBox(horizontal: span(.horizontal), vertical: span(.vertical))
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
  private mutating func freeBox() -> LayoutBox {
    LayoutBox(horizontal: freeSpan(), vertical: freeSpan())
  }

  private mutating func freeSpan() -> LayoutSpan {
    LayoutSpan(start: Affine(system.makeVariable()), length: Affine(system.makeVariable()))
  }

  func box(ofView index: Int) -> LayoutBox { boxes[index] }

  /// The box of a guide that something named.
  func known(guide index: Int) -> LayoutBox? { guideBoxes[index] }

  /// The box of a view, or of a guide, which is made when something names it.
  mutating func box(of item: LayoutTree.Item) -> LayoutBox {
    switch item {
    case .view(let index): return boxes[index]
    case .guide(let index):
      if let known = guideBoxes[index] { return known }
      let box = makeBox(of: tree.guides[index])
      guideBoxes[index] = box
      return box
    }
  }

  private mutating func makeBox(of guide: LayoutTree.Guide) -> LayoutBox {
    let outer = boxes[guide.owner]
    switch guide.role {
    case .own: return freeBox()
    case .inset(let insets): return outer.inset(by: insets)
    case .readable(let insets): return readable(outer.inset(by: insets))
    case .scrolled(let x, let y):
      var box = freeBox()
      box.horizontal.start = outer.horizontal.start - x
      box.vertical.start = outer.vertical.start - y
      return box
    case .keyboard(let height):
      return LayoutBox(
        horizontal: outer.horizontal,
        vertical: LayoutSpan(start: outer.vertical.end - height, length: Affine(height)))
    }
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

  // MARK: Solving

  private mutating func solve() {
    for index in tree.views.indices {
      if let stack = tree.views[index].stack { arrange(stack, ofView: index) }
    }
    for index in tree.constraints.indices { addConstraint(at: index) }
    for index in tree.views.indices { askContent(ofView: index) }
    keepExtentsPositive()
    for _ in 0..<2 where !isCancelled && fitLinesToWidths() { keepExtentsPositive() }
    asksToCancel = nil
  }

  /// Whether it is not given up; once it is, nothing more is asked.
  private mutating func goesOn() -> Bool {
    if !isCancelled, asksToCancel?() == true { isCancelled = true }
    return !isCancelled
  }

  private mutating func addConstraint(at index: Int) {
    guard goesOn() else { return }
    let constraint = tree.constraints[index]
    let isRightToLeft = constraint.isRightToLeft
    var sum =
      value(of: constraint.first, beside: constraint.second, isRightToLeft: isRightToLeft)
      - constraint.constant
    if let reference = constraint.second {
      let other = value(of: reference, beside: constraint.first, isRightToLeft: isRightToLeft)
      sum = sum - other * constraint.multiplier
    }
    // A number beyond what can be reckoned with stands for one that is large enough, as in UIKit.
    let limit = LinearConstraint.limit
    let linear = LinearConstraint(
      sum.terms, constant: min(limit, max(-limit, sum.constant)), constraint.relation,
      priority: constraint.priority)
    do { sources[try system.add(linear)] = index } catch {
      guard case .unsatisfiable(let conflict, _) = error else { return }
      conflicts.append(
        Conflict(
          broken: index,
          others: conflict.compactMap { givens?[$0] ?? sources[$0].map { .constraint($0) } }))
    }
  }

  /// Adds `sum (relation) 0`; what cannot hold is left out.
  @discardableResult
  mutating func add(
    _ sum: Affine, _ relation: LinearRelation, _ priority: Double = LinearConstraint.required
  ) -> ConstraintIdentifier? {
    guard goesOn() else { return nil }
    return try? system.add(
      LinearConstraint(sum.terms, constant: sum.constant, relation, priority: priority))
  }

  /// Adds room between two views that a stack view arranges.
  mutating func addSpacing(
    _ sum: Affine, _ relation: LinearRelation, _ priority: Double = LinearConstraint.required,
    of stackView: Int
  ) {
    if let identifier = add(sum, relation, priority) { spacings[identifier] = stackView }
  }

  /// A variable that something common to several constraints is.
  mutating func makeNumber() -> Affine { Affine(system.makeVariable()) }

  /// No extent is below zero: those that came out so are held there.
  private mutating func keepExtentsPositive() {
    for index in tree.views.indices where tree.views[index].autoresizing == nil {
      let box = boxes[index]
      for length in [box.horizontal.length, box.vertical.length] where value(length) < -0.001 {
        add(length, .atLeast)
      }
    }
  }

  func value(_ sum: Affine) -> Double {
    var value = sum.constant
    for term in sum.terms { value += term.coefficient * system[term.variable] }
    return value
  }

  // MARK: Contents

  /// What holds a view to the size that its content has.
  private struct ContentConstraints {
    var view: Int
    var size: LayoutTree.Pair<Double?>
    /// By axis: at most, and at least.
    var identifiers: [LayoutTree.Axis: [ConstraintIdentifier]] = [:]
  }

  private mutating func askContent(ofView index: Int) {
    guard let content = tree.views[index].content else { return }
    var constraints = ContentConstraints(view: index, size: content.size)
    for axis in LayoutTree.Axis.allCases {
      guard let extent = content.size[axis], extent.isFinite else { continue }
      let sum = boxes[index][axis].length - extent
      let hugging = add(sum, .atMost, content.hugging[axis])
      let resisting = add(sum, .atLeast, content.resistance[axis])
      constraints.identifiers[axis] = [hugging, resisting].compactMap(\.self)
    }
    if !constraints.identifiers.isEmpty { contents.append(constraints) }
  }

  /// Lets text that wraps have the height of its lines at the width that came out.
  private mutating func fitLinesToWidths() -> Bool {
    var changed = false
    for index in contents.indices {
      let content = contents[index]
      guard let wrapped = tree.views[content.view].content?.wrapped else { continue }
      let box = boxes[content.view]
      let width = value(box.horizontal.length)
      guard width > 0, let size = wrapped(width), size != content.size else { continue }
      contents[index].size = size
      for axis in LayoutTree.Axis.allCases {
        guard let extent = size[axis] else { continue }
        for identifier in content.identifiers[axis] ?? [] {
          try? system.setConstant(box[axis].length.constant - extent, of: identifier)
        }
      }
      changed = true
    }
    return changed
  }

  /// What put a linear constraint in.
  func origin(of identifier: ConstraintIdentifier) -> LayoutDerivation.Origin {
    if let source = sources[identifier] { return .constraint(source) }
    if let view = spacings[identifier] { return .spacing(stackView: view) }
    for content in contents {
      for (axis, identifiers) in content.identifiers where identifiers.contains(identifier) {
        return .content(view: content.view, axis)
      }
    }
    return .system
  }
}
