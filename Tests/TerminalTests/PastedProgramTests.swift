import Foundation
import TestSupport
import Testing

@testable import diffplay

/// Tutorials pasted whole at a terminal are read as they are from a file.
@Suite struct PastedProgramTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "UIKitSurfaceTests/Corpus")

  private static let files: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: corpus.path))?.sorted() ?? []

  /// The function of a file that gives its layout, if it has one that needs nothing.
  private static func layoutCall(in source: String) -> String? {
    let pattern = /^func (\w+)\(\) -> UICollectionView(?:Compositional)?Layout/
      .anchorsMatchLineEndings()
    return source.firstMatch(of: pattern).map { "\($0.1)()" }
  }

  /// What the terminal records replays from its file with the same frames.
  ///
  /// Each is pasted into the same world, one in three, or all in `make long`. `UIKitSurfaceTests`
  /// compare the frames with the compiled code's.
  @Test func givesTheFramesOfTheFile() throws {
    #expect(Self.files.count >= 60)
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      environment: ["DIFFPLAY_HISTORY": ""])
    try session.waitForPrompt()
    try session.enter("set pager off")
    try session.enter("append sections main second third")
    try session.enter("append a{1..9} to main; append b{1..9} to second")
    try session.enter("append c{1..9} to third; apply")
    let path = folder.path("p.session")
    session.type("record \(path)" + Key.enter)
    try session.wait("the recording") { _ in FileManager.default.fileExists(atPath: path) }
    try session.waitForPrompt()
    try session.enter("checkpoint start")
    for (number, file) in Self.files.enumerated() where runsLongTests || number % 3 == 0 {
      let source = try String(contentsOf: Self.corpus.appending(path: file), encoding: .utf8)
      let count = try recorded(path).count
      session.paste(source)
      session.type(Key.enter)
      try session.wait("the answer to \(file)") { _ in
        ((try? recorded(path).count) ?? 0) > count
      }
      try session.waitForPrompt()
      if let call = Self.layoutCall(in: source) { try session.enter(call) }
      try session.enter("frames")
      let answer = try recorded(path).dropFirst(count)
      #expect(!answer.contains("\nerror:"), "\(file): \(answer)")
      let lines = source.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { answer.contains($0) }, "\(file)")
      // A data source of the last one need not have the views of the next one's layout.
      try session.enter("back to start")
    }
    try session.enter("record off")
    let replay = try ProgramRun("replay", path)
    #expect(replay.status == 0, "\(replay.output)")
  }

  private func recorded(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }
}
