import InMemoryFileSystem
import Testing

@testable import SwiftImport

/// The classes that Xcode makes of a Core Data model.
@Suite struct DataModelTests {
  private static func swift(_ entities: [String: String], current: String? = nil) -> String? {
    var files = Dictionary(
      uniqueKeysWithValues: entities.map { ("M.xcdatamodeld/\($0).xcdatamodel/contents", $1) })
    if let current {
      files["M.xcdatamodeld/.xccurrentversion"] = "<string>\(current).xcdatamodel</string>"
    }
    return DataModelClasses(
      model: "M.xcdatamodeld", in: InMemoryFileSystem(files), atMost: 1 << 20)?.swift
  }

  @Test func anEntityBecomesAClass() throws {
    let swift = try #require(
      Self.swift([
        "M": """
        <model><entity name="Row" representedClassName=".RowObject" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="isRead" attributeType="Boolean" defaultValueString="YES" \
        usesScalarValueType="YES"/>
        <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Row"/>
        <relationship name="whole" maxCount="1" destinationEntity="Row"/>
        </entity><entity name="Own" representedClassName="Own"/></model>
        """
      ]))
    let expected = [
      "public class RowObject: NSManagedObject {", "NSFetchRequest<RowObject>(entityName: \"Row\")",
      "public var title: String? {", "managedValue(of: \"isRead\") ?? true",
      "public var parts: NSOrderedSet? {", "func addToParts(_ value: RowObject)",
      "public var whole: RowObject? {",
    ]
    for line in expected { #expect(swift.contains(line), "\(swift)") }
    #expect(!swift.contains("Own"))
  }

  @Test func theCurrentVersionCounts() throws {
    let entity = "<entity name=\"E\" codeGenerationType=\"category\">"
    let versions = [
      "M": "\(entity)<attribute name=\"old\" attributeType=\"String\"/>",
      "M 2": "\(entity)<attribute name=\"new\" attributeType=\"UUID\"/>",
    ]
    let swift = try #require(Self.swift(versions, current: "M 2"))
    #expect(swift.contains("extension E {") && swift.contains("var new: UUID?"), "\(swift)")
    #expect(!swift.contains("old") && !swift.contains("class E"))
    #expect(Self.swift(["M": "<entity name=\"E\"/>"]) == nil)
  }
}
