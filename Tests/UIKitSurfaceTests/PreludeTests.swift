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

  @Test func attributesHoldForTheirPartOfAText() throws {
    var session = try Session()
    let told = try session.run(
      """
      let text = NSMutableAttributedString(string: "a👍bc")
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 2))
      text.append(NSAttributedString(string: "d", attributes: [.kern: 2]))
      let sizes = [0, 1, 3].map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0 }
      print(text.string, text.length, sizes, text.attributedSubstring(from: NSMakeRange(1, 3)).string)
      text.deleteCharacters(in: NSRange(location: 0, length: 4))
      text.insert(NSAttributedString(string: "x"), at: 1)
      print(text.string, text.attributes(at: 0, effectiveRange: nil).count)
      """)
    #expect(told.lines == ["a👍bcd 6 [0.0, 30.0, 0.0] 👍b", "cxd 0"])
  }

  /// 30 · 1.193359375, with a line's room of 4 below the first of two.
  @Test func aTextIsAsHighAsItsFontsAndParagraphs() throws {
    var session = try Session()
    let told = try session.run(
      """
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      let text = NSAttributedString(
        string: "a\\nb", attributes: [.font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style])
      print(text.size().height)
      """)
    #expect(told.lines == ["75.6015625"])
  }

  /// Apple's table: the body of the largest category, and 20 that grow as it does, 22 to 62.
  @Test func fontsGrowByCategory() throws {
    var session = try Session()
    let told = try session.run(
      """
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      print(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
      print(UIFontMetrics(forTextStyle: .body).scaledValue(for: 22, compatibleWith: traits))
      """)
    #expect(told.lines == ["53.0", "62.0"])
  }

  @Test func coloursAreThoseOfTraits() throws {
    var session = try Session()
    let told = try session.run(
      """
      let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
      let own = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }
      print(own.resolvedColor(with: light) == .red, own.resolvedColor(with: dark) == .black)
      print(UIColor.label == UIColor.black, UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
      print(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
      """)
    #expect(told.lines == ["true true", "false true", "true"])
  }
}
