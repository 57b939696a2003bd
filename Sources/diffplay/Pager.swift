private import CLibedit
import DiffplayKit
import TextWidth
import Wording

/// Shows answers to a person: page by page when they are higher than the screen.
///
/// The pages belong to the editor, so that a key which asks for no page begins the next line, and a
/// signal finds the terminal as it finds it at the prompt.
final class Pager {
  /// What reads keys between two pages; without one there are no pages.
  var reader: LibeditLineReader?

  /// The rows that the answers to one entry have filled since it began, or since a page was turned.
  private var filled = 0
  /// Whether the rest of these answers was asked for at once.
  private var showsRest = false

  /// The lines that are written between two looks for Ctrl-C.
  private static let chunk = 500

  /// What a person asked for between two pages.
  enum Answer {
    case more, end, interrupt, gone
  }

  /// Whether the variables of the environment leave pages on.
  ///
  /// An empty name of a pager, or `cat`, means none here too. No other program is run for them.
  static func isWanted(
    environment: (String) -> String? = { Terminal.variable($0) }
  ) -> Bool {
    guard let named = environment("DIFFPLAY_PAGER") ?? environment("PAGER") else { return true }
    let program = named.split(separator: " ").first ?? ""
    return !program.isEmpty && program != "cat"
  }

  /// Begins the answers to another entry, which has a screen of its own.
  func beginEntry() { (filled, showsRest) = (0, false) }

  /// Whether a text is shown in pages here, below what its entry has answered before.
  func needsPages(_ text: String, settings: Workbench.Settings) -> Bool {
    guard settings.usesPager, !settings.suitsScreenReader, reader != nil, !showsRest,
      Self.isWanted(), Terminal.writesToPerson, let size = Terminal.size
    else { return false }
    var rows = filled
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      rows += line.rows(ofWidth: size.columns)
      // The row of the next prompt.
      if rows >= size.rows { return true }
    }
    return false
  }

  /// Writes whole lines, page by page where that is needed, and no further than Ctrl-C lets them.
  func present(_ text: String, settings: Workbench.Settings) {
    guard Terminal.writesToPerson else { return Terminal.write(text + "\n") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if let reader, needsPages(text, settings: settings) {
      reader.beginPages()
      let answer = showPages(of: &lines, reader, settings.language)
      reader.endPages()
      switch answer {
      case .gone: return
      case .interrupt: return tellOfInterrupt(settings.language)
      case .end: showsRest = true
      case .more: break
      }
    }
    if let size = Terminal.size { filled += lines.rows(ofWidth: size.columns) }
    writeWhole(lines, settings.language)
  }

  /// Shows pages until the rest fits on one, or the person wants no more.
  ///
  /// - Parameter lines: What is left to show, before and after.
  private func showPages(
    of lines: inout ArraySlice<Substring>, _ reader: LibeditLineReader, _ language: Language
  ) -> Answer {
    while true {
      // Asked for each page: a person may change the window between them.
      guard let size = Terminal.size else { return .end }
      let page = lines.prefix(ofRows: size.rows - 1 - filled, width: size.columns)
      if page.count == lines.count { return .more }
      if !page.isEmpty { Terminal.write(page.joined(separator: "\n") + "\n") }
      lines = lines[page.endIndex...]
      filled = 0
      let row: Message = "more: Space or Return; the rest at once: q"
      let answer = reader.waitForPage(row.text(in: language).truncated(toWidth: size.columns - 1))
      guard answer == .more else { return answer }
    }
  }

  private func writeWhole(_ lines: ArraySlice<Substring>, _ language: Language) {
    for start in stride(from: lines.startIndex, to: lines.endIndex, by: Self.chunk) {
      let end = min(start + Self.chunk, lines.endIndex)
      Terminal.write(lines[start..<end].joined(separator: "\n") + "\n")
      if end < lines.endIndex, Terminal.isInterrupted { return tellOfInterrupt(language) }
    }
  }

  private func tellOfInterrupt(_ language: Language) {
    let interrupted: Message = "interrupted"
    Terminal.write(interrupted.text(in: language) + "\n")
  }
}

extension LibeditLineReader {
  /// Puts the terminal in the state of the prompt, for pages.
  fileprivate func beginPages() { line_editor_begin_pages(editor) }

  /// Gives the terminal back.
  fileprivate func endPages() { line_editor_end_pages(editor) }

  /// Shows a row between two pages until a key is struck.
  fileprivate func waitForPage(_ row: String) -> Pager.Answer {
    switch Int(line_editor_wait_for_page(editor, row, Int32(row.displayWidth))) {
    case LineEditorPageMore: .more
    case LineEditorPageInterrupt: .interrupt
    case LineEditorPageGone: .gone
    default: .end
    }
  }
}

extension ArraySlice<Substring> {
  /// The rows that all take.
  fileprivate func rows(ofWidth width: Int) -> Int { reduce(0) { $0 + $1.rows(ofWidth: width) } }

  /// The first lines that take no more than `rows` rows of a terminal; one at least where there is a
  /// row.
  fileprivate func prefix(ofRows rows: Int, width: Int) -> ArraySlice<Substring> {
    guard rows > 0 else { return prefix(0) }
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].rows(ofWidth: width)
      if used > rows, end > startIndex { break }
      end += 1
    }
    return self[..<end]
  }
}

extension Substring {
  /// The rows that a line takes on a terminal, escape sequences for colour left out.
  fileprivate func rows(ofWidth columns: Int) -> Int {
    var shown = ""
    var isEscape = false
    for character in self {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        shown.append(character)
      }
    }
    return Swift.max(1, (shown.displayWidth + columns - 1) / columns)
  }
}
