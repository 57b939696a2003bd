private import CLibedit
private import DiffplayKit

/// The text being edited and its cursor, an offset in UTF-8 bytes.
struct EditedText: Hashable {
  var text: String
  var cursor: Int

  /// The text before the cursor.
  var head: Substring { Substring(text.utf8.prefix(cursor)) }
  /// The text from the cursor on.
  var tail: Substring { Substring(text.utf8.dropFirst(cursor)) }
}

extension LibeditLineReader {
  /// The text and cursor as libedit has them now.
  var edited: EditedText {
    var length = 0
    var cursor = 0
    guard let start = line_editor_text(editor, &length, &cursor) else {
      return EditedText(text: "", cursor: 0)
    }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return EditedText(text: String(decoding: bytes, as: UTF8.self), cursor: cursor)
  }

  /// Replaces text and cursor.
  func replace(with new: EditedText) {
    let old = edited
    line_editor_move(editor, Int32(old.tail.unicodeScalars.count))
    line_editor_delete(editor, Int32(old.text.unicodeScalars.count))
    if !new.text.isEmpty { line_editor_insert(editor, new.text) }
    line_editor_move(editor, -Int32(new.tail.unicodeScalars.count))
  }

  /// Moves the cursor to the end of the text.
  func moveToEnd() {
    line_editor_move(editor, Int32(edited.tail.unicodeScalars.count))
  }

  /// What libedit gets for a key of the keyboard.
  func translate(_ key: Int32) -> Int32 {
    if search != nil { return searching(key) }
    switch Int(key) {
    case 0x05, 0x06, LineEditorKeyRight, LineEditorKeyEnd:
      if takeHint() { return Int32(LineEditorKeyPerform) }
      let isRight = [0x06, LineEditorKeyRight].contains(Int(key))
      return (isRight ? cross(edited.tail.first, direction: 1) : nil) ?? key
    case LineEditorKeyUp:
      let rows = edited.head.utf8.contains(UInt8(ascii: "\n"))
      return Int32(rows ? LineEditorKeyPreviousRow : LineEditorKeyPreviousEntry)
    case LineEditorKeyDown:
      let rows = edited.tail.utf8.contains(UInt8(ascii: "\n"))
      return Int32(rows ? LineEditorKeyNextRow : LineEditorKeyNextEntry)
    case LineEditorKeyLeft, 0x02: return cross(edited.head.last, direction: -1) ?? key
    case 0x08, 0x7F: return erase(edited.head.last, isAfterCursor: false) ?? key
    case LineEditorKeyDelete: return erase(edited.tail.first, isAfterCursor: true) ?? key
    case 0x1161...0x1175, 0x11A8...0x11C2: return compose(key)
    case 0x5D, 0x7D, 0x29:
      outdent()
      return key
    default:
      return key
    }
  }

  /// Moves over a character that has several code points; nil for others, which libedit can do.
  private func cross(_ character: Character?, direction: Int32) -> Int32? {
    guard let count = character?.unicodeScalars.count, count > 1 else { return nil }
    line_editor_move(editor, direction * Int32(count))
    return Int32(LineEditorKeyPerform)
  }

  /// Erases a character of several code points as a whole; nil for others.
  private func erase(_ character: Character?, isAfterCursor: Bool) -> Int32? {
    guard let count = character?.unicodeScalars.count, count > 1 else { return nil }
    if isAfterCursor { line_editor_move(editor, Int32(count)) }
    line_editor_delete(editor, Int32(count))
    isOverdrawn = true
    return Int32(LineEditorKeyPerform)
  }

  /// Puts a jamo and the one before it together, as an input method would have.
  private func compose(_ key: Int32) -> Int32 {
    guard let jamo = Unicode.Scalar(UInt32(key)), let last = edited.head.unicodeScalars.last
    else { return key }
    let composed = (String(last) + String(jamo)).composingHangul()
    guard composed.unicodeScalars.count == 1 else { return key }
    line_editor_delete(editor, 1)
    line_editor_insert(editor, composed)
    return Int32(LineEditorKeyPerform)
  }

