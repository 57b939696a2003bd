import SwiftSyntax

// What apps add to sequences.
extension StandIns {
  /// What is called so leaves out what came before.
  private static let uniqued: Set = [
    "uniqued", "unique", "removingDuplicates", "removeDuplicates", "removedDuplicates",
    "withoutDuplicates", "deduplicated", "distinct",
  ]

  /// Adds what a sequence is asked for, that is not given, where its name says what it is; whether a
  /// refusal is about such.
  mutating func addMember(ofSequence refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    let parts = refusal.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 4, parts[0] == "value of type ", parts[2] == " has no member ",
      parts[1].hasPrefix("["), !parts[1].contains(":")
    else { return false }
    let name = String(parts[3])
    guard Self.uniqued.contains(name) else { return false }
    let call = place.token.callOfMember
    let isCalled =
      call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    guard !isCalled || call?.arguments.isEmpty == true else { return false }
    let body = "var known: Set<Element> = []; return filter { known.insert($0).inserted }"
    let member =
      isCalled
      ? "func \(name)() -> [Element] { \(body) }" : "var \(name): [Element] { \(body) }"
    add(
      extension: ("Sequence where Element: Hashable", member), called: "Sequence.\(name)", refusal,
      place)
    return true
  }
}
