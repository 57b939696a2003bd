import SwiftSyntax

// What an app's extensions answer of where it runs.
extension StandIns {
  /// What an app asks about itself and where it runs.
  private static let asked: Set = [
    "UIDevice", "UIScreen", "UIApplication", "UITraitCollection", "UIWindow", "Bundle",
  ]

  /// Adds an answer that an app's extension gives of where it runs, such as `UIDevice().isTiny`: no,
  /// unless the device or the screen tells; whether a refusal is about one.
  mutating func addAnswer(
    _ cause: RefusalCause, _ refusal: RewritingTask.Refusal, _ place: Place
  ) -> Bool {
    let parts = cause.name.split(separator: ".").map(String.init)
    let isStatic = refusal.message.hasPrefix("type '")
    guard cause.kind == .nameMissing, isStatic || refusal.message.hasPrefix("value of type '"),
      parts.count == 2, Self.asked.contains(parts[0]), place.token.text == parts[1],
      !place.token.isCalled, let answer = Self.answer(to: parts[1], of: parts[0])
    else { return false }
    let variable = "var \(parts[1]): \(answer.type) { \(answer.value) }"
    add(
      extension: (parts[0], isStatic ? "static \(variable)" : variable), called: cause.name,
      refusal, place)
    return true
  }

  /// What a name asks of a type; nil where it does not say.
  private static func answer(to name: String, of type: String) -> (type: String, value: String)? {
    let (size, lowercased) = ("UIScreen.main.bounds", name.lowercased())
    guard name.isTruthName else {
      guard type == "UIScreen" else { return nil }
      return ["width", "height"].first {
        lowercased == $0 || lowercased == "screen\($0)"
      }.map { ("CGFloat", "\(size).\($0)") }
    }
    if let idiom = idiom(of: name) {
      return ("Bool", "UIDevice.current.userInterfaceIdiom == .\(idiom)")
    }
    let shape = ["landscape": ">", "portrait": "<="].first { lowercased.hasSuffix($0.key) }
    return ("Bool", shape.map { "\(size).width \($0.value) \(size).height" } ?? "false")
  }

  /// The kind of device that a name asks about, such as `isPad`; nil where it does not.
  private static func idiom(of name: String) -> String? {
    let name = name.lowercased()
    guard name.hasPrefix("is") else { return nil }
    return ["phone", "pad"].first { name.hasSuffix($0) || name.hasSuffix("\($0)device") }
  }
}
