import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutTesting

@MainActor @Suite("What holds of every good layout") struct SoundLayoutTests {
  /// A layout of items at fixed places of a group as large as the view.
  private static func layout(_ frames: [CGRect]) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func complaints(
    _ frames: [CGRect]
  ) -> [LayoutInvariant: [String]] {
    let screen = LayoutScreen.size(320, 480).items(frames.count)
    let stage = Stage(showing: layout(frames), on: screen)
    let examined = ExaminedLayout(stage.collectionView, on: screen)
    var found: [LayoutInvariant: [String]] = [:]
    for invariant in LayoutInvariant.allCases {
      let complaints = examined.complaints(about: invariant)
      if !complaints.isEmpty { found[invariant] = complaints }
    }
    return found
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func cellsThatTouchAreSound() {
    #expect(Self.complaints([box(0, 0, 160, 100), box(160, 0, 160, 100)]).isEmpty)
  }

  @Test func cellsThatCoverEachOtherAreTold() {
    #expect(
      Self.complaints([box(0, 0, 160, 100), box(0, 120, 10, 10), box(150, 90, 160, 100)])[
        .nothingOverlaps] == ["cell 0-0 (0, 0; 160 x 100) and cell 0-2 (150, 90; 160 x 100)"])
  }

  @Test func whatReachesOutIsTold() {
    #expect(
      Self.complaints([box(200, 0, 160, 100)])[.nothingOutside]
        == ["cell 0-0 (200, 0; 160 x 100) in content of 320 x 200"])
  }

  @Test func aCellBesideTheContentIsNeverSeen() {
    let found = Self.complaints([box(0, 0, 160, 100), box(400, 0, 160, 100)])
    #expect(
      found[.everythingVisible] == ["cell 0-1 (400, 0; 160 x 100) is beside the content"])
  }

  @Test func cellsWithoutAnAreaAreTold() {
    let found = Self.complaints([box(0, 0, 0, 100)])
    #expect(found[.nothingWithoutArea] == ["cell 0-0 (0, 0; 0 x 100)"])
  }

  @Test func theDoctorIsAsked() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(400), heightDimension: .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(44)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    withKnownIssue {
      expectSoundLayout(
        layout, allowing: Set(LayoutInvariant.allCases).subtracting([.noWarnings]))
    } matching: {
      let text = $0.comments.first?.rawValue ?? ""
      return text.contains("noWarnings does not hold on iPhone 15:")
        && text.contains("[group-cannot-fit]")
    }
    expectSoundLayout(layout, allowing: Set(LayoutInvariant.allCases))
  }

  @Test func anExceptionFailsTheTestAndNotTheRun() {
    withKnownIssue {
      let layout = UICollectionViewCompositionalLayout { _, _ in nil }
      expectSoundLayout(layout, on: [.iPhoneSE.items(1)])
    } matching: {
      $0.comments.first?.rawValue
        == "On iPhone SE items 1 UIKit raises NSInternalInconsistencyException: "
        + "Invalid section definition. Please specify a valid section definition when content is "
        + "to be rendered for a section. This is a client error."
    }
  }

  @Test func aSectionThatScrollsOnItsOwnReachesOut() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    expectSoundLayout(
      UICollectionViewCompositionalLayout(section: section),
      on: .matrix([.iPhoneSE, .iPadPro13], landscape: true, itemCounts: [[0], [1], [30]]))
  }
}
