import CompositionalLayout
import DiffableDataSource
import Wording
import WorldModel
import WorldWording

extension Scene {
  /// That the size of an item's cell is an estimate, since an import asked only those before it; nil
  /// where it asked, where the size was set since, and where the layout asks for none.
  func unaskedCell(_ item: Identifier, at path: ItemIndexPath) -> Message? {
    guard isUnasked(item, at: path) else { return nil }
    return """
      its size is the layout's estimate: there are so many cells that the import did not ask this \
      one
      """
  }

  /// That several cells on screen have such sizes; nil where none have.
  func unaskedCells(among subjects: [Subject]) -> Message? {
    let names = subjects.compactMap { subject -> String? in
      guard case .item(let item) = subject,
        let path = snapshot.item(named: item).flatMap(snapshot.indexPath(for:)),
        isUnasked(item, at: path)
      else { return nil }
      return item.quoted
    }
    guard !names.isEmpty else { return nil }
    let listed = (names.prefix(8) + (names.count > 8 ? ["…"] : [])).joined(separator: " ")
    return "of estimated size, for the import did not ask so many cells: \(listed)"
  }

  private func isUnasked(_ item: Identifier, at path: ItemIndexPath) -> Bool {
    guard screen.unaskedCells?.contains(item) == true else { return false }
    let cell = solution.cell(item: path.item, section: path.section)
    return cell?.estimatedAxes.isEmpty == false
  }

  /// That the height of a section's header or footer is an estimate; nil where it is none.
  func estimatedHeight(ofKind kind: String, in section: Int) -> Message? {
    let path = ItemIndexPath(item: 0, section: section)
    guard
      solution.element(.supplementary, kind: kind, at: path)?.estimatedAxes.contains(.vertical)
        == true
    else { return nil }
    return "its height is the layout's estimate: no view was measured for it"
  }
}
