import CommandLanguage
import HostSystem
import JSON
import RewritingRecords
import Wording

/// What is kept beside a program that was made of a user's files, so that the same files are not
/// compiled again.
struct KeptImport: Codable {
  /// A file that the program was made of.
  struct File: Codable, Hashable {
    var path: String
    var text: String
    var fitted: String
  }

  /// What the compiler said before anything was taken out of the copies.
  struct Refusal: Codable {
    /// The files, as a person reads their names.
    var paths: String
    /// What it wrote, in which files are called as a person calls them.
    var text: String
    /// The declarations that its errors stand in, one for each; empty where none is known.
    var places: [String]

    /// Whether it has as few errors as a person reads one by one.
    var isShort: Bool { CompilerOutput(text).errors.count <= 3 }
  }

  static let name = "import.json"
  /// The files that were named, then those that were taken along.
  var files: [File]
  var wirings: [String]
  var cuts: [RewritingCut]
  var renamings: [RewritingRenaming]
  /// The places of the definitions that the program asks, among those that are found.
  var asked: [Int]
  /// Those of them that only the app makes, as the generated code cannot.
  var leftToApp: [Int]
  var isWithoutRewriting: Bool
  /// What helps where the program gives nothing; nil where the copies compiled as they were.
  var refused: Refusal?
}

extension ImportSteps {
  /// The name that tells the program of these files, made by this build of the playground, from
  /// all others.
  private mutating func nameToKeep() -> String {
    var digest = Digest()
    digest.add(importer.toolchain.programStamp)
    digest.add(library.folder)
    digest.add(RewriterProgram.mark(by: importer.toolchain))
    // How many sections are asked for is in the program's entry; the screen it is told when it runs.
    digest.add(program([]).main)
    for input in importer.values.inputs { digest.add(input) }
    for source in sources {
      digest.add(source.path)
      digest.add(source.text)
    }
    // What the project declares decides what is taken along.
    digest.add(project.digest())
    return "import-\(digest.text)"
  }

  /// Keeps the program, and goes on with what was kept.
  ///
  /// Its name is that of the files as they were named: what was taken along follows from them.
  mutating func keep(
    _ program: [ImportDefinition], of finder: DefinitionFinder
  ) throws(CommandError) {
    // What is asked may be fewer than what was found, in the same order.
    var rest = program[...]
    var (asked, leftToApp): ([Int], [Int]) = ([], [])
    for (index, definition) in finder.definitions.enumerated() {
      var remade = definition
      if definition != rest.first {
        guard remade.leaveMakingToApp(), remade == rest.first else { continue }
        leftToApp.append(index)
      }
      asked.append(index)
      rest.removeFirst()
    }
    let kept = KeptImport(
      files: sources.map { .init(path: $0.path, text: $0.text, fitted: $0.fitted) },
      wirings: wirings, cuts: cuts, renamings: renamings, asked: asked,
      leftToApp: leftToApp, isWithoutRewriting: rewriting.isMissing, refused: refused)
    do {
      try write(JSONPrinter.compact(try JSONValueEncoder().encode(kept)), to: KeptImport.name)
      folder = try importer.toolchain.keep(folder, as: keptName)
    } catch let error as CommandError {
      throw error
    } catch let error as FileError {
      throw CommandError("\(error.path): \(error.told)")
    } catch {
      throw CommandError("the program cannot be kept: \(String(describing: error))")
    }
  }

  /// The definitions that a program asks which was made of the same files; nil where none was kept,
  /// of this project as it is.
  mutating func programThatWasKept(
    _ imported: inout ImportedDefinitions
  ) throws(CommandError) -> [ImportDefinition]? {
    let files = importer.toolchain.files
    keptName = nameToKeep()
    guard let found = try? importer.toolchain.keptFolder(named: keptName),
      let text = try? files.text(of: "\(found)/\(KeptImport.name)"),
      let document = try? JSONDocument(parsing: text),
      let kept = try? JSONValueDecoder().decode(KeptImport.self, from: document),
      isCurrent(kept)
    else { return nil }
    widenProject(toHold: kept.files.dropFirst(sources.count).map(\.path))
    sources = kept.files.enumerated().map { number, file in
      var source = ImportProgram.Source(
        path: file.path, text: file.text, copy: "file\(number).swift")
      source.fitted = file.fitted
      return source
    }
    (wirings, cuts, folder, isFitted) = (kept.wirings, kept.cuts, found, true)
    (refused, renamings) = (kept.refused, kept.renamings)
    if kept.isWithoutRewriting { rewriting.markMissing() }
    if sources.count > namedCount { importer.toolchain.willRunCode(of: project.place) }
    var finder = finder(of: try graph())
    for index in kept.leftToApp where finder.definitions.indices.contains(index) {
      _ = finder.definitions[index].leaveMakingToApp()
    }
    (imported.leftOut, imported.sampled) = (finder.leftOut, finder.sampled)
    let asked = Set(kept.asked)
    for (index, definition) in finder.definitions.enumerated() where !asked.contains(index) {
      imported.leftOut.append(.unreachable(definition))
    }
    return finder.definitions.enumerated().filter { asked.contains($0.offset) }.map(\.element)
  }

  /// Whether what was kept is made of these files, and not of others with the same digest.
  private mutating func isCurrent(_ kept: KeptImport) -> Bool {
    guard kept.files.count >= sources.count else { return false }
    for (file, source) in zip(kept.files, sources)
    where file.path != source.path || file.text != source.text {
      return false
    }
    for file in kept.files.dropFirst(sources.count) where project.text(of: file.path) != file.text {
      return false
    }
    return true
  }
}

extension LeftOut {
  /// A definition that the generated code cannot name.
  static func unreachable(_ definition: ImportDefinition) -> LeftOut {
    LeftOut(definition, "it cannot be reached from outside")
  }
}
