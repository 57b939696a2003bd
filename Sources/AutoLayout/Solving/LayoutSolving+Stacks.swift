import ConstraintSolver

extension LayoutSolving {
  /// What a stack view does to what it arranges, as constraints.
  mutating func arrange(_ stack: LayoutTree.Stack, ofView index: Int) {
    let canvas = box(ofView: index).inset(by: stack.margins)
    let boxes = stack.arranged.map { self.box(ofView: $0) }
    guard let first = boxes.first, let last = boxes.last else {
      add(canvas[stack.axis].length, .equal, Strength.empty)
      return
    }
    let isMirrored = stack.isRightToLeft ?? tree.isRightToLeft
    let along = StackAxis(axis: stack.axis, isMirrored: isMirrored)
    add(along.span(first).start - along.span(canvas).start, .equal)
    add(along.span(last).end - along.span(canvas).end, .equal)
    distribute(stack, boxes.map(along.span), ofView: index)
    let across: LayoutTree.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let cross = StackAxis(axis: across, isMirrored: isMirrored)
    align(stack, boxes.map(cross.span), in: cross.span(canvas))
  }

  /// Spans in the direction of reading.
  private struct StackAxis {
    var axis: LayoutTree.Axis
    var isMirrored: Bool

    func span(_ box: LayoutBox) -> LayoutSpan {
      axis == .horizontal && isMirrored ? box.horizontal.mirrored : box[axis]
    }
  }

  /// The priorities of what UIKit's stack view adds, as its logs show them; those of `loose` and
  /// `empty` are inferred.
  private enum Strength {
    static let proportional = 999.0
    static let centers = 150.0
    static let spanning = 51.0
    static let empty = 51.0
    static let loose = 49.0
  }

  // MARK: Along the axis

  private mutating func distribute(
    _ stack: LayoutTree.Stack, _ spans: [LayoutSpan], ofView index: Int
  ) {
    let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (gap, spacing) in zip(gaps, stack.spacings) {
        addSpacing(gap - spacing, .equal, of: index)
      }
      if stack.distribution == .fillEqually {
        for span in spans.dropFirst() { add(span.length - spans[0].length, .equal) }
      } else if stack.distribution == .fillProportionally {
        keepProportions(stack, spans)
      }
    case .equalSpacing:
      let common = makeNumber()
      for (gap, spacing) in zip(gaps, stack.spacings) {
        add(gap - common, .equal)
        addSpacing(gap - spacing, .atLeast, of: index)
        addSpacing(gap - spacing, .equal, Strength.loose, of: index)
      }
    case .equalCentering:
      for (gap, spacing) in zip(gaps, stack.spacings) {
        addSpacing(gap - spacing, .atLeast, of: index)
        addSpacing(gap - spacing, .equal, Strength.loose, of: index)
      }
      let steps = zip(spans, spans.dropFirst()).map { $1.center - $0.center }
      for (step, next) in zip(steps, steps.dropFirst()) {
        add(next - step, .equal, Strength.centers)
      }
    }
  }

  /// Extents in the proportions of the contents' own; without these, no proportions.
  private mutating func keepProportions(_ stack: LayoutTree.Stack, _ spans: [LayoutSpan]) {
    let extents = stack.arranged.map { tree.views[$0].content?.size[stack.axis] ?? -1 }
    guard let first = extents.firstIndex(where: { $0 > 0 }) else { return }
    for index in spans.indices where index != first && extents[index] > 0 {
      add(
        spans[index].length * extents[first] - spans[first].length * extents[index], .equal,
        Strength.proportional)
    }
  }

  // MARK: Across it

  private mutating func align(
    _ stack: LayoutTree.Stack, _ spans: [LayoutSpan], in canvas: LayoutSpan
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
    if stack.axis == .horizontal, stack.alignment.isBaseline {
      alignBaselines(stack)
      for span in spans { add(span.start - canvas.start, .equal, Strength.loose) }
    }
    // The stack is no larger across than the largest of what it arranges.
    add(canvas.length, .equal, Strength.spanning)
  }

  private mutating func alignBaselines(_ stack: LayoutTree.Stack) {
    let attribute: LayoutTree.Attribute =
      stack.alignment == .lastBaseline ? .lastBaseline : .firstBaseline
    let lines = stack.arranged.map { value(of: LayoutTree.Anchor(.view($0), attribute)) }
    for line in lines.dropFirst() { add(line - lines[0], .equal) }
  }
}

extension LayoutTree.Stack.Alignment {
  /// Whether it goes by lines of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
