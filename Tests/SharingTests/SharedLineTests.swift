import TestSupport
import Testing

@testable import Sharing

/// A shared line brings its text back whole, or is refused for what is wrong with it.
struct SharedLineTests {
  private static let texts = [
    "", "a", "{}", "한국어 이름과 🎉", String(repeating: "append a\n", count: 5000),
    "\u{301}begins with a combining mark", "\0\u{1B}[31m",
  ]

  @Test(arguments: texts, SharedLine.Kind.allCases)
  func aTextComesBackWhole(_ text: String, _ kind: SharedLine.Kind) throws {
    let line = try SharedLine(kind, text).line
    #expect(try SharedLine(line: line) == SharedLine(kind, text))
  }

  @Test func aLineIsOneWord() throws {
    let line = try SharedLine(.world, Self.texts.joined()).line
    let isPlain = line.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    #expect(isPlain)
    #expect(line.hasPrefix("dp1"))
  }

  /// Written by this program with zlib 1.2.13: lines of version 1 are read for ever.
  @Test func aLineOfLongAgoIsRead() throws {
    let line = "dp1ePniAHOFK0cZ-XnTtObV5j2wASAAsysMjQ"
    #expect(try SharedLine(line: line) == SharedLine(.world, "append items 사과 to main"))
  }

  @Test(arguments: ["", "append a", "dp", "dpx", "dp١abc", "open"])
  func whatDoesNotBeginAsALineIsNone(_ line: String) {
    #expect(throws: SharedLineError.noLine) { try SharedLine(line: line) }
  }

  @Test func aLaterVersionIsSaidToBeOne() {
    #expect(throws: SharedLineError.version(7)) { try SharedLine(line: "dp7abc") }
  }

  @Test func everyLineWithoutItsEndIsCut() throws {
    let line = try SharedLine(.lesson, Self.texts.joined()).line
    for count in stride(from: 14, to: line.count - 1, by: 7) {
      #expect(throws: SharedLineError.cut, "the first \(count)") {
        try SharedLine(line: String(line.prefix(count)))
      }
    }
  }

  /// Some bits of a stream decide nothing.
  @Test func anotherLetterNeverBringsAnotherText() throws {
    var random = SeededGenerator(seed: 7)
    let shared = SharedLine(.world, "append sections main; append a{1..40}; apply")
    let line = Array(try shared.line)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .=")
    for _ in 0..<2000 {
      let place = Int.random(in: 0..<line.count, using: &random)
      guard let letter = letters.filter({ $0 != line[place] }).randomElement(using: &random) else {
        continue
      }
      var other = line
      other[place] = letter
      let found = try? SharedLine(line: String(other))
      #expect(found == nil || found == shared, "\(letter) at \(place)")
    }
  }

  /// Fifteen kilobytes that would become fifteen megabytes.
  @Test func whatUnpacksToTooMuchIsRefused() throws {
    let bytes = [SharedLine.Kind.world.rawValue] + [UInt8](repeating: 0x20, count: 15_000_000)
    let line = "dp1" + Base64URL.text(of: Deflate.packed(bytes))
    #expect(throws: SharedLineError.damaged) { try SharedLine(line: line) }
  }

  @Test func aTextThatIsTooLongIsNoLine() {
    var random = SeededGenerator(seed: 3)
    let text = String((0..<200_000).map { _ in "abcdefghijklmnop".randomElement(using: &random)! })
    #expect(throws: SharedLineError.tooLong) { try SharedLine(.world, text).line }
  }
}
