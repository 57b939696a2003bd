import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Files that are imported alone and are written for the systems of today.
@Suite(.serialized) struct ModernScreensAloneTests {
  /// Properties are updated before a screen lays out, cells and headers are hosted, and what the app
  /// adds to Foundation's values is a text.
  @Test func updatedPropertiesFillHostedCells() throws {
    let (playground, report) = try StrangersCodeTests.imported("HostedPreferencesAlone.swift")
    #expect(try playground.shownCounts == [2, 3], "\(report)")
    for text in ["preferences.day", "appVersion", "1970-01-01"] {
      #expect(report.contains(text), "\(report)")
    }
    let told = StrangersCodeTests.notGiven(in: report)
    let parts: Set = [
      "String.localized", "Date.toString", "Bundle.appVersion", "Int.withOrdinal",
      "DateFormatter.months",
    ]
    #expect(told == parts, "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }
}
