import ConstraintSolver
import Foundation

extension LayoutSolving {
  /// What a stack view does to what it arranges, as constraints.
  mutating func arrange(_ stack: UIStackView) {
    let arranged = stack.arrangedSubviews.filter { !stack.isArrangedAndHidden($0) }
    guard var canvas = box(of: stack) else { return }
    if stack.isLayoutMarginsRelativeArrangement { canvas = canvas.inset(by: stack.marginInsets) }
    let boxes = arranged.compactMap { box(of: $0) }
    guard boxes.count == arranged.count, let first = boxes.first, let last = boxes.last else {
      add(canvas[stack.axis].length, .equal, Strength.empty)
      return
    }
    let along = StackAxis(axis: stack.axis, isMirrored: isRightToLeft)
    add(along.span(first).start - along.span(canvas).start, .equal)
    add(along.span(last).end - along.span(canvas).end, .equal)
    distribute(stack, arranged, boxes.map(along.span))
    let across: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let cross = StackAxis(axis: across, isMirrored: isRightToLeft)
    align(stack, arranged, boxes.map(cross.span), in: cross.span(canvas))
  }

  /// Spans in the direction of reading.
  private struct StackAxis {
    var axis: NSLayoutConstraint.Axis
    var isMirrored: Bool

    func span(_ box: LayoutBox) -> LayoutSpan {
      axis == .horizontal && isMirrored ? box.horizontal.mirrored : box[axis]
    }
  }

  /// The priorities of what UIKit's stack view adds, as its logs show them; those of `loose` and
  /// `empty` are inferred.
  private enum Strength {
    static let proportional: Float = 999
    static let centers: Float = 150
    static let spanning: Float = 51
    static let empty: Float = 51
    static let loose: Float = 49
  }

  // MARK: Along the axis

  private mutating func distribute(
    _ stack: UIStackView, _ arranged: [UIView], _ spans: [LayoutSpan]
  ) {
    let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
    let spacings = arranged.dropLast().map { Double(stack.spacing(after: $0)) }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (gap, spacing) in zip(gaps, spacings) { add(gap - spacing, .equal) }
      if stack.distribution == .fillEqually {
        for span in spans.dropFirst() { add(span.length - spans[0].length, .equal) }
      } else if stack.distribution == .fillProportionally {
        keepProportions(stack.axis, arranged, spans)
      }
    case .equalSpacing:
      let common = Affine(system.makeVariable())
      for (gap, spacing) in zip(gaps, spacings) {
        add(gap - common, .equal)
        add(gap - spacing, .atLeast)
        add(gap - spacing, .equal, Strength.loose)
      }
    case .equalCentering:
      for (gap, spacing) in zip(gaps, spacings) {
        add(gap - spacing, .atLeast)
        add(gap - spacing, .equal, Strength.loose)
      }
      let steps = zip(spans, spans.dropFirst()).map { $1.center - $0.center }
      for (step, next) in zip(steps, steps.dropFirst()) {
        add(next - step, .equal, Strength.centers)
      }
    }
  }

  /// Extents in the proportions of the contents' own; without these, no proportions.
  private mutating func keepProportions(
    _ axis: NSLayoutConstraint.Axis, _ arranged: [UIView], _ spans: [LayoutSpan]
  ) {
    let extents = arranged.map { view in
      Double(
        axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height)
    }
    guard let first = extents.firstIndex(where: { $0 > 0 }) else { return }
    for index in spans.indices where index != first && extents[index] > 0 {
      add(
        spans[index].length * extents[first] - spans[first].length * extents[index], .equal,
        Strength.proportional)
    }
  }

  // MARK: Across it

  private mutating func align(
    _ stack: UIStackView, _ arranged: [UIView], _ spans: [LayoutSpan], in canvas: LayoutSpan
  ) {
    if stack.alignment == .fill {
      for span in spans {
        add(span.start - canvas.start, .equal)
        add(span.end - canvas.end, .equal)
      }
      return
    }
    for span in spans {
      switch stack.alignment {
      case .leading: add(span.start - canvas.start, .equal)
      case .trailing: add(span.end - canvas.end, .equal)
      case .center: add(span.center - canvas.center, .equal)
      default: break
      }
      add(span.start - canvas.start, .atLeast)
      add(span.end - canvas.end, .atMost)
    }
    if stack.axis == .horizontal {
      let attribute: NSLayoutConstraint.Attribute =
        stack.alignment == .lastBaseline ? .lastBaseline : .firstBaseline
      if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
        alignBaselines(arranged, attribute)
        for span in spans { add(span.start - canvas.start, .equal, Strength.loose) }
      }
    }
    // The stack is no larger across than the largest of what it arranges.
    add(canvas.length, .equal, Strength.spanning)
  }

  private mutating func alignBaselines(
    _ arranged: [UIView], _ attribute: NSLayoutConstraint.Attribute
  ) {
    let lines = arranged.compactMap { value(of: AnchorReference($0, attribute), beside: nil) }
    for line in lines.dropFirst() { add(line - lines[0], .equal) }
  }
}
