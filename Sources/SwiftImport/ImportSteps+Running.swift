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

// The program that was made is run, and tells.
extension ImportSteps {
  /// Runs the program and takes in what it reports.
  ///
  /// A provider that ends the program at a section after its first has just no more sections: the
  /// program runs again without asking for that one, in what is left of the time.
  func run(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) throws(CommandError) {
    if let kept = keptRun {
      let run = try runOnce(
        definitions, kept.demands, for: importer.limits.seconds, isTraced: false)
      if run.end.succeeded {
        imported.takenAsTrue += kept.takenAsTrue
        imported.takenAsHalved = kept.takenAsHalved
        imported.takesAllAsThere = kept.takesAllAsThere
        return takeIn(run, of: definitions, &imported)
      }
    }
    var demands = RunDemands()
    let told = imported.leftOut.count
    // What ended the program first, and which of what was left out tells of it.
    var first: (failure: CommandError, index: Int)?
    // To tell where a program ended takes longer than to run it: only what is told of is traced.
    var isTraced = false
    // The seconds that all runs may take, and those that they took; to tell of an end counts apart.
    var limit = importer.limits.seconds
    var used = 0.0
    while true {
      let start = SuspendingClock.now
      let run = try runOnce(
        definitions, demands, for: isTraced ? importer.limits.seconds : max(0, limit - used),
        isTraced: isTraced)
      if !isTraced { used += start.duration(to: .now) / .seconds(1) }
      demands.noteWaits(of: run.report.records)
      if run.end.succeeded {
        let most = try completed(run, of: definitions, &demands, for: limit - used, &imported)
        // What is told of a run on the way is found out each time.
        if imported.leftOut.count == told { keep(demands, of: imported) }
        takeIn(most, of: definitions, &imported)
        if let first, imported.results.isEmpty {
          imported.leftOut.remove(at: first.index)
          throw first.failure
        }
        return
      }
      let last = run.report.records.last
      let ended = EndedRun(run, of: sources, isOfCutCode: !cuts.isEmpty)
      if let last, let spared = demands.spare(whatEnded: ended, at: last, of: definitions) {
        if case .told(let name) = spared {
          imported.leftOut.append(
            .told(name, to: definitions[last.definition], endingBy: ended.reason))
        }
        if run.end.cause == .outOfTime { used = 0 }
        continue
      }
      if ended.isBySignal, !isTraced {
        isTraced = true
        continue
      }
      isTraced = false
      let failed = last.map { definitions[$0.definition] }
      let error = ended.failure(at: failed, within: importer.limits)
      guard let last, let failed, demands.ends[last.definition] != -1 else { throw error }
      let reason: Message
      switch run.end.cause {
      case .signal(let signal): reason = ended.told(by: signal)
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

  /// Takes in what a program that came to its end reported.
  private func takeIn(
    _ run: Run, of definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) {
    for record in run.report.records {
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
    for refusal in run.report.refused {
      imported.leftOut.append(
        LeftOut(definitions[refusal.definition], "UIKit refuses its layout: \(refusal.reason)"))
    }
    imported.printed = run.end.output.split(separator: "\n").map { $0.bounded(bytes: 500) }
    imported.heard = run.end.errors.split(separator: "\n").map { $0.bounded(bytes: 2000) }
    leaveOutUnmade(definitions, &imported)
    leaveToControllers(definitions, &imported)
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

  /// The screen that a program is told to run for.
  var screen: String {
    get throws { JSONPrinter.compact(try JSONValueEncoder().encode(importer.container)) }
  }

  private func environment(
    in folder: String, _ definitions: [ImportDefinition], _ demands: RunDemands, isTraced: Bool
  ) throws -> [String: String] {
    var values = [
      "DIFFPLAY_SCREEN": try screen,
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
    let truths =
      demands.truths.merging(importer.values.truths) { $1 }.map { "\($0.key):\($0.value)" }
      + demands.halved.map { "\($0):half" }
    values["DIFFPLAY_TRUTHS"] = truths.sorted().joined(separator: " ")
    values["DIFFPLAY_UNFILLED"] = unfilled.map { "\($0)" }.joined(separator: " ")
    if importer.values.placeholders == nil { values["DIFFPLAY_EACH_CASE"] = "1" }
    values.merge(demands.environment) { $1 }
    return values
  }

  /// How many placeholders a section takes where nothing is said: enough to fill a row, and more.
  static let placeholders = 4

  /// Whether what any screen shows may not be there: parts of the code are not, or the network, photos
  /// or a database give it.
  var isDataMissing: Bool {
    !cuts.isEmpty
      || sources.contains { source in Self.outside.contains { source.text.contains($0) } }
  }

  private static let outside = [
    "URLSession", "import Alamofire", "MoyaProvider", "PHAsset", "NSFetchedResultsController",
    "import RealmSwift",
  ]

  private static let backtrace =
    "enable=yes,threads=crashed,registers=none,images=none,interactive=no,color=no,limit=64"
}
