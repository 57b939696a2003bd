import JSON
package import Wording
import WorldModel

/// A setting that people choose: its name, its values, and where it is kept.
///
/// `set`, `show settings`, completion, the program's options and the documentation read `all`; a new
/// setting is a property of `Workbench.Settings` and a line here.
package struct Setting: Sendable {
  /// The word behind `set`, and behind `--` on the command line.
  package let name: String
  /// What it decides, in one sentence.
  package let summary: Message
  /// The values it takes, the default first.
  package let values: [String]
  /// Whether it shows in the answers that a session compares.
  let isInTranscripts: Bool
  private let read: @Sendable (Workbench.Settings) -> String
  private let write: @Sendable (inout Workbench.Settings, String) -> Void

  /// Every setting, in the order in which they are listed.
  package static let all: [Setting] = [
    Setting("language", \.language, "The language of help, errors and explanations."),
    Setting(
      "output", \.output, "The form of answers: words, a JSON object a line, or CSV for tables.",
      isInTranscripts: true),
    Setting(
      "verbosity", \.verbosity,
      "How much is said: `quiet` changes say nothing, `verbose` lists are never cut.",
      isInTranscripts: true),
    Setting(
      "swift", \.echoesSwift, "Whether each command is answered with its Swift spelling.",
      isInTranscripts: true),
    Setting(
      "screen-reader", \.suitsScreenReader,
      "Whether frames and diffs are sentences, without drawings or ghost text.",
      isInTranscripts: true),
    Setting(
      "picture", \.drawsPicture, "Whether the screen is drawn under each answer that changed it.",
      isInTranscripts: true),
    Setting(
      "contents", \.showsContents,
      "Whether pictures show what cells contain; their names alone otherwise.",
      isInTranscripts: true),
    Setting("color", \.color, "When output is coloured."),
    Setting("hints", \.showsHints, "Whether the rest of a command is shown as it is typed."),
    Setting("pager", \.usesPager, "Whether answers higher than the screen are shown in pages."),
    Setting("journal", \.keepsJournal, "Whether what is entered is kept for `restore`."),
    Setting("time", \.showsTime, "Whether each command is followed by the time it took."),
  ]

  /// The setting called `name`.
  package static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// Its value in `settings`, as `set` writes it.
  package func value(in settings: Workbench.Settings) -> String { read(settings) }

  /// Changes `settings`; false, and nothing changes, when it does not take `value`.
  package func set(_ value: String, in settings: inout Workbench.Settings) -> Bool {
    guard values.contains(value) else { return false }
    write(&settings, value)
    return true
  }

  /// A setting that is `on` or `off`.
  private init(
    _ name: String, _ path: any WritableKeyPath<Workbench.Settings, Bool> & Sendable,
    _ summary: Message, isInTranscripts: Bool = false
  ) {
    self.name = name
    self.summary = summary
    values = Workbench.Settings()[keyPath: path] ? ["on", "off"] : ["off", "on"]
    self.isInTranscripts = isInTranscripts
    read = { $0[keyPath: path] ? "on" : "off" }
    write = { $0[keyPath: path] = $1 == "on" }
  }

  /// A setting that is one of the cases of `Value`.
  private init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Workbench.Settings, Value> & Sendable,
    _ summary: Message, isInTranscripts: Bool = false
  ) {
    self.name = name
    self.summary = summary
    let usual = Workbench.Settings()[keyPath: path].rawValue
    values = [usual] + Value.allCases.map(\.rawValue).filter { $0 != usual }
    self.isInTranscripts = isInTranscripts
    read = { $0[keyPath: path].rawValue }
    write = { settings, word in
      if let value = Value(rawValue: word) { settings[keyPath: path] = value }
    }
  }
}

extension [Setting] {
  /// The settings and their values as a table, and as data.
  ///
  /// - Parameter system: The release that the world follows, which is listed too; nil for not.
  func reply(of settings: Workbench.Settings, on system: SystemRelease? = nil) -> Reply {
    var listed = map { (name: $0.name, value: $0.value(in: settings), takes: $0.values) }
    if let system {
      let releases = SystemRelease.allCases.map(\.rawValue)
      listed.append((name: "system", value: system.rawValue, takes: releases))
    }
    var values: JSONObject = [:]
    for setting in listed { values[setting.name] = .string(setting.value) }
    let rows = listed.map { setting in
      [
        StyledText(setting.name), StyledText(setting.value, .heading),
        StyledText(setting.takes.joined(separator: ", ")),
      ]
    }
    var reply = Reply(inEach: { language in
      func title(_ message: Message) -> String { message.text(in: language) }
      return TextTable(
        [
          .init(title("setting"), isShortened: false), .init(title("value"), isShortened: false),
          .init(title("takes")),
        ], rows: rows
      ).lines(fitting: settings.width)
    })
    reply.value = .object(values)
    reply.table = CSVTable(
      ["setting", "value"], rows: listed.map { [$0.name, $0.value] })
    return reply
  }
}
