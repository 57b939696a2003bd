import SwiftSyntax

/// Closes braces that were left open, and takes out those that close nothing, where the indentation
/// says so.
///
/// A brace is closed no further to the left than its statement begins, and nothing is declared there
/// before it is closed. What is indented otherwise gives more faults than it mends.
struct BraceRepair {
  /// What is taken for wrong where braces do not match.
  enum Guess: CaseIterable {
    /// What the indentation says, of each statement.
    case statements
    /// The same, of declarations alone.
    case indentation
    /// The same, but of two braces that close all the first.
    case earlierEnd
    /// The end of the text, which closes what is open.
    case end
  }

  /// A brace with the columns that its end can stand in.
  private struct Opening {
    var token: TokenSyntax
    var line: Int
    var columns: ClosedRange<Int>
  }

  /// The braces that were left open, and what closes them.
  private(set) var opened: [TokenSyntax] = []
  /// The braces that close nothing.
  private(set) var strays: [TokenSyntax] = []
  private(set) var edits = SourceEdits()
  private let text: [UInt8]
  private let lineStarts: [Int]
  private let guess: Guess
  private var openings: [Opening] = []
  /// The braces that closed all that was open, by the columns of their lines.
  private var outermostEnds: [Int: TokenSyntax] = [:]

  private static let introducers: Set = [
    "func", "class", "struct", "enum", "extension", "protocol", "init", "deinit", "override",
    "private", "public", "internal", "fileprivate", "open", "final", "static", "lazy", "weak",
    "var", "let", "typealias", "import", "required", "convenience", "mutating", "subscript", "@",
  ]

  /// The repairs of a text with `tree`.
  ///
  /// - Parameter guess: What is taken for wrong.
  init(_ tree: SourceFileSyntax, text: String, guess: Guess) {
    self.guess = guess
    let bytes = Array(text.utf8)
    self.text = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    var last: TokenSyntax?
    var lastLine = -1
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let line = line(of: token.positionAfterSkippingLeadingTrivia)
      if guess != .end, line > lastLine { begin(token, after: last) }
      take(token, line)
      last = token
      lastLine = self.line(of: token.endPositionBeforeTrailingTrivia)
    }
    if let last { while !openings.isEmpty { closeInnermost(after: last) } }
  }

  private func line(of position: AbsolutePosition) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position.utf8Offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How far the first character of a line is to the right.
  private func indentation(of line: Int) -> Int {
    var columns = 0
    for byte in text[lineStarts[line]...] {
      switch byte {
      case 0x20: columns += 1
      case 0x09: columns += 4
      default: return columns
      }
    }
    return columns
  }

  private mutating func closeInnermost(after token: TokenSyntax) {
    opened.append(openings.removeLast().token)
    edits.insert(" }", after: token)
  }

  /// Closes what must have been closed before a line that begins with `token`.
  private mutating func begin(_ token: TokenSyntax, after last: TokenSyntax?) {
    guard let last else { return }
    let line = line(of: token.positionAfterSkippingLeadingTrivia)
    let column = indentation(of: line)
    let isEnd = token.tokenKind == .rightBrace
    let isBeginning =
      guess == .statements ? Self.begins(token) : Self.introducers.contains(token.text)
    guard isEnd || isBeginning else { return }
    while let innermost = openings.last, innermost.line < line,
      isEnd ? column < innermost.columns.lowerBound : column <= innermost.columns.lowerBound
    {
      closeInnermost(after: last)
    }
    if isEnd, openings.last.map({ column > $0.columns.upperBound }) ?? true {
      if guess == .earlierEnd, openings.isEmpty, let earlier = outermostEnds[column] {
        outermostEnds[column] = token
        strays.append(earlier)
        edits.blank(earlier)
      } else {
        strays.append(token)
        edits.blank(token)
      }
    }
  }

  private static let continuations: Set = [
    "else", "case", "default", "catch", "where", "in", "is", "as", "while",
  ]

  /// Whether a statement or a declaration begins with a token that is the first of its line.
  private static func begins(_ token: TokenSyntax) -> Bool {
    guard !continuations.contains(token.text) else { return false }
    switch token.tokenKind {
    case .identifier, .keyword, .atSign: return true
    default: return false
    }
  }

  private mutating func take(_ token: TokenSyntax, _ line: Int) {
    switch token.tokenKind {
    case .leftBrace:
      let own = indentation(of: line)
      let item = Syntax(token).items.first?.firstToken(viewMode: .sourceAccurate)
      let start = item.map {
        indentation(of: self.line(of: $0.positionAfterSkippingLeadingTrivia))
      }
      let other = start ?? own
      openings.append(
        Opening(token: token, line: line, columns: min(own, other)...max(own, other)))
    case .rightBrace where strays.last?.id != token.id:
      _ = openings.popLast()
      if openings.isEmpty { outermostEnds[indentation(of: line)] = token }
    default: break
    }
  }
}
