import CommandLanguage
import Pictures
package import Wording

extension Outcome {
  /// What a person reads of it in `language`, when it stands in `entry`.
  func lines(in entry: String, language: Language = .english) -> [StyledText] {
    let suitsScreenReader = settings.suitsScreenReader
    let lines =
      switch result {
      case .success(let reply): reply.lines(in: language)
      case .failure(let error):
        suitsScreenReader
          ? error.sentences(in: entry, language: language)
          : error.report(in: entry, language: language, width: settings.width)
      }
    let answer = suitsScreenReader ? lines.compactMap(\.withoutDrawing) : lines
    guard lesson != nil || !notes.isEmpty else { return answer }
    return answer + lessonLines(in: language) + notes.map { $0.told(in: language) }
  }

  /// What the lesson says to it, apart from the answer by a blank line.
  package func lessonLines(in language: Language) -> [StyledText] {
    let lines = lesson?.page.lines(in: language, width: settings.width) ?? []
    return lines.isEmpty ? [] : [""] + lines
  }

  /// What is written of it in the form that the settings name.
  ///
  /// - Parameters:
  ///   - line: The line at which `entry` begins in the whole input, from 1.
  ///   - language: The language of words; JSON is the same in all.
  func output(of entry: String, at line: Int, language: Language) -> [StyledText] {
    switch settings.output {
    case .json: return [StyledText(json(line: line + self.line - 1))]
    case .csv:
      guard case .success(let reply) = result, let table = reply.table, !reply.lines.isEmpty else {
        return lines(in: entry, language: language)
      }
      return reply.swift + table.lines + notes
    case .text: return lines(in: entry, language: language)
    }
  }

  /// What a session holds of it when its statement stands alone in an entry.
  var transcriptAlone: String {
    var alone = self
    alone.offset = 0
    alone.line = 1
    if case .failure(var error) = result {
      error.place = error.place.map { ($0.lowerBound - offset)..<($0.upperBound - offset) }
      alone.result = .failure(error)
    }
    return alone.transcript(of: source)
  }

  /// What a session holds of it: the output as plain text, each line with its end.
  func transcript(of entry: String, language: Language = .english) -> String {
    output(of: entry, at: 1, language: language)
      .reduce(into: "") { $0 += StylePolicy.plain.text($1) + "\n" }
  }
}
