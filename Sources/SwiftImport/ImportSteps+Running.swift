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
    if let view = record.view {
      told.title = "\(told.title.prefix { $0 != "(" }).\(view)"
      told.isFurtherView = true
    }
    return told
  }
}

/// What a program that ended before is asked for otherwise, or not at all, by the places of the
/// definitions.
struct RunDemands {
  /// The first section that is not asked for; -1 where nothing is asked.
  var ends: [Int: Int] = [:]
  /// The names of controllers whose layouts are asked of one that is not loaded.
  var unloaded: [String] = []
  /// What is filled with placeholders for which plain views stand, and what takes none.
  var unshown: [Int] = []
  var unfilled: [Int] = []
  /// What does not take what stands for what others hand it.
  var unhanded: [Int] = []
  /// Where there is what may be nothing, as the code forces it.
  var forced: [Int] = []
  /// The kinds and sections of views that plain ones stand for, by definitions.
  var unasked: [Int: [String]] = [:]
  /// What controllers are not told, behind the places of their screens.
  var untold: [String] = []
  /// Whether code that waits for what is not given is given what stands for it.
  var isAnswered = true
  /// Whether lists that are not given have elements from the beginning.
  var isListed = false
  /// What holds that is not given, and what does of half of the elements of lists.
  var truths: [String: Bool] = [:]
  var halved: [String] = []

  /// What is put behind a further view that is shown with plain cells.
  static let plainCells = ".cells"
  /// How many of them may be at most: the program names its views itself.
  private static let mostPlain = 24

  /// Whether one more view may be shown so, or not at all.
  var sparesViews: Bool { untold.count { $0.hasSuffix(Self.plainCells) } < Self.mostPlain }

  /// How many kinds of views in sections may end the program before all of a screen are plain.
  private static let mostUnasked = 12

  /// Leaves out a kind of views in a section; whether it may.
  mutating func leaveOut(_ view: String, of definition: Int) -> Bool {
    guard !unshown.contains(definition),
      unasked[definition, default: []].count < Self.mostUnasked
    else { return false }
    unasked[definition, default: []].append(view)
    return true
  }

