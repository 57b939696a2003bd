/// All patterns by how their longest fixed part begins, so that one pass over a text finds them.
struct ConsoleIndex: Sendable {
  /// Where a pattern stands in a text.
  struct Match {
    let entry: ConsoleFinding.Source
    let range: Range<Int>
    let holes: ConsoleHoles
    /// The length of the pattern's fixed parts.
    let weight: Int
  }

  /// The bytes that a text is searched by.
  static let keyLength = 8
  /// The most places that are looked at, and the most that are kept: hostile text has more.
  private static let (mostTries, mostMatches) = (20_000, 24)

  private var entries: [(pattern: ConsolePattern, entry: ConsoleFinding.Source)] = []
  /// The entries by the first bytes of their longest part.
  private var byKey: [UInt64: [Int]] = [:]
  /// For the lowest bits of a mixed key, whether there is an entry: most places have none.
  private var filter = [Bool](repeating: false, count: 1 << 12)

  /// Every row and every shape.
  static let all = ConsoleIndex()

  private init() {
    for text in ConsoleText.all {
      for (index, wording) in text.wordings.enumerated() {
        entries.append((wording.key, .text(text, wording: index)))
      }
    }
    for shape in ConsoleShape.all {
      for pattern in shape.patterns { entries.append((pattern, .shape(shape))) }
    }
    for (index, entry) in entries.enumerated() {
      let key = entry.pattern.anchorBytes.prefix(Self.keyLength)
        .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      byKey[key, default: []].append(index)
      filter[Self.slot(of: key)] = true
    }
  }

  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }

  /// The patterns in a text from its beginning on; of rows that share words the longest.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func matches(in input: ConsoleInput) -> [Match] {
    var found: [Match] = []
    var key: UInt64 = 0
    var tries = 0
    for (position, byte) in input.bytes.enumerated() {
      key = key << 8 | UInt64(byte)
      guard filter[Self.slot(of: key)], let candidates = byKey[key] else { continue }
      let start = position - Self.keyLength + 1
      for index in candidates {
        tries += 1
        let (pattern, entry) = entries[index]
        guard let match = pattern.match(input, at: start) else { continue }
        found.append(
          Match(
            entry: entry, range: match.range, holes: match.holes, weight: pattern.fixedLength))
      }
      if tries > Self.mostTries || found.count > Self.mostMatches { break }
    }
    return found.filter { match in
      match.entry.isShape
        || !found.contains {
          !$0.entry.isShape && $0.weight > match.weight && $0.range.overlaps(match.range)
        }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension ConsoleFinding.Source {
  fileprivate var isShape: Bool {
    if case .shape = self { true } else { false }
  }
}
