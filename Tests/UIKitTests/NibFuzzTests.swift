import Foundation
import TestSupport
import Testing
import UIKit

/// Nibs and storyboards whose words were exchanged, doubled and dropped.
///
/// Each is read, or passed over, and what is made of it is laid out with frames that are numbers;
/// nothing ends the program, and nothing is raised.
///
/// Short by default; set DIFFPLAY_FUZZ to 1, or to a range of seeds, for more.
@MainActor @Suite(.serialized) struct NibFuzzTests {
  private static let paths = [
    "Recipes/Base.lproj/Main.storyboard",
    "Strangers/TravelLog/TravelLog/Base.lproj/Main.storyboard",
    "Bookshop/Bookshop/Views/BookCell.xib",
    "Strangers/TravelLog/TravelLog/Views/TripCell.xib",
  ]

  private static let values = [
    "0", "-1", "1e308", "-1e308", "nan", "inf", "1e999", "9223372036854775807", "", "YES", "\u{0}",
    "&amp;#0;", "16:0", "1:1e-308", "\u{202E}", "top", "width", "notAnAttribute",
  ]

  @Test func changedNibsMakeViewsOrNothing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-nibs-\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let documents = try Self.paths.map { path in
      let file = Fixtures.packageRoot.appending(path: "Tests/ImportedCode/\(path)")
      return (text: try String(contentsOf: file, encoding: .utf8), suffix: file.pathExtension)
    }
    for seed in fuzzSeeds(200, many: 50_000) {
      var generator = SeededGenerator(seed: seed)
      let document = documents.randomElement(using: &generator)!
      let text = Self.changed(document.text, using: &generator)
      try Data(text.utf8).write(to: folder.appending(path: "Main.\(document.suffix)"))
      UINib.look(for: folder.path + "/")
      var roots: [UIView] = []
      let raised = UIKitException.observe {
        if document.suffix == "xib" {
          let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: nil)
          roots = made.compactMap { $0 as? UIView }
        } else {
          let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          roots = ([first] + (first?.children ?? [])).compactMap { $0?.view }
        }
        for root in roots { root.layoutIfNeeded() }
      }
      #expect(raised == [], "seed \(seed)")
      for view in roots.flatMap(Self.tree) {
        let frame = view.frame
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isFinite, "seed \(seed): \(frame)")
      }
    }
  }

  @Test func controllersThatHoldEachOtherAreMadeOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-nibs-\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func scene(_ id: String, to other: String) -> String {
      """
      <scene><objects><navigationController id="\(id)"><connections>
      <segue destination="\(other)" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      """
    }
    let text = """
      <document initialViewController="a"><scenes>\(scene("a", to: "b"))\(scene("b", to: "a"))\
      </scenes></document>
      """
    try Data(text.utf8).write(to: folder.appending(path: "Main.storyboard"))
    UINib.look(for: folder.path + "/")
    let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    #expect(first is UINavigationController)
    #expect(first?.children.first is UINavigationController)
  }

  private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  /// The document with one to eight changes.
  private static func changed(_ text: String, using generator: inout SeededGenerator) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = lines.indices.randomElement(using: &generator)!
      let other = lines.indices.randomElement(using: &generator)!
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[other], at: place)
      case 2: lines.swapAt(place, other)
      case 3: lines[place] = String(lines[place].prefix(lines[place].count / 2))
      case 4:
        let deep = Int.random(in: 1...400, using: &generator)
        lines[place] += String(repeating: "<view key=\"view\"><subviews>", count: deep)
      default: lines[place] = exchangedValue(in: lines[place], lines[other], using: &generator)
      }
      if lines.isEmpty { return "" }
    }
    return lines.joined(separator: "\n")
  }

  /// A line with one of its values exchanged for another line's, or for one at an end.
  private static func exchangedValue(
    in line: String, _ other: String, using generator: inout SeededGenerator
  ) -> String {
    var parts = line.components(separatedBy: "\"")
    guard parts.count > 2 else { return line }
    let place = 1 + 2 * Int.random(in: 0..<(parts.count - 1) / 2, using: &generator)
    let others = other.components(separatedBy: "\"")
    parts[place] =
      others.count > 2 && Bool.random(using: &generator)
      ? others[1] : values.randomElement(using: &generator)!
    return parts.joined(separator: "\"")
  }
}
