import RewritingRecords
import SwiftImport
import TextWidth
import Wording

extension LeftOutCode {
  /// What was taken out of the code, how often, for what, and where.
  func note(isOneFile: Bool) -> StyledText {
    let places = lines.map { "\($0)" }.joined(separator: ", ")
    let place: StyledText = isOneFile ? "line \(places)" : "\(file.singleLine):\(places)"
    if whole == .superclass { return "taken in the place of \(cause): \(name) (\(place))" }
    guard let parts else { return "left out: \(cause) (\(place))" }
    return isName
      ? "left out: \(parts) for want of \(cause) (\(place))"
      : "left out: \(parts) (\(place)): \(cause.bounded(lines: 1, bytes: 200))"
  }

  /// Whether the cause is a name, not a sentence of the compiler's.
  private var isName: Bool { !cause.contains(" ") }

  /// How many parts there are, of what kind; nil for what is told otherwise.
  private var parts: Message? {
    let count = lines.count
    switch whole {
    case .argument: return Message(counting: count, "argument")
    case .parameter: return Message(counting: count, "parameter")
    case .element: return Message(counting: count, "element")
    case .statement: return Message(counting: count, "statement")
    case .body: return Message(counting: count, "value")
    case .conformance: return Message(counting: count, "conformance")
    case .property: return Message(counting: count, "variable")
    case .function: return Message(counting: count, "member")
    case .type: return Message(counting: count, "type")
    case .superclass, .repair: return nil
    }
  }
}
