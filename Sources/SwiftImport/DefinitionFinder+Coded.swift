// Controllers that whoever shows them makes of a storyboard's coder and of what they show.
extension DefinitionFinder {
  /// The call of an initializer that takes a coder and more; nil where there is none, or something that
  /// it takes cannot be made.
  ///
  /// Where there is one, the one that takes the coder alone often only ends the program.
  func codedMaking(
    _ path: String, ofPlainValues isPlain: Bool, within outer: [String]
  ) -> String? {
    let all = (initializers[path] ?? []).filter { initializer in
      initializer.parameters.contains { $0.label == "coder" && $0.type == "NSCoder" }
        && !initializer.isAsync && !initializer.isThrowing && !initializer.isPrivate
        && !initializer.isGeneric
    }
    for initializer in all.sorted(by: { $0.parameters.count < $1.parameters.count }) {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter in
        if parameter.label == "coder" { return Self.newCoder }
        return value(of: parameter, ofPlainValues: isPlain, within: outer).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      guard needed.count > 1, arguments.count == needed.count else { continue }
      return "\(path)(\(arguments.joined(separator: ", ")))" + (initializer.isFailable ? "!" : "")
    }
    return nil
  }

  private static let newCoder = "coder: NSCoder()"

  /// The closure that makes a controller, and whether that takes a storyboard's coder, where what is
  /// made takes more than that.
  static func maker(of path: String, _ made: String) -> (closure: String, isCoded: Bool) {
    let first = "\(path)(\(newCoder), "
    if made.hasPrefix(first) {
      return ("{ coder in \(path)(coder: coder, \(made.dropFirst(first.count)) }", true)
    }
    for end in [")", ")!"] where made.hasPrefix("\(path)(") {
      let last = ", \(newCoder)\(end)"
      if made.hasSuffix(last) {
        return ("{ coder in \(made.dropLast(last.count)), coder: coder\(end) }", true)
      }
    }
    return ("{ \(made) }", false)
  }

  /// What is made without the coders that it takes.
  static func withoutCoders(_ made: String) -> String {
    let rest = made.replacing("\(newCoder), ", with: "").replacing(", \(newCoder)", with: "")
    return rest != made && rest.hasSuffix("!") ? String(rest.dropLast()) : rest
  }
}
