import CompositionalLayout
import TestSupport
import Testing

/// A container that reads from right to left shows the mirror image (rule L-6.3).
@Suite struct RightToLeftTests {
  private func mirrored(_ frame: LayoutRect, in width: Double) -> LayoutRect {
    LayoutRect(
      x: width - frame.origin.x - frame.size.width, y: frame.origin.y, width: frame.size.width,
      height: frame.size.height)
  }

  @Test func rightToLeftIsTheMirror() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      var solver = random.solver()
      let counts = random.itemCounts(solver)
      guard let left = try? solver.solve(itemCounts: counts) else { continue }
      solver.container.direction = .rightToLeft
      // The safe area is physical; its mirror stands on the other sides.
      let safe = solver.container.safeAreaInsets
      solver.container.safeAreaInsets.leading = safe.trailing
      solver.container.safeAreaInsets.trailing = safe.leading
      let right = try solver.solve(itemCounts: counts)
      let width = left.contentSize.width
      #expect(right.contentSize == left.contentSize, "seed \(seed)")
      func image(_ elements: some Sequence<LayoutElement>) -> [LayoutElement] {
        elements.map { element in
          var element = element
          element.frame = mirrored(element.frame, in: width)
          return element
        }
      }
      for (index, section) in right.sections.enumerated() {
        let original = left.sections[index]
        let mirror = image(left.elements(inSection: index))
        #expect(Array(right.elements(inSection: index)) == mirror, "seed \(seed)")
        #expect(Array(section.elements) == image(original.elements), "seed \(seed)")
        #expect(section.boundaryElements == image(original.boundaryElements), "seed \(seed)")
        #expect(section.decorationElements == image(original.decorationElements), "seed \(seed)")
        #expect(section.frame == mirrored(original.frame, in: width), "seed \(seed)")
        #expect(section.cellsFrame == mirrored(original.cellsFrame, in: width), "seed \(seed)")
        #expect(
          section.orthogonalScrolling?.restingOffset(for: 130)
            == original.orthogonalScrolling?.restingOffset(for: 130), "seed \(seed)")
      }
      let visible = LayoutRect(
        origin: LayoutPoint(x: random.length(0...300), y: random.length(0...600)),
        size: solver.container.size)
      let mirroredScreen = mirrored(visible, in: width)
      let rightInRect = try right.elements(
        in: mirroredScreen, contentOffset: mirroredScreen.origin)
      let leftInRect = try left.elements(in: visible, contentOffset: visible.origin)
      #expect(Set(rightInRect) == Set(image(leftInRect)), "seed \(seed)")
      let rightOnScreen = try right.elementsOnScreen(
        contentOffset: mirroredScreen.origin, orthogonalOffsets: [0: 40])
      let leftOnScreen = try left.elementsOnScreen(
        contentOffset: visible.origin, orthogonalOffsets: [0: 40])
      #expect(Set(rightOnScreen) == Set(image(leftOnScreen)), "seed \(seed)")
    }
  }
}
