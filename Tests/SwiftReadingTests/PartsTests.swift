import SwiftReading
import Testing

/// What stands at the top of a source that only the compiler can run.
@Suite struct PartsTests {
  @Test func declarationsAreToldFromStatements() throws {
    let source = SwiftSource(
      """
      import UIKit
      @Observable class Store { @Clamped(1...3) var count = 1 }
      let (a, b): (Int, Int) = (1, 2)
      print(a)
      func rows(_ count: Int, of store: Store) -> Int { #size(count) }
      func all<each T>(_ values: repeat each T) {}
      extension Store {}
      """)
    let parts = try source.parts()
    #expect(
      parts.map(\.names) == [[], ["Store"], ["a", "b"], [], ["rows(_:of:)"], ["all(_:)"], []])
    #expect(parts.map(\.isDeclaration) == [true, true, true, false, true, true, true])
    let second = parts[1].range
    #expect(source.text.utf8.dropFirst(second.lowerBound).first == UInt8(ascii: "@"))
  }

  @Test(arguments: [
    ("collectionView.collectionViewLayout = make(3)", "make(3)"),
    ("collectionView.setCollectionViewLayout(rows, animated: true)", "rows"),
    ("collectionView.backgroundColor = .red", nil), ("other.collectionViewLayout = rows", nil),
  ])
  func aStatementMayGiveTheViewItsLayout(_ text: String, _ layout: String?) throws {
    let part = try #require(try SwiftSource(text).parts().first)
    let found = part.layoutRange.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(found == layout)
  }

  @Test func membersAndLabelsAreNotFree() {
    let names = SwiftSource("rows(count: model.size, \"\\(name)\")").freeNames
    #expect(names == ["rows", "model", "name"])
  }
}
