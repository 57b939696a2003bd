import SwiftSyntax

// What an app's extensions answer of where it runs.
extension StandIns {
  /// What an app asks about itself and where it runs.
  private static let asked: Set = [
    "UIDevice", "UIScreen", "UIApplication", "UITraitCollection", "UIWindow", "Bundle",
  ]

  /// Adds an answer that an app's extension gives of where it runs, such as `UIDevice().isTiny`: no;
  /// whether a refusal is about one.
  mutating func addAnswer(
    _ cause: RefusalCause, _ refusal: RewritingTask.Refusal, _ place: Place
  ) -> Bool {
    let parts = cause.name.split(separator: ".").map(String.init)
    guard cause.kind == .nameMissing, refusal.message.hasPrefix("value of type '"),
      parts.count == 2,
      Self.asked.contains(parts[0]), place.token.text == parts[1], !place.token.isCalled,
      parts[1].isTruthName
    else { return false }
    let idiom = Self.idiom(of: parts[1]).map { "UIDevice.current.userInterfaceIdiom == .\($0)" }
    add(
      extension: (parts[0], "var \(parts[1]): Bool { \(idiom ?? "false") }"), called: cause.name,
      refusal, place)
    return true
  }

  /// The kind of device that a name asks about, such as `isPad`; nil where it does not.
  static func idiom(of name: String) -> String? {
    let name = name.lowercased()
    guard name.hasPrefix("is") else { return nil }
    return ["phone", "pad"].first { name.hasSuffix($0) || name.hasSuffix("\($0)device") }
  }
}
