private import CLibedit
import DiffplayKit
import Wording

/// A search backwards through the history that follows each typed character.
struct IncrementalSearch {
  /// What stood in the line when the search began.
  let original: EditedText
  /// What is looked for.
  var query = ""
  /// The entry found, as an index from the oldest; nil before the first find.
  var found: Int?
  /// Whether the last step found nothing, so that `found` is an older answer.
  var isFailing = false

  /// What stands before the line meanwhile.
  var prompt: Message { isFailing ? "(failing search) '\(query)':" : "(search) '\(query)':" }

  /// Looks for the query in `indices` in their order.
  mutating func find(in entries: [String], indices: some Sequence<Int>) {
    if query.isEmpty {
      found = nil
      isFailing = false
    } else if let index = indices.first(where: { entries[$0].contains(query) }) {
      found = index
      isFailing = false
    } else {
      isFailing = true
    }
  }
}

/// libedit's own search looks keys up by the low byte of a character, so that one Hangul syllable in
/// eight ends it or erases; this one reads characters.
extension LibeditLineReader {
  func beginSearch() -> UInt8 {
    search = IncrementalSearch(original: edited)
    return showFound()
  }

  /// Handles a key while searching; answers what libedit gets for it.
  func searching(_ key: Int32) -> Int32 {
    guard var search else { return key }
    let entries = history.entries
    let here = search.found ?? entries.count - 1
    switch Int(key) {
    case 0x12:
      search.find(in: entries, indices: (0..<max(search.found ?? entries.count, 0)).reversed())
    case 0x13:
      search.find(in: entries, indices: min(here + 1, entries.count)..<entries.count)
    case 0x08, 0x7F:
      if !search.query.isEmpty { search.query.removeLast() }
      search.find(in: entries, indices: entries.indices.reversed())
    case 0x07:
      search.found = nil
      self.search = nil
      replace(with: search.original)
      return Int32(LineEditorKeyPerform)
    case 0x20...0x7E, 0xA0...:
      guard let scalar = Unicode.Scalar(UInt32(key)) else { return Int32(LineEditorKeyNone) }
      search.query.unicodeScalars.append(scalar)
      search.find(in: entries, indices: (0..<(here + 1)).reversed())
    default:
      return endSearch(with: key)
    }
    self.search = search
    return Int32(LineEditorKeyPerform)
  }

  /// Keeps what was found in the line, and lets `key` do what it does otherwise.
  private func endSearch(with key: Int32) -> Int32 {
    search = nil
    // The prompt must be drawn again before the key moves anything.
    line_editor_push(editor, Int32(LineEditorKeyPerform))
    return Int(key) == 0x1B ? Int32(LineEditorKeyNone) : translate(key)
  }

  /// Draws the state of the search, or the prompt after it.
  func showFound() -> UInt8 {
    guard let search else {
      showPrompt()
      return UInt8(CC_REFRESH)
    }
    if let found = search.found {
      let entry = history.entries[found]
      replace(with: EditedText(text: entry, cursor: entry.utf8.count))
    } else {
      replace(with: search.original)
    }
    showPrompt(search.prompt.text(in: assistant.language) + " ")
    return UInt8(CC_REFRESH)
  }
}
