import HostSystem
import Sessions
import TextWidth
import Wording

// What services read that check changes.
extension Comparison {
  /// The comparison as JUnit XML: a case for each screen on each device; what is accepted passes.
  package var junit: String {
    let cases = screens.map { screen in
      JUnitReport.Case(
        group: screen.name, name: screen.device.isEmpty ? screen.name : screen.device,
        file: screen.place?.file, result: result(of: screen))
    }
    return JUnitReport.text(of: cases, suite: "diffplay compare")
  }

  private func result(of screen: ScreenChange) -> JUnitReport.Case.Result {
    if screen.outcome == .same || isAccepted(screen) { return .passed }
    let lines = screen.lines(
      fitting: StyledText.usualWidth, limit: Self.usualRows, in: .english)
    return .failed(
      screen.summary.english, text: lines.map(StylePolicy.plain.text).joined(separator: "\n"))
  }

  /// What changed as commands of a GitHub workflow, a line each: a warning for each screen at the
  /// line to look at, with all the devices on which it is another.
  ///
  /// - Parameter folder: The way from the repository's top to the folder that is compared; empty for
  ///   none.
  package func annotations(in folder: String = "") -> [String] {
    var order: [String] = []
    var groups: [String: [ScreenChange]] = [:]
    for change in open {
      if groups[change.name] == nil { order.append(change.name) }
      groups[change.name, default: []].append(change)
    }
    return order.compactMap { groups[$0] }.map { changes in
      var properties: [String] = []
      // What is gone stands in no file any more.
      if let change = changes.first, change.outcome != .removed, let place = change.place {
        let file = FilePath.resolve(place.file, in: folder)
        properties += ["file=\(Self.property(file))", "line=\(place.line)"]
      }
      let name = changes.first?.name.singleLine ?? ""
      properties.append("title=\(Self.property("\(name) looks different"))")
      let message = changes.map { $0.summary.english.singleLine }.joined(separator: "\n")
      return "::warning \(properties.joined(separator: ","))::\(Self.data(message))"
    }
  }

  /// The text as the runner of workflows takes it back.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ signs: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }
}
