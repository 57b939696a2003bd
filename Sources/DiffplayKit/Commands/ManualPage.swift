import CommandLanguage
package import JSON
import Wording

/// Prints the manual page, in the language of `man`, from the tables that the program itself reads.
package enum ManualPage {
  /// The whole page.
  ///
  /// - Parameters:
  ///   - help: The options and subcommands as ArgumentParser tells them in JSON.
  ///   - version: The program's version.
  /// - Throws: `JSONError` when `help` is no JSON.
  package static func text(help: String, version: String) throws(JSONError) -> String {
    let program = try JSONDocument(parsing: help).value["command"] ?? nil
    var lines = [
      ".TH DIFFPLAY 1 \"\" \"diffplay \(version)\" \"User Commands\"", ".SH NAME",
      "diffplay \\- \(escaped(program["abstract"]?.string ?? ""))", ".SH SYNOPSIS",
      ".B diffplay", "[\\fIoptions\\fR] [\\fB\\-c\\fR \\fIcommands\\fR] ...", ".br", ".B diffplay",
      "\\fIsubcommand\\fR ...", ".SH DESCRIPTION",
    ]
    lines += paragraphs(program["discussion"]?.string ?? "")
    lines += [".SH OPTIONS"] + options(of: program)
    lines.append(".SH SUBCOMMANDS")
    for command in program["subcommands"]?.elements ?? [] where command.isShown {
      lines += subcommand(command)
    }
    lines += commands + surroundings
    return lines.joined(separator: "\n") + "\n"
  }

  private static func subcommand(_ command: JSONValue) -> [String] {
    let name = command["commandName"]?.string ?? ""
    guard name != "help" else { return [] }
    return [".SS \(escaped("diffplay \(name)"))"]
      + [command["abstract"], command["discussion"]]
      .flatMap { paragraphs($0?.string ?? "") } + options(of: command)
  }

  private static func options(of command: JSONValue) -> [String] {
    (command["arguments"]?.elements ?? []).filter(\.isShown).flatMap { argument -> [String] in
      let value = "\\fI\(escaped(argument["valueName"]?.string ?? ""))\\fR"
      let names = (argument["names"]?.elements ?? []).map { name -> String in
        let dashes = name["kind"]?.string == "long" ? "--" : "-"
        return "\\fB\(escaped(dashes + (name["name"]?.string ?? "")))\\fR"
      }
      let takesValue = argument["kind"]?.string != "flag"
      let usage = names.joined(separator: ", ") + (takesValue ? " \(value)" : "")
      return [".TP", usage, escaped(argument["abstract"]?.string ?? "")]
    }
  }

  /// The command language, task by task.
  private static var commands: [String] {
    var lines = [".SH COMMANDS", "Typed at the prompt, read from a pipe or given to \\fB\\-c\\fR."]
    for task in Command.Task.allCases {
      lines.append(".SS \(escaped(task.title.english))")
      for command in CommandTable.all where command.task == task {
        let usages = command.forms.map { form in
          let usage = Syntax.usage(form.syntax)
          return "\\fB\(escaped(command.verb))\\fR\(usage.isEmpty ? "" : " " + escaped(usage))"
        }
        lines += [".TP", usages[0]]
        for usage in usages.dropFirst() { lines += [".TQ", usage] }
        lines.append(escaped(command.summary.english))
      }
    }
    return lines
  }

  /// What the program reads besides its arguments, and what it ends with.
  private static var surroundings: [String] {
    func entries(_ entries: [(name: String, text: String)]) -> [String] {
      entries.flatMap { [".TP", "\\fB\(escaped($0.name))\\fR", escaped($0.text)] }
    }
    return [".SH ENVIRONMENT"]
      + entries([
        ("DIFFPLAY_ACCESSIBLE", "Set and not 0: answers and editing suit a screen reader."),
        ("DIFFPLAY_HISTORY", "The file that keeps what was typed; none if it is empty."),
        ("DIFFPLAY_INIT", "The start-up file; none if it is empty."),
        ("NO_COLOR, FORCE_COLOR", "Never and always colour, unless --color says otherwise."),
      ]) + [".SH FILES"]
      + entries([
        (
          "$XDG_CONFIG_HOME/diffplay/init, ~/.config/diffplay/init",
          "Commands that are run before a person's first; errors in them are told and passed over."
        )
      ]) + [".SH EXIT STATUS"]
      + entries(ExitMeaning.all.map { ("\($0.status)", $0.meaning.english) })
  }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
  }

  /// The text so that none of its characters steer the formatter.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// Whether help shows it.
  fileprivate var isShown: Bool { self["shouldDisplay"] != false }
}
