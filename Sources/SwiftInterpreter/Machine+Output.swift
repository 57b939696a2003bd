import SwiftReading
import Wording

extension Machine {
  func print(
    _ text: String, terminator: String, at range: SourceRange
  ) throws(Interruption) {
    printed += text.utf8.count + 1
    if printed > limits.size { throw limit("this prints more than \(limits.size) bytes", range) }
    line += text + terminator
    guard line.utf8.contains(0x0A) else { return }
    var parts = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    line = parts.removeLast()
    lines += parts
  }

  func flush() {
    if !line.isEmpty { lines.append(line) }
    line = ""
  }
}
