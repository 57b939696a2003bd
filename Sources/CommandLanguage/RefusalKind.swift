/// A stable name of a sort of refusal, for goals of lessons, `why` and pages about errors.
package enum RefusalKind: String, CaseIterable, Hashable, Sendable {
  // Snapshots
  case sectionNotFound = "section-not-found"
  case repeatedItems = "repeated-items"
  case repeatedSections = "repeated-sections"
  case noSections = "no-sections"
  case destinationNotFound = "destination-not-found"
  case itemDestinationInserted = "item-destination-inserted"
  case itemMovedToItself = "item-moved-to-itself"
  case movedItemNotFound = "moved-item-not-found"
  case itemMoveDestinationNotFound = "item-move-destination-not-found"
  case sectionDestinationInserted = "section-destination-inserted"
  case sectionDestinationNotFound = "section-destination-not-found"
  case existingSections = "existing-sections"
  case sectionMovedToItself = "section-moved-to-itself"
  case movedSectionNotFound = "moved-section-not-found"
  case sectionMoveDestinationNotFound = "section-move-destination-not-found"
  case reloadedItemNotFound = "reloaded-item-not-found"
  case reloadedSectionNotFound = "reloaded-section-not-found"
  case reconfiguredItemNotFound = "reconfigured-item-not-found"
  // Section snapshots
  case repeatedOutlineItems = "repeated-outline-items"
  case parentNotFound = "parent-not-found"
  case outlineDestinationNotFound = "outline-destination-not-found"
  case outlineItemNotFound = "outline-item-not-found"
  // Applying
  case unequalHashes = "unequal-hashes"
  case applyRefused = "apply-refused"
  // Updates by hand
  case sectionCount = "section-count"
  case itemCount = "item-count"
  case outOfRange = "out-of-range"
  case conflictingUpdates = "conflicting-updates"
  case directMutation = "direct-mutation"
  // Layouts
  case noRoom = "no-room"
  case cannotFitSingleItem = "cannot-fit-single-item"
  case duplicateElementKinds = "duplicate-element-kinds"
  case pinnedFrameOutside = "pinned-frame-outside"
  case layoutLoop = "update-loop"
  case zeroPreferredSize = "zero-preferred-size"
  case impossibleLayout = "impossible-layout"
  // Layouts in words
  case malformedLayout = "malformed-layout"
  case unknownProperty = "unknown-property"
  case noOwnLayout = "no-own-layout"
  case doesNotScroll = "does-not-scroll"
  // The command line
  case unknownCommand = "unknown-command"
  case ambiguousCommand = "ambiguous-command"
  case unfinishedCommand = "unfinished-command"
  case unfittingWord = "unfitting-word"
  case badValue = "bad-value"
  case tooMany = "too-many"
  case unclosedString = "unclosed-string"
  case unclosedBracket = "unclosed-bracket"
  case strayBracket = "stray-bracket"
  case badEscape = "bad-escape"
  case standsAlone = "stands-alone"
  case interrupted = "interrupted"
  // Swift
  case unreadableSwift = "unreadable-swift"
  case needsCompiler = "needs-compiler"
  case unknownMember = "unknown-member"
  case unknownVariable = "unknown-variable"
  case wrongArgument = "wrong-argument"
  case raisedException = "raised-exception"
  // The playground
  case unknownName = "unknown-name"
  case notOnScreen = "not-on-screen"
  case nothingToExplain = "nothing-to-explain"
  case outlinesNeedNames = "outlines-need-names"
  case viewNotShown = "view-not-shown"
  case unknownChange = "unknown-change"
  case unknownCheckpoint = "unknown-checkpoint"
  case recordingState = "recording-state"
  case unreadableFile = "unreadable-file"
  case brokenFile = "broken-file"
  case fileRunsItself = "file-runs-itself"
  case laterRelease = "later-release"
}

extension RefusalKind {
  init(_ reason: Lexer.Failure.Reason) {
    self =
      switch reason {
      case .unclosedString: .unclosedString
      case .unclosedBracket: .unclosedBracket
      case .mismatchedBracket, .strayCloseBrace: .strayBracket
      case .tooDeep, .tooLong: .tooMany
      case .badEscape: .badEscape
      }
  }
}

extension RefusalKind {
  /// What the engines refuse; the others are of the language and the playground.
  package static let ofEngines = Array(allCases.prefix { $0 != .malformedLayout })
}
