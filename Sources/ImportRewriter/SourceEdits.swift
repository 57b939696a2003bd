import SwiftSyntax

/// Changes of a text at places of its syntax tree, made all at once.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts `text` in the place of `node`, of which the line breaks are kept.
  mutating func replace(_ node: some SyntaxProtocol, by text: String) {
    let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    replace(range, by: text, breaks: node.trimmedDescription.utf8.count { $0 == 0x0A })
  }

  /// Takes `node` out, but for its line breaks and what is left in its place.
  mutating func blank(_ node: some SyntaxProtocol, leaving text: String = "") {
    replace(node, by: text)
    // Behind a member that stood in its line with others there would be one too many.
    let item = node.parent?.as(MemberBlockItemSyntax.self)
    if let semicolon = item?.semicolon { replace(semicolon, by: "") }
  }

  /// Takes a part of `text` out, but for its line breaks.
  mutating func blank(_ range: Range<AbsolutePosition>, of text: String) {
    let bytes = Array(text.utf8)[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset]
    replace(range, by: "", breaks: bytes.count { $0 == 0x0A })
  }

  /// Takes the last call out of a chain of them.
  mutating func unchain(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    blank(member.period)
    blank(member.declName)
    if let bracket = call.leftParen { blank(bracket) }
    blank(call.arguments)
    if let bracket = call.rightParen { blank(bracket) }
    if let closure = call.trailingClosure { blank(closure) }
    blank(call.additionalTrailingClosures)
  }

  /// Puts `text` before the first token of `node`.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia
    replace(place..<place, by: text, breaks: 0)
  }

  /// Puts `text` after the last token of `node`.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia
    replace(place..<place, by: text, breaks: 0)
  }

  private mutating func replace(
    _ range: Range<AbsolutePosition>, by text: String, breaks: Int
  ) {
    let replacement = Array(text.utf8) + Array(repeating: 0x0A, count: breaks)
    edits.append(
      Edit(
        range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, replacement: replacement))
  }

  /// The text with all changes; where one lies in another, only the outer is made.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}
