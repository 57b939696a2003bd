import DiffableDataSource
import Foundation
import TestSupport
import Testing

/// Values written as JSON and read again, and documents that no value of the engine can be.
@Suite struct CodingTests {
  @Test(arguments: UInt64(0)..<50)
  func valuesAreReadAsTheyWereWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let initial = Snapshot.random(&random)
    var final = Snapshot.random(&random)
    if let item = final.itemIdentifiers.first { try final.reloadItems(item) }
    if let item = final.itemIdentifiers.last { try final.reconfigureItems(item) }
    try final.reloadSections(final.sectionIdentifiers)
    let copy = try readBack(final)
    copy.verifyInvariants()
    #expect(copy == final)
    #expect(copy.reloadedItemIdentifiers == final.reloadedItemIdentifiers)
    #expect(copy.reconfiguredItemIdentifiers == final.reconfiguredItemIdentifiers)
    #expect(copy.reloadedSectionIdentifiers == final.reloadedSectionIdentifiers)
    let difference = final.difference(from: initial)
    #expect(try readBack(difference) == difference)

    var state = DataSourceState<String, String>()
    #expect(try readBack(state) == state)
    try state.apply(initial)
    var outline = try SectionSnapshot(["p", "q"])
    try outline.append("p1", "p2", to: "p")
    try outline.append("p3", to: "p2")
    outline.expand("p", "p3")
    try state.apply(outline, to: "A")
    try state.apply(SectionSnapshot(["r"]), to: "Z")
    let read = try readBack(state)
    #expect(read == state)
    #expect(read.hasApplied)
    #expect(read.snapshot(for: "A") == outline)
    #expect(try readBack(outline) == outline)
  }

  @Test func marksAreWrittenOnlyWhereThereAreAny() throws {
    var snapshot: Snapshot<String, String> = ["A": ["a"]]
    #expect(try json(snapshot) == #"{"sections":[["A",["a"]]]}"#)
    try snapshot.reloadItems("a")
    #expect(try json(snapshot) == #"{"reloadedItems":["a"],"sections":[["A",["a"]]]}"#)
    try snapshot.reloadSections("A")
    try snapshot.reconfigureItems("a")
    #expect(
      try json(snapshot) == """
        {"reconfiguredItems":["a"],"reloadedItems":["a"],"reloadedSections":["A"],\
        "sections":[["A",["a"]]]}
        """)
  }

  @Test(arguments: [
    (#"[["A",["a"]],["A",[]]]"#, "Section identifier that already exists: A"),
    (#"[["A",["a"]],["B",["b","a"]]]"#, "supplied item identifiers are not unique"),
    (#"[["A",["a","a"]]]"#, "supplied item identifiers are not unique"),
  ])
  func sectionsAndItemsThatStandTwiceAreRefused(_ sections: String, _ reason: String) {
    expectRefusal(Snapshot<String, String>.self, #"{"sections":\#(sections)}"#, reason)
  }

  @Test(arguments: [
    (#"["a",1]"#, "an item of level 1 has no parent"),
    (#"["a",-1]"#, "an item of level -1 has no parent"),
    (#"["a",\#(Int.max)]"#, "an item of level \(Int.max) has no parent"),
    (#"["a",\#(Int.min)]"#, "an item of level \(Int.min) has no parent"),
    (#"["a",0],["b",2]"#, "an item of level 2 has no parent"),
    (#"["a",0],["b",1],["c",3]"#, "an item of level 3 has no parent"),
    (#"["a",0],["b",1],["c",0],["d",2]"#, "an item of level 2 has no parent"),
    (#"["a",0],["a",1]"#, "a is there twice"),
  ])
  func outlinesThatNobodyCanBuildAreRefused(_ items: String, _ reason: String) {
    expectRefusal(
      SectionSnapshot<String>.self, #"{"items":[\#(items)],"expanded":[]}"#, reason)
  }

  @Test func outlinesThatShowSomethingElseAreRefused() {
    let outline = #"{"items":[["a",0],["b",1]],"expanded":[]}"#
    let snapshot = #"{"sections":[["A",["a","b"]]]}"#
    for section in ["A", "B"] {
      expectRefusal(
        DataSourceState<String, String>.self,
        #"{"hasApplied":true,"snapshot":\#(snapshot),"outlines":[["\#(section)",\#(outline)]]}"#,
        "\(section) shows other items")
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func readBack<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json(value).utf8))
  }

  private func expectRefusal<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ reason: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DecodingError.self, sourceLocation: location) {
      try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("refused otherwise: \(String(describing: error))", sourceLocation: location)
      return
    }
    #expect(context.debugDescription.contains(reason), sourceLocation: location)
  }
}
