import DiffableDataSource
import HostSystem
import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import Comparisons
@testable import DiffplayKit
@testable import PictureFiles
@testable import Wording
@testable import WorldModel

/// Files of two states, gathered and compared: layout documents and sessions.
@Suite struct ComparedSideTests {
  private static func session(_ more: String = "") -> String {
    """
    #!diffplay session 1
    > append sections main; append a b
    > layout main grid 2; apply
    \(more)
    """
  }

  private static func document(_ height: Int) -> String {
    """
    {"container": {"size": [390, 844], "scale": 3},
     "layout": {"sections": [{"group": {"kind": "group", "axis": "horizontal",
       "width": {"fractionalWidth": 1}, "height": {"absolute": \(height)}, "subitems": [
         {"kind": "item", "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}]}}],
       "sameSectionForAllIndexes": true},
     "itemCounts": [3]}
    """
  }

  private static func screens(
    _ texts: [String: String], _ paths: [String] = ["."], on devices: [ComparedDevice]? = nil,
    onlyName: String? = nil
  ) throws -> [ComparedScreen] {
    let memory = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: texts.map { ("App/\($0.key)", $0.value) }))
    let files = FolderFileSystem(folder: "App", of: memory, within: "App")
    return try ComparedSide("side", paths: paths, files: files, onlyName: onlyName).screens(
      on: devices, toolchain: nil, work: UnobservedWork())
  }

  private static func compared(
    _ old: [String: String], _ new: [String: String], on devices: [ComparedDevice]? = nil
  ) throws -> Comparison {
    Comparison(
      try screens(old, on: devices), try screens(new, on: devices), names: ("old", "new"))
  }

  @Test func sessionsOfAFolderAreComparedByTheirScreensAndAnswers() throws {
    let comparison = try Self.compared(
      ["a.session": Self.session(), "b.session": Self.session()],
      ["a.session": Self.session("> show"), "b.session": Self.session("> delete a; apply")])
    #expect(comparison.screens.map(\.name) == ["a.session", "b.session"])
    let summaries = comparison.open.map(\.summary.english)
    #expect(
      summaries == [
        "a.session: 1 changed answer",
        "b.session: 1 of 1 frames changed, 1 lost frame, 1 changed answer",
      ])
    #expect(comparison.open.map(\.place?.line) == [4, 4])
  }

  @Test func aFileThatIsNoSessionIsToldOfAndTheOthersAreCompared() throws {
    let comparison = try Self.compared(
      ["a.session": Self.session()], ["a.session": "#!diffplay session 99\n"])
    #expect(comparison.open.map(\.outcome) == [.refused])
  }

  @Test func documentsStandOnTheirOwnContainerOrOnTheDevicesAskedFor() throws {
    let own = try Self.compared(["x.json": Self.document(44)], ["x.json": Self.document(50)])
    #expect(own.open.map(\.summary.english) == ["x.json: 3 of 3 frames changed"])
    let phone = try #require(ComparedDevice("320x480"))
    #expect(
      try Self.screens(["x.json": Self.document(44)], on: [phone]).map(\.device) == ["320 x 480"])
  }

  @Test func jsonOfAnotherKindInAFolderIsPassedOver() throws {
    let texts = [
      "data.json": #"{"cases": [1, 2]}"#, "more.json": "[]", "broken.json": "{",
      "empty.json": #"{"cases": []}"#, "x.json": Self.document(44),
    ]
    #expect(try Self.screens(texts).map(\.name) == ["x.json"])
    // Named, it is a fault.
    #expect(throws: CommandError.self) { try Self.screens(texts, ["broken.json"]) }
    #expect(try Self.screens(texts, ["nowhere"]).isEmpty)
  }

  @Test func casesAreDocumentsByTheirNames() throws {
    let cases = #"{"cases": [{"id": "one", "# + Self.document(44).dropFirst() + ", {}]}"
    let screens = try Self.screens(["x.json": cases], ["x.json"])
    #expect(screens.map(\.name) == ["x.json: one", "x.json: 1"])
    guard case .refused? = screens.last?.state else {
      Issue.record("an empty case is laid out")
      return
    }
  }

  @Test(arguments: ["[9223372036854775807]", "[-3]", "[100001]"])
  func itemsThatNobodyCanLookAtAreRefused(counts: String) throws {
    let text = Self.document(44).replacing("[3]", with: counts)
    let screens = try Self.screens(["x.json": text], ["x.json"])
    #expect(screens.count == 1)
    guard case .world(let world)? = screens.first?.state else { return }
    #expect(world.applied.numberOfItems == 0, "\(counts)")
  }

  @Test func filesThatAreRefusedAlikeAreAChangeWhereTheyAreWrittenOtherwise() throws {
    func cases(_ value: Int) -> [String: String] {
      [
        "x.json": #"{"cases": [{"id": "one", "layout": \#(value)}, {"id": "two", "layout": 0}]}"#,
        "a.session": "#!diffplay session 99\n> show \(value)\n",
      ]
    }
    let comparison = try Self.compared(cases(1), cases(2))
    #expect(comparison.open.map(\.name) == ["x.json: one", "a.session"])
    #expect(try Self.compared(cases(1), cases(1)).changes.isEmpty)
  }

  @Test func theOnlyFilesOfBothStatesAreEachOthersLike() throws {
    let old = try Self.screens(["a.session": Self.session()], ["a.session"], onlyName: "b.session")
    let new = try Self.screens(["b.session": Self.session()], ["b.session"], onlyName: "b.session")
    #expect(Comparison(old, new, names: ("a", "b")).changes.isEmpty)
  }

  @Test func thePageShowsBothSidesAndKeepsNamesText() throws {
    let name = "<b>&\".session"
    let comparison = try Self.compared(
      [name: Self.session()], [name: Self.session("> delete a; apply")])
    let html = comparison.html(in: .english)
    #expect(html.contains("<figcaption>old</figcaption>"))
    #expect(html.contains("<figcaption>new</figcaption>"))
    #expect(!html.contains("<b>&") && html.contains("&lt;b&gt;&amp;"))
    #expect(!html.contains("src=") && !html.contains("href=\"http"))
    #expect(html == comparison.html(in: .english))
    #expect(comparison.html(in: .korean).contains("1개 가운데 1개 바뀜"))
  }

  @Test func whatIsOutsideOfAFolderIsNotThere() throws {
    let files = InMemoryFileSystem(["in/a": "a", "b": "b", "/c": "c"])
    let folder = FolderFileSystem(folder: "in", of: files, within: "in")
    #expect(try folder.text(of: "a") == "a" && folder.isFolder("a") == false)
    for path in ["b", "../b", "/c", "a/../../b"] {
      #expect(throws: FileError.self, "\(path)") { try folder.text(of: path) }
      #expect(folder.isFolder(path) == nil, "\(path)")
    }
  }
}
