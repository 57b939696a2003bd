import CommandLanguage
import HostSystem
import ImportRecords
import JSON
import TextWidth
import Wording

extension ImportDefinition {
  /// The definition as a record tells of it: not made of values that nothing says where the app made
  /// it.
  fileprivate func told(by record: ImportRecord) -> ImportDefinition {
    var told = self
    if record.isOfApp == true, let titleOfApp { told.title = titleOfApp }
    return told
  }
}

// The program that was made is run, and tells.
extension ImportSteps {
  /// Runs the program and takes in what it reports.
  ///
  /// A provider that ends the program at a section after its first has just no more sections: the
  /// program runs again without asking for that one, in what is left of the time.
  func run(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) throws(CommandError) {
    var ends: [Int: Int] = [:]
    var unloaded: [String] = []
    var unshown: [Int] = []
    var unfilled: [Int] = []
    // The kinds and sections of views that ended the program, by screens.
    var unasked: [Int: [String]] = [:]
    // Whether code that waits for what is not given is given what stands for it.
    var isAnswered = true
    // What ended the program first, and which of what was left out tells of it.
    var first: (failure: CommandError, index: Int)?
    // To tell where a program ended takes longer than to run it: only what is told of is traced.
    var isTraced = false
    var start = SuspendingClock.now
    while true {
      let used = start.duration(to: .now) / .seconds(1)
      let rest = max(0, importer.limits.seconds - used)
      let (end, (records, refused)) = try runOnce(
        definitions, ends, unloaded, (unshown, unfilled, unasked, isAnswered),
        for: rest, isTraced: isTraced)
      if end.succeeded {
        for record in records {
          let definition = definitions[record.definition].told(by: record)
          if record.isResult {
            imported.results.append((definition, record))
          } else if record.isWithoutItems == true {
            imported.screensWithoutItems.append(
              ScreenWithoutItems(definition: definition, rows: record.tableRows))
          }
        }
        for refusal in refused {
          imported.leftOut.append(
            LeftOut(
              definitions[refusal.definition], "UIKit refuses its layout: \(refusal.reason)"))
        }
        imported.printed = end.output.split(separator: "\n").map { $0.bounded(bytes: 500) }
        imported.heard = end.errors.split(separator: "\n").map { $0.bounded(bytes: 2000) }
        leaveOutUnmade(definitions, &imported)
        if let first, imported.results.isEmpty {
          imported.leftOut.remove(at: first.index)
          throw first.failure
        }
        return
      }
      let last = records.last
      // Code that something was left out of may do for other views than one.
      if case .signal = end.cause, let last, let view = last.asked, !unshown.contains(last.definition),
        unasked[last.definition, default: []].count < Self.mostUnasked,
        // What a program forgets to register is told, but where its items are not its own.
        !end.errors.contains("must register")
          || records.contains(where: { $0.isFilling == true && $0.definition == last.definition })
      {
        unasked[last.definition, default: []].append(view)
        continue
      }
      if isAnswered, let last,
        records.contains(where: { $0.isAnswering == true && $0.definition == last.definition })
      {
        isAnswered = false
        if end.cause == .outOfTime { start = .now }
        continue
      }
      // Code may not take values that it did not make: their views are plain ones then, and the
      // screen is shown as it is where that will not do either.
      if let last, !unfilled.contains(last.definition),
        records.contains(where: { $0.isFilling == true && $0.definition == last.definition })
      {
        if end.cause == .outOfTime {
          // What came to no end with placeholders has the time of an import without any.
          unfilled = Array(definitions.indices)
          start = .now
        } else if unshown.contains(last.definition) {
          unfilled.append(last.definition)
        } else {
          unshown.append(last.definition)
        }
        continue
      }
      // A screen without sections is one even where its layout needs them.
      if case .signal = end.cause, let last, let index = last.index,
        index > 0 || definitions[last.definition].isScreen, ends[last.definition] == nil
      {
        ends[last.definition] = index
        continue
      }
      if case .signal = end.cause, !isTraced {
        isTraced = true
        continue
      }
      isTraced = false
      let failed = last.map { definitions[$0.definition] }
      let error = failure(end, at: failed)
      guard case .signal = end.cause, let last, let failed, ends[last.definition] != -1 else {
        throw error
      }
      first = first ?? (error, imported.leftOut.count)
      ends[last.definition] = -1
      // The layouts of a screen that cannot be shown are asked of one that is not loaded.
      if failed.isScreen { unloaded.append(failed.typeName) }
      imported.leftOut.append(
        LeftOut(failed, "it ended the program: \(error.uikit ?? crashReason(end) ?? "")"))
    }
  }

  /// Names the controllers that nothing made.
  private func leaveOutUnmade(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) {
    for definition in definitions where definition.needsApp && !definition.isMadeOfDefaults {
      let isMade =
        imported.results.contains { $0.definition == definition }
        || imported.screensWithoutItems.contains { $0.definition == definition }
      if isMade { continue }
      imported.leftOut.append(LeftOut(definition, "it cannot be made without arguments"))
    }
  }

