import CommandLanguage
import HostSystem
import ImportRecords
import TextWidth
import Wording

/// A run of an imported program that did not come to its end.
struct EndedRun {
  /// How it ended.
  let end: ProgramEnd
  /// Whether something was left out of the code.
  let isOfCutCode: Bool
  private let records: [ImportRecord]
  private let crash: CrashOutput

  /// A run of a program made of `sources`.
  init(_ run: ImportSteps.Run, of sources: [ImportProgram.Source], isOfCutCode: Bool) {
    end = run.end
    records = run.report.records
    crash = CrashOutput(end.errors, sources: sources)
    self.isOfCutCode = isOfCutCode
  }

  /// Whether a signal ended it.
  var isBySignal: Bool {
    if case .signal = end.cause { true } else { false }
  }

  /// Whether it ended as its code forced a value that is not there.
  var isForced: Bool { crash.reason?.hasPrefix(Self.forcedNothing) == true }

  /// How Swift tells of code that forces a value that is not there.
  private static let forcedNothing = "Unexpectedly found nil while"

  /// What it said as it ended itself; empty where it said nothing.
  var reason: String { crash.reason ?? (isBySignal ? crash.uikit : nil) ?? "" }

  /// Whether it had begun with something in the definition that it ended in.
  func was(_ begun: KeyPath<ImportRecord, Bool?>) -> Bool {
    records.contains { $0[keyPath: begun] == true && $0.definition == records.last?.definition }
  }

  /// Why its definition ended it by a signal.
  func told(by signal: Int32) -> Message {
    if let told = crash.uikit ?? crash.reason { return "it ended the program: \(told)" }
    return crash.isEndless
      ? "it ended the program: it calls itself without an end"
      : "it ended the program by signal \(signal)"
  }

  /// What happened, and where.
  func failure(
    at definition: ImportDefinition?, within limits: SwiftImporter.Limits
  ) -> CommandError {
    let place = definition.map { "\($0.file.singleLine):\($0.line)" }
    let subject = definition.map { Message(verbatim: $0.title) } ?? "the program"
    func error(_ what: Message) -> CommandError {
      CommandError("\(place.map { "\($0): " } ?? "")\(subject) \(what)")
    }
    switch end.cause {
    case .outOfTime:
      return error("was still running after \(NumberText.rounded(limits.seconds)) seconds")
    case .tooMuchOutput: return error("wrote more than \(limits.output) bytes")
    case .interrupted: return error("was interrupted")
    case .notStarted(let reason): return CommandError("the program cannot be run: \(reason)")
    case .exited(let status): return error("ended the program with status \(status)")
    case .signal(let signal):
      let reason: Message = crash.reason.map { ": \($0)" } ?? " by signal \(signal)"
      let told = crash.uikit == nil ? reason : ""
      var crashed = CommandError(
        "\(crash.place ?? place ?? ""): \(subject) ended the program\(told)")
      crashed.uikit = crash.uikit
      return crashed
    }
  }
}
