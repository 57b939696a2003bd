import SwiftInterpreter
import SwiftReading
import Wording

/// Runs a program, entry by entry, and tells what a person would see.
func output(_ entries: String...) -> String {
  do {
    var interpreter = try Interpreter()
    var host = EmptyHost()
    var lines: [String] = []
    for entry in entries {
      do {
        let evaluation = try interpreter.run(SwiftSource(entry).parsed(), host: &host)
        lines += evaluation.lines
        if let text = evaluation.text { lines.append("= \(text): \(evaluation.type ?? "?")") }
      } catch {
        let place = entry.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count)
        let at = String(decoding: place, as: UTF8.self)
        lines.append("\(error.message.english) <\(at)>")
        if let fix = error.fix { lines.append("  \(fix.english)") }
      }
    }
    return lines.joined(separator: "\n")
  } catch {
    return "prelude: \(error.message.english) \(error.range)"
  }
}
