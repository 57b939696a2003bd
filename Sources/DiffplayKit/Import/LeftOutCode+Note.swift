import RewritingRecords
import SwiftImport
import TextWidth
import Wording

extension LeftOutCode {
  /// What was taken out of the code, how often, for what, and of which declarations.
  func note(naming files: SourceNaming) -> StyledText {
    let place = StyledText(files.place(in: file, places))
    if whole == .superclass {
      return isStoodIn
        ? "not given: \(cause), which has what the code asks of it (\(place))"
        : "taken in the place of \(cause): \(name) (\(place))"
    }
    if whole == .prototype {
      return
        "not given: the prototype \(cause) of a storyboard, for which \(name) stands (\(place))"
    }
    if whole == .registration {
      return "not given: what registers \(cause), for which \(name) stands (\(place))"
    }
    let braces = Message(counting: count, "brace")
    switch whole {
    case .openBrace: return "added: \(braces), for what was left open (\(place), \(numbers))"
    case .missingBrace: return "added: \(braces), where one is missing (\(place), \(numbers))"
    case .strayBrace: return "left out: \(braces), which closed nothing (\(place), \(numbers))"
    case .mergeSide: return "taken of an open merge: the first side (\(place), \(numbers))"
    default: break
    }
    guard let parts = Self.parts(count, of: whole) else { return "left out: \(cause) (\(place))" }
    if cause == RewritingCut.unparsed {
      return "left out: \(parts) (\(place)): no Swift, \(numbers)"
    }
    if cause.hasPrefix("failed to produce diagnostic") {
      return "left out: \(parts) (\(place)): the compiler gives no reason"
    }
    return isName
      ? "left out: \(parts) for want of \(cause) (\(place))"
      : "left out: \(parts) (\(place)): \(cause.bounded(lines: 1, bytes: 200))"
  }

  /// Whether what is taken instead was made up of how the code uses it.
  var isStoodIn: Bool { name.hasPrefix("StandIn") }

  /// Whether it is a method or an initializer that an app adds to views, which does what it is called:
  /// nothing is cut.
  var isMethodOfViews: Bool {
    isStoodIn && cause.hasPrefix("UI") && (cause.hasPrefix("UIView.") || cause.contains(".init("))
  }

  /// The most lines that are told.
  private static let shownLines = 5

  /// The lines that it begins in.
  private var numbers: Message {
    guard lines.count > 1 else { return "line \(lines.first ?? 1)" }
    let shown = lines.prefix(Self.shownLines).map { "\($0)" }.joined(separator: ", ")
    return lines.count > Self.shownLines ? "lines \(shown) …" : "lines \(shown)"
  }

  /// Whether the cause is a name, not a sentence of the compiler's.
  var isName: Bool { !cause.contains(" ") }

  /// How many parts there are, of what kind; nil for what is told otherwise.
  static func parts(_ count: Int, of whole: RewritingCut.Whole) -> Message? {
    switch whole {
    case .argument: Message(counting: count, "argument")
    case .call: Message(counting: count, "call")
    case .parameter: Message(counting: count, "parameter")
    case .element: Message(counting: count, "element")
    case .statement: Message(counting: count, "statement")
    case .body: Message(counting: count, "value")
    case .conformance: Message(counting: count, "conformance")
    case .property: Message(counting: count, "variable")
    case .function: Message(counting: count, "member")
    case .type: Message(counting: count, "type")
    case .superclass, .prototype, .registration, .repair, .openBrace, .missingBrace, .strayBrace,
      .mergeSide:
      nil
    }
  }
}

extension LeftOut {
  /// The refusal in a line.
  func note(naming files: SourceNaming) -> StyledText {
    files.name(of: file).map { "left out: \(title) (\($0)): \(reason)" }
      ?? "left out: \(title): \(reason)"
  }
}

extension ScreenWithoutItems {
  /// What such a screen shows in place of a collection view.
  var state: Message {
    guard let rows else { return "no collection view" }
    let sections = Message(counting: rows.count, "section")
    return "a table view, \(sections), \(Message(counting: rows.reduce(0, +), "row"))"
  }
}

extension ImportedDefinitions {
  /// The most former names that are told one by one.
  private static let shownNames = 4

  /// Which names of earlier systems were read as those of today.
  var renamed: Message {
    let names = renamings.prefix(Self.shownNames).map { "\($0.former) (\($0.name))" }
      .joined(separator: ", ")
    let rest = renamings.count - Self.shownNames
    guard rest > 0 else { return "read as today's: \(names)" }
    let others = Message(counting: rest, "other name")
    return "read as today's: \(names), and \(others)"
  }
}
