// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CompositionalLayout
import Foundation

// What the code beside a user's names: nothing that a user's own declarations are called.

/// What a definition reports to.
public typealias __DiffplayReport = ImportReport

/// A report about layouts in the container that the environment tells of, so that one program does
/// for every screen.
@MainActor public func __diffplayReport(sectionCount: Int) -> ImportReport {
  let told = ProcessInfo.processInfo.environment["DIFFPLAY_SCREEN"]
  let container = told.flatMap {
    try? JSONDecoder().decode(LayoutContainer.self, from: Data($0.utf8))
  }
  return ImportReport(
    container: container ?? LayoutContainer(size: LayoutExtent(width: 393, height: 852), scale: 3),
    sectionCount: sectionCount)
}
