import Testing
import UIKit

/// Fonts, strings and labels, measured by Apple's names.
@MainActor @Suite struct TextMeasuringTests {
  private func label(_ text: String?, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test func fontsHaveTheHeightsOfTheSystem() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    #expect(UIFont.systemFont(ofSize: 17).ascender == 16.1865234375)
    #expect(UIFont.systemFont(ofSize: 17).descender == -4.1005859375)
    let title = UIFont.preferredFont(forTextStyle: .largeTitle)
    #expect(title.pointSize == 34 && title.weight == .regular)
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 10)?.lineHeight == 13.66)
    #expect(UIFont.TextStyle.subheadline.rawValue == "UICTFontTextStyleSubhead")
  }

  @Test func descriptorsGiveFonts() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.weight == .semibold)
    let mono = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced)
    let fixed = UIFont(descriptor: try #require(mono), size: 20)
    #expect(
      "iii".size(withAttributes: [.font: fixed]).width
        == "WWW".size(withAttributes: [.font: fixed]).width)
  }

  @Test func fontsFollowTheSizeOfText() {
    let large = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: large) == 124)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 22)
    #expect(metrics.scaledFont(for: font).pointSize == 22)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 62)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
  }

  @Test func labelsThatAdjustFollowTheirTraits() {
    let label = label("Text")
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.intrinsicContentSize.height == 20.5)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height == 27.5)
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 34))
    #expect(label.intrinsicContentSize.height == 49)
  }

  /// Interface Builder's own label is 41.5 wide on a screen of scale 2.
  @Test func labelsAreAsLargeAsTheirTextInPixels() {
    let own = label("Label")
    #expect(own.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    own.traitOverrides.displayScale = 3
    #expect(own.intrinsicContentSize.height == 61.0 / 3)
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
    own.frame.size = CGSize(width: 5, height: 5)
    own.sizeToFit()
    #expect(own.bounds.width > 40)
  }

  /// Two lines are 40.57 high, which ends at the next half of a point.
  @Test func labelsWrapKoreanBetweenWords() {
    let label = label("안녕하세요 여러분 반갑습니다", lines: 0)
    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height == 41)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == CGSize(width: 74, height: 61))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 41)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.width > 150)
  }

  @Test func attributedTextCountsWithItsRuns() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40), .paragraphStyle: style])
    text.append(
      NSAttributedString(string: "\nsmall", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let lines: CGFloat = 40 * 1.193359375 + 6 + 10 * 1.193359375
    #expect(label.intrinsicContentSize.height == (lines * 2).rounded(.up) / 2)
    #expect(label.text == "big\nsmall")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.intrinsicContentSize.height == 20.5)
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.lineSpacing == 6)
  }

  @Test func textsBeginEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "Label"))
    #expect(text.string == "Label")
    #expect(NSAttributedString().length == 0)
  }

  /// 46 above the baseline for the picture, 4.1 below it for the text.
  @Test func picturesTakeTheirRoom() {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: -4, width: 30, height: 50)
    let text = NSMutableAttributedString(attachment: picture)
    text.append(NSAttributedString(string: "Label"))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 71.5, height: 50.5))
  }

  @Test func stringsAreMeasuredUnrounded() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect("Label".size(withAttributes: [.font: font]).height == 20.287109375)
    #expect(("Label" as NSString).size(withAttributes: nil).height == 13.8)
    let text = "안녕하세요 여러분 반갑습니다"
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let rect = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil)
    #expect(rect.origin == .zero && rect.height == 3 * 20.287109375 && rect.width <= 100)
    let oneLine = text.boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(oneLine.height == 20.287109375 && oneLine.width > 100)
    #expect(oneLine.minY == -font.ascender)
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .hangulWordPriority
    let attributed = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style])
    let words = attributed.boundingRect(
      with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(words.width < rect.width)
    let context = NSStringDrawingContext()
    let cut = attributed.boundingRect(
      with: CGSize(width: 100, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
    #expect(cut.height == 2 * 20.287109375 && context.totalBounds == cut)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: 20.287109375))
  }
}

/// The sizes that controls have by themselves.
@MainActor @Suite struct ControlSizeTests {
  /// Interface Builder's own buttons: 46 x 30 without a configuration, 75 x 34.5 with one.
  @Test func buttonsAreAsLargeAsTheirTitles() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 46, height: 30))
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Button"
    #expect(filled.intrinsicContentSize == CGSize(width: 75, height: 34.5))
    filled.configuration?.buttonSize = .large
    #expect(filled.intrinsicContentSize.height == 50.5)
    filled.configuration?.contentInsets = .zero
    filled.configuration?.image = UIImage(systemName: "star")
    filled.configuration?.imagePadding = 8
    #expect(filled.intrinsicContentSize.width == 51 + 8 + 20.5)
    filled.configuration?.imagePlacement = .top
    #expect(filled.intrinsicContentSize.height == 47)
  }

  @Test func controlsHaveTheSizesOfTheSystem() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.height == 37)
    #expect(UISegmentedControl(items: ["First", "Second"]).intrinsicContentSize.height == 32)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    let field = UITextField()
    field.placeholder = "Label"
    #expect(field.intrinsicContentSize == CGSize(width: 41.5, height: 22))
  }

  @Test func picturesAreAsLargeAsTheyAre() {
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let symbol = UIImageView(image: UIImage(systemName: "star"))
    #expect(symbol.intrinsicContentSize == CGSize(width: 20.5, height: 18.5))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(symbol.intrinsicContentSize == CGSize(width: 48, height: 43.5))
    let large = UIImage(systemName: "star")?.withConfiguration(
      .init(textStyle: .title1, scale: .large))
    #expect(large?.size.width == 43)
  }
}

/// The content of rows, as high as what their configuration shows.
@MainActor @Suite struct ListContentSizeTests {
  private func height(
    _ content: UIListContentConfiguration, width: CGFloat = 320
  ) -> CGFloat {
    content.makeContentView().sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// 20.5 for a line and 11 above and below are less than the 44 of a row.
  @Test func aLineOfTextIsARow() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    #expect(height(content) == 44)
    // Two lines are 40.57 high, three 60.86.
    content.text = "다이어블 데이터 소스로 만든 목록에서는 제목이 두 줄이 됩니다"
    #expect(height(content) == 63)
    content.textProperties.numberOfLines = 1
    #expect(height(content) == 44)
  }

  /// 20.29 and 17.90 with 3 between make 41.19.
  @Test func aSubtitleStandsBelow() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Subtitle"
    #expect(height(content) == 63.5)
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
    #expect(height(content) == 82)
  }

  /// A value that does not fit beside the text goes below it.
  @Test func aValueStandsBesideIt() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = "Value"
    #expect(height(content) == 44)
    content.secondaryText = "A value that is much too long to stand there"
    #expect(height(content, width: 200) > 80)
  }

  @Test func headersKeepWhatTheLayoutGives() {
    var content = UIListContentConfiguration.header()
    content.text = "Title"
    let view = content.makeContentView()
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }
}
