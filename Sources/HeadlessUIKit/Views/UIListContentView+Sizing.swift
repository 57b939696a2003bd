import Foundation
import TextMetrics
import ViewContents

extension UIView {
  /// The size of a cell that shows a list configuration and has no constraints beside it.
  func listSize(within width: CGFloat) -> CGSize? {
    listRow(within: width).map { CGSize(width: width, height: $0.total(ceiled: pixelCeiled)) }
  }

  /// A length up to the next pixel.
  func pixelCeiled(_ length: Double) -> Double { Double(ceiledToPixel(CGFloat(length))) }

  /// What the height of such a cell adds up from.
  func listRow(within width: CGFloat) -> ListRowHeight? {
    guard let cell = self as? any ConfiguredCell,
      let content = cell.contentView as? UIListContentView,
      !hasConstraintsInside
    else { return nil }
    let beside = bounds.width - cell.contentFrame.width
    return content.rowHeight(within: width - beside)
  }
}

extension UIListContentView {
  /// What it asks for, its texts in lines of a width, or in one each for `nil`; nothing where
  /// heights of its style are not known.
  func contentSize(in width: CGFloat?) -> CGSize {
    guard let content = configuration as? UIListContentConfiguration,
      let height = cellSize(within: width ?? 1e7)?.height
    else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    let margins = content.directionalLayoutMargins
    let beside = margins.leading + margins.trailing + content.imageRoom
    let widths = texts(of: content).map { CGFloat($0.layout(traitCollection, nil).width) }
    var natural = widths.max() ?? 0
    if content.prefersSideBySideTextAndSecondaryText, widths.count == 2 {
      let sum = widths[0] + widths[1] + content.textToSecondaryTextHorizontalPadding
      if width.map({ sum + beside <= $0 }) ?? true { natural = sum }
    }
    let own = ceiledToPixel(natural + beside)
    return CGSize(width: width.map { min(own, $0) } ?? own, height: height)
  }

  /// The texts that it has.
  private func texts(of content: UIListContentConfiguration) -> [Text] {
    [
      Text(content.text, content.attributedText, content.textProperties),
      Text(
        content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties),
    ].filter { !$0.isEmpty }
  }

  /// The size of the content in a width; nil where heights of its style are not known.
  func cellSize(within width: CGFloat) -> CGSize? {
    rowHeight(within: width).map { CGSize(width: width, height: $0.total(ceiled: pixelCeiled)) }
  }

  /// What its height in a width adds up from; nil where heights of its style are not known.
  func rowHeight(within width: CGFloat) -> ListRowHeight? {
    guard let content = configuration as? UIListContentConfiguration,
      let least = content.leastHeight
    else { return nil }
    let margins = content.directionalLayoutMargins
    var row = ListRowHeight(top: margins.top, bottom: margins.bottom, least: least)
    row.image = content.imageSize.height
    row.textPadding = content.textToSecondaryTextVerticalPadding
    let room = width - margins.leading - margins.trailing - content.imageRoom
    readTexts(content, max(1, room), into: &row)
    return row
  }

  /// Both texts, beside each other where they are to be and fit.
  private func readTexts(
    _ content: UIListContentConfiguration, _ room: CGFloat, into row: inout ListRowHeight
  ) {
    let first = Text(content.text, content.attributedText, content.textProperties)
    let second = Text(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    if content.prefersSideBySideTextAndSecondaryText, !first.isEmpty, !second.isEmpty {
      let layouts = [first, second].map { $0.layout(traitCollection, nil) }
      let width = layouts.reduce(content.textToSecondaryTextHorizontalPadding) { $0 + $1.width }
      row.isSideBySide = width <= room
      if row.isSideBySide {
        (row.text, row.secondaryText) = (layouts[0].height, layouts[1].height)
        return
      }
    }
    if !first.isEmpty { row.text = first.layout(traitCollection, room).height }
    if !second.isEmpty { row.secondaryText = second.layout(traitCollection, room).height }
  }

  /// One of the texts of a configuration.
  private struct Text {
    private let string: String?
    private let attributed: NSAttributedString?
    private let properties: UIListContentConfiguration.TextProperties

    init(
      _ string: String?, _ attributed: NSAttributedString?,
      _ properties: UIListContentConfiguration.TextProperties
    ) { (self.string, self.attributed, self.properties) = (string, attributed, properties) }

    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? string?.isEmpty ?? true }

    @MainActor func layout(_ traits: UITraitCollection, _ room: CGFloat?) -> TextLayout {
      let adjusts = properties.adjustsFontForContentSizeCategory
      let font = adjusts ? properties.font.adjusted(for: traits) : properties.font
      var attributes = StyledText.Attributes(font: font.metrics)
      attributes.paragraph.lineBreakMode = properties.lineBreakMode.metrics
      attributes.paragraph.keepsHangulWords = true
      var styled = StyledText(shown, attributes)
      if let attributed {
        styled = StyledText(attributed, besides: attributes)
        styled.setLineBreaking(as: attributes.paragraph)
      }
      return TextLayout(
        styled, width: room.map { Double($0) }, lineLimit: properties.numberOfLines)
    }

    private var shown: String {
      switch properties.transform {
      case .none: string ?? ""
      case .uppercase: string?.uppercased() ?? ""
      case .lowercase: string?.lowercased() ?? ""
      case .capitalized: string?.capitalized ?? ""
      }
    }
  }
}

extension UIListContentConfiguration {
  /// What the picture takes of the width.
  fileprivate var imageRoom: CGFloat {
    let width = imageSize.width
    return width > 0 ? width + imageToTextPadding : 0
  }

  /// The room that the picture takes.
  fileprivate var imageSize: CGSize {
    guard let image else { return .zero }
    let own = imageProperties.preferredSymbolConfiguration.map(image.withConfiguration) ?? image
    let (most, reserved) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
    func length(_ own: CGFloat, _ most: CGFloat, _ reserved: CGFloat) -> CGFloat {
      reserved > 0 ? reserved : most > 0 ? min(own, most) : own
    }
    return CGSize(
      width: length(own.size.width, most.width, reserved.width),
      height: length(own.size.height, most.height, reserved.height))
  }
}
