import Foundation
import Sessions
import TestSupport
import Testing

/// The syntax files for editors: well formed, and of one mind with the reader of sessions.
@Suite struct EditorTests {
  /// What a line is, in the reader's words.
  enum Kind: String, CaseIterable {
    case header, directive, prose, command, conflict, anyLines, pattern, error, escape, plain
  }

  /// A rule of a syntax file: lines that it matches are of a kind.
  struct Rule {
    var kind: Kind
    var expression: NSRegularExpression

    func matches(_ line: String) -> Bool {
      let range = NSRange(line.startIndex..., in: line)
      return expression.firstMatch(in: line, range: range) != nil
    }
  }

  static func text(_ path: String) throws -> String {
    try String(
      contentsOf: Fixtures.packageRoot.appending(path: "docs/editors/\(path)"), encoding: .utf8)
  }

  /// The rules of the TextMate grammar in the order in which they are tried.
  static func textMateRules() throws -> [Rule] {
    let kinds: [String: Kind] = [
      "markup.heading": .header, "meta.directive": .directive, "comment.line": .prose,
      "meta.command": .command, "invalid.illegal": .conflict, "keyword.operator": .anyLines,
      "string.regexp": .pattern, "message.error": .error, "constant.character": .escape,
    ]
    let grammar = try #require(
      JSONSerialization.jsonObject(
        with: Data(text("vscode/syntaxes/diffplay.tmLanguage.json").utf8)) as? [String: Any])
    #expect(grammar["fileTypes"] as? [String] == ["session"])
    let patterns = try #require(grammar["patterns"] as? [[String: Any]])
    return try patterns.map { pattern in
      let scope = try #require(pattern["name"] as? String)
      let kind = try #require(kinds.first { scope.hasPrefix($0.key + ".") }?.value, "\(scope)")
      let expression = try #require(pattern["match"] as? String)
      return Rule(kind: kind, expression: try NSRegularExpression(pattern: expression))
    }
  }

  /// The rules of the Vim file; of those that begin together Vim takes the last.
  ///
  /// Its expressions keep to what means the same to `NSRegularExpression`.
  static func vimRules() throws -> [Rule] {
    let kinds: [String: Kind] = [
      "Header": .header, "Directive": .directive, "Prose": .prose, "Command": .command,
      "Conflict": .conflict, "AnyLines": .anyLines, "Pattern": .pattern, "Error": .error,
      "Escape": .escape,
    ]
    var rules: [Rule] = []
    for line in try text("vim/syntax/diffplay.vim").split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/syn match diffplay(\w+) /(.*)/(.*)/#) else {
        continue
      }
      if match.3.hasPrefix(" contained") { continue }
      let kind = try #require(kinds[String(match.1)], "\(line)")
      rules.append(
        Rule(kind: kind, expression: try NSRegularExpression(pattern: String(match.2))))
    }
    return rules.reversed()
  }

  /// The rules of one editor's file.
  static func rules(of editor: String) throws -> [Rule] {
    try editor == "Vim" ? vimRules() : textMateRules()
  }

  static func kind(of line: String, by rules: [Rule]) -> Kind {
    rules.first { $0.matches(line) }?.kind ?? .plain
  }

  @Test(
    arguments: ["TextMate", "Vim"],
    [
      ("#!diffplay session 1", .header), ("#!diffplay session 12  ", .header),
      ("#!width 40", .directive), ("#!", .directive), ("#!expect-failure known", .directive),
      ("# prose", .prose), ("#", .prose), ("# ", .prose), ("# > x", .prose), ("#x", .plain),
      ("> append a", .command), ("> ", .command), (">", .plain), (">x", .plain),
      (". }", .command), (".", .command), ("..", .plain), ("...", .anyLines), ("... ", .anyLines),
      ("x... ", .plain), ("\\...", .escape), ("\\> x", .escape), ("[0-9]+ x (re)", .pattern),
      ("a * (glob) ", .pattern), ("(re)", .plain), ("a(re)", .plain), ("error: no", .error),
      ("<<<<<<< ours", .conflict), (">>>>>>> theirs", .conflict), ("<<<<<<<", .plain),
      ("", .plain), ("pending: +1 section", .plain), (" > x", .plain), ("> a (re)", .command),
    ] as [(String, Kind)])
  func linesAreOfTheirKind(_ editor: String, _ line: (text: String, kind: Kind)) throws {
    let rules = try Self.rules(of: editor)
    #expect(Self.kind(of: line.text, by: rules) == line.kind)
  }

  /// Every line of every session of the package is to the editor what it is to the reader.
  @Test(arguments: ["TextMate", "Vim"])
  func editorsReadAsWeDo(_ editor: String) throws {
    let rules = try Self.rules(of: editor)
    for name in try sessionNames() {
      let path = Fixtures.packageRoot.appending(path: "Sessions/\(name)").path
      let text = try ReadOnlyFileSystem().text(of: path)
      let lines = text.components(separatedBy: "\n")
      #expect(Self.kind(of: lines[0], by: rules) == .header)
      for entry in try Session(parsing: text).entries {
        switch entry.content {
        case .blank: #expect(Self.kind(of: lines[entry.line - 1], by: rules) == .plain)
        case .prose: #expect(Self.kind(of: lines[entry.line - 1], by: rules) == .prose)
        case .directive: #expect(Self.kind(of: lines[entry.line - 1], by: rules) == .directive)
        case .step(let step):
          let output = entry.line - 1 + step.commandLines.count
          for line in lines[(entry.line - 1)..<output] {
            #expect(Self.kind(of: line, by: rules) == .command, "\(name): \(line)")
          }
          for line in lines[output..<(output + step.expected.lines.count)] {
            let kind = Self.kind(of: line, by: rules)
            #expect(
              [.plain, .anyLines, .pattern, .error, .escape].contains(kind), "\(name): \(line)")
          }
        }
      }
    }
  }

  /// Every group of the Vim file has a colour, and every name that is used is a group.
  @Test func vimFileIsWhole() throws {
    let text = try Self.text("vim/syntax/diffplay.vim")
    let groups = Set(text.matches(of: #/syn match (\w+) /#).map { String($0.1) })
    let coloured = Set(text.matches(of: #/hi def link (\w+) \w+\n/#).map { String($0.1) })
    let used = text.matches(of: #/(?:contains|nextgroup)=([\w,]+)/#).flatMap {
      $0.1.split(separator: ",").map(String.init)
    }
    #expect(groups == coloured)
    #expect(groups.isSuperset(of: used))
    #expect(!groups.isEmpty)
    for line in text.split(separator: "\n") where line.hasPrefix("syn ") {
      #expect(
        line.contains(
          #/^syn match \w+ /.+/( contained| contains=[\w,]+| nextgroup=\w+)*$/#))
    }
  }

  @Test func extensionNamesItsGrammar() throws {
    let grammars = try Self.contributions("grammars")
    let path = try #require(grammars.first?["path"] as? String)
    #expect(try !Self.text("vscode/" + path.dropFirst(2)).isEmpty)
    let languages = try Self.contributions("languages")
    #expect(languages.first?["extensions"] as? [String] == [SessionDiscovery.suffix])
  }

  /// What replays print of a session, as a file and a line, or a column too.
  @Test(arguments: [
    ("Sessions/a b.session:3: step 1 of 2 differs", ["Sessions/a b.session", "3", ""]),
    ("/w/new.session:1:20: error: the session has", ["/w/new.session", "1", "20"]),
  ])
  func extensionFindsTheLineOfAProblem(line: String, parts: [String]) throws {
    let pattern = try #require(Self.contributions("problemPatterns").first?["regexp"] as? String)
    let match = try #require(try Regex(pattern).wholeMatch(in: line))
    #expect(match.output[1...3].map { String($0.substring ?? "") } == parts)
    #expect(try Regex(pattern).wholeMatch(in: "- error: there is no command `x`") == nil)
  }

  private static func contributions(_ kind: String) throws -> [[String: Any]] {
    let manifest = try #require(
      JSONSerialization.jsonObject(with: Data(text("vscode/package.json").utf8))
        as? [String: Any])
    let contributes = try #require(manifest["contributes"] as? [String: Any])
    return try #require(contributes[kind] as? [[String: Any]])
  }
}
