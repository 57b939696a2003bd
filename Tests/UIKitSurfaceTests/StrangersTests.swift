import DiffableDataSource
import Foundation
import SwiftInterpreter
import Testing
import WorldModel

/// Whole files, in the many ways in which people write them, run as they are.
///
/// What they use of UIKit is more than the compiled one has, so that they are not compiled beside
/// it. Those that print were compiled, and have what came of it in their last comment.
@Suite struct StrangersTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.map { $0.replacing(".swift", with: "") }.sorted()
  }()

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Strangers")
  }

  @Test func thereAreEightyOfThem() {
    #expect(Self.names.count >= 80)
  }

  @Test(arguments: names)
  func runsAsItIs(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let told = { (mark: String) in
      lines.first { $0.hasPrefix("// \(mark): ") }.map { String($0.dropFirst(mark.count + 5)) }
    }
    var session = try Session()
    let evaluation = try session.run(text)
    if let place = lines.firstIndex(of: "// prints:") {
      let printed = lines[(place + 1)...].filter { !$0.isEmpty }.map { String($0.dropFirst(3)) }
      #expect(evaluation.lines == printed)
    }
    if let controller = told("show") { try session.show(controller) }
    if let layout = told("layout") {
      try session.fill([7, 7, 7, 7])
      try session.run(
        "collectionView = UICollectionView(frame: .zero, collectionViewLayout: \(layout))")
      try session.layOut()
    }
    let world = session.host.world
    guard world.applied.numberOfItems > 0 else { return }
    #expect(!(try world.scene().elementsOnScreen.isEmpty))
  }

  /// The end of a class, with its brace and without its beginning.
  @Test func membersRunWithTheBraceOfTheirClass() throws {
    var session = try Session()
    try session.run(
      """
          private var isWide = true

          @objc func toggle() {
              self.isWide.toggle()
              self.title = isWide ? "Wide" : "Narrow"
          }
      }
      """)
    try session.run("toggle()")
    #expect(try session.run("self.isWide").text == "false")
    #expect(try session.run("title").text == #"Optional("Narrow")"#)
  }

  @Test func whatStandsBetweenMarksOfCodeRuns() throws {
    var session = try Session()
    #expect(try session.run("```swift\nlet answer = 42\nanswer\n```").text == "42")
  }

  @Test func theControllerIsWhatSelfIsOutsideOfTypes() throws {
    var session = try Session()
    try session.run(
      """
      var loads = 0
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let later = { [weak self] in
          guard let self else { return }
          self.loads += 1
        }
        later()
      }
      """)
    try session.run("self.viewWillAppear(false)")
    #expect(try session.run("loads").text == "1")
  }
}