  /// What is left out of views, a line for each.
  var toldUnasked: String {
    unasked.sorted { $0.key < $1.key }.flatMap { views in
      views.value.map { "\(views.key):\($0)" }
    }.joined(separator: "\n")
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
    var demands = RunDemands()
    // What ended the program first, and which of what was left out tells of it.
    var first: (failure: CommandError, index: Int)?
    // To tell where a program ended takes longer than to run it: only what is told of is traced.
    var isTraced = false
    // The seconds that all runs may take, and those that they took; to tell of an end counts apart.
    var limit = importer.limits.seconds
    var used = 0.0
    while true {
      let start = SuspendingClock.now
      let (end, (records, refused)) = try runOnce(
        definitions, demands, for: isTraced ? importer.limits.seconds : max(0, limit - used),
        isTraced: isTraced)
      if !isTraced { used += start.duration(to: .now) / .seconds(1) }
      if end.succeeded {
        let (end, (records, refused)) = try completed(
          (end, (records, refused)), of: definitions, demands, for: limit - used, &imported)
        for record in records {
          let definition = definitions[record.definition].told(by: record)
          if record.isResult {
            imported.results.append((definition, record))
            if !definition.isScreen, record.snapshot == nil,
              record.layouts?.contains(where: { $0 != nil }) == false
            {
              imported.leftOut.append(LeftOut(definition, "it gives no section a layout"))
            }
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
        leaveToControllers(definitions, &imported)
        if let first, imported.results.isEmpty {
          imported.leftOut.remove(at: first.index)
          throw first.failure
        }
        return
      }
      let last = records.last
      // A further collection view costs nothing of the first; its code may do for plain views.
      if let last, let view = last.view, demands.sparesViews {
        let plain = "\(last.definition):\(view)\(RunDemands.plainCells)"
        if demands.untold.contains(plain) {
          demands.untold.append("\(last.definition):\(view)")
          imported.leftOut.append(
            .told(view, to: definitions[last.definition], endingBy: reason(of: end)))
        } else {
          demands.untold.append(plain)
        }
        if end.cause == .outOfTime { used = 0 }
        continue
      }
      // Code that something was left out of may do for other views than one.
      if case .signal = end.cause, let last, let view = last.asked {
        if isForced(end), !demands.forced.contains(last.definition) {
          demands.forced.append(last.definition)
          continue
        }
        // What a program forgets to register is told, but where its items are not its own.
        let isFilled = records.contains {
          $0.isFilling == true && $0.definition == last.definition
        }
        if isFilled || !end.errors.contains("must register"),
          demands.leaveOut(view, of: last.definition)
        {
          continue
        }
      }
      if demands.isAnswered, let last,
        records.contains(where: { $0.isAnswering == true && $0.definition == last.definition })
      {
        demands.isAnswered = false
        if end.cause == .outOfTime { used = 0 }
        continue
      }
      if let last, !demands.unhanded.contains(last.definition),
        records.contains(where: { $0.isHanding == true && $0.definition == last.definition })
      {
        demands.unhanded.append(last.definition)
        if end.cause == .outOfTime { used = 0 }
        continue
      }
      // A screen without sections is one even where its layout needs them.
      let isForcedFirst =
        !cuts.isEmpty && isForced(end)
        && last.map { demands.forced.contains($0.definition) } == false
      if case .signal = end.cause, let last, let index = last.index,
        index > 0 || definitions[last.definition].isScreen && !isForcedFirst,
        demands.ends[last.definition] == nil
      {
        demands.ends[last.definition] = index
        continue
      }
      // Code may not take values that it did not make: their views are plain ones then, and the
      // screen is shown as it is where that will not do either.
      if let last, !demands.unfilled.contains(last.definition),
        records.contains(where: { $0.isFilling == true && $0.definition == last.definition })
      {
        if end.cause == .outOfTime {
          // What came to no end with placeholders has the time of an import without any.
          demands.unfilled = Array(definitions.indices)
          used = 0
        } else if demands.unshown.contains(last.definition) {
          demands.unfilled.append(last.definition)
        } else {
          demands.unshown.append(last.definition)
        }
        continue
      }
      if let last, !cuts.isEmpty, !demands.forced.contains(last.definition), isForced(end) {
        demands.forced.append(last.definition)
        continue
      }
      // What a controller does as it appears costs no screen.
      if let last, let told = last.told, !told.isEmpty, end.cause != .outOfTime {
        demands.untold.append("\(last.definition):\(told)")
        imported.leftOut.append(
          .told(told, to: definitions[last.definition], endingBy: reason(of: end)))
        continue
      }
      if case .signal = end.cause, !isTraced {
        isTraced = true
        continue
      }
      isTraced = false
      let failed = last.map { definitions[$0.definition] }
      let error = failure(end, at: failed)
      guard let last, let failed, demands.ends[last.definition] != -1 else { throw error }
      let reason: Message
      switch end.cause {
      case .signal(let signal): reason = whyEnded(end, error, by: signal)
      case .outOfTime where definitions.count > 1:
        reason = "it came to no end within \(NumberText.rounded(limit)) seconds"
        // The others have half of its time, so that however many there are, a person need not wait.
        (limit, used) = (max(1, limit / 2), 0)
      default: throw error
      }
      first = first ?? (error, imported.leftOut.count)
      demands.ends[last.definition] = -1
      // The layouts of a screen that cannot be shown are asked of one that is not loaded.
      if failed.isScreen { demands.unloaded.append(failed.typeName) }
      imported.leftOut.append(LeftOut(failed, reason))
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

  /// Why a definition ended the program by a signal.
  private func whyEnded(_ end: ProgramEnd, _ error: CommandError, by signal: Int32) -> Message {
    let crash = CrashOutput(end.errors, sources: sources)
    if let told = error.uikit ?? crash.reason { return "it ended the program: \(told)" }
    return crash.isEndless
      ? "it ended the program: it calls itself without an end"
      : "it ended the program by signal \(signal)"
  }

  /// What a program said as it ended itself; empty where it said nothing.
  private func reason(of end: ProgramEnd) -> String {
    crashReason(end) ?? failure(end, at: nil).uikit ?? ""
  }

  /// How Swift tells of code that forces a value that is not there.
  private static let forcedNothing = "Unexpectedly found nil while"

  /// Whether a program ended as its code forced a value that is not there.
  private func isForced(_ end: ProgramEnd) -> Bool {
    crashReason(end)?.hasPrefix(Self.forcedNothing) == true
  }

  /// What Swift said when a program ended itself.
  private func crashReason(_ end: ProgramEnd) -> String? {
    CrashOutput(end.errors, sources: sources).reason
  }

  /// Runs the program in a folder of its own, which nothing is trusted of, for so many seconds.
  func runOnce(
    _ definitions: [ImportDefinition], _ demands: RunDemands, for seconds: Double, isTraced: Bool
  ) throws(CommandError) -> Run {
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
        arguments: [report]
          + demands.ends.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
          + demands.unloaded,
        environment: try environment(in: own, definitions, demands, isTraced: isTraced),
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
    in folder: String, _ definitions: [ImportDefinition], _ demands: RunDemands, isTraced: Bool
  ) throws -> [String: String] {
    var values = [
      "DIFFPLAY_SCREEN": JSONPrinter.compact(try JSONValueEncoder().encode(importer.container)),
      "SWIFT_BACKTRACE": isTraced ? Self.backtrace : "enable=no",
      "DIFFPLAY_NIBS": "\(folder)/nibs-",
      "DIFFPLAY_ASSETS": "\(folder)/\(Self.assetsName)",
    ]
    if importer.isDark { values["DIFFPLAY_STYLE"] = "dark" }
    if !cuts.isEmpty { values["DIFFPLAY_LEFT_OUT"] = "\(cuts.count)" }
    let filled = filled(of: definitions)
    let placeholders = importer.values.placeholders ?? (filled.isEmpty ? 0 : Self.placeholders)
    // Where none takes any, the report tells how some are had.
    let isOfAll = importer.values.placeholders != nil || filled.isEmpty
    let unfilled =
      demands.unfilled + (isOfAll ? [] : definitions.indices.filter { !filled.contains($0) })
    values["DIFFPLAY_PLACEHOLDERS"] = "\(placeholders)"
    for (name, places) in [
      ("UNSHOWN", demands.unshown), ("UNFILLED", unfilled), ("FORCED", demands.forced),
      ("UNHANDED", demands.unhanded),
    ] {
      values["DIFFPLAY_\(name)"] = places.map { "\($0)" }.joined(separator: " ")
    }
    values["DIFFPLAY_UNTOLD"] = demands.untold.joined(separator: " ")
    values["DIFFPLAY_UNASKED"] = demands.toldUnasked
    let truths =
      demands.truths.merging(importer.values.truths) { $1 }.map { "\($0.key):\($0.value)" }
      + demands.halved.map { "\($0):half" }
    values["DIFFPLAY_TRUTHS"] = truths.sorted().joined(separator: " ")
    if importer.values.placeholders == nil { values["DIFFPLAY_EACH_CASE"] = "1" }
    if demands.isListed { values["DIFFPLAY_LISTED"] = "1" }
    if !demands.isAnswered { values["DIFFPLAY_UNANSWERED"] = "1" }
    return values
  }

  /// How many placeholders a section takes where nothing is said: enough to fill a row, and more.
  static let placeholders = 4

  /// Whether what a screen shows may not be there: parts of the code are not, as the controller of a
  /// view alone and who gives a screen its parts, or the network, photos or a database give it.
  func isDataMissing(of definitions: [ImportDefinition]) -> Bool {
    !cuts.isEmpty || definitions.contains { $0.lacksData && !$0.isBeside }
      || sources.contains { source in
        Self.outside.contains { source.text.contains($0) }
      }
  }

  private static let outside = [
    "URLSession", "import Alamofire", "PHAsset", "NSFetchedResultsController", "import RealmSwift",
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
