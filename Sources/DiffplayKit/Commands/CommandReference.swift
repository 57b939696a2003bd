import CommandLanguage
import LayoutLanguage
import Wording

/// Prints the command reference from the command table, as docs/commands.md holds it.
package enum CommandReference {
  /// The whole page in Markdown.
  package static var markdown: String {
    var lines = [
      "# Commands", "",
      "This page is printed from the program's own grammar: `make docs` writes it anew.", "",
      "`WORD…` stands for one or more, `[…]` may be left out, `(a | b)` is a choice. Identifiers are"
        + " bare words, numbers or quoted strings; `a{1..5}` and `1..100` stand for many. `#` begins a"
        + " comment, `;` separates commands, `{ … }` spans lines.", "",
    ]
    for task in Command.Task.allCases {
      lines += ["## \(task.title.english)", ""]
      for command in CommandTable.all where command.task == task { lines += section(of: command) }
    }
    lines += ["## Inside the braces", ""]
    for block in Block.allCases {
      lines += ["### \(block.title)", "", "```"]
      lines += block.forms.map { Syntax.usage($0.syntax) } + ["```", ""]
    }
    lines += ["## Settings", ""]
    lines += Setting.all.map { "- `\($0.name)`: \($0.summary.english)" } + [""]
    lines += ["## Properties", "", "```"]
    lines += LayoutProperty.all.map { "set \($0.path) \($0.form)" } + ["```"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: Command) -> [String] {
    var lines = ["### \(command.verb)", "", command.summary.english, "", "```"]
    for form in command.forms {
      let usage = ([command.verb] + [Syntax.usage(form.syntax)]).filter { !$0.isEmpty }
      lines.append(usage.joined(separator: " "))
    }
    lines += ["```", ""]
    let spellings = command.forms.compactMap(\.swift)
    if !spellings.isEmpty { lines += ["In Swift:", "", "```swift"] + spellings + ["```", ""] }
    lines += command.discussion.flatMap { [$0.english, ""] }
    lines += ["Try:", "", "```"] + command.examples + ["```", ""]
    if !command.related.isEmpty {
      let links = command.related.map { "[\($0)](#\($0))" }
      lines += ["See also: " + links.joined(separator: ", ") + ".", ""]
    }
    return lines
  }
}
