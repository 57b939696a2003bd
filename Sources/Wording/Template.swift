import TextWidth

/// The pieces of a template: words, places of arguments such as `{1}`, and particles such as
/// `{은/는}` that depend on what stands before them.
struct Template {
  enum Piece: Hashable {
    case words(String)
    /// An argument, counted from 0.
    case argument(Int)
    case particle(Particle)
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      pieces = text.isEmpty ? [] : [.words(text)]
      return
    }
    var words = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      words += rest[..<open]
      rest = rest[open...]
      let inner = rest.dropFirst().prefix { $0 != "}" && $0 != "{" }
      guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == "}",
        let piece = Self.piece(String(inner))
      else {
        words.append("{")
        rest = rest.dropFirst()
        continue
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(piece)
      rest = rest[rest.index(after: inner.endIndex)...]
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  /// What braces around `inner` mean; nil when they are only braces.
  private static func piece(_ inner: String) -> Piece? {
    if let number = Int(inner), number > 0, inner.allSatisfy(\.isDigit) {
      return .argument(number - 1)
    }
    return Particle(inner).map(Piece.particle)
  }

  /// Whether some of its own words have letters, so that there is something to translate.
  var hasLetters: Bool {
    pieces.contains { piece in
      if case .words(let words) = piece { words.hasLetters } else { false }
    }
  }
}

extension String {
  /// Whether there are letters in it, so that it has something to translate.
  var hasLetters: Bool {
    utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 | 0x20 }
      || utf8.contains { $0 >= 0x80 } && contains(where: \.isLetter)
  }
}
