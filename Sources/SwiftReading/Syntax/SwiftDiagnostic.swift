package import Wording

/// A part of a source, in UTF-8 bytes.
package typealias SourceRange = Range<Int>

/// What is wrong with a piece of Swift, as a compiler tells it.
package struct SwiftDiagnostic: Error, Hashable, Sendable {
  /// Why a source is refused.
  package enum Kind: Hashable, Sendable {
    /// More lines could mend it: something is still open.
    case unfinished
    /// It is no Swift.
    case syntax
    /// It is Swift that only the compiler can run.
    case needsCompiler
    /// Names or types do not fit.
    case typing
    /// It trapped while it ran, as the compiled program would.
    case trap
    /// It took more steps, memory or depth than it may.
    case limit
    /// Who started it stopped it.
    case cancelled
  }

  /// What is wrong, as one sentence without a full stop.
  package var message: Message
  /// The part of the source at fault.
  package var range: SourceRange
  /// What would mend it, such as ``did you mean 'count'?``.
  package var fix: Message?
  /// Why the source is refused.
  package var kind: Kind
  /// The exact reason that UIKit raises for the same call; nil where UIKit does not raise.
  package var uikit: String?

  /// The refusal that says `message`.
  package init(
    _ message: Message, at range: SourceRange, fix: Message? = nil, kind: Kind = .typing,
    uikit: String? = nil
  ) {
    self.message = message
    self.range = range
    self.fix = fix
    self.kind = kind
    self.uikit = uikit
  }
}
