/// A pattern of one line: `*` is any run of characters, `?` any one, `\` takes away their meaning.
struct GlobPattern {
  private enum Element {
    case character(Character)
    case anyCharacter
    case anyRun
  }

  private let elements: [Element]

  /// Reads a pattern; every text is one.
  init(_ text: String) {
    var elements: [Element] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "*": elements.append(.anyRun)
      case "?": elements.append(.anyCharacter)
      case "\\":
        let isEscape = rest.first.map { "*?\\".contains($0) } ?? false
        elements.append(.character(isEscape ? rest.removeFirst() : character))
      default: elements.append(.character(character))
      }
    }
    self.elements = elements
  }

  /// The pattern that matches `text` alone.
  static func escaping(_ text: String) -> String {
    var pattern = ""
    for character in text {
      if "*?\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern
  }

  /// Whether the pattern matches the whole of `line`.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of line and pattern.
  func matches(_ line: String) -> Bool {
    let characters = Array(line)
    return WildcardMatching.matches(
      patternCount: elements.count, inputCount: characters.count,
      isAnyRun: { if case .anyRun = elements[$0] { true } else { false } },
      accepts: { element, index in
        switch elements[element] {
        case .character(let character):
          character.utf8.elementsEqual(characters[index].utf8)
        case .anyCharacter, .anyRun: true
        }
      })
  }
}

/// Matching with elements that stand for any run of inputs, for the characters of a glob and for
/// the lines of an output alike.
enum WildcardMatching {
  /// Whether a pattern matches the whole input.
  ///
  /// Every other element takes exactly one input, so the shortest run is always as good as a
  /// longer one for all but the last wildcard, and only that one is ever lengthened.
  ///
  /// - Complexity: O(*n* · *m*) calls of `accepts`.
  static func matches(
    patternCount: Int, inputCount: Int,
    isAnyRun: (_ element: Int) -> Bool, accepts: (_ element: Int, _ input: Int) -> Bool
  ) -> Bool {
    var element = 0
    var input = 0
    var retry: (element: Int, input: Int)?
    while input < inputCount {
      if element < patternCount, isAnyRun(element) {
        retry = (element + 1, input)
        element += 1
      } else if element < patternCount, accepts(element, input) {
        element += 1
        input += 1
      } else if let last = retry {
        retry = (last.element, last.input + 1)
        (element, input) = (last.element, last.input + 1)
      } else {
        return false
      }
    }
    while element < patternCount, isAnyRun(element) { element += 1 }
    return element == patternCount
  }
}
