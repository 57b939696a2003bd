package import CommandLanguage
package import CompositionalLayout
package import HostSystem
package import ImportRecords
package import RewritingRecords
import TextWidth
import Wording

/// What a user's Swift files define, as it was asked for.
package struct ImportedDefinitions {
  /// What gave something, with what it gave.
  package var results: [(definition: ImportDefinition, record: ImportRecord)] = []
  /// The controllers that show no collection view.
  package var screensWithoutItems: [ScreenWithoutItems] = []
  /// What gives layouts but cannot be asked for.
  package var leftOut: [LeftOut] = []
  /// What was taken out so that the rest compiles.
  package var leftOutCode: [LeftOutCode] = []
  /// Whether something stands in the place of types that are not given.
  package var lacksTypes: Bool { leftOutCode.contains { $0.whole == .superclass } }
  /// The names of earlier systems that were read as those of today.
  package var renamings: [RewritingRenaming] = []
  /// The files of the project that were needed beside those that were named.
  package var takenAlong: [String] = []
  /// Files of a folder that was named which cannot be read, or are too large.
  package var unread: [FileError] = []
  /// Whether files that want rewriting were compiled as they are, for want of swift-syntax.
  package var isWithoutRewriting = false
  /// The names of what holds or not, is not given and is taken as true, as more of a screen's sections
  /// are there then.
  package var takenAsTrue: [String] = []
  /// The same of what is taken as true of half of the elements of lists that are not given.
  package var takenAsHalved: [String] = []
  /// The calls of layouts in which samples stand for what nothing says.
  package var sampled: [String] = []
  /// Whether what may be nothing is taken to be there for that.
  package var takesAllAsThere = false
  /// What the code printed.
  package var printed: [String] = []
  /// What it, or UIKit, wrote to its standard error.
  package var heard: [String] = []
  /// What ended the program of code of which much had been taken out; nil where it came to its end.
  package var failure: CommandError?
}

