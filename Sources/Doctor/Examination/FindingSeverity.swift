import Wording

/// How bad a finding is.
package enum FindingSeverity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Works, with a consequence that is easily overlooked.
  case note
  /// Hardly what was meant.
  case warning
  /// Ends the app, or shows nothing.
  case error

  package static func < (left: FindingSeverity, right: FindingSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The word before a finding.
  var heading: StyledText {
    switch self {
    case .note: "\("note:" as Message, .heading)"
    case .warning: "\("warning:" as Message, .error)"
    case .error: "\("error:" as Message, .error)"
    }
  }
}
