import Pictures
import TestSupport
import Testing

/// How boxes share the rows of a picture: alike where they are alike, and in crowds.
@Suite struct CanvasRowsTests {
  /// Frames of one height take the same number of rows wherever they begin, and a label that has
  /// three quarters of a row stands off the lines, where the picture may be as high as it needs.
  @Test(arguments: [41, 42, 43, 44] as [UInt64], [60, 200])
  func equalHeightsTakeEqualRows(seed: UInt64, limit: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let heights = (0..<3).map { _ in Double.random(in: 17...90, using: &generator) }
      let gaps = (0..<3).map { _ in Double.random(in: 0...24, using: &generator) }
      var end = Double.random(in: 0...20, using: &generator)
      let boxes = (0..<12).map { place in
        let box = CanvasBox(
          x: 10, y: end, width: 300, height: heights.randomElement(using: &generator)!,
          label: "n\(place)")
        end = box.frame.y + box.frame.height + gaps.randomElement(using: &generator)!
        return box
      }
      let canvas = Canvas(
        viewport: CanvasRect(x: 0, y: 0, width: 320, height: end + 5),
        columns: Int.random(in: 30...60, using: &generator), maximumRows: limit)
      let lines = canvas.lines(drawing: boxes)
      let picture: Comment = "seed \(seed)\n\(lines.joined(separator: "\n"))"
      #expect(lines.count <= limit, picture)
      let edges = lines.indices.filter { lines[$0].contains { "╭┌├└┼┐╰".contains($0) } }
      var rows: [Double: Set<Int>] = [:]
      for box in boxes {
        let word = lines.firstIndex {
          $0.split { !$0.isLetter && !$0.isNumber }.contains { $0 == box.label }
        }
        guard let word, let bottom = edges.first(where: { $0 > word }) else {
          Issue.record(picture)
          continue
        }
        let isOnLine = edges.contains(word)
        #expect(limit < 200 || !isOnLine, picture)
        let top = isOnLine ? word : edges.last { $0 < word } ?? 0
        rows[box.frame.height, default: []].insert(bottom - top)
      }
      #expect(rows.values.allSatisfy { $0.count == 1 }, picture)
    }
  }

  /// Beside another picture of the same content both keep their rows alike, and what stands at the
  /// same place in both stands on the same lines.
  @Test func aCompanionBendsNoRows() {
    let list = (0..<11).map {
      CanvasBox(x: 0, y: 44 * Double($0), width: 320, height: 44, label: "n\($0)")
    }
    let grid = (0..<4).map {
      CanvasBox(x: 1, y: 1 + 106.5 * Double($0), width: 104.5, height: 104.5, label: "n\($0)")
    }
    let canvas = Canvas(viewport: CanvasRect(x: 0, y: 0, width: 320, height: 484), columns: 38)
    for (own, other) in [(list, grid), (grid, list)] {
      let lines = canvas.lines(drawing: own, aligning: other)
      let tops = lines.indices.filter { lines[$0].contains { "╭┌├".contains($0) } }
      let heights = zip(tops, tops.dropFirst()).map { $1 - $0 }
      #expect(
        Set(heights.dropFirst().dropLast()).count == 1, "\(lines.joined(separator: "\n"))")
    }
  }

  /// Rows of which a thousand share a line of the picture, each for itself in time O(1).
  @Test func aCrowdIsDrawnOnceForEachLine() {
    let canvas = Canvas(
      viewport: CanvasRect(x: 0, y: 0, width: 100, height: 2_000_000), columns: 20,
      maximumRows: 12)
    let boxes = (0..<100_000).map {
      CanvasBox(x: 0, y: 20 * Double($0), width: 100, height: 20, label: "row \($0)")
    }
    let lines = canvas.lines(drawing: boxes)
    #expect(lines.count == 12)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "├──────────────────┤" })
  }

  @Test func aCrowdHidesNothingThatHasRoom() {
    let canvas = Canvas(
      viewport: CanvasRect(x: 0, y: 0, width: 100, height: 100), columns: 20, maximumRows: 10)
    let dust = (0..<500).map {
      CanvasBox(x: 90 + Double($0) / 100, y: 90, width: 0.01, height: 0.01, label: "dust")
    }
    let room = CanvasBox(x: 0, y: 0, width: 80, height: 60, label: "room")
    let lines = canvas.lines(drawing: [room] + dust)
    #expect(lines.contains { $0.contains("room") })
    #expect(!lines.contains { $0.contains("dust") })
    #expect(lines.joined().count { $0 == "▪" } <= 2)
    #expect(lines.joined().contains("▪"))
  }
}
