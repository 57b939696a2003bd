private import CLibedit
import DiffplayKit
import TextWidth
import Wording

/// Candidates laid out for the screen, and where the cursor stood when they were asked for.
struct CompletionListing {
  var text: String
  /// The characters from the cursor to the end of the line.
  var charactersAfterCursor: Int
}

extension LibeditLineReader {
  /// Completes the word at the cursor as far as it is certain; a second Tab lists what may follow.
  func complete() -> UInt8 {
    let before = edited
    let (wordStart, candidates) = assistant.completions(of: before.text, cursor: before.cursor)
    guard !candidates.isEmpty, 0...before.cursor ~= wordStart else {
      undecided = nil
      return UInt8(CC_REFRESH_BEEP)
    }
    let word = Substring(before.head.utf8.dropFirst(wordStart))
    let completed = Self.completed(word, by: candidates, before: before.tail)
    if completed != word {
      line_editor_delete(editor, Int32(word.unicodeScalars.count))
      line_editor_insert(editor, completed)
      undecided = candidates.count > 1 ? edited : nil
      return UInt8(CC_REFRESH)
    }
    if undecided == before, candidates.count > 1 {
      let size = Terminal.size ?? TerminalSize(columns: 80, rows: 24)
      return list(candidates.inColumns(of: size, in: assistant.language), tail: before.tail)
    }
    undecided = before
    return UInt8(CC_REFRESH_BEEP)
  }

  /// What `word` becomes: the only candidate and a space, or what all candidates begin with.
  private static func completed(
    _ word: Substring, by candidates: [Completion], before tail: Substring
  ) -> String {
    if candidates.count == 1 {
      let text = candidates[0].text
      guard !candidates[0].isUnfinished, tail.first != " ", let last = text.last,
        last.isLetter || last.isNumber || "\"}])".contains(last)
      else { return text }
      return text + " "
    }
    let common = candidates.dropFirst().reduce(Substring(candidates[0].text)) { common, next in
      let shared = zip(common, next.text).prefix { $0 == $1 }.count
      return common.prefix(shared)
    }
    // A shared beginning never takes away what was typed.
    return common.utf8.count >= word.utf8.count ? String(common) : String(word)
  }

  /// Lists what can follow the text before the cursor; in a string, inserts a question mark.
  func question() -> UInt8 {
    let edited = edited
    guard let lines = assistant.following(String(edited.head)) else {
      line_editor_insert(editor, "?")
      return UInt8(CC_REFRESH)
    }
    let rows = max(1, (Terminal.size?.rows ?? 24) - 3)
    let more: Message = "… \(lines.count - rows) more"
    let cut = lines.count > rows ? more.text(in: assistant.language) + "\n" : ""
    return list(lines.prefix(rows).map { $0 + "\n" }.joined() + cut, tail: edited.tail)
  }

  /// Goes to the end of the text, below which the list is drawn next.
  private func list(_ text: String, tail: Substring) -> UInt8 {
    listing = CompletionListing(text: text, charactersAfterCursor: tail.unicodeScalars.count)
    moveToEnd()
    line_editor_push(editor, Int32(LineEditorKeyPerform))
    return UInt8(CC_CURSOR)
  }

  /// Draws the list, and the prompt and text anew below it.
  func showListing() -> UInt8 {
    guard let listing else { return UInt8(CC_NORM) }
    self.listing = nil
    line_editor_move(editor, -Int32(listing.charactersAfterCursor))
    line_editor_print_below(editor, listing.text)
    return UInt8(CC_NORM)
  }
}

extension [Completion] {
  /// The candidates in columns, read downwards, each row ended by a new line.
  ///
  /// A list higher than the screen ends in the number of candidates that it leaves out.
  func inColumns(of size: TerminalSize, in language: Language) -> String {
    let gap = 2
    let textWidth = map(\.text.displayWidth).max() ?? 0
    let cells = map { candidate in
      let note = candidate.note.text(in: language)
      guard !note.isEmpty else { return candidate.text }
      return candidate.text.padded(toWidth: textWidth + gap) + note
    }.map { $0.truncated(toWidth: size.columns - 1) }
    let cellWidth = (cells.map(\.displayWidth).max() ?? 0) + gap
    let columns = Swift.max(1, (size.columns - 1 + gap) / cellWidth)
    let allRows = (count + columns - 1) / columns
    let rows = Swift.min(allRows, Swift.max(1, size.rows - 3))
    let shown = Swift.min(count, rows * columns)
    var result = ""
    for row in 0..<rows {
      let line = stride(from: row, to: shown, by: rows).map { cells[$0].padded(toWidth: cellWidth) }
      var text = line.joined()
      while text.last == " " { text.removeLast() }
      result += text + "\n"
    }
    guard shown < count || count == Completion.limit else { return result }
    let more: Message = count == Completion.limit ? "… and more" : "… \(count - shown) more"
    return result + more.text(in: language) + "\n"
  }
}
