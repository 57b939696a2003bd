import HeadlessUIKit
import Testing
import UIKit

/// What list cells come to: margins, texts, accessories.
@MainActor @Suite struct ListCellTests {
  private func height(
    width: CGFloat = 320, of content: UIListContentConfiguration,
    _ accessories: [UICellAccessory] = [], indent: Int = 0
  ) -> CGFloat {
    let cell = UICollectionViewListCell(
      frame: CGRect(x: 0, y: 0, width: width, height: 44))
    cell.contentConfiguration = content
    cell.accessories = accessories
    cell.indentationLevel = indent
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: width, height: 44)
    return cell.preferredLayoutAttributesFitting(attributes).size.height
  }

  private func row(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  /// 11 + 20.333 + 11 is below the least height of a row.
  @Test func aLineMakesTheLeastHeight() {
    #expect(height(of: row("Title")) == 44)
  }

  /// 17 + 15.667 + 6.
  @Test func aGroupedHeaderHasTheRecordedHeight() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "SETTINGS"
    #expect(abs(height(of: content) - 38.667) < 0.35)
  }

  /// 11 + 20.287 + 3 + 17.900, 0.146 to the pixel of a scale of 3, + 11.
  @Test func aRowAddsUpFromItsMarginsAndTexts() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", "below")
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.traitOverrides.displayScale = 3
    cell.contentConfiguration = content
    let sum = try #require(
      cell.sizeDerivation(fitting: CGSize(width: 320, height: 44), along: .vertical))
    #expect(
      sum.parts.map(\.origin) == [
        "directionalLayoutMargins.top", "text", "textToSecondaryTextVerticalPadding",
        "secondaryText", "to the next pixel", "directionalLayoutMargins.bottom",
      ])
    #expect(abs(sum.parts.reduce(0) { $0 + $1.value } - sum.sum) < 1e-9)
    #expect(abs(sum.sum - 63.333) < 0.001)
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
    cell.contentConfiguration = content
    let parts = cell.sizeDerivation(fitting: cell.bounds.size, along: .vertical)?.parts
    #expect(parts?.map(\.value) == [11, 60, 11])
  }

  /// A row of words that just fits loses its last word to what stands beside it.
  @Test func accessoriesAndIndentationTakeRoomFromTheText() {
    let text = "Words that stand in one line"
    let font = row(text).textProperties.font
    let needed = text.size(withAttributes: [.font: font]).width + 16 + 8 + 1
    let single = height(width: needed, of: row(text))
    #expect(single == 44)
    #expect(height(width: needed, of: row(text), [.disclosureIndicator()]) > single)
    #expect(height(width: needed, of: row(text), indent: 2) > single)
    #expect(height(width: needed, of: row(text), [.delete()]) == single)
    #expect(
      height(
        width: needed, of: row(text),
        [.checkmark(options: UICellAccessory.CheckmarkOptions(isHidden: true))]) == single)
  }

  @Test func contentStandsBetweenAccessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [
      .customView(
        configuration: .init(
          customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
          placement: .leading())),
      .disclosureIndicator(), .checkmark(),
    ]
    // 16 + 30 + 8 in front; behind 8 + 15 + 8 + 9.5 + 16.
    #expect(cell.contentView.frame == CGRect(x: 54, y: 0, width: 209.5, height: 44))
    cell.accessories = []
    #expect(cell.contentView.frame == cell.bounds)
  }

  /// A large text makes a high row.
  @Test func rowsFollowDynamicType() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = row("Title")
    cell.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 320, height: 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size.height > 80)
  }
}