  /// What Swift said when a program ended itself.
  private func crashReason(_ end: ProgramEnd) -> String? {
    CrashOutput(end.errors, sources: sources).reason
  }

  /// Runs the program in a folder of its own, which nothing is trusted of, for so many seconds.
  private func runOnce(
    _ definitions: [ImportDefinition], _ ends: [Int: Int], _ unloaded: [String],
    _ refusing: (unshown: [Int], unfilled: [Int], unasked: [Int: [String]], isAnswered: Bool), for seconds: Double,
    isTraced: Bool
  ) throws(CommandError) -> (ProgramEnd, ([ImportRecord], [ImportReportReader.Refused])) {
    let toolchain = importer.toolchain
    do {
      let own = try toolchain.makeTemporaryFolder()
      defer { toolchain.removeTemporaryFolder(own) }
      let report = "\(own)/report.json"
      try toolchain.files.write("", to: report)
      try copyNibs(to: own)
      try tellAssets(in: own)
      var call = ProgramCall(
        Progress("running \(paths)", done: 0, of: 0), program: "\(folder)/program",
        arguments: [report] + ends.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
          + unloaded,
        environment: try environment(in: own, definitions, refusing, isTraced: isTraced),
        timeLimit: seconds,
        outputLimit: importer.limits.output)
      call.confinement = .init(
        to: own,
        reading: [folder, library.folder]
          + [rarePart?.folder, library.runtime].compactMap(\.self))
      let end = toolchain.run(call, for: importer.work)
      let text = try toolchain.untrustedText(of: report, limit: ImportReportReader.largestReport)
      return (
        end,
        try ImportReportReader(
          definitionCount: definitions.count, isWhole: end.succeeded
        ).records(in: text)
      )
    } catch let error as CommandError {
      throw error
    } catch let error as FileError {
      throw CommandError("what the program reported cannot be read: \(error.told)")
    } catch {
      throw CommandError("what the program reported cannot be read: \(String(describing: error))")
    }
  }

  private func environment(
    in folder: String, _ definitions: [ImportDefinition],
    _ refusing: (unshown: [Int], unfilled: [Int], unasked: [Int: [String]], isAnswered: Bool), isTraced: Bool
  ) throws -> [String: String] {
    var values = [
      "DIFFPLAY_SCREEN": JSONPrinter.compact(try JSONValueEncoder().encode(importer.container)),
      "SWIFT_BACKTRACE": isTraced ? Self.backtrace : "enable=no",
      "DIFFPLAY_NIBS": "\(folder)/nibs-",
      "DIFFPLAY_ASSETS": "\(folder)/\(Self.assetsName)",
    ]
    if importer.isDark { values["DIFFPLAY_STYLE"] = "dark" }
    if !cuts.isEmpty { values["DIFFPLAY_LEFT_OUT"] = "\(cuts.count)" }
    let placeholders =
      importer.values.placeholders ?? (isDataMissing(of: definitions) ? Self.placeholders : 0)
    values["DIFFPLAY_PLACEHOLDERS"] = "\(placeholders)"
    values["DIFFPLAY_UNSHOWN"] = refusing.unshown.map { "\($0)" }.joined(separator: " ")
    values["DIFFPLAY_UNASKED"] = refusing.unasked.sorted { $0.key < $1.key }.flatMap { views in
      views.value.map { "\(views.key):\($0)" }
    }.joined(separator: "\n")
    if !refusing.isAnswered { values["DIFFPLAY_UNANSWERED"] = "1" }
    values["DIFFPLAY_UNFILLED"] = refusing.unfilled.map { "\($0)" }.joined(separator: " ")
    return values
  }

  /// How many kinds of views in sections may end the program before all of a screen are plain.
  private static let mostUnasked = 12
  /// How many placeholders a section takes where nothing is said: enough to fill a row, and more.
  private static let placeholders = 4

  /// Whether what a screen shows may not be there: parts of the code are not, as the controller of a
  /// view alone and who gives a screen its parts, or the network, photos or a database give it.
  private func isDataMissing(of definitions: [ImportDefinition]) -> Bool {
    !cuts.isEmpty || definitions.contains(where: \.lacksData)
      || sources.contains { source in
        Self.outside.contains { source.text.contains($0) }
      }
  }

  private static let outside = [
    "URLSession", "import Alamofire", "PHAsset", "NSFetchedResultsController",
  ]

  private static let backtrace =
    "enable=yes,threads=crashed,registers=none,images=none,interactive=no,color=no,limit=64"

  /// What happened to a program that did not come to its end, and where.
  private func failure(_ end: ProgramEnd, at definition: ImportDefinition?) -> CommandError {
    let crash = CrashOutput(end.errors, sources: sources)
    let place = definition.map { "\($0.file.singleLine):\($0.line)" }
    let subject = definition.map { Message(verbatim: $0.title) } ?? "the program"
    let limits = importer.limits
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
