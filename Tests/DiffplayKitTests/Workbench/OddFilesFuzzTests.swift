import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording
@testable import diffplay

/// Files of every kind that a system has, with any name, given to every command that takes one: each
/// answers at once, a refusal changes neither the world nor the file, and no name makes a line of its
/// own.
///
/// Short by default; set DIFFPLAY_FUZZ to the number of rounds, or to a range of seeds, for more.
@Suite struct OddFilesFuzzTests {
  private enum Kind: CaseIterable {
    case missing, empty, words, session, world, screen, bytes, unfinished, huge, folder, pipe
    case link, linkToPipe, linkToNothing, loop, readOnly
  }

  private static let commands = [
    "source", "run", "replay", "load", "save", "record", "layout main from", "doctor",
    "doctor sarif", "import", "export swift", "export layout", "export svg", "export picture",
    "export html",
  ]

  private static let names = [
    "a", "a b", "a\"b", "a\\b", "a\nb", "a'b;c", "$(reboot)", "*", "~", "-c", "--help", "#a",
    "%s%n",
    "지금", "e\u{301}", "🧑‍🧑‍🧒", "\u{202E}txt.a", "\u{1B}[2J", "\u{7}", "\u{9B}1m", "\u{2028}",
    "\u{FEFF}",
    "a\u{0}b", ".", "..", "a/", "a/../b", "//a", "a.swift", "a.session", "a.json", "a.svg",
    "a.swift\n",
    String(repeating: "n", count: 255), String(repeating: "n", count: 256),
    String(repeating: "d/", count: 3_000),
  ]

  /// A folder that goes with its round, and in it what a command is given.
  ///
  /// It lies in a folder of its own, so that the one above it has no files of others.
  private final class Folder {
    private let root = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-odd-\(UUID().uuidString)")
    var url: URL { root.appending(path: "round") }
    var other: String { url.path + "/other file" }

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("untouched".utf8).write(to: URL(filePath: other))
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Makes a file; not every name can be one.
    func make(_ kind: Kind, at path: String) {
      func write(_ text: String) { write(Array(text.utf8)) }
      func write(_ bytes: [UInt8]) {
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
      }
      switch kind {
      case .missing: break
      case .empty: write("")
      case .words: write("append sections main\nappend a b\n\u{1B}[2J\nno such command\n")
      case .session: write("#!diffplay session 1\n> append sections s\npending: +1 section\n")
      case .world: write("{\"diffplayWorld\": 1}")
      case .screen: write("import UIKit\nlet layout = UICollectionViewFlowLayout()\n")
      case .bytes: write((0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) })
      case .unfinished: write(Array("append \"지".utf8.dropLast()))
      case .huge:
        write("")
        truncate(path, 1 << 40)
      case .folder: mkdir(path, 0o700)
      case .pipe: mkfifo(path, 0o600)
      case .link: symlink(other, path)
      case .linkToPipe:
        mkfifo(url.path + "/pipe", 0o600)
        symlink("pipe", path)
      case .linkToNothing: symlink("nothing/here", path)
      case .loop: symlink(path, path)
      case .readOnly:
        write("show\n")
        chmod(path, 0o400)
      }
    }

    /// What is there, as far as a command may change it.
    func state(of path: String) -> [String] {
      var status = stat()
      let isThere = lstat(path, &status) == 0
      let text = FileManager.default.contents(atPath: other).map {
        String(decoding: $0, as: UTF8.self)
      }
      return [
        isThere ? "\(status.st_mode) \(status.st_size) \(status.st_ino)" : "nothing",
        text ?? "gone",
      ]
    }
  }

  /// The name as a person types it.
  private func quoted(_ name: String) -> String {
    let escaped = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || "/. -".unicodeScalars.contains(scalar)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(escaped.joined())\""
  }

  @Test func anyFileIsAnsweredAndNoneIsLost() throws {
    for seed in fuzzSeeds(30, many: 4_000) {
      var generator = SeededGenerator(seed: seed)
      let folder = try Folder()
      let name = Self.names.randomElement(using: &generator) ?? ""
      let kind = Kind.allCases.randomElement(using: &generator) ?? .missing
      let path = "\(folder.url.path)/\(name)"
      if !name.contains("\u{0}") { folder.make(kind, at: path) }
      let files = POSIXFileSystem()
      var playground = Playground(
        fileSystem: files, toolchain: POSIXToolchain(cacheFolder: folder.url.path + "/cache"))
      for entry in ["append sections main", "append a b", "apply"] {
        #expect(playground.refusal(of: entry) == nil)
      }
      for command in Self.commands.shuffled(using: &generator).prefix(4) {
        let entry = "\(command) \(quoted(path))"
        let (world, state) = (playground.visibleState, folder.state(of: path))
        let outcomes = playground.run(entry)
        let told = outcomes.flatMap { $0.lines(in: entry) }.map(\.plain)
        #expect(told.allSatisfy { !$0.contains("\n") }, "\(entry), \(kind), seed \(seed): \(told)")
        let now = folder.state(of: path)
        if [.pipe, .folder, .linkToPipe].contains(kind), state[0] != "nothing" {
          #expect(now[0] == state[0], "\(entry), \(kind), seed \(seed)")
        }
        // A recording goes on with what is refused.
        guard outcomes.count == 1, outcomes[0].isFailure, playground.workbench.recorder == nil
        else { continue }
        #expect(now == state, "\(entry), \(kind), seed \(seed)")
        #expect(playground.visibleState == world, "\(entry), \(kind), seed \(seed)")
      }
    }
  }
}
