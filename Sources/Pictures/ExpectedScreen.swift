import CompositionalLayout
package import PictureModel
import Wording

/// The screen as the lines that a session expects tell of it: what they give a frame stands there,
/// what they call gone is gone, all else is as it is.
package struct ExpectedScreen {
  /// The screen that was expected, and the one that came; what differs is marked on each.
  package private(set) var pictures: (expected: Picture, actual: Picture)

  /// Reads frames from the lines of an answer; nil where none of them says anything of what
  /// `actual` shows.
  ///
  /// - Parameters:
  ///   - expected: The lines of a table of frames, or of what an apply or a layout changed.
  ///   - printed: The lines that came instead; what they say as well is no news.
  package init?(_ expected: [String], printed: [String], over actual: Picture) {
    let told = Set(printed)
    let rows = expected.filter { !told.contains($0) }.compactMap(FrameRow.init)
    let extra = printed.filter { !Set(expected).contains($0) }.compactMap(FrameRow.init)
    var picture = actual
    var isRead = false
    let sections = Set(actual.sections.map(\.name))
    for row in rows {
      let index = picture.elements.firstIndex { row.names($0) }
      switch (row.isGone, index) {
      case (true, let index?): picture.elements.remove(at: index)
      case (true, nil): continue
      case (false, let index?): picture.elements[index].pose.frame = row.frame
      // A table of frames has a row for each section, which is no view.
      case (false, nil) where sections.contains(row.name): continue
      case (false, nil): picture.elements.append(row.element)
      }
      isRead = true
    }
    // What came and is not spoken of by what was expected.
    for row in extra where !row.isGone && !rows.contains(where: { $0.name == row.name }) {
      guard row.isNew, let index = picture.elements.firstIndex(where: row.names) else { continue }
      picture.elements.remove(at: index)
      isRead = true
    }
    guard isRead else { return nil }
    var shown = actual
    let (old, new) = (picture.elementsByID, shown.elementsByID)
    for index in picture.elements.indices {
      let element = picture.elements[index]
      picture.elements[index].state = element.state(against: new, onceGone: .deleted)
    }
    for index in shown.elements.indices {
      let element = shown.elements[index]
      shown.elements[index].state = element.state(against: old, onceGone: .inserted)
    }
    pictures = (picture, shown)
  }
}

/// A row of a table of frames: a sign where there is one, a name, and four numbers.
private struct FrameRow {
  var name: String
  var frame: LayoutRect
  var isGone = false
  var isNew = false

  init?(_ line: String) {
    var words = line.split(separator: " ").map(String.init)
    if let note = words.firstIndex(of: "was") { words.removeSubrange(note...) }
    guard words.count >= 5 else { return nil }
    let numbers = words.suffix(4).compactMap { word in
      Double(word.replacing("−", with: "-").trimmingPrefix("~"))
    }
    guard numbers.count == 4 else { return nil }
    frame = LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    words.removeLast(4)
    if let sign = words.first, ["+", "-", ">"].contains(sign), words.count > 1 {
      isGone = sign == "-"
      isNew = sign == "+"
      words.removeFirst()
    }
    name = words.joined(separator: " ")
  }

  /// Whether it tells of a view; tables name an item with and without its section.
  func names(_ element: Picture.Element) -> Bool {
    element.name == name || element.name.hasSuffix(" \(name)")
      || element.name.hasSuffix("/\(name)")
  }

  /// A view that nothing else is known of.
  var element: Picture.Element {
    Picture.Element(
      id: "expected \(name)", role: .cell, name: name, label: name, section: nil,
      pose: Picture.Pose(frame: frame))
  }
}
