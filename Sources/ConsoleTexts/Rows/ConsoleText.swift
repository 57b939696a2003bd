package import Wording

/// A text that UIKit raises or logs about diffable data sources and compositional layouts.
///
/// A row knows the text in every wording that was published, as fixed parts with named holes, and
/// what it comes to: the meaning with the text's own numbers, the usual cause, the mend. A new text
/// is a value in one of the lists beside this file; its Korean stands in the catalogue.
package struct ConsoleText: Sendable {
  /// How the system says it.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The app ends with it.
    case exception
    /// The app goes on.
    case log
  }

  /// How the text comes about in the playground.
  package enum Provocation: Hashable, Sendable {
    /// Commands to run in an empty world, the last of which is answered with the text.
    case lines([String])
    /// No command leads there, for this reason.
    case impossible(Message)
  }

  /// How well the words of a text are known, as fixtures say it of a recording.
  package enum Confidence: Hashable, Sendable {
    /// A published log or report has them.
    case high
    /// They are commonly quoted; no log that holds them was at hand.
    case low
  }

  /// The name of the row: lower-case words with hyphens.
  package let id: String
  /// Whether the app ends with it.
  package let kind: Kind
  /// The text as one release or another writes it; the first is today's.
  package let wordings: [ConsoleWording]
  /// What the text says, with what stood in its holes.
  let meaning: @Sendable (ConsoleHoles) -> Message
  /// What usually leads to it.
  package let cause: Message
  /// What mends it, in Swift, one line each.
  package let mend: [String]
  /// The page of `explain` about it.
  package let page: String
  /// The lesson about it, if there is one.
  package var lesson: String?
  /// How well its words are known.
  package var confidence = Confidence.high
  /// How to see it happen here.
  package let provocation: Provocation

  /// Every row; of two that match the same words, the one with more fixed words counts.
  package static let all: [ConsoleText] =
    snapshotTexts + destinationTexts + outlineTexts + dataSourceTexts + cellTexts + countTexts
    + placeTexts + requestTexts + layoutTexts + descriptionTexts + sizingTexts
    + neighbourTexts + compilerTexts + processTexts + cellMakingTexts
}

/// A text as some releases write it.
package struct ConsoleWording: Sendable {
  /// The words by which it is known.
  let key: ConsolePattern
  /// What else may stand before or behind them, each found or missing by itself: a paste may have
  /// lost its end, and some releases say more than others.
  let details: [ConsolePattern]
  /// The releases that say it so.
  package let releases: ConsoleReleases

  /// - Parameters:
  ///   - key: The words that make the text known, holes written as `‹name›`, and as `‹#name›` where
  ///     only a whole number can stand.
  ///   - details: Further parts of the text, in the same spelling.
  ///   - releases: The releases that say it so.
  init(_ key: String, _ details: [String] = [], on releases: ConsoleReleases = .since("13")) {
    self.key = ConsolePattern(key)
    self.details = details.map(ConsolePattern.init)
    self.releases = releases
  }
}

/// The releases of iOS that say something, as far as logs tell.
package enum ConsoleReleases: Hashable, Sendable {
  /// This and those after it.
  case since(String)
  /// From the first to the second.
  case between(String, String)
  /// All up to this.
  case upTo(String)
  /// A log of this release was published; of the others nothing is known.
  case seen(String)
  /// Logs were published that do not say where they are from.
  case unknown
  /// No release: the playground's own words.
  case none

  /// The releases in words.
  package var message: Message {
    switch self {
    case .since(let first): "iOS \(first) and later"
    case .between(let first, let last): "iOS \(first) to \(last)"
    case .upTo(let last): "up to iOS \(last)"
    case .seen(let release): "seen on iOS \(release)"
    case .unknown: "the releases are not known"
    case .none: "no release of iOS: the playground's own words"
    }
  }
}
