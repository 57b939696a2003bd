import SwiftInterpreter
import SwiftReading
import Testing
import UIKitSurface
import Wording

@Suite struct PreludeTests {
  @Test func isReadAsSwift() throws {
    for prelude in UIKitSurface<WorldHost>.preludes {
      do { _ = try SwiftSource(prelude.source).parsed() } catch {
        let line = prelude.source.utf8.prefix(error.range.lowerBound).count(where: { $0 == 10 })
        Issue.record("line \(line + 1): \(error.message.text(in: .english))")
      }
    }
  }

  /// What `UIFont` answers in UIKit, unrounded.
  @Test func fontsHaveTheHeightsOfTheSystem() throws {
    var session = try Session()
    let told = try session.run(
      """
      let font = UIFont.systemFont(ofSize: 17)
      print(font.lineHeight, font.ascender, font.descender, font.capHeight, font.leading)
      """)
    #expect(
      told.lines == ["20.287109375 16.1865234375 -4.1005859375 11.97802734375 0.0"])
  }
}
