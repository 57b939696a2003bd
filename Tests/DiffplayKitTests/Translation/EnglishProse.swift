import ConsoleTexts
import Doctor

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Explanations
@testable import LayoutLanguage
@testable import Lessons
@testable import WorldModel

/// Finds English prose in what is said to a reader of another language.
///
/// Names stay as they are in every language: what is typed, words of the command language, API
/// names. Any other English word in a line is prose, unless it is a term that engineers keep.
struct EnglishProse {
  /// Terms that stand in English among the words of every language, and headers of tables that are API names.
  private static let kept: Set<String> = [
    "content", "offset", "point", "viewport", "zindex", "anchor", "visible", "visibleitems",
    "environment", "width", "height", "inset", "transaction", "distance", "ms", "swift", "uikit",
    "ios",
    "safe", "area", "edge", "spacing", "index", "path", "leading", "trailing", "top", "bottom",
    "estimated", "attributes", "diffable", "data", "source", "compositional", "supplementary",
    "fractional", "absolute", "subitem", "preset", "ctrl", "remove", "nil", "element", "scale",
    "case", "switch", "default", "plainsection", "diffplay", "mac", "reuse", "identifier",
    "registration", "kind", "unowned", "deinit", "git", "tab", "dequeue", "delegate", "disclosure",
    "behavior", "bounds", "transform", "syntax", "xcode", "nib",
  ]

  private var names: Set<String>

  /// Knows the names of the command language and those in `commands`, which somebody typed.
  init(besides commands: [String] = []) {
    var texts = commands + RefusalKind.allCases.map(\.rawValue)
    texts += Concept.all.flatMap { [$0.id] + $0.body.example + $0.body.swift }
    texts += LayoutPreset.allCases.map(\.rawValue) + LessonCourse.standard.lessons.map(\.id)
    for command in CommandTable.all {
      texts += [command.verb] + command.examples + command.forms.compactMap(\.swift)
      texts += command.forms.map { Syntax.usage($0.syntax) }
      texts += command.forms.flatMap { Syntax.longChoices($0.syntax).flatMap(\.words) }
    }
    for block in Block.allCases {
      texts += [block.title] + block.forms.map { Syntax.usage($0.syntax) }
      texts += Syntax.longChoices(block.forms.flatMap(\.syntax)).flatMap(\.words)
    }
    texts += Setting.all.flatMap { [$0.name] + $0.values } + LayoutProperty.all.map(\.path)
    texts += HelpTopic.all.map(\.name) + Device.all.map(\.name)
    texts += ConsoleText.all.flatMap(\.mend) + Doctor.rules.map(\.id)
    names = texts.reduce(into: Self.kept) { $0.formUnion(Self.words(of: $1)) }
  }

  /// The lines of `output` that have prose in them.
  func lines(of output: String) -> [String] {
    var isUIKit = false
    return output.split(separator: "\n").map(String.init).filter { line in
      // UIKit's own texts are English wherever the app runs; their later lines are indented.
      let begins = line.hasPrefix("  UIKit:") || line.hasPrefix("UIKit:")
      isUIKit = begins || isUIKit && line.hasPrefix("         ")
      return !isUIKit && hasProse(line)
    }
  }

  private func hasProse(_ line: String) -> Bool {
    Self.words(of: Self.unquoted(line)).contains { !names.contains($0) }
  }

  /// The line without what stands in backticks or quotes, and without a system's own reason.
  private static func unquoted(_ line: String) -> String {
    // A shared line is letters without words.
    line.replacing(/`[^`]*`|"[^"]*"|No such file or directory|^dp1[-\w]+$/, with: " ")
  }

  /// The English words of a text in lower case.
  ///
  /// A word with a capital or a digit in it, or with a dot, a slash or a colon beside it, is a name.
  private static func words(of text: String) -> [String] {
    let tokens = text.split { !($0.isLetter || $0.isNumber || "./_$':…".contains($0)) }
    return tokens.map { $0.last == ":" ? $0.dropLast() : $0 }
      .filter { $0.count > 1 && $0.allSatisfy { $0.isLetter && $0.isASCII } }
      .filter { $0.dropFirst().allSatisfy(\.isLowercase) }
      .map { $0.lowercased() }
  }
}
