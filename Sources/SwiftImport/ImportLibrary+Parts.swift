package import CommandLanguage
package import HostSystem
import Wording

// What only some files need: the packages that are stood in for, SwiftUI's views, and what few
// programs call of UIKit.
extension ImportLibrary {
  /// What is built when the first file needs it, and becomes part of that file's program.
  struct Part {
    /// Where its interface is.
    let folder: String
    let object: String
  }

  /// A part while it is made.
  struct BegunPart {
    let module: Module
    let folder: String
  }

  /// What such a part is of, by its module.
  package enum PartKind: String, CaseIterable, Sendable {
    /// What stands for the packages that imported code names.
    case packages = "ImportedPackages"
    /// What stands for SwiftUI.
    case hostedViews = "HostedViews"

    fileprivate var module: Module {
      Module(name: rawValue, imports: ["HeadlessUIKit"], isEarly: false)
    }
  }

  /// The parts that files with `texts` import, built where they are not.
  func parts(
    importedBy texts: [String], by toolchain: any Toolchain, for work: any WorkObserver
  ) throws(CommandError) -> [Part] {
    let steps = BuildSteps(toolchain: toolchain, work: work, isInBackground: false)
    var parts: [Part] = []
    for kind in PartKind.allCases where texts.contains(where: { $0.contains(kind.rawValue) }) {
      parts.append(try part(kind, with: steps))
    }
    return parts
  }

  /// Builds all that imports may need, unless it was kept, so that no import waits for it.
  package static func prepare(
    by toolchain: any Toolchain, for work: any WorkObserver, inBackground: Bool = false
  ) throws(CommandError) {
    let library = try built(
      by: toolchain, for: work, inBackground: inBackground, beside: PartKind.allCases)
    // What was kept has not all of it beside it.
    try RewriterProgram.built(for: library, by: toolchain, for: work, inBackground: inBackground)
    let steps = BuildSteps(toolchain: toolchain, work: work, isInBackground: inBackground)
    for kind in PartKind.allCases { _ = try library.part(kind, with: steps) }
    if library.isSplit(in: toolchain.files) { try library.rarePart(with: steps) }
  }

  private func part(_ kind: PartKind, with steps: BuildSteps) throws(CommandError) -> Part {
    try Self.part(kind, ofLibrary: FilePath.name(of: folder), with: steps) {
      part throws(CommandError) in
      try make(with: steps) { package in
        [
          Self.call(
            Self.options(of: part.module, in: folder, package: package)
              + Self.whole(part.module, in: part.folder))
        ]
      }
    }
  }

  /// A part of the library of this name, which `make` makes where it was not kept.
  static func part(
    _ kind: PartKind, ofLibrary library: String, with steps: BuildSteps,
    making make: (BegunPart) throws(CommandError) -> Void
  ) throws(CommandError) -> Part {
    var module = kind.module
    let found = try steps.kept(module.name) { digest throws(FileError) in
      digest.add(library)
      module.sources = try sources(of: module, with: steps)
      for path in module.sources { digest.add(try steps.toolchain.files.text(of: path)) }
    } making: { folder throws(CommandError) in
      try make(BegunPart(module: module, folder: folder))
    }
    return Part(folder: found, object: "\(found)/\(module.name).o")
  }

  // MARK: What few programs call

  private static let rareKind = "rare"
  private static let rareName = "libDiffplayRare.so"

  /// Whether what few programs call is a part of its own.
  func isSplit(in files: any FileSystem) -> Bool { DirectCompiler.isThere(compiler, files: files) }

  /// What tells it apart: the library's name does, of whose sources it is a part.
  private func addRare(to digest: inout Digest) { digest.add(FilePath.name(of: folder)) }

  /// What few programs call of UIKit, if it was built.
  func rarePart(builtBy toolchain: any Toolchain) -> Part? {
    var digest = Digest()
    addRare(to: &digest)
    let found = try? toolchain.keptFolder(named: "\(Self.rareKind)-\(digest.text)")
    return found.flatMap { $0 }.map { Part(folder: $0, object: "\($0)/\(Self.rareName)") }
  }

  /// What few programs call of UIKit, built where it is not.
  @discardableResult
  func rarePart(with steps: BuildSteps) throws(CommandError) -> Part {
    let found = try steps.kept(Self.rareKind) {
      addRare(to: &$0)
    } making: {
      made throws(CommandError) in
      var module = Self.facade
      do throws(FileError) {
        module.sources = try Self.sources(of: module, with: steps)
      } catch {
        throw CommandError("\(error.path): \(error.told)")
      }
      let rare = module.sources(areRare: true)
      try make(with: steps) { package in
        var calls = Self.frontends(
          making: rare, of: module, in: made, from: folder, package: package)
        var linking = Self.call(
          ["-emit-library", "-o", "\(made)/\(Self.rareName)"]
            + rare.map { Module.object(of: $0, in: made) })
        linking.needs = Array(calls.indices)
        calls.append(linking)
        return calls
      }
    }
    return Part(folder: found, object: "\(found)/\(Self.rareName)")
  }

  /// Whether a linker says that names of UIKit's are missing, which are then those of this part.
  static func lacksRare(_ text: String) -> Bool {
    let mark = "\(facade.name.utf8.count)\(facade.name)"
    return text.split(separator: "\n").contains {
      $0.contains("undefined symbol: ") && $0.contains(mark)
    }
  }

  // MARK: Steps

  private static func sources(
    of module: Module, with steps: BuildSteps
  ) throws(FileError) -> [String] {
    try steps.swiftFiles(in: "\(steps.toolchain.librarySources ?? "")/\(module.name)")
  }

  /// Runs what makes a part in the package that the library is of, or else in the usual one.
  private func make(
    with steps: BuildSteps, by calls: (String) -> [ProgramCall]
  ) throws(CommandError) {
    let package = try? steps.toolchain.files.text(of: "\(folder)/\(Self.packageFile)")
    try steps.run(
      calls(package ?? Self.usualPackage), orElse: calls(Self.usualPackage), told: Self.progress)
  }
}
