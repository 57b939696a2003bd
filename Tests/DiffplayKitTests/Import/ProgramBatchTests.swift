import Foundation
import HostSystem
import Testing

@testable import Wording
@testable import diffplay

/// Programs that are run side by side, some after others.
@Suite struct ProgramBatchTests {
  private static func call(_ commands: String, needs: [Int] = []) -> ProgramCall {
    var call = ProgramCall(
      Progress("running", done: 0, of: 0), program: "/bin/sh", arguments: ["-c", commands],
      timeLimit: 60)
    call.needs = needs
    return call
  }

  @Test func aProgramBeginsWhenWhatItNeedsHasEnded() throws {
    let toolchain = POSIXToolchain()
    let folder = try toolchain.makeTemporaryFolder()
    defer { toolchain.removeTemporaryFolder(folder) }
    // Each fails unless the file of what it needs is there.
    let ends = toolchain.run(
      [
        Self.call("test -e \(folder)/c && touch \(folder)/a", needs: [2, 3]),
        Self.call("sleep 0.1; touch \(folder)/b"),
        Self.call("test -e \(folder)/b && sleep 0.1 && touch \(folder)/c", needs: [1]),
        Self.call("sleep 0.2; touch \(folder)/d"),
        Self.call("test -e \(folder)/a && test -e \(folder)/d", needs: [0]),
      ], for: UnobservedWork())
    #expect(ends.map(\.cause) == Array(repeating: .exited(0), count: 5))
  }

  @Test func whatNeedsAProgramThatFailsIsNotBegun() throws {
    let toolchain = POSIXToolchain()
    let folder = try toolchain.makeTemporaryFolder()
    defer { toolchain.removeTemporaryFolder(folder) }
    let ends = toolchain.run(
      [Self.call("touch \(folder)/a", needs: [1]), Self.call("exit 3")], for: UnobservedWork())
    #expect(ends.map(\.cause) == [.interrupted, .exited(3)])
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/a"))
  }
}
