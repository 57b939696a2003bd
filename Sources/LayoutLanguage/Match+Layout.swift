package import CommandLanguage
package import CompositionalLayout
import Wording
import WorldModel

/// The values of a layout statement.
extension Match {
  /// The number of the parameter `name`, if it was given.
  package func number(_ name: String) -> Double? { token(name).flatMap { Number($0)?.value } }

  /// The whole number of the parameter `name`, if it was given.
  func integer(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

  /// The point of two parameters, if both were given.
  func point(_ x: String, _ y: String) -> LayoutPoint? {
    guard let x = number(x), let y = number(y) else { return nil }
    return LayoutPoint(x: x, y: y)
  }

  /// The size that WIDTH and HEIGHT give.
  func size() throws(CommandError) -> LayoutSize {
    guard let width = token("WIDTH"), let height = token("HEIGHT") else {
      throw CommandError("a size is missing", uikit: "A size is required.", kind: .malformedLayout)
    }
    return LayoutSize(try dimension(width), try dimension(height))
  }

  private func dimension(_ token: Token) throws(CommandError) -> LayoutDimension {
    guard let word = DimensionWord(token.text) else {
      throw CommandError("`\(token.text)` is not a dimension", at: token.range, kind: .badValue)
    }
    return LayoutDimension(word)
  }

  /// The insets, if given: one number for all sides, two for vertical and horizontal, or top,
  /// leading, bottom and trailing.
  package func insets(_ name: String = "INSETS") throws(CommandError) -> DirectionalEdgeInsets? {
    let tokens = tokens(name)
    let numbers = tokens.compactMap { Number($0)?.value }
    switch numbers.count {
    case 0: return nil
    case 1:
      return DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[0], bottom: numbers[0], trailing: numbers[0])
    case 2:
      return DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[0], trailing: numbers[1])
    case 4:
      return DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    default:
      throw CommandError(
        "insets are one, two or four numbers",
        at: tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound,
        fix: "write top leading bottom trailing", kind: .badValue)
    }
  }

  /// The edge spacing, if given: leading, top, trailing and bottom, each `4`, `flexible:4` or `_`.
  func edgeSpacing() throws(CommandError) -> LayoutEdgeSpacing? {
    let tokens = tokens("EDGES")
    guard let first = tokens.first, let last = tokens.last else { return nil }
    guard tokens.count == 4 else {
      throw CommandError(
        "edge spacing has four sides", at: first.range.lowerBound..<last.range.upperBound,
        fix: "write leading top trailing bottom, as in `edges 4 _ flexible:0 _`", kind: .badValue)
    }
    return LayoutEdgeSpacing(
      leading: try spacing(tokens[0]), top: try spacing(tokens[1]),
      trailing: try spacing(tokens[2]), bottom: try spacing(tokens[3]))
  }

  private func spacing(_ token: Token) throws(CommandError) -> LayoutSpacing? {
    if token.text == "_" { return nil }
    let flexible = "flexible:"
    if token.text.hasPrefix(flexible),
      let value = Number(String(token.text.dropFirst(flexible.count)))?.value
    {
      return .flexible(value)
    }
    if let value = Number(token)?.value { return .fixed(value) }
    throw CommandError(
      "`\(token.text)` is not a spacing", at: token.range, fix: "write 4, flexible:4 or _",
      kind: .badValue)
  }

  /// The edges of an anchor.
  func edges(_ name: String) -> DirectionalRectEdge {
    tokens(name).reduce(into: []) { edges, token in
      switch token.text {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      case "trailing": edges.insert(.trailing)
      default: break
      }
    }
  }
}
