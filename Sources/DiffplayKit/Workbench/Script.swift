import CommandLanguage
package import HostSystem
package import Sessions
package import Wording

/// The commands of a file: a session's, whatever it expects, or those of a plain text.
package struct Script: Sendable {
  /// One entry and where it stands.
  package struct Entry: Hashable, Sendable {
    /// The commands as they are typed; they may span lines inside braces.
    package var text: String
    /// The file that holds the entry.
    package var path: String
    /// The line on which it begins.
    package var line: Int
  }

  /// The entries in the order in which they run; those of included files among them.
  package let entries: [Entry]
  /// The columns that a session asks for; nil where nothing is said.
  package let width: Int?
  /// The language that a session asks for; nil where nothing is said.
  package let language: Language?

  /// Reads the file `path`.
  ///
  /// A text that begins as a session is one, and has to be one to the end; a file of Swift is one
  /// entry.
  ///
  /// - Throws: `SessionFault` when the file, or one it includes, cannot be read or parsed.
  package init(path: String, files: any FileSystem) throws(SessionFault) {
    let text: String
    do { text = try files.text(of: path) } catch { throw SessionFault(error) }
    guard text.hasPrefix("#!") || path.hasSuffix(".session") else {
      entries =
        path.hasSuffix(".swift")
        ? [Entry(text: text, path: path, line: 1)] : Self.entries(of: text, path: path)
      width = nil
      language = nil
      return
    }
    let plan = try SessionPlan(path: path, files: files)
    entries = plan.steps.map { Entry(text: $0.step.command, path: $0.path, line: $0.line) }
    width = plan.settings.width
    language = plan.settings.language
  }

  /// The lines of a text, gathered where a bracket is open.
  private static func entries(of text: String, path: String) -> [Entry] {
    var entries: [Entry] = []
    var open = EntryLines()
    var start = 1
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      // A blank line is no entry of its own.
      if open.isEmpty, line.isEmpty { continue }
      if open.isEmpty { start = index + 1 }
      guard open.append(line),
        index + 1 == lines.count || !open.isContinued(by: lines[index + 1].utf8)
      else { continue }
      entries.append(Entry(text: open.text, path: path, line: start))
      open = EntryLines()
    }
    if !open.isEmpty { entries.append(Entry(text: open.text, path: path, line: start)) }
    return entries
  }
}
