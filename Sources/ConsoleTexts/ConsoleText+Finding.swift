extension ConsoleText {
  /// What a pasted text is about; nil where it is no text of a console that is known.
  ///
  /// Prefixes, addresses, backtraces, white space and typographic signs are passed over. An exception
  /// counts before a log, what stands first before what follows, and a row before a shape.
  ///
  /// - Complexity: O(*n*) for *n* bytes; of more than half a megabyte the middle is not read.
  package static func find(in text: String) -> ConsoleFinding? {
    let found = findings(in: text)
    return found.first { $0.text?.kind == .exception } ?? found.first { !$0.isToldByShape }
      ?? found.first
  }

  /// Every row that a pasted text holds, once each in the order of the text; where there is none,
  /// the shape that says most.
  ///
  /// - Complexity: As `find(in:)`.
  package static func findings(in text: String) -> [ConsoleFinding] {
    let input = ConsoleInput(text)
    let matches = ConsoleIndex.all.matches(in: input)
    let exception = exceptionName(in: matches)
    var rows: [ConsoleFinding] = []
    for match in matches where !rows.contains(where: { $0.id == match.entry.id }) {
      // One text may match several wordings of its row: the one with most fixed words it is.
      let best = matches.filter { $0.entry.id == match.entry.id }.reduce(match) {
        $0.weight < $1.weight ? $1 : $0
      }
      guard case .text(let text, let wording) = best.entry else { continue }
      var holes = best.holes
      for detail in text.wordings[wording].details {
        holes.fill(from: input.detail(detail, around: best.range))
      }
      rows.append(ConsoleFinding(source: best.entry, holes: holes, exception: exception))
    }
    if !rows.isEmpty { return rows }
    let shapes = matches.compactMap { match -> (rank: Int, finding: ConsoleFinding)? in
      guard case .shape(let shape) = match.entry else { return nil }
      let rank = ConsoleShape.all.firstIndex { $0.id == shape.id } ?? 0
      return (
        rank, ConsoleFinding(source: match.entry, holes: match.holes, exception: exception)
      )
    }
    return shapes.min { $0.rank < $1.rank }.map { [$0.finding] } ?? []
  }

  /// The class of the exception that a paste names.
  private static func exceptionName(in matches: [ConsoleIndex.Match]) -> String? {
    for match in matches where match.entry.id == "uncaught-exception" {
      return match.holes["name"]
    }
    return nil
  }
}

extension ConsoleInput {
  /// How far behind and before a text its details may stand.
  private static let reach = 6000

  /// What is in the holes of a detail: of the nearest one behind a text, else of one before it.
  fileprivate func detail(_ pattern: ConsolePattern, around range: Range<Int>) -> ConsoleHoles {
    let behind = range.lowerBound..<min(count, range.upperBound + Self.reach)
    let before = max(0, range.lowerBound - Self.reach)..<range.lowerBound
    for part in [behind, before] {
      for position in part where bytes[position] == pattern.anchorBytes[0] {
        if let match = pattern.match(self, at: position) { return match.holes }
      }
    }
    return ConsoleHoles()
  }
}

extension ConsoleFinding.Source {
  /// The name of the row or of the shape.
  var id: String {
    switch self {
    case .text(let text, _): text.id
    case .shape(let shape): shape.id
    }
  }
}
