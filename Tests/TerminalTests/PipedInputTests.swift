import CommandLanguage
import DiffplayKit
import Foundation
import TestSupport
import Testing

@testable import diffplay

/// Lines that come from a pipe or a file.
@Suite struct PipedInputTests {
  /// The entries that the reader finds in `bytes`.
  func entries(in bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: "input"))
    let handle = try #require(FileHandle(forReadingAtPath: folder.path("input")))
    defer { try? handle.close() }
    var reader = PipedLineReader(descriptor: handle.fileDescriptor)
    var result: [String] = []
    while case .line(let line) = reader.next(prompt: prompt) { result.append(line) }
    #expect(reader.next(prompt: prompt) == .endOfInput)
    return result
  }

  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("a\nb\n", ["a", "b"]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]),
    ("\u{FEFF}a\n", ["a"]),
    ("a\0b\nc\n", ["a\0b", "c"]),
    ("x {\n  y\n}\nz\n", ["x {\n  y\n}", "z"]),
    ("x {\n  y", ["x {\n  y"]),
    ("let a = b\n  .map { $0 }\n  .count\nz\n", ["let a = b\n  .map { $0 }\n  .count", "z"]),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\n", ["한글"]),
  ])
  func textIsReadByLines(_ text: String, _ expected: [String]) throws {
    let result = try entries(in: Array(text.utf8))
    #expect(result.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func bytesThatAreNotTextAreReplaced() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0x0A, 0xED, 0x95, 0x0A]
    #expect(try entries(in: bytes) == ["a\u{FFFD}b", "\u{FFFD}"])
  }

  @Test func aLineMayBeLongerThanAnyBuffer() throws {
    let long = String(repeating: "가", count: 300_000)
    #expect(try entries(in: Array("\(long)\nx\n".utf8)) == [long, "x"])
  }

  @Test(arguments: ["b\n", ""])
  func ofALineThatIsRefusedNoMoreIsKept(rest: String) throws {
    let long = String(repeating: "a", count: Lexer.lengthLimit + 500_000) + "\n" + rest
    let result = try entries(in: Array(long.utf8))
    #expect(result.count == (rest.isEmpty ? 1 : 2))
    #expect(result[0].utf8.count > Lexer.lengthLimit)
    #expect(result[0].utf8.count < Lexer.lengthLimit + 100_000)
    #expect(result.last == (rest.isEmpty ? result[0] : "b"))
  }

  @Test func whatFollowsABlockThatGrowsTooLongBelongsToIt() throws {
    let line = String(repeating: "a", count: 1_000_000) + "\n"
    let text = "x {\n" + String(repeating: line, count: 6) + "}\nquit\n"
    let result = try entries(in: Array(text.utf8))
    #expect(result.count == 1)
    #expect(result[0].utf8.count > Lexer.lengthLimit)
  }

  /// Looked at once, each line takes no longer than the one before; five minutes are far from enough
  /// for who looks at the whole block again with each.
  @Test(.timeLimit(.minutes(5)))
  func aBlockOfManyLinesIsReadInLinearTime() throws {
    let text = "x {\n" + String(repeating: "y {}\n", count: 300_000) + "}"
    let result = try entries(in: Array("\(text)\nz\n".utf8))
    #expect(result.count == 2 && result.first?.utf8.count == text.utf8.count)
    #expect(result.last == "z")
  }

  @Test func thereIsNoPromptForAPipe() throws {
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("undo".utf8))
    try input.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = String(decoding: written, as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(!text.contains("diffplay>"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("\u{1100}\u{1161}", "가"), ("가\u{11A8}", "각"), ("각\u{11A8}", "각\u{11A8}"),
    ("\u{1161}", "\u{1161}"), ("e\u{301}", "e\u{301}"), ("\u{1112}\u{1161}\u{11AB}x", "한x"),
  ])
  func jamoComposeToSyllables(_ text: String, _ composed: String) {
    #expect(Array(text.composingHangul().unicodeScalars) == Array(composed.unicodeScalars))
  }
}
