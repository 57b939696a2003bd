#if os(Linux)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// Expects that a layout stands as it was recorded, with plain cells, on each of the screens.
///
/// What was recorded is kept beside the test, in `Layouts/TESTFILE`: one text for all screens, which
/// a person reviews, and a picture of each. Where it differs, the test fails with the frames that
/// do, and both pictures are written. `RECORD_LAYOUTS=1` in the environment records what differs,
/// `RECORD_LAYOUTS=missing` only what has no record; in CI nothing is ever recorded.
///
/// ```swift
/// @MainActor @Test func shelf() {
///   expectLayout(ShelfLayout.make(), on: .matrix([.iPhone15, .iPadPro13], landscape: true))
/// }
/// ```
///
/// - Parameters:
///   - layout: The layout, made anew for each screen.
///   - name: What the record is called; without a name, as the test's function is.
///   - screens: What it is looked at on, with the number of items.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file, beside which records are kept.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call, after which a record without a name is called.
/// - Complexity: That of laying out and scrolling through all content, for each screen.
@MainActor public func expectLayout(
  _ layout: @autoclosure () throws -> UICollectionViewLayout, named name: String? = nil,
  on screens: [LayoutScreen] = [.iPhone15], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) rethrows {
  try LayoutExpectation(
    name, function, TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(on: screens) { Stage(showing: try layout(), on: $0) }
}

/// Expects that a collection view with data of its own stands as it was recorded.
///
/// The view is made anew for each screen and takes its size, traits and safe area; cells are asked
/// for their sizes and for what they say, which is recorded too. The rest is as for a layout.
///
/// - Parameters:
///   - view: Makes the view with its data. Whatever else must live, its data source above all, is to
///     be kept by the test.
///   - name: What the record is called; without a name, as the test's function is.
///   - screens: What it is looked at on.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file, beside which records are kept.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call, after which a record without a name is called.
/// - Complexity: That of laying out and scrolling through all content, for each screen.
@MainActor public func expectLayout(
  _ view: @autoclosure () throws -> UICollectionView, named name: String? = nil,
  on screens: [LayoutScreen] = [.iPhone15], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) rethrows {
  try LayoutExpectation(
    name, function, TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(on: screens) { Stage(showing: try view(), on: $0) }
}

/// Expects that the first collection view of a controller stands as it was recorded.
///
/// The controller is made anew for each screen, loaded, and comes on screen as in an app. The rest
/// is as for a layout.
///
/// - Parameters:
///   - controller: Makes the controller, with its data.
///   - name: What the record is called; without a name, as the test's function is.
///   - screens: What it is looked at on.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file, beside which records are kept.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call, after which a record without a name is called.
/// - Complexity: That of laying out and scrolling through all content, for each screen.
@MainActor public func expectLayout(
  _ controller: @autoclosure () throws -> UIViewController, named name: String? = nil,
  on screens: [LayoutScreen] = [.iPhone15], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) rethrows {
  try LayoutExpectation(
    name, function, TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(on: screens) { Stage(showing: try controller(), on: $0) }
}
