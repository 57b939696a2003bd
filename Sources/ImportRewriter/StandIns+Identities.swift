import SwiftSyntax

// Values that stand in, where the code takes it that something identifies them, as in an
// `IdentifiedArrayOf`.
extension StandIns {
  /// Has a value that stands in be identified by its member `id`, of its own type of identities where
  /// the code names one; whether a type is such a value.
  mutating func identify(_ type: String) -> Bool {
    let beginning = "struct \(type): HeadlessUIKit.StandIn,"
    let lines = (trees.first?.description ?? "").split(separator: "\n")
    guard let declared = lines.first(where: { $0.hasPrefix(beginning) }) else { return false }
    let identity = declared.contains("struct ID: ") ? "ID" : "HeadlessUIKit.StandInMember"
    let member = "var id: \(identity) { standInValues.identity() }"
    let line = "extension \(type): Identifiable { \(member) }\n"
    if !text.contains(line) { text += line }
    return true
  }
}
