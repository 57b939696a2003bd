package import CommandLanguage
package import HostSystem
import Wording

// What only some files import: the packages that are stood in for, and SwiftUI's views.
extension ImportLibrary {
  /// A module that is built when the first file imports it, and becomes part of that file's program.
  struct Part {
    /// Where its interface is.
    let folder: String
    let object: String
  }

  private static let partModules = ["ImportedPackages", "HostedViews"].map {
    Module(name: $0, imports: ["HeadlessUIKit"], isEarly: false)
  }

  /// The parts that files with `texts` import, built where they are not.
  func parts(
    importedBy texts: [String], by toolchain: any Toolchain, for work: any WorkObserver
  ) throws(CommandError) -> [Part] {
    let steps = BuildSteps(toolchain: toolchain, work: work, isInBackground: false)
    var parts: [Part] = []
    for module in Self.partModules where texts.contains(where: { $0.contains(module.name) }) {
      parts.append(try part(module, with: steps))
    }
    return parts
  }

  /// Builds all parts that are not built yet.
  package func buildParts(
    by toolchain: any Toolchain, for work: any WorkObserver, inBackground: Bool = false
  ) throws(CommandError) {
    let steps = BuildSteps(toolchain: toolchain, work: work, isInBackground: inBackground)
    for module in Self.partModules { _ = try part(module, with: steps) }
  }

  private func part(_ module: Module, with steps: BuildSteps) throws(CommandError) -> Part {
    var module = module
    let files = steps.toolchain.files
    let found = try steps.kept(module.name) { digest throws(FileError) in
      digest.add(FilePath.name(of: folder))
      module.sources = try steps.swiftFiles(
        in: "\(steps.toolchain.librarySources ?? "")/\(module.name)")
      for path in module.sources { digest.add(try files.text(of: path)) }
    } making: { made throws(CommandError) in
      func call(in package: String) -> ProgramCall {
        Self.call(
          Self.options(of: module, in: folder, package: package) + Self.whole(module, in: made))
      }
      let package = try? files.text(of: "\(folder)/\(Self.packageFile)")
      try steps.run(
        [call(in: package ?? Self.usualPackage)], orElse: [call(in: Self.usualPackage)],
        told: Self.progress)
    }
    return Part(folder: found, object: "\(found)/\(module.name).o")
  }
}
