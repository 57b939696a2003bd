extension SessionDifference {
  /// The lines shown around a change.
  private static let contextLines = 3

  /// The comparison as a small diff: the command, then `- ` expected and `+ ` actual lines.
  ///
  /// Long stretches without a change are folded.
  package var text: String {
    var text = command.enumerated().map { ($0 == 0 ? "> " : ". ") + $1 }
    var index = 0
    while index < lines.count {
      let end = lines[index...].firstIndex { ($0.side == .both) != (lines[index].side == .both) }
      let run = index..<(end ?? lines.count)
      text += lines[index].side == .both ? folded(run) : run.map(marked)
      index = run.upperBound
    }
    text += notes.map { "  (\($0))" }
    return text.map(SessionText.cuttingTrailingSpace).joined(separator: "\n")
  }

  private func marked(_ index: Int) -> String {
    switch lines[index].side {
    case .both: "  " + lines[index].text
    case .expected: "- " + lines[index].text
    case .actual: "+ " + lines[index].text
    }
  }

  /// A run of equal lines, of which only those near a change are shown.
  private func folded(_ run: Range<Int>) -> [String] {
    let before = run.lowerBound == 0 ? 0 : Self.contextLines
    let after = run.upperBound == lines.count ? 0 : Self.contextLines
    guard run.count > before + after + 1 else { return run.map(marked) }
    let hidden = run.count - before - after
    return run.prefix(before).map(marked) + ["  ⋮ \(hidden) equal lines"]
      + run.suffix(after).map(marked)
  }
}
