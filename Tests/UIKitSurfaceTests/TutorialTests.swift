import CompositionalLayout
import DiffableDataSource
import Foundation
import SwiftInterpreter
import SwiftReading
import Testing
import UIKit
import UIKitSurface
import Wording
import WorldModel

@testable import Doctor

/// Code as tutorials have it gives the frames that it gives compiled.
@MainActor @Suite struct TutorialTests {
  @Test(arguments: Tutorial.all)
  func givesTheFramesThatItGivesCompiled(_ tutorial: Tutorial) throws {
    let (compiled, view) = try compiledElements(of: tutorial)
    #expect(!compiled.isEmpty)
    let session = try interpreted(tutorial, in: view)
    let interpreted = try elements(of: session, in: view)
    let findings = Doctor.findings(in: session.host.world).map {
      "\($0.subject.name) \($0.rule.id)"
    }
    #expect(findings == Self.surprises[tutorial.file, default: []])
    #expect(interpreted == compiled)
  }

  /// What `doctor` is right about in code of tutorials; of all else it says nothing.
  private static let surprises: [String: [String]] = [
    // Sizes beside `subitem:count:` that do not count.
    "DistinctSections": [
      "\"list\".group.subitems[0] overridden-size", "grid3.group.subitems[0] overridden-size",
    ],
    "NestedGroups": ["s0.group.subitems[1].subitems[0] overridden-size"],
    "AdaptiveSections": [
      "s0.group.subitems[0] overridden-size", "s1.group.subitems[0] overridden-size",
    ],
    "PhotoAlbums": ["s1.group.subitems[0] overridden-size"],
    // Two headers at one edge, on purpose.
    "HeaderOffsets": ["s0.subtitle overlapping-boundary-items"],
  ]

  @Test func everyFileIsShown() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // Their last cells stand below the screen, where a view is not asked and the prompt asks ahead:
    // DerivedHeightTests compares what they come to.
    let longer: Set = ["ComposedCells", "HabitCells", "PocketCells", "DrawerCells"]
    let shown = Set(Tutorial.all.map(\.file)).union(longer)
    #expect(Set(files.map { $0.replacing(".swift", with: "") }) == shown)
  }

  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
  }

  // MARK: Compiled

  private func compiledElements(of tutorial: Tutorial) throws -> ([String], UICollectionView) {
    let view: UICollectionView
    var source: CountingDataSource?
    switch tutorial.shown {
    case .layout(_, let layout, let counts):
      view = UICollectionView(frame: screen, collectionViewLayout: layout())
      source = CountingDataSource(counts: counts)
      view.dataSource = source
      prepare(view)
    case .controller(_, let make):
      let controller = make()
      controller.loadViewIfNeeded()
      controller.view.frame = screen
      controller.viewWillAppear(false)
      let views = [controller.view!] + controller.view.subviews
      view = try #require(views.lazy.compactMap { $0 as? UICollectionView }.first)
      prepare(view)
      view.layoutIfNeeded()
      controller.viewDidAppear(false)
    }
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
    withExtendedLifetime(source) {}
    return (attributes.map(\.line).sorted(), view)
  }

  private func prepare(_ view: UICollectionView) {
    view.frame = screen
    view.traitOverrides.displayScale = 3
    view.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  private var screen: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  private var everything: CGRect { CGRect(x: -50_000, y: -50_000, width: 100_000, height: 100_000) }

  // MARK: Interpreted

  private func interpreted(_ tutorial: Tutorial, in view: UICollectionView) throws -> Session {
    let text = try String(
      contentsOf: folder.appending(path: "\(tutorial.file).swift"), encoding: .utf8)
    var session = try Session()
    session.host.world.screen.container = view.container
    try session.run(text)
    switch tutorial.shown {
    case .layout(let expression, _, let counts):
      try session.fill(counts)
      // A provider that holds its object weakly needs somebody else who holds it.
      try session.run(
        """
        var keptObjects: [Any] = []
        func kept<Object>(_ object: Object) -> Object { keptObjects.append(object); return object }
        """)
      try session.run(
        "collectionView = UICollectionView(frame: .zero, collectionViewLayout: \(expression))")
      try session.layOut()
    case .controller(let name, _):
      try session.show(name)
    }
    return session
  }

  private func elements(of session: Session, in view: UICollectionView) throws -> [String] {
    let solution = try session.host.world.scene().solution
    return try solution.elements(
      in: LayoutRect(everything), contentOffset: LayoutPoint(view.contentOffset)
    )
    .map(\.line).sorted()
  }
}

extension UICollectionView {
  /// What the engine solves in for the view.
  fileprivate var container: LayoutContainer {
    LayoutContainer(
      size: LayoutExtent(bounds.size), scale: traitCollection.displayScale,
      safeAreaInsets: DirectionalEdgeInsets(
        top: safeAreaInsets.top, leading: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
        trailing: safeAreaInsets.right),
      layoutMargins: DirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right))
  }
}

/// Answers how many items there are, and nothing else.
private final class CountingDataSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var line: String {
    let category =
      switch representedElementCategory {
      case .cell: "cell"
      case .supplementaryView: "supplementary"
      case .decorationView: "decoration"
      }
    let item = indexPath.count > 1 ? indexPath.item : .max
    return elementLine(
      category, representedElementKind, section: indexPath[0], item: item, LayoutRect(frame),
      zIndex)
  }
}

extension LayoutElement {
  fileprivate var line: String {
    elementLine(
      "\(category)", category == .cell ? nil : kind, section: indexPath.section,
      item: indexPath.item, frame, zIndex)
  }
}

private func elementLine(
  _ category: String, _ kind: String?, section: Int, item: Int, _ frame: LayoutRect, _ zIndex: Int
) -> String {
  let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    .map { String(format: "%.2f", $0 == 0 ? 0 : $0) }.joined(separator: " ")
  let place = item == .max ? "layout" : "\(section)/\(item)"
  return "\(category) \(kind ?? "-") \(place): \(numbers) z\(zIndex)"
}
