import Foundation
import HeadlessUIKit
import Testing

/// The spaces that the styles of tables keep, as reported of iOS 13 to 18.
@MainActor struct TablePaddingTests {
  /// Three sections of two rows each, the second with a title above and below.
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Second" : nil
    }

    override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "Below" : nil
    }
  }

  private func table(_ style: UITableView.Style, width: CGFloat = 393) -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800), style: style)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Source(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1, 2])
    for section in 0...2 {
      snapshot.appendItems(["a\(section)", "b\(section)"], toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    return (table, source)
  }

  private func starts(_ table: UITableView) -> [CGFloat] {
    (0...2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  @Test func aPlainTableHasSpaceAboveHeadersAlone() {
    let (table, source) = table(.plain)
    #expect(starts(table) == [0, 138, 254])
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 110, width: 393, height: 28))
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 1).minY == 88)
    #expect(source.snapshot().numberOfItems == 6)
  }

  @Test func aGroupedTableHasSpaceAroundSections() {
    let (table, source) = table(.grouped)
    #expect(starts(table) == [35, 178.5, 322])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 393)
    #expect(table.contentSize.height == 427.5)
    #expect(source.snapshot().numberOfSections == 3)
  }

  @Test(arguments: [(393, 16), (414, 20)])
  func anInsetGroupedTableHasSides(width: CGFloat, side: CGFloat) {
    let (table, source) = table(.insetGrouped, width: width)
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(row == CGRect(x: side, y: 79, width: width - 2 * side, height: 44))
    #expect(table.rectForHeader(inSection: 1).minX == side)
    #expect(source.snapshot().numberOfSections == 3)
  }

  @Test func whatStandsAboveAGroupedTableTakesHalfOfItsSpace() {
    let (table, source) = table(.grouped)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(starts(table)[0] == 117.5)
    table.sectionHeaderHeight = 10
    #expect(starts(table)[0] == 110)
    #expect(source.snapshot().numberOfSections == 3)
  }
}
