extension Playground.Outcome {
  /// What a person reads of it, when it stands in `entry`.
  func lines(in entry: String) -> [StyledText] {
    switch result {
    case .success(let reply): reply.lines + notes
    case .failure(let error): error.report(in: entry) + notes
    }
  }

  /// What is written of it in the form that the settings name.
  ///
  /// - Parameter line: The line at which `entry` begins in the whole input, from 1.
  func output(of entry: String, at line: Int) -> [StyledText] {
    switch settings.output {
    case .json: return [StyledText(json(line: line + self.line - 1))]
    case .csv:
      guard case .success(let reply) = result, let table = reply.table, !reply.lines.isEmpty else {
        return lines(in: entry)
      }
      return table.lines + notes
    case .text: return lines(in: entry)
    }
  }

  /// What a session holds of it: the output as plain text, each line with its end.
  func transcript(of entry: String) -> String {
    output(of: entry, at: 1).reduce(into: "") { $0 += StylePolicy.plain.text($1) + "\n" }
  }
}
