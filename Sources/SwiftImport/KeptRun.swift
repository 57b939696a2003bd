import CommandLanguage
import CompositionalLayout
import HostSystem
import JSON

/// How a program that is kept was run at last, beside it: what it is asked for, so that what ended it
/// and what shows more is not found out again.
struct KeptRun: Codable {
  /// The screen that it was run for.
  var container: LayoutContainer
  var isDark: Bool
  var demands: RunDemands
  var takenAsTrue: [String]
  var takenAsHalved: [String]
  var takesAllAsThere: Bool

  static let name = "run.json"
}

extension ImportSteps {
  /// What was found out for this screen about a program that is kept; nil for nothing, or where more
  /// was said now.
  var keptRun: KeptRun? {
    let files = importer.toolchain.files
    guard importer.values.placeholders == nil,
      let text = try? files.text(of: "\(folder)/\(KeptRun.name)", atMost: Self.largestRun),
      let document = try? JSONDocument(parsing: text),
      let kept = try? JSONValueDecoder().decode(KeptRun.self, from: document),
      kept.container == importer.container, kept.isDark == importer.isDark
    else { return nil }
    return kept
  }

  private static let largestRun = 1_000_000

  /// Keeps how the program was run, unless it was asked for something of this once alone; what cannot be
  /// written is found out again.
  func keep(_ demands: RunDemands, of imported: ImportedDefinitions) {
    guard importer.values.placeholders == nil else { return }
    let kept = KeptRun(
      container: importer.container, isDark: importer.isDark, demands: demands,
      takenAsTrue: imported.takenAsTrue, takenAsHalved: imported.takenAsHalved,
      takesAllAsThere: imported.takesAllAsThere)
    guard let value = try? JSONValueEncoder().encode(kept) else { return }
    try? write(JSONPrinter.compact(value), to: KeptRun.name)
  }
}
