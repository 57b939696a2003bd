private import CLibedit
import DiffplayKit

/// What the terminal shows besides the text that libedit knows of.
struct Decoration {
  /// The hint that stands behind the text.
  var hint: Hint?
  /// The hint that stood there when the last key was pressed.
  var hintAtKey: Hint?
  /// Whether the text's cells carry colours.
  var isColored = false
  /// Whether brackets at the cursor are marked.
  var hasMarks = false
  /// The terminal's size when it was last drawn on, and whether the line fitted one row then.
  var canvas: (size: TerminalSize, fits: Bool)?
}

/// libedit flushes before it waits: then its screen is known, and the same characters may be drawn
/// again in colours, and dim ones behind them. What is not the text's own is taken back at the next
/// key, so that libedit's picture of the screen stays true.
///
/// Only a line that fits one row is decorated. Widths are counted as libedit counts them.
extension LibeditLineReader {
  /// Draws colours over the text and a hint behind it.
  func decorate() {
    guard decoration != nil else { return }
    let edited = edited
    guard let size = Terminal.size else { return }
    let place = place(of: edited, in: size)
    let old = decoration?.canvas
    decoration?.canvas = (size, place != nil)
    // After a resize it is not known where the rows of a longer line went.
    guard let place, old.map({ $0.fits || $0.size == size }) ?? true else { return }
    let highlights = assistant.highlights(of: edited.text, cursor: edited.cursor)
    var output = ""
    if !highlights.isEmpty || decoration?.isColored == true {
      output += place.start + edited.text.colored(by: highlights)
      decoration?.isColored = !highlights.isEmpty
      decoration?.hasMarks = highlights.contains { $0.kind == .bracket }
    }
    if search == nil, edited.tail.isEmpty, let hint = hint(after: edited.text, room: place.room) {
      output += "\u{1B}[2m\(hint.text.cut(toColumns: place.room))\u{1B}[0m"
      decoration?.hint = hint
    }
    if !output.isEmpty { Terminal.write(output + place.cursor) }
  }

  /// Takes back the hint, and marks that hold for the cursor's place only.
  func takeBackDecoration() {
    guard let old = decoration else { return }
    decoration?.hintAtKey = old.hint
    decoration?.hint = nil
    decoration?.hasMarks = false
    if old.hint != nil { Terminal.write("\u{1B}[J") }
    guard old.hasMarks, let size = Terminal.size else { return }
    let edited = edited
    guard let place = place(of: edited, in: size) else { return }
    let highlights = assistant.highlights(of: edited.text, cursor: edited.cursor)
      .filter { $0.kind != .bracket }
    Terminal.write(place.start + edited.text.colored(by: highlights) + place.cursor)
  }

  /// Takes over the hint that stood behind the text; false where there was none to take.
  func takeHint() -> Bool {
    guard let insertion = decoration?.hintAtKey?.insertion, !insertion.isEmpty else {
      return false
    }
    line_editor_insert(editor, insertion)
    return true
  }

  /// Sequences that move to the text's first cell and to the cursor, and the columns behind the
  /// text; nil where prompt and text don't fit one row.
  private func place(
    of edited: EditedText, in size: TerminalSize
  ) -> (start: String, cursor: String, room: Int)? {
    guard let start = shownPrompt.columns, let width = edited.text.columns,
      let cursor = edited.head.columns, start + width < size.columns
    else { return nil }
    func move(_ column: Int) -> String { column > 0 ? "\r\u{1B}[\(column)C" : "\r" }
    return (move(start), move(start + cursor), size.columns - start - width - 1)
  }

  /// The rest of the newest entry that begins with `text`, or what the language knows.
  private func hint(after text: String, room: Int) -> Hint? {
    guard room > 0, text.contains(where: { $0 != " " }) else { return nil }
    let typed = text.utf8
    let entry = history.entries.last {
      $0.utf8.count > typed.count && $0.utf8.starts(with: typed)
    }
    guard let entry else { return assistant.hint(after: text, room: room) }
    return Hint(insertion: String(decoding: entry.utf8.dropFirst(typed.count), as: UTF8.self))
  }
}

extension Unicode.Scalar {
  /// The columns that libedit gives it; nil for one that it shows otherwise or puts over another.
  fileprivate var columns: Int? {
    let width = line_editor_columns(value)
    return width > 0 ? Int(width) : nil
  }
}

extension StringProtocol {
  /// The columns that libedit gives the text; nil where it shows a character otherwise.
  fileprivate var columns: Int? {
    var sum = 0
    for scalar in unicodeScalars {
      guard let columns = scalar.columns else { return nil }
      sum += columns
    }
    return sum
  }

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

  /// The same characters with the renditions of `highlights`.
  fileprivate func colored(by highlights: [Highlight]) -> String {
    let bytes = Array(utf8)
    var result = ""
    var position = 0
    for highlight in highlights where highlight.range.lowerBound >= position {
      result += String(decoding: bytes[position..<highlight.range.lowerBound], as: UTF8.self)
      let text = String(decoding: bytes[highlight.range], as: UTF8.self)
      result += "\u{1B}[\(highlight.kind.rendition)m\(text)\u{1B}[0m"
      position = highlight.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }
}

extension Highlight.Kind {
  /// The SGR parameters of what is drawn so.
  fileprivate var rendition: String {
    switch self {
    case .verb: "1"
    case .unknown: "4;31"
    case .string: "32"
    case .number: "36"
    case .bracket: "1;4"
    case .comment: "2"
    }
  }
}
