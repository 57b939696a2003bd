import CommandLanguage
import CompositionalLayout
import Explanations
import JSON
import TextWidth
import Wording
import WorldModel
import WorldWording

/// How derivations are told: on one screen, as deep as that allows, unless all is asked for.
struct DerivationTelling: Sendable {
  /// The lines of a screen that derivations take at most.
  static let screenful = 24

  private let width: Int
  private let isWhole: Bool
  /// The command that tells all of it.
  private let question: String
  /// What a cell's group repeats, where that is a single item.
  var subitem: LayoutSubitem?
  /// What the cell's height or width adds up from.
  var sum: CellSumTelling?
  /// The constraints in the cell that were broken.
  var brokenConstraints: [String] = []
  /// What else is to be known of it.
  var notes: [Message] = []

  /// What `match`, a form of `why`, asks for.
  init(_ match: Match, _ workbench: Workbench) {
    width = workbench.settings.width
    isWhole = match.has("--all") || workbench.settings.verbosity == .verbose
    let names = ["NAME", "KIND", "NUMBER"].compactMap { match.token($0)?.text }
      .map { Identifier($0).quoted }
    let start = match.has("stop") ? "why stop" : "why frame"
    let layout = match.has("configuration") ? ["configuration"] : []
    let offset = match.token("OFFSET").map { ["to", $0.text] } ?? []
    question = ([start] + layout + names + offset + ["--all"]).joined(separator: " ")
  }

  /// The tree of one number.
  func reply(_ derivation: Derivation) -> Reply {
    var reply = Reply(inEach: { lines(of: [derivation], in: $0) })
    reply.value = derivation.json
    return reply
  }

  /// The trees of a frame's numbers, and why as many items stand side by side as do.
  func reply(_ frame: FrameDerivation) -> Reply {
    let sentence = frame.sentence(repeating: subitem)
    var reply = Reply(inEach: { language in
      let ending =
        sentence.map { $0.text(in: language).wrapped(toWidth: width).map { StyledText($0) } } ?? []
      var inside = sum?.lines(width: width, in: language) ?? []
      for constraint in brokenConstraints {
        let line: Message = "broken, since it cannot hold with those before it: \(constraint)"
        inside.append(StyledText(line.text(in: language).truncated(toWidth: width)))
      }
      inside += notes.flatMap { note in
        note.text(in: language).wrapped(toWidth: width).map { StyledText($0) }
      }
      return lines(of: frame.told, in: language, keeping: ending.count + inside.count) + ending
        + inside
    })
    reply.value = frame.json
    reply.derivations = frame.told
    return reply
  }

  /// The lines of trees that fit on a screen beside `kept` others, with the way to the rest.
  private func lines(
    of derivations: [Derivation], in language: Language, keeping kept: Int = 0
  ) -> [StyledText] {
    let tree = DerivationTree(in: language, width: width)
    let room = isWhole ? .max : Self.screenful - kept
    let whole = tree.lines(of: derivations, within: room)
    guard !whole.areAll else { return whole.lines }
    let rest: Message = "… deeper: `\(question)`"
    return tree.lines(of: derivations, within: room - 1).lines + [rest.styled(in: language)]
  }
}

extension LayoutGroup {
  /// The one item that the group repeats as often as it fits; nil for any other content.
  var repeatedItem: LayoutSubitem? {
    guard case .subitems(let subitems) = content, subitems.count == 1, case .item = subitems[0]
    else { return nil }
    return subitems[0]
  }
}