/// Compiles a user's Swift files, runs them apart and reads what they tell.
///
/// First the compiler tells what the files declare. Then a program is made of copies of the files
/// and code that asks each declaration; it runs on its own, with bounds, and reports to a file.
package struct SwiftImporter {
  /// The seconds and the bytes of output that a user's code may take.
  package struct Limits: Sendable {
    var seconds = 10.0
    var output = 1_000_000

    /// Bounds; those of the program unless others are given.
    package init(seconds: Double = 10, output: Int = 1_000_000) {
      self.seconds = seconds
      self.output = output
    }
  }

  package let toolchain: any Toolchain
  /// Where the user's files are, by the paths that they are named with.
  package let files: any FileSystem
  /// Who waits for it, and may stop it.
  package let work: any WorkObserver
  package let container: LayoutContainer
  /// Whether views of the code have the dark appearance where they say none.
  package var isDark = false
  package let sectionCount: Int
  package var limits = Limits()
  /// What was said of parameters.
  package var values = ImportValues()

  /// An importer that asks `toolchain` for everything outside, but for the user's own `files`: nil
  /// where those are the toolchain's.
  package init(
    toolchain: any Toolchain, files: (any FileSystem)? = nil, work: any WorkObserver,
    container: LayoutContainer, sectionCount: Int, limits: Limits = Limits()
  ) {
    self.toolchain = toolchain
    self.files = files ?? toolchain.files
    self.work = work
    self.container = container
    self.sectionCount = sectionCount
    self.limits = limits
  }

  /// Whether a name is that of a module which imported code is compiled against.
  package static func knowsModule(_ name: String) -> Bool { CopyRewriting.modules.contains(name) }

  /// The Swift files of the project in a folder, or of the apps that lie in it apart from each other,
  /// and the files that cannot be read.
  ///
  /// - Throws: A refusal where the folder holds more than a project does.
  package static func projectFiles(
    in folder: Token, of files: any FileSystem, for work: any WorkObserver
  ) throws(CommandError) -> (apps: [AppFiles], unread: [FileError]) {
    var project = ProjectFiles(within: folder.text, in: files, for: work)
    let apps = project.apps()
    guard !project.isCut else {
      throw CommandError(
        "\(folder.text.singleLine) holds more than a project does", at: folder.range,
        fix: "import files by their names; what else they need is looked for")
    }
    return (apps, project.unread)
  }

  /// Asks what apps define that lie apart from each other, each on its own.
  ///
  /// - Throws: What keeps the first from being imported, where none can be.
  package func definitions(of apps: [AppFiles]) throws(CommandError) -> ImportedDefinitions {
    var all = ImportedDefinitions()
    var refusals: [CommandError] = []
    for app in apps where !work.isStopped {
      // What all is shared comes along with those that share it.
      if Set(app.files.map(\.path)).isSubset(of: all.takenAlong) { continue }
      do throws(CommandError) {
        let found = try definitions(of: app.files, around: app.folder)
        all.add(found)
        if let failure = found.failure { all.leftOut.append(LeftOut(app, failure.message)) }
      } catch {
        refusals.append(error)
        all.leftOut.append(LeftOut(app, error.message))
      }
    }
    if let refusal = refusals.first, refusals.count == apps.count { throw refusal }
    let named = Set(apps.flatMap { $0.files.map(\.path) })
    all.takenAlong.removeAll(where: named.contains)
    return all
  }

  /// Asks what `files` define, each a path as it was typed and a text.
  ///
  /// - Parameter place: The file or folder whose project they belong to; nil for the first file's.
  package func definitions(
    of files: [(path: String, text: String)], around place: String? = nil
  ) throws(CommandError) -> ImportedDefinitions {
    let paths = files.map(\.path)
    if let place, !paths.contains(place) { toolchain.willRunCode(of: place) }
    for path in paths { toolchain.willRunCode(of: FilePath.folder(of: path)) }
    let library = try ImportLibrary.built(
      by: toolchain, for: work,
      rewriting: files.contains { CopyRewriting.isNeeded(by: $0.text) },
      beside: CopyRewriting.parts(neededBy: files.map(\.text)))
    let project = ProjectFiles(
      around: place ?? files.first?.path ?? "", in: self.files, for: work)
    var along: [String] = []
    func found(in project: ProjectFiles) throws(CommandError) -> ImportedDefinitions {
      try definitions(of: files, in: project, with: library, &along)
    }
    let all = Result { () throws(CommandError) in try found(in: project) }
    // What comes along may keep from being shown what would be without it.
    let names = along.map(FilePath.name)
    guard let failure = all.failure, !names.isEmpty, !work.isStopped,
      var alone = try? found(in: project.withoutSources()), !alone.results.isEmpty
    else { return try all.get() }
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    alone.leftOut.append(
      LeftOut(title: shown, file: paths[0], line: 1, reason: failure.message))
    return alone
  }

  /// Asks what `files` define, with what they need of their project.
  ///
  /// - Parameter along: The files of it that came along, as far as it came.
  private func definitions(
    of files: [(path: String, text: String)], in project: ProjectFiles, with library: ImportLibrary,
    _ along: inout [String]
  ) throws(CommandError) -> ImportedDefinitions {
    let folder: String
    do {
      folder = try toolchain.makeFolderToKeep()
    } catch {
      throw CommandError("\(error.path): \(error.told)")
    }
    defer { toolchain.removeTemporaryFolder(folder) }
    let sources = files.enumerated().map { number, file in
      ImportProgram.Source(path: file.path, text: file.text, copy: "file\(number).swift")
    }
    let rewriting = CopyRewriting(
      toolchain: toolchain, work: work, library: library, folder: folder,
      hasNibs: !project.nibs.isEmpty)
    var steps = ImportSteps(
      importer: self, library: library, rewriting: rewriting, folder: folder, sources: sources,
      project: project, namedCount: files.count, rarePart: library.rarePart(builtBy: toolchain))
    defer { along = steps.sources.dropFirst(files.count).map(\.path) }
    var imported = ImportedDefinitions()
    let kept = try steps.programThatWasKept(&imported)
    let program = if let kept { kept } else { try steps.programMadeNow(&imported) }
    imported.leftOutCode = LeftOutCode.grouped(steps.cuts, of: steps.sources)
    imported.leftOut += LeftOut.beyondBounds(of: steps.sources)
    imported.renamings = steps.renamings
    imported.takenAlong = steps.sources.dropFirst(files.count).map(\.path)
    imported.isWithoutRewriting = steps.rewriting.isMissing
    if !program.isEmpty {
      do throws(CommandError) {
        try steps.run(program, &imported)
      } catch {
        guard steps.refused != nil else { throw error }
        imported.failure = error
      }
    }
    // Where nothing is left, what the compiler said is what helps, as long as it is read to its end;
    // that names are not given says less than what is there without them.
    if imported.results.isEmpty, imported.screensWithoutItems.isEmpty,
      imported.failure != nil || !imported.lacksTypes,
      let refusal = steps.firstRefusal, steps.refused?.isShort == true
    {
      throw imported.failure?.following(refusal) ?? refusal
    }
    return imported
  }
}

extension Result<ImportedDefinitions, CommandError> {
  /// What kept anything from being shown; nil where nothing did.
  fileprivate var failure: CommandError? {
    switch self {
    case .failure(let error): error
    case .success(let imported): imported.results.isEmpty ? imported.failure : nil
    }
  }
}

extension CommandError {
  /// The failure of a program of which parts had been left out: what the compiler had said of them
  /// comes with it, and stands for it where it ended for want of them.
  fileprivate func following(_ refusal: CommandError) -> CommandError {
    // The words are those of `HeadlessUIKit.leftOut`.
    if message.english.contains("left out of the code is needed here") { return refusal }
    var error = self
    error.details += refusal.details
    return error
  }
}
