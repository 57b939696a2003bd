private import CLibedit
import DiffplayKit

/// What the terminal shows besides the text that libedit knows of.
struct Decoration {
  /// Whether hints are drawn.
  var showsHints = true
  /// The hint that stands behind the text.
  var hint: Hint?
  /// The hint that stood there when the last key was pressed.
  var hintAtKey: Hint?
  /// Whether the text's cells carry colours.
  var isColored = false
  /// Whether there are marks that hold until the next key: brackets at the cursor, and the dots in
  /// front of a block's further rows.
  var hasMarks = false
  /// The terminal's size when it was last drawn on, and whether the text wrapped then.
  var canvas: (size: TerminalSize, wraps: Bool)?
  /// Whether it is not known where the text's rows are.
  var isLost = false
}

/// libedit flushes before it waits: then its screen is known, and the same characters may be drawn
/// again in colours, and dim ones behind them. What is not the text's own is taken back at the next
/// key, so that libedit's picture of the screen stays true.
extension LibeditLineReader {
  /// Draws colours over the text, dots in front of its further rows and a hint behind it.
  func decorate() {
    guard decoration != nil, let size = Terminal.size else { return }
    let edited = edited
    let geometry = geometry(of: edited, in: size)
    // Only the terminal knows where a resize has put the rows of a longer line.
    let wraps = geometry?.wraps ?? true
    if let old = decoration?.canvas, old.size != size, old.wraps || wraps {
      decoration?.isLost = true
    }
    decoration?.canvas = (size, wraps)
    guard let geometry, decoration?.isLost == false else { return }
    let highlights = assistant.highlights(of: edited.text, cursor: edited.cursor)
    let hasDots = geometry.hasIndentedRows(in: edited.text)
    var output = ""
    if !highlights.isEmpty || hasDots || decoration?.isColored == true {
      output += geometry.drawing(of: edited.text, highlights, dots: "\u{1B}[2m·\u{1B}[0m")
      decoration?.isColored = !highlights.isEmpty
      decoration?.hasMarks = hasDots || highlights.contains { $0.kind == .bracket }
    }
    if let hint = hint(after: edited, room: geometry.room) {
      let text = hint.text.cut(toColumns: geometry.room)
      output += "\u{1B}[2m\(text)\u{1B}[0m" + geometry.cursorColumn
      decoration?.hint = hint
    }
    if !output.isEmpty { Terminal.write(output) }
  }

  /// Takes back the hint, and marks that hold for the cursor's place only.
  func takeBackDecoration() {
    guard let old = decoration else { return }
    decoration?.hintAtKey = old.hint
    decoration?.hint = nil
    decoration?.hasMarks = false
    if old.hint != nil { Terminal.write("\u{1B}[J") }
    guard old.hasMarks, let size = Terminal.size, size == old.canvas?.size else { return }
    let edited = edited
    guard let geometry = geometry(of: edited, in: size) else { return }
    let highlights = assistant.highlights(of: edited.text, cursor: edited.cursor)
      .filter { $0.kind != .bracket }
    Terminal.write(geometry.drawing(of: edited.text, highlights, dots: " "))
  }

  /// Takes over the hint that stood behind the text; false where there was none to take.
  func takeHint() -> Bool {
    guard let insertion = decoration?.hintAtKey?.insertion, !insertion.isEmpty else {
      return false
    }
    line_editor_insert(editor, insertion)
    return true
  }

  private func geometry(of edited: EditedText, in size: TerminalSize) -> LineGeometry? {
    shownPrompt.columns.flatMap { LineGeometry(of: edited, behind: $0, in: size) }
  }

  /// The rest of the newest entry that begins with the text, or what the language knows.
  private func hint(after edited: EditedText, room: Int) -> Hint? {
    let text = edited.text
    guard decoration?.showsHints == true, search == nil, edited.tail.isEmpty, room > 0,
      text.contains(where: { $0 != " " })
    else { return nil }
    guard let entry = history.continuation(of: text, canRead: assistant.canRead) else {
      return assistant.hint(after: text, room: room)
    }
    return Hint(
      insertion: String(decoding: entry.utf8.dropFirst(text.utf8.count), as: UTF8.self))
  }
}

extension StringProtocol {
  /// As much as `columns` hold, up to a line break; `…` stands for what is left out.
  ///
  /// Of a text of which not even a word's beginning fits, nothing is kept.
  fileprivate func cut(toColumns columns: Int) -> String {
    var kept = String.UnicodeScalarView()
    var width = 0
    // The kept text behind which there is room for the ellipsis.
    var beforeEllipsis = kept
    for scalar in unicodeScalars {
      guard let next = scalar.columns, width + next <= columns else {
        return beforeEllipsis.contains { $0 != " " } ? String(beforeEllipsis) + "…" : ""
      }
      kept.append(scalar)
      width += next
      if width < columns { beforeEllipsis = kept }
    }
    return String(kept)
  }
}
