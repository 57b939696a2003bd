import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions

/// The wrong lines of `Sessions/mistakes`, whose answers the sessions hold.
@Suite struct MistakesTests {
  private static let names = ["words", "names", "swift", "layouts"]

  private static func commands(_ name: String) throws -> [String] {
    let path = Fixtures.packageRoot.appending(path: "Sessions/mistakes/\(name).session")
    return try Session(parsing: String(contentsOf: path, encoding: .utf8)).steps
      .map(\.step.command)
  }

  @Test func thereAreAHundred() throws {
    var refused = 0
    for name in Self.names {
      var playground = Playground(fileSystem: InMemoryFileSystem())
      for command in try Self.commands(name) {
        refused += playground.run(command).count(where: \.isFailure)
      }
    }
    #expect(refused >= 100)
  }

  @Test(arguments: names)
  func aWrongLineChangesNothing(_ name: String) throws {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    for command in try Self.commands(name) {
      let before = playground.visibleState
      let outcomes = playground.run(command)
      guard outcomes.contains(where: \.isFailure) else { continue }
      #expect(playground.visibleState == before, "\(command)")
    }
  }

  @Test(arguments: names)
  func caretsStandInTheLine(_ name: String) throws {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    for command in try Self.commands(name) {
      guard case .failure(let error)? = playground.run(command).last?.result else { continue }
      // Redo and a number that is too large for a layout have no place in the line.
      guard command != "redo", error.kind != .impossibleLayout else { continue }
      let place = try #require(error.place, "\(command)")
      #expect(!place.isEmpty && place.upperBound <= command.utf8.count + 1, "\(command)")
    }
  }
}
