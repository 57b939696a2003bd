import CommandLanguage

/// The place of the cursor in a Swift statement that is being typed.
///
/// Reads what stands before the cursor, however unfinished; never fails.
struct UnfinishedCall {
  /// An open bracket and what has come behind it.
  struct Frame: Hashable {
    /// The bracket.
    var bracket: UInt8
    /// What is called, for a parenthesis behind a name.
    var receiver: String?
    var name = ""
    /// The label of each argument begun, `_` for none yet.
    var labels = ["_"]
    /// Whether the last argument has a whole value.
    var hasValue = false

    /// Whether it is an array's bracket.
    var isArray: Bool { bracket == UInt8(ascii: "[") }
  }

  /// The word that ends at the cursor.
  enum Word: Hashable {
    case none, name
    /// `.name` without a type before it.
    case enumerationCase
    /// A string, its quote included.
    case string
  }

  /// The variable that is assigned, if one is.
  private(set) var target: String?
  /// The open brackets, the innermost last.
  private(set) var frames: [Frame] = []
  /// What the word at the cursor is a member of, if it is one.
  private(set) var receiver: String?
  /// Whether an expression outside all brackets is whole.
  private(set) var hasValue = false
  private(set) var word = Word.none
  /// Where that word begins, in UTF-8 bytes.
  private(set) var wordStart: Int

  private let bytes: [UInt8]
  private var position: Int

  /// The place behind all of `bytes`, of which the statement begins at `start`.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
    wordStart = bytes.count
    while position < bytes.count { advance() }
    if word == .none { wordStart = bytes.count }
  }

  private mutating func advance() {
    let start = position
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""): readString(from: start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(Frame(bracket: byte))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      if !frames.isEmpty { frames.removeLast() }
      endValue()
    case UInt8(ascii: ","):
      position += 1
      beginArgument()
    case UInt8(ascii: "="):
      position += 1
      if frames.isEmpty { hasValue = false }
    case UInt8(ascii: "."):
      position += 1
      skipName()
      end(.enumerationCase, from: start)
    case _ where Self.isName(byte):
      readName(from: start)
    default: position += 1
    }
  }

  private mutating func readString(from start: Int) {
    if let string = Lexer.string(in: bytes, at: start) {
      position = string.end
      endValue()
    } else {
      position = bytes.count
      (word, wordStart) = (.string, start)
    }
  }

  private mutating func readName(from start: Int) {
    skipName()
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard position < bytes.count else { return end(.name, from: start) }
    switch bytes[position] {
    case UInt8(ascii: ":"):
      position += 1
      if let last = frames.indices.last {
        frames[last].labels[frames[last].labels.count - 1] = name
      }
    case UInt8(ascii: "."):
      position += 1
      let memberStart = position
      skipName()
      let member = String(decoding: bytes[memberStart..<position], as: UTF8.self)
      if position == bytes.count {
        receiver = name
        (word, wordStart) = (.name, memberStart)
      } else {
        read(member, of: name)
      }
    default: read(name, of: nil)
    }
  }

  /// Goes on behind a whole name: into a call's arguments, or as a value.
  private mutating func read(_ name: String, of receiver: String?) {
    if bytes[position] == UInt8(ascii: "<") {
      position = bytes[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
      open(Frame(bracket: UInt8(ascii: "("), receiver: receiver, name: name))
    } else if frames.isEmpty, ["let", "var"].contains(name) {
      return
    } else {
      if frames.isEmpty, target == nil, receiver == nil { target = name }
      endValue()
    }
  }

  private mutating func open(_ frame: Frame) {
    position += 1
    frames.append(frame)
  }

  private mutating func end(_ kind: Word, from start: Int) {
    if position == bytes.count { (word, wordStart) = (kind, start) } else { endValue() }
  }

  private mutating func endValue() {
    if let last = frames.indices.last { frames[last].hasValue = true } else { hasValue = true }
  }

  private mutating func beginArgument() {
    guard let last = frames.indices.last else { return }
    frames[last].labels.append("_")
    frames[last].hasValue = false
  }

  private mutating func skipName() {
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
