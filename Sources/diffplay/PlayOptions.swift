import ArgumentParser
import DiffplayKit
import Wording

/// The options of everything that runs commands.
struct PlayOptions: ParsableArguments {
  @Flag(help: "Answer each command with a JSON object on a line: --output json.")
  var json = false

  @Flag(help: "Go on after a command that fails.")
  var keepGoing = false

  @OptionGroup(title: "Settings") var chosen: SettingOptions

  /// Changes the settings that were named.
  private func override(_ settings: inout Workbench.Settings) {
    chosen.apply(to: &settings)
    if json { settings.output = .json }
  }

  /// How commands are run with these options.
  var play: Play {
    var settings = Workbench.Settings.fromEnvironment
    settings.keepsGoing = keepGoing
    override(&settings)
    return Play(settings: settings, override: override)
  }
}

/// An option for each setting, as `set` takes it.
struct SettingOptions: ParsableArguments {
  @Option(
    name: [.customLong("lang"), .customLong("language")], help: .setting("language"),
    completion: .setting("language"))
  var language: String?

  @Option(help: .setting("output"), completion: .setting("output"))
  var output: String?

  @Option(help: .setting("verbosity"), completion: .setting("verbosity"))
  var verbosity: String?

  @Option(help: .setting("swift"), completion: .setting("swift"))
  var swift: String?

  @Option(help: .setting("screen-reader"), completion: .setting("screen-reader"))
  var screenReader: String?

  @Option(help: .setting("picture"), completion: .setting("picture"))
  var picture: String?

  @Option(help: .setting("contents"), completion: .setting("contents"))
  var contents: String?

  @Option(help: .setting("color"), completion: .setting("color"))
  var color: String?

  @Option(help: .setting("hints"), completion: .setting("hints"))
  var hints: String?

  @Option(help: .setting("pager"), completion: .setting("pager"))
  var pager: String?

  @Option(help: .setting("journal"), completion: .setting("journal"))
  var journal: String?

  @Option(help: .setting("time"), completion: .setting("time"))
  var time: String?

  /// What was given, by the setting's name.
  private var given: [(name: String, value: String)] {
    let all = [
      ("language", language), ("output", output), ("verbosity", verbosity), ("swift", swift),
      ("screen-reader", screenReader), ("picture", picture),
      ("contents", contents), ("color", color), ("hints", hints),
      ("pager", pager), ("journal", journal), ("time", time),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  func validate() throws {
    for (name, value) in given {
      let values = Setting.named(name)?.values ?? []
      guard values.contains(value) else {
        throw ValidationError("--\(name) takes \(values.joined(separator: ", ")), not '\(value)'")
      }
    }
  }

  /// Changes what was given.
  func apply(to settings: inout Workbench.Settings) {
    for (name, value) in given { _ = Setting.named(name)?.set(value, in: &settings) }
  }
}

extension ArgumentHelp {
  /// The summary of a setting and its values.
  fileprivate static func setting(_ name: String) -> ArgumentHelp {
    let setting = Setting.named(name)
    let values = setting?.values.joined(separator: "|") ?? ""
    return ArgumentHelp(stringLiteral: setting?.summary.english ?? "").naming(values)
  }

  private func naming(_ value: String) -> ArgumentHelp {
    var help = self
    help.valueName = value
    return help
  }
}

extension CompletionKind {
  /// The values of a setting.
  fileprivate static func setting(_ name: String) -> CompletionKind {
    .list(Setting.named(name)?.values ?? [])
  }
}

extension Workbench.Settings {
  /// The usual settings, and what the environment asks for: `DIFFPLAY_ACCESSIBLE` a screen reader's,
  /// the locale of a person who types the language.
  static var fromEnvironment: Workbench.Settings {
    var settings = Workbench.Settings()
    if Terminal.readsFromPerson { settings.language = .ofEnvironment(Terminal.environment) }
    settings.suitsScreenReader =
      Terminal.environment("DIFFPLAY_ACCESSIBLE").map { $0 != "0" } ?? false
    return settings
  }
}
