#if os(Linux)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// What holds of a layout that nobody has to look at twice.
public enum LayoutInvariant: String, Hashable, Sendable, CaseIterable {
  /// No cell covers a part of another.
  case nothingOverlaps
  /// No cell or header reaches out of the content, sections that scroll on their own aside.
  case nothingOutside
  /// Every view has an area.
  case nothingWithoutArea
  /// Every item has a cell that a person can scroll to.
  case everythingVisible
  /// No rule of the doctor warns. It knows the engine's layouts alone: on a Mac it is not asked.
  case noWarnings
}

/// Expects of a layout with plain cells what holds of every good one, on each of the screens.
///
/// ```swift
/// expectSoundLayout(ShelfLayout.make(), on: [.iPhone15, .size(320, 200).items(0), .iPadPro13])
/// ```
///
/// - Parameters:
///   - layout: The layout, made anew for each screen.
///   - screens: What it is looked at on, with the number of items.
///   - allowed: What is meant to be otherwise, such as cells that overlap in a stack of cards.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: That of laying out and scrolling through all content for each screen, and
///   O(*n* log *n*) for *n* cells that stand side by side.
@MainActor public func expectSoundLayout(
  _ layout: @autoclosure () throws -> UICollectionViewLayout,
  on screens: [LayoutScreen] = [.iPhone15], allowing allowed: Set<LayoutInvariant> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectSound(on: screens, allowing: allowed, at: place) {
    Stage(showing: try layout(), on: $0)
  }
}

/// Expects of a collection view with data of its own what holds of every good layout.
///
/// - Parameters:
///   - view: Makes the view with its data, for each screen.
///   - screens: What it is looked at on.
///   - allowed: What is meant to be otherwise.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: As for a layout.
@MainActor public func expectSoundLayout(
  _ view: @autoclosure () throws -> UICollectionView, on screens: [LayoutScreen] = [.iPhone15],
  allowing allowed: Set<LayoutInvariant> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectSound(on: screens, allowing: allowed, at: place) {
    Stage(showing: try view(), on: $0)
  }
}

/// Expects of the first collection view of a controller what holds of every good layout.
///
/// - Parameters:
///   - controller: Makes the controller with its data, for each screen.
///   - screens: What it is looked at on.
///   - allowed: What is meant to be otherwise.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: As for a layout.
@MainActor public func expectSoundLayout(
  _ controller: @autoclosure () throws -> UIViewController,
  on screens: [LayoutScreen] = [.iPhone15], allowing allowed: Set<LayoutInvariant> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectSound(on: screens, allowing: allowed, at: place) {
    Stage(showing: try controller(), on: $0)
  }
}

/// Fails with what does not hold, a few places of each invariant.
@MainActor private func expectSound(
  on screens: [LayoutScreen], allowing allowed: Set<LayoutInvariant>, at place: TestPlace,
  _ show: (LayoutScreen) throws -> Stage?
) rethrows {
  for screen in screens {
    let told = try place.tellingExceptions(on: screen) {
      try show(screen).map { ExaminedLayout($0.collectionView, on: screen) }
    }
    guard let shown = told else { continue }
    guard let examined = shown else {
      place.fail("There is no collection view on \(screen.title).")
      continue
    }
    for invariant in LayoutInvariant.allCases where !allowed.contains(invariant) {
      let complaints = examined.complaints(about: invariant)
      if complaints.isEmpty { continue }
      let heading = "\(invariant.rawValue) does not hold on \(screen.title):"
      place.fail(([heading] + complaints.listed(atMost: 5)).joined(separator: "\n"))
    }
  }
}