  /// Takes back the indentation of a row that is to begin with a closing bracket.
  private func outdent() {
    let row = edited.head.reversed().prefix { $0 != "\n" }
    guard row.count >= Self.indentation.count, row.count < edited.head.count,
      row.allSatisfy({ $0 == " " })
    else { return }
    line_editor_delete(editor, Int32(Self.indentation.count))
    line_editor_push(editor, Int32(LineEditorKeyPerform))
  }

  /// What a row is indented by after an opening bracket.
  private static let indentation = "  "

  /// Carries out a key inside libedit's loop; answers libedit's `CC_…`.
  func perform(_ key: Int32) -> UInt8 {
    switch Int(key) {
    case 0x09: return complete()
    case 0x0A, 0x0D: return enter()
    case 0x12, 0x13: return beginSearch()
    case 0x3F: return question()
    case LineEditorKeyNewline: return breakRow()
    case LineEditorKeyPaste: return paste()
    case LineEditorKeyHome: return moveToRowStart()
    case LineEditorKeyEnd: return moveToRowEnd()
    case LineEditorKeyLeave: return leave()
    case LineEditorKeyHeard: return typeAct()
    case LineEditorKeyPerform:
      if listing != nil { return showListing() }
      let shown = showFound()
      defer { isOverdrawn = false }
      return isOverdrawn ? UInt8(CC_REDISPLAY) : shown
    default: return UInt8(CC_ERROR)
    }
  }

  /// Submits the entry, or goes on to its next row while a block or a quote is open.
  private func enter() -> UInt8 {
    let text = edited.text
    guard text.isEmpty || assistant.isComplete(text) else { return breakRow() }
    moveToEnd()
    // libedit must leave the last row itself: what follows is written below it.
    line_editor_push(editor, Int32(LineEditorKeySubmit))
    return UInt8(CC_REFRESH)
  }

  /// Begins a new row, indented like the one before and deeper after an opening bracket.
  private func breakRow() -> UInt8 {
    let row = edited.head.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    var indentation = String(row.prefix { $0 == " " })
    if let last = row.last(where: { $0 != " " }), "{[(".contains(last) {
      indentation += Self.indentation
    }
    line_editor_insert(editor, "\n" + indentation)
    return UInt8(CC_REFRESH)
  }

  /// Inserts a paste as one edit: rows stay rows, and no key in it is obeyed.
  private func paste() -> UInt8 {
    var length = 0
    let start = line_editor_pasted(editor, &length)
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    let pasted = String(decoding: bytes, as: UTF8.self)
    var text = String(String.UnicodeScalarView(pasted.pastable)).composingHangul()
    while text.last == "\n" { text.removeLast() }
    guard !text.isEmpty else { return UInt8(CC_NORM) }
    line_editor_insert(editor, text)
    return UInt8(CC_REFRESH)
  }

  private func moveToRowStart() -> UInt8 {
    let row = edited.head.unicodeScalars.reversed().prefix { $0 != "\n" }
    line_editor_move(editor, -Int32(row.count))
    return UInt8(CC_CURSOR)
  }

  private func moveToRowEnd() -> UInt8 {
    let row = edited.tail.unicodeScalars.prefix { $0 != "\n" }
    line_editor_move(editor, Int32(row.count))
    return UInt8(CC_CURSOR)
  }

  /// Makes the screen ready for what follows the line that a signal ends.
  private func leave() -> UInt8 {
    if search != nil {
      search = nil
      showPrompt()
    }
    dropped = edited.text
    moveToEnd()
    return UInt8(CC_REFRESH)
  }
}

extension String {
  /// The characters that a paste may bring into a line: each line break as LF, Tab as a space, no
  /// other control characters.
  ///
  /// libedit's terminal mode swaps CR and LF, so that both orders are one line break.
  fileprivate var pastable: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var halfBreak: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\r", "\n":
        if let half = halfBreak, half != scalar {
          halfBreak = nil
          continue
        }
        result.append("\n")
        halfBreak = scalar
        continue
      case "\t": result.append(" ")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      default: result.append(scalar)
      }
      halfBreak = nil
    }
    return result
  }
}
