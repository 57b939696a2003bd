/// A release of the system whose UIKit is followed, in the order in which they came.
///
/// Each stands for its last minor release, so that what came with 16.4 is in `ios16`.
package enum SystemRelease: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
  case ios13, ios14, ios15, ios16, ios17, ios18, ios26
  /// Mac Catalyst on macOS 27, of which the recordings are.
  case mac

  /// The release that the recordings are of, and whose behaviour the engines have by themselves.
  package static let recorded = SystemRelease.mac

  /// Its name as Apple writes it.
  package var title: String {
    self == .mac ? "macOS \(number)" : "iOS \(number)"
  }

  /// The number of the iOS that it is, or that macOS has for iPad apps.
  package var number: Int { Int(rawValue.drop { !$0.isNumber }) ?? 27 }

  /// The one that came after it; nil for the last.
  package var successor: SystemRelease? { Self.allCases.first { $0 > self } }

  package static func < (left: SystemRelease, right: SystemRelease) -> Bool {
    left.position < right.position
  }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension World {
  /// The release whose UIKit it follows.
  package var system: SystemRelease { screen.system ?? .recorded }
}
