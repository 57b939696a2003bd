import CommandLanguage
import HostSystem
import JSON

/// How a program that is kept was run at last: what it is asked for, so that what ended it and what
/// shows more is not found out again.
struct KeptRun: Codable {
  var demands: RunDemands
  var takenAsTrue: [String]
  var takenAsHalved: [String]
  var takesAllAsThere: Bool

  static let name = "run.json"
}

extension ImportSteps {
  /// The name that tells the runs of this program for this screen from all others; nil where something
  /// is said for one import alone.
  private var runName: String? {
    guard importer.values.placeholders == nil, let screen = try? screen else { return nil }
    var digest = Digest()
    for part in [keptName, screen, "\(importer.isDark)"] { digest.add(part) }
    return "run-\(digest.text)"
  }

  /// What was found out of this program; nil for nothing.
  var keptRun: KeptRun? {
    let toolchain = importer.toolchain
    guard let runName, let folder = try? toolchain.keptFolder(named: runName),
      let text = try? toolchain.files.text(of: "\(folder)/\(KeptRun.name)"),
      let document = try? JSONDocument(parsing: text)
    else { return nil }
    return try? JSONValueDecoder().decode(KeptRun.self, from: document)
  }

  /// Keeps how the program was run; what cannot be written is found out again.
  func keep(_ demands: RunDemands, of imported: ImportedDefinitions) {
    let toolchain = importer.toolchain
    let kept = KeptRun(
      demands: demands, takenAsTrue: imported.takenAsTrue,
      takenAsHalved: imported.takenAsHalved, takesAllAsThere: imported.takesAllAsThere)
    guard let runName, let value = try? JSONValueEncoder().encode(kept),
      let folder = try? toolchain.makeFolderToKeep()
    else { return }
    defer { toolchain.removeTemporaryFolder(folder) }
    try? toolchain.files.write(JSONPrinter.compact(value), to: "\(folder)/\(KeptRun.name)")
    _ = try? toolchain.keep(folder, as: runName)
  }
}
