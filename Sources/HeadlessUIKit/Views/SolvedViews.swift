import AutoLayout
import ConstraintSolver
import Foundation

/// The constraints inside a view, solved, with the objects that they are of.
@MainActor struct SolvedViews {
  let reading: ViewReading
  let solving: LayoutSolving

  /// Solves what is inside a view.
  ///
  /// Conflicts are told once, and not before the view has a size.
  private init(
    root: UIView, width: LayoutSolving.Extent, height: LayoutSolving.Extent,
    isFitting: Bool = false
  ) {
    reading = ViewReading(root, isFitting: isFitting)
    solving = LayoutSolving(reading.tree, width: width, height: height)
    if case .fixed(0) = width { return }
    for conflict in solving.conflicts {
      let broken = reading.constraints[conflict.broken]
      guard !broken.isToldBroken else { continue }
      broken.isToldBroken = true
      log(
        conflict.uikitLog(
          in: reading.tree, constraint: { "\(reading.constraints[$0])" },
          name: { reading.views[$0].layoutName }))
    }
  }

  /// What is inside a view at the size that it has.
  init(laidOut root: UIView) {
    self.init(
      root: root, width: .fixed(Double(root.bounds.width)),
      height: .fixed(Double(root.bounds.height)))
  }

  /// What is inside a view at the size that is nearest to a target.
  init(fitted root: UIView, to target: CGSize, _ horizontal: Float, _ vertical: Float) {
    self.init(
      root: root, width: .wanted(Double(target.width), priority: Double(horizontal)),
      height: .wanted(Double(target.height), priority: Double(vertical)), isFitting: true)
  }

  // MARK: Answers

  /// The view's size, up to whole pixels.
  var fittingSize: CGSize {
    let size = solving.fittingSize
    return CGSize(width: size.width, height: size.height)
  }

  var frames: SolvedFrames {
    var frames = SolvedFrames(scale: CGFloat(reading.tree.scale))
    for (index, view) in reading.views.enumerated() {
      frames.rects[ObjectIdentifier(view)] = CGRect(solving.rect(ofView: index))
    }
    for (index, guide) in reading.guides.enumerated() {
      guard let rect = solving.rect(ofGuide: index) else { continue }
      frames.rects[ObjectIdentifier(guide)] = CGRect(rect)
      if guide.role == .content, let view = guide.owningView as? UIScrollView {
        frames.contentSizes[ObjectIdentifier(view)] = CGRect(rect).size
      }
    }
    return frames
  }

  /// What the constraints say that had to be broken.
  var brokenEquations: [String] {
    solving.conflicts.map { reading.constraints[$0.broken].equation }
  }

  /// Whether other frames of a view keep all constraints as well.
  func isAmbiguous(_ view: UIView) -> Bool {
    reading.index(of: view).map { solving.isAmbiguous(view: $0) } ?? false
  }

  // MARK: Passes

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
}

extension CGRect {
  fileprivate init(_ rect: SolvedRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Autoresizing {
  /// The shares of a view in an outer one with such bounds.
  @MainActor init(_ view: UIView, outer: CGRect, along axis: NSLayoutConstraint.Axis) {
    let mask = view.autoresizingMask
    let box = view.box
    if axis == .horizontal {
      self.init(
        before: Double(box.minX - outer.minX), extent: Double(box.width),
        after: Double(outer.maxX - box.maxX),
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
    } else {
      self.init(
        before: Double(box.minY - outer.minY), extent: Double(box.height),
        after: Double(outer.maxY - box.maxY),
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    }
  }
}

extension UIView {
  /// Where its mask puts it once the bounds of the outer view are others.
  func autoresizedFrame(from old: CGRect, to new: CGRect) -> CGRect {
    let across = Autoresizing(self, outer: old, along: .horizontal).resized(
      Double(box.minX), Double(box.width), by: Double(new.width - old.width))
    let down = Autoresizing(self, outer: old, along: .vertical).resized(
      Double(box.minY), Double(box.height), by: Double(new.height - old.height))
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}
