import Foundation

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder !== self {
      constraint.isActive = false
      guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
        raise(
          "Impossible to set up layout with view hierarchy unprepared for constraint. "
            + "Constraint: \(constraint)", name: "NSGenericException")
        continue
      }
      constraint.install(in: self)
    }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { constraint.deactivate() }
  }

  /// The constraints in this and outer views that affect its extent along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var outer: UIView? = self
    while let view = outer {
      found += view.constraints.filter { constraint in
        constraint.first.attribute.axis == axis && constraint.views.contains { $0 === self }
      }
      outer = view.superview
    }
    return found
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var outer: UIView? = self
    while let view = outer {
      if other.isDescendant(of: view) { return view }
      outer = view.superview
    }
    return nil
  }

  /// The view up to which constraints are solved together.
  var constraintRoot: UIView {
    var root = self
    while !root.isLayoutBoundary, let outer = root.superview { root = outer }
    return root
  }

  /// Forgets what was solved: something that it followed from is another now.
  func constraintsChanged() {
    guard !SolvedViews.isApplying else { return }
    constraintRoot.solvedFrames = nil
  }

  /// Takes away the constraints of outer views that name something inside this one.
  func dropOuterConstraints() {
    var outer = superview
    while let view = outer {
      let crossing = view.constraints.filter { constraint in
        constraint.views.contains { $0.isDescendant(of: self) }
      }
      for constraint in crossing { constraint.deactivate() }
      outer = view.superview
    }
  }

  /// Whether constraints inside decide anything.
  var hasConstraintsInside: Bool { SolvedViews.isNeeded(inside: self) }

  // MARK: Fitting

  /// Solves what is inside for the size that is nearest to a target.
  ///
  /// Without constraints and content there is nothing to solve, and the target is answered.
  func solvedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInside()
    if vertical < .required, let list = listSize(within: target.width) { return list }
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    guard hasConstraintsInside || intrinsicContentSize != none else { return target }
    return SolvedViews(fitted: self, to: target, horizontal.rawValue, vertical.rawValue)
      .fittingSize
  }

  // MARK: Passes

  /// Lets views that asked for it bring their constraints up to date, the innermost first.
  func updateConstraintsInside() {
    for view in subviews where !view.isLayoutBoundary { view.updateConstraintsInside() }
    guard needsUpdateConstraints() else { return }
    isUpdatingConstraintsNeeded = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Solves again if anything changed; views whose insides move are then to be laid out.
  func solveIfNeeded() {
    let root = constraintRoot
    guard root.solvedFrames == nil else { return }
    root.updateConstraintsInside()
    guard SolvedViews.isNeeded(inside: root) else {
      root.solvedFrames = SolvedFrames()
      return
    }
    let frames = SolvedViews(laidOut: root).frames
    root.solvedFrames = frames
    root.markMoved(frames)
  }

  private func markMoved(_ frames: SolvedFrames) {
    if frames.moves(in: self) { setNeedsLayout() }
    for view in subviews where !view.isLayoutBoundary { view.markMoved(frames) }
  }

  /// Gives subviews and guides the frames that were solved for them.
  func applySolvedFrames() {
    solveIfNeeded()
    guard let frames = constraintRoot.solvedFrames, !frames.isEmpty else { return }
    SolvedViews.applying { frames.apply(in: self) }
  }

  /// Whether constraints leave open where it is or how large.
  public var hasAmbiguousLayout: Bool {
    let root = constraintRoot
    guard root.hasConstraintsInside else { return false }
    return SolvedViews(laidOut: root).isAmbiguous(self)
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}

/// Where views and guides are, in the coordinates of the view up to which they were solved.
struct SolvedFrames {
  var rects: [ObjectIdentifier: CGRect] = [:]
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  var scale: CGFloat = 1

  var isEmpty: Bool { rects.isEmpty }

  /// The frame of something inside a view, its edges on the screen's pixels.
  @MainActor private func frame(of item: AnyObject, in view: UIView) -> CGRect? {
    guard let rect = rects[ObjectIdentifier(item)], let outer = rects[ObjectIdentifier(view)]
    else { return nil }
    let x = round(rect.minX) - round(outer.minX)
    let y = round(rect.minY) - round(outer.minY)
    return CGRect(
      x: x + view.bounds.minX, y: y + view.bounds.minY,
      width: max(0, round(rect.maxX) - round(rect.minX)),
      height: max(0, round(rect.maxY) - round(rect.minY)))
  }

  private func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  @MainActor func moves(in view: UIView) -> Bool {
    if let size = contentSizes[ObjectIdentifier(view)],
      (view as? UIScrollView)?.contentSize != size
    {
      return true
    }
    return view.subviews.contains { subview in
      guard !subview.translatesAutoresizingMaskIntoConstraints,
        let frame = frame(of: subview, in: view)
      else { return false }
      return subview.box != frame
    }
  }

  @MainActor func apply(in view: UIView) {
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let frame = frame(of: subview, in: view), subview.box != frame else { continue }
      subview.place(frame)
    }
    for guide in view.layoutGuides + view.givenGuides {
      if let frame = frame(of: guide, in: view) { guide.layoutFrame = frame }
    }
    if let size = contentSizes[ObjectIdentifier(view)] {
      (view as? UIScrollView)?.contentSize = size
    }
  }
}
