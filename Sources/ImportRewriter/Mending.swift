import SwiftSyntax

/// Makes Swift of a text that does not parse: what a merge left is decided, braces are closed as the
/// indentation has them, and the smallest statements and members with a fault go.
///
/// Nothing is done that does not leave fewer faults than there were; a line stays where it was.
struct Mending {
  private(set) var text: String
  private(set) var cuts: [RewritingCut] = []
  private let mark: String
  private var faults: SyntaxFaults
  /// Whether what is misplaced counts as a fault.
  private var isStrict = true
  private static let rounds = 100

  /// The mended form of `text`.
  init(_ text: String, mark: String) {
    (self.text, self.mark) = (text, mark)
    faults = SyntaxFaults(of: text)
    openComment()
    guard !faults.nodes.isEmpty else { return }
    decideMerges()
    for _ in 0..<Self.rounds where !faults.nodes.isEmpty {
      isStrict = true
      if openBraces() || repairBraces() || cutOpening() || cutAll() || cutFirst() { continue }
      isStrict = false
      guard repairBraces() || cutAll() || cutFirst() else { break }
    }
  }

  private func count(_ faults: SyntaxFaults) -> Int {
    faults.nodes.count + (isStrict ? faults.misplacedCount : 0)
  }

  /// Takes a text for the better one, if it is.
  private mutating func accept(_ edits: SourceEdits, _ noted: [RewritingCut]) -> Bool {
    guard !edits.isEmpty else { return false }
    let changed = edits.applied(to: text)
    let left = SyntaxFaults(of: changed)
    guard count(left) < count(faults) else { return false }
    (text, faults) = (changed, left)
    cuts += noted
    return true
  }

  // MARK: Merges

  /// Keeps the first side of what a merge could not decide, which is that of the branch.
  private mutating func decideMerges() {
    var kept: [Substring] = []
    var start = 0
    var isOther = false
    var decided: [Int] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if start == 0, line.hasPrefix("<<<<<<< ") {
        (start, isOther) = (number + 1, false)
        kept.append("")
      } else if start > 0, line.hasPrefix("||||||| ") || line.hasPrefix("=======") {
        isOther = true
        kept.append("")
      } else if start > 0, line.hasPrefix(">>>>>>> ") {
        decided.append(start)
        start = 0
        kept.append("")
      } else {
        kept.append(start > 0 && isOther ? "" : line)
      }
    }
    guard start == 0, !decided.isEmpty else { return }
    text = kept.joined(separator: "\n")
    faults = SyntaxFaults(of: text)
    var slicing = Slicing(faults.tree, text: text, mark: mark)
    for line in decided {
      let before = kept.prefix(line - 1).map { $0.utf8.count + 1 }.reduce(0, +)
      slicing.note(.mergeSide, "", at: AbsolutePosition(utf8Offset: before), .unparsed)
    }
    cuts += slicing.cuts
  }

  // MARK: Braces

  private mutating func repairBraces() -> Bool {
    var best: (edits: SourceEdits, cuts: [RewritingCut], count: Int)?
    for guess in BraceRepair.Guess.allCases {
      let repair = BraceRepair(faults.tree, text: text, guess: guess)
      guard !repair.edits.isEmpty else { continue }
      var slicing = Slicing(faults.tree, text: text, mark: mark)
      for brace in repair.opened { slicing.note(.openBrace, "", brace, .unparsed) }
      for brace in repair.strays { slicing.note(.strayBrace, "", brace, .unparsed) }
      let count = count(SyntaxFaults(of: repair.edits.applied(to: text)))
      if best.map({ count < $0.count }) ?? true { best = (repair.edits, slicing.cuts, count) }
    }
    return best.map { accept($0.edits, $0.cuts) } ?? false
  }

  /// Opens what begins without a brace; whether that leaves fewer faults.
  private mutating func openBraces() -> Bool {
    let missing = faults.nodes.compactMap { fault -> TokenSyntax? in
      guard fault.as(TokenSyntax.self)?.tokenKind == .leftBrace else { return nil }
      return fault.as(TokenSyntax.self)?.previousToken(viewMode: .sourceAccurate)
    }
    let ends = missing + faults.bodiless.compactMap { $0.lastToken(viewMode: .sourceAccurate) }
    for end in ends {
      var slicing = Slicing(faults.tree, text: text, mark: mark)
      slicing.edits.insert(" {", after: end)
      slicing.note(.missingBrace, "", end, .unparsed)
      if accept(slicing.edits, slicing.cuts) { return true }
    }
    return false
  }

  // MARK: What takes in all after it

  /// Takes out the beginning of a comment that nothing ends.
  private mutating func openComment() {
    let end = faults.tree.endOfFileToken
    let comments = end.leadingTrivia.pieces.compactMap { piece -> String? in
      switch piece {
      case .blockComment(let comment), .docBlockComment(let comment): comment
      default: nil
      }
    }
    guard let comment = comments.last, !comment.hasSuffix("*/") else { return }
    var slicing = Slicing(faults.tree, text: text, mark: mark)
    let start = text.utf8.count - comment.utf8.count
    slicing.cutLine(from: AbsolutePosition(utf8Offset: start))
    text = slicing.edits.applied(to: text)
    cuts += slicing.cuts
    faults = SyntaxFaults(of: text)
  }

  /// Takes out the beginning of a text or a condition that nothing ends; whether that leaves fewer
  /// faults.
  private mutating func cutOpening() -> Bool {
    for fault in faults.nodes {
      var slicing = Slicing(faults.tree, text: text, mark: mark)
      slicing.take(openingOf: fault)
      if accept(slicing.edits, slicing.cuts) { return true }
    }
    return false
  }

  // MARK: Statements and members

  /// Takes out the smallest wholes with faults; whether that leaves fewer.
  private mutating func cutAll() -> Bool {
    var slicing = Slicing(faults.tree, text: text, mark: mark)
    for fault in faults.nodes where !fault.isPartOfType { slicing.take(fault: fault, around: 0) }
    return accept(slicing.edits, slicing.cuts)
  }

  /// Takes out the smallest whole with one of the faults that leaves fewer; whether there is one.
  private mutating func cutFirst() -> Bool {
    let deepest = faults.nodes.map(\.items.count).max() ?? 0
    for level in 0...deepest {
      for fault in faults.nodes {
        var slicing = Slicing(faults.tree, text: text, mark: mark)
        slicing.take(fault: fault, around: level)
        if accept(slicing.edits, slicing.cuts) { return true }
      }
    }
    return false
  }
}
