import CommandLanguage
import DiffplayKit
import Doctor
import Foundation
import HostSystem
import Sessions
import TestSupport
import Testing

@testable import diffplay

/// The session files of the package, by their path below `Sessions`.
func sessionNames(in folder: String = "") throws -> [String] {
  let root = Fixtures.packageRoot.appending(path: "Sessions").appending(path: folder)
  let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(".session") }.sorted()
}

/// Imported code is compiled against a library that is kept in the build folder.
private let toolchain = POSIXToolchain(
  program: Fixtures.packageRoot.appending(path: "diffplay").path,
  cacheFolder: Fixtures.packageRoot.appending(path: ".build/import").path)

@Suite struct SessionTests {
  @Test(arguments: try sessionNames())
  func replaysToTheSameText(_ name: String) throws {
    let path = Fixtures.packageRoot.appending(path: "Sessions/\(name)").path
    let replayed = ReplayedWorld.replay(
      path, files: ReadOnlyFileSystem(), toolchain: toolchain)
    if replayed.isFailure { Issue.record("\(replayed.failureText)") }
    #expect(!replayed.steps.isEmpty)
  }

  @Test func everyCommandHasASession() throws {
    let names = try sessionNames(in: "commands")
    #expect(names == CommandTable.verbs.map { $0 + ".session" }.sorted())
  }

  @Test(arguments: CommandTable.verbs)
  func sessionOfACommandUsesIt(_ verb: String) throws {
    let path = Fixtures.packageRoot.appending(path: "Sessions/commands/\(verb).session").path
    let session = try Session(path: path, files: ReadOnlyFileSystem())
    #expect(session.steps.contains { $0.step.command.hasPrefix(verb) })
  }

  /// Each shows what the rule finds and what it leaves alone.
  @Test func everyRuleOfTheDoctorHasASession() throws {
    let names = try sessionNames(in: "doctor")
    #expect(names == Doctor.rules.map { $0.id + ".session" }.sorted())
    for rule in Doctor.rules {
      let path = Fixtures.packageRoot.appending(path: "Sessions/doctor/\(rule.id).session").path
      let replayed = ReplayedWorld.replay(
        path, files: ReadOnlyFileSystem(), toolchain: toolchain)
      let answers = replayed.steps.filter { $0.step.command.contains("doctor") }
        .map { $0.output?.contains("[\(rule.id)]") == true }
      #expect(answers.contains(true) && answers.contains(false), "\(rule.id)")
    }
  }

  /// What the doctor has to say of the worlds that seeds and lessons end in: no warning, but where
  /// a lesson ends on the fault that it shows.
  @Test(
    arguments: try sessionNames(in: "seeds").map { "seeds/" + $0 }
      + sessionNames(in: "lessons").map { "lessons/" + $0 })
  func whereASessionEndsNothingSurprises(_ name: String) throws {
    let path = Fixtures.packageRoot.appending(path: "Sessions/\(name)").path
    let session = try Session(path: path, files: ReadOnlyFileSystem())
    var playground = Playground(fileSystem: ReadOnlyFileSystem())
    for step in session.steps { _ = playground.run(step.step.command) }
    let failing = Doctor.findings(in: playground.workbench.world).filter(\.isFailure)
    let isShown = name.hasSuffix("09-equal-but-different-hash.session")
    #expect(failing.map(\.rule.id) == (isShown ? ["missing-reconfigure"] : []))
  }

  /// Nor do screens as tutorials build them.
  @Test(arguments: [
    "AppStoreViewController", "FrameworksViewController", "MainPageViewController",
  ])
  func sampleCodeHasNoWarning(_ name: String) throws {
    let path = Fixtures.packageRoot.appending(path: "Tests/SampleCode/\(name).swift").path
    let playground = Playground(fileSystem: ReadOnlyFileSystem(), toolchain: toolchain)
    #expect(try !ExaminedFile(path, in: playground).hasFailure)
  }

  @Test func commandReferenceIsCurrent() throws {
    let path = Fixtures.packageRoot.appending(path: "docs/commands.md").path
    #expect(try ReadOnlyFileSystem().text(of: path) == CommandReference.markdown)
  }

  /// The page on fidelity ends with the errata as the program has them.
  @Test func tableOfErrataIsCurrent() throws {
    let path = Fixtures.packageRoot.appending(path: "docs/fidelity.md").path
    #expect(try ReadOnlyFileSystem().text(of: path).hasSuffix("\n\n" + ErrataReference.markdown))
  }

  /// The examples of a command's help, run in order in a fresh world.
  @Test(arguments: CommandTable.all.map(\.verb))
  func examplesOfHelpWork(_ verb: String) throws {
    let command = try #require(CommandTable.command(verb))
    var playground = Playground(fileSystem: ReadOnlyFileSystem())
    let unrun = ["replay", "restore", "run", "edit", "import", "page"]
    for example in command.examples where !unrun.contains(verb) {
      for outcome in playground.run(example) {
        if case .failure(let error) = outcome.result {
          Issue.record("`\(example)`: \(error.message)")
        }
      }
    }
  }
}

/// The real files, read only; what is written stays in memory.
final class ReadOnlyFileSystem: FileSystem, @unchecked Sendable {
  private var written: [String: String] = [:]

  func text(of path: String) throws(FileError) -> String {
    if let text = written[path] { return text }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path: path, reason: "No such file or directory")
    }
    return String(decoding: data, as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws(FileError) { written[path] = text }
  func append(_ text: String, to path: String) throws(FileError) {
    written[path, default: ""] += text
  }

  func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      ? isFolder.boolValue : nil
  }

  func names(in folder: String) throws(FileError) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard let names else { throw FileError(path: folder, reason: "No such file or directory") }
    return names.sorted()
  }
}
