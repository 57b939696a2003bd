import DiffableDataSource
package import Wording
import WorldModel

extension DifferenceListing {
  /// The operations as rows: what is done to which element, from where to where.
  ///
  /// Places are index paths such as `0-1`, sections plain numbers.
  package var table: CSVTable {
    var table = CSVTable(["operation", "element", "identifier", "from", "to"])
    let (changes, reloads) = (difference.changes, difference.reloads)
    let (old, new) = (difference.initial, difference.final)
    func section(_ operation: String, from: Int?, to: Int?) {
      let sections = to == nil ? old.sectionIdentifiers : new.sectionIdentifiers
      let name = (to ?? from).map { sections[$0].name } ?? ""
      let places = [from, to].map { $0.map { "\($0)" } ?? "" }
      table.rows.append([operation, "section", name] + places)
    }
    func item(_ operation: String, from: ItemIndexPath?, to: ItemIndexPath?) {
      let path = to ?? from
      let name = path.flatMap { (to == nil ? old : new).itemIdentifier(at: $0)?.name } ?? ""
      let places = [from, to].map { $0.map { "\($0.section)-\($0.item)" } ?? "" }
      table.rows.append([operation, "item", name] + places)
    }
    for index in changes.deletedSections { section("delete", from: index, to: nil) }
    for index in changes.insertedSections { section("insert", from: nil, to: index) }
    for move in changes.movedSections { section("move", from: move.from, to: move.to) }
    for index in reloads.reloadedSections { section("reload", from: nil, to: index) }
    for path in changes.deletedItems { item("delete", from: path, to: nil) }
    for path in changes.insertedItems { item("insert", from: nil, to: path) }
    for move in changes.movedItems { item("move", from: move.from, to: move.to) }
    for path in reloads.reloadedItems { item("reload", from: nil, to: path) }
    for path in difference.reconfiguredItems { item("reconfigure", from: nil, to: path) }
    return table
  }
}
