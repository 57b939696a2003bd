import DiffableDataSource
import Foundation
import Testing
import WorldModel

/// Identifiers that stand for values of a program.
@Suite struct IdentifierTokenTests {
  private let old = Identifier("1", token: 0)
  private let new = Identifier("1", token: 1)

  @Test func areTheirNames() {
    #expect(old == new)
    #expect(old.hashValue == new.hashValue)
    #expect(old == Identifier("1"))
    #expect(old != Identifier("2", token: 0))
  }

  /// What identity covers may be another thing in another world: then items are equal, and a set of
  /// what both show must find them.
  @Test func whatAFrameBelongsToHashesAsItCompares() {
    var contents = Contents()
    contents.identity = .value
    contents.set("title", of: Identifier("1"), to: "New")
    let covering = contents.identifier(Identifier("1"))
    #expect(covering == Identifier("1") && covering.hashValue != Identifier("1").hashValue)
    #expect(Scene.Subject.item(covering) == .item(Identifier("1")))
    #expect(Scene.Subject.item(covering).hashValue == Scene.Subject.item(Identifier("1")).hashValue)
  }

  @Test func travelAsASnapshotGotThemFirst() throws {
    var snapshot = Snapshot<Identifier, Identifier>()
    try snapshot.appendSections([Identifier("main")])
    try snapshot.appendItems([old])
    try snapshot.reloadItems([new])
    #expect(snapshot.itemIdentifiers.map(\.token) == [0])
  }

  @Test func areWrittenAsNames() throws {
    let text = String(decoding: try JSONEncoder().encode([old]), as: UTF8.self)
    #expect(text == #"["1"]"#)
    let keys = String(decoding: try JSONEncoder().encode([old: 1]), as: UTF8.self)
    #expect(keys == #"{"1":1}"#)
  }
}
