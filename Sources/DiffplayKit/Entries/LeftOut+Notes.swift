import SwiftReading
import Wording

extension SwiftSource.LeftOut {
  /// What is told of the parts of a text that were left out, a line for each kind.
  static func notes(on parts: [SwiftSource.LeftOut]) -> [StyledText] {
    var notes: [StyledText] = []
    var lines: [Int] = []
    for part in parts {
      switch part {
      case .quoteMarks: notes.append("note: the '>' before each line was left out")
      case .lineNumbers: notes.append("note: the numbers of the lines were left out")
      case .curlyQuotes:
        notes.append("note: curly quotation marks were read as straight ones")
      case .ellipsis(let line), .prose(let line): lines.append(line)
      case .functionEnd(let lines):
        let numbers = "\(lines.lowerBound)–\(lines.upperBound)"
        notes.append("note: left out the end of a function that begins elsewhere: lines \(numbers)")
      }
    }
    if !lines.isEmpty {
      let numbers = lines.sorted().map(String.init).joined(separator: ", ")
      notes.append("note: left out what is no code: line \(numbers)")
    }
    return notes
  }
}
