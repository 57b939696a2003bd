package import CommandLanguage
import Wording

extension RefusalKind {
  /// The rule that was broken, and what mends it.
  package var explanation: RefusalExplanation {
    switch self {
    case .sectionNotFound, .repeatedItems, .repeatedSections, .noSections, .destinationNotFound,
      .itemDestinationInserted, .itemMovedToItself, .movedItemNotFound,
      .itemMoveDestinationNotFound, .sectionDestinationInserted, .sectionDestinationNotFound,
      .existingSections, .sectionMovedToItself, .movedSectionNotFound,
      .sectionMoveDestinationNotFound, .reloadedItemNotFound, .reloadedSectionNotFound,
      .reconfiguredItemNotFound:
      snapshotRule
    case .repeatedOutlineItems, .parentNotFound, .outlineDestinationNotFound,
      .outlineItemNotFound, .unequalHashes, .applyRefused:
      applyingRule
    case .sectionCount, .itemCount, .outOfRange, .conflictingUpdates, .viewNotShown,
      .directMutation:
      updateRule
    case .noRoom, .cannotFitSingleItem, .duplicateElementKinds, .impossibleLayout,
      .pinnedFrameOutside, .layoutLoop, .zeroPreferredSize, .malformedLayout, .unknownProperty,
      .noOwnLayout, .doesNotScroll:
      layoutRule
    case .unknownCommand, .ambiguousCommand, .unfinishedCommand, .unfittingWord, .badValue,
      .tooMany, .unclosedString, .unclosedBracket, .strayBracket, .badEscape, .standsAlone,
      .interrupted, .unreadableSwift, .needsCompiler, .unknownMember, .unknownVariable,
      .wrongArgument, .raisedException:
      languageRule
    case .unknownName, .notOnScreen, .nothingToExplain, .outlinesNeedNames, .unknownChange,
      .unknownCheckpoint, .recordingState, .unreadableFile, .brokenFile, .fileRunsItself,
      .laterRelease:
      playgroundRule
    }
  }

  private var snapshotRule: RefusalExplanation {
    switch self {
    case .repeatedItems:
      .uikit(
        "An item identifier stands in a snapshot at most once, and in one call at most once: the data"
          + " source tells items apart by their identifiers alone.",
        "Name each item once. Two things that look the same need identifiers of their own, such as a"
          + " UUID each.", "append", "identity")
    case .repeatedSections, .existingSections:
      .uikit(
        "A section identifier stands in a snapshot at most once. Unlike items, which an append moves,"
          + " sections that are there already are refused.",
        "Use another name, or `move section` for the one that is there.", "append", "move")
    case .noSections:
      .uikit(
        "Items belong to sections, so the first items need a section before them.",
        "`append sections main`, then the items.", "append")
    case .itemDestinationInserted, .sectionDestinationInserted:
      .uikit(
        "What is inserted needs a place that stays: the element to insert beside cannot be among the"
          + " inserted ones.", "Take it out of the list, or insert beside another.", "insert")
    case .itemMovedToItself, .sectionMovedToItself:
      .uikit(
        "An element cannot be its own neighbour.", "Name another element to move beside.", "move")
    case .reloadedItemNotFound, .reloadedSectionNotFound, .reconfiguredItemNotFound:
      .uikit(
        "Only what is in the snapshot can be marked to be reloaded or reconfigured. Deleting what is"
          + " absent is passed over, marking it is not.",
        "`show` lists what is there; append the element first, or check its spelling.", "show",
        "reload", "reconfigure")
    default:
      .uikit(
        "The working snapshot has no such section or item, so nothing can be put in it, beside it, or"
          + " moved. Names count in full: case, spaces and quotes as you made them.",
        "`show` lists what is there. `append sections NAME` makes a section, `append NAME` an item.",
        "show", "append")
    }
  }

  private var applyingRule: RefusalExplanation {
    switch self {
    case .unequalHashes:
      .uikit(
        "Two identifiers that `==` calls equal must have equal hashes. With `identity hash` the hash"
          + " covers content that `==` does not compare, so the table that finds items breaks.",
        "Let hash(into:) cover exactly what `==` compares: `identity id` or `identity value`.",
        "identity")
    case .repeatedOutlineItems:
      .uikit(
        "An item stands in an outline at most once. Outlines refuse what is there; they don't move it"
          + " as snapshots do.", "Delete the item first, or leave it out.", "outline")
    case .applyRefused:
      .uikit(
        "The data source cannot carry out what was asked.",
        "`diff` and `show` tell what is pending.",
        "apply", "diff")
    default:
      .uikit(
        "The outline has no such item, so it has no children, neighbours or expansion either.",
        "`outline show` draws what is there.", "outline")
    }
  }

  private var updateRule: RefusalExplanation {
    switch self {
    case .itemCount, .sectionCount:
      .uikit(
        "After a batch update the view counts: what was there, plus what was inserted or moved in, less"
          + " what was deleted or moved out, must be what the model has now.",
        "Tell the view of every change of the model, and of none twice; or use a data source, which"
          + " counts for you.", "batch", "apply")
    case .outOfRange:
      .uikit(
        "Deletes, reloads and the first place of a move count before the update, inserts and the second"
          + " place after it. The place named does not exist on that side.",
        "Count from 0, on the side that the operation counts on.", "batch", "view")
    case .directMutation:
      .uikit(
        "A diffable data source counts what the view shows. A change that the view is told of by"
          + " somebody else would leave the two out of step, so the view refuses it.",
        "Edit a snapshot and apply it; reloadData() alone is allowed.", "apply", "delete")
    case .viewNotShown:
      .playground(
        "The view that is kept in step by hand has not asked for anything yet, so it cannot be updated.",
        "`model a b c` gives it something to show.", "model", "view")
    default:
      .uikit(
        "One batch holds two operations that exclude each other, such as deleting and moving the same"
          + " item.", "Keep one of the two.", "batch")
    }
  }

  private var layoutRule: RefusalExplanation {
    switch self {
    case .noRoom:
      .layout(
        "A section's content insets take so much of the container that nothing is left for its group.",
        "Make the insets smaller or the container larger; `container` shows its size.", "layout",
        "container")
    case .cannotFitSingleItem:
      .layout(
        "Not even one item fits into its group together with its spacing.",
        "Make the item, its edge spacing or the group's spacing smaller, or the group larger.",
        "layout", "why")
    case .duplicateElementKinds:
      .layout(
        "The elements on a section's boundary are told apart by their kinds, so no two share one.",
        "Give each a kind of its own: `header first 1w x 30`.", "layout-words")
    case .pinnedFrameOutside:
      .layout(
        "A pinned header is held inside what is visible. One without a width or a height shares no"
          + " point with it, and UIKit stops when scrolling moves it.",
        "Give it an area, or pin it only while it has one.", "layout-words", "scroll")
    case .layoutLoop:
      .layout(
        "A self-sizing view is asked again after each answer, with the size it answered, until it"
          + " stays with it. One that never does would be laid out for ever.",
        "Let the same contents give the same size: round it, and change nothing while measuring.",
        "measure")
    case .zeroPreferredSize:
      .layout(
        "A self-sizing view has to answer a size with a width or a height.",
        "Constrain its contents from edge to edge, or answer the estimate while there are none.",
        "measure")
    case .malformedLayout:
      .layout(
        "A section is laid out by exactly one group, and a group holds at least one item or group; with"
          + " a count it repeats one.",
        "Put the items inside one group's braces: `group horizontal 1w x 44 { item 1w x 1h }`.",
        "layout-words", "layout")
    case .unknownProperty:
      .language(
        "`set` knows the properties of sections, groups, items, headers and of the configuration, by"
          + " the names that UIKit gives them.",
        "`apropos WORD` finds a property by a part of its name; `help properties` lists them.",
        "set", "apropos")
    case .noOwnLayout:
      .playground(
        "`layout SECTION none` takes a layout away, but this section was given none.",
        "`layout` lists the sections that have one.", "layout")
    case .doesNotScroll:
      .layout(
        "Only a section whose orthogonalScrollingBehavior is not none scrolls on its own; the others"
          + " scroll with the view.",
        "`set SECTION.section.orthogonalScrollingBehavior continuous`, or `scroll to` the whole view.",
        "scroll", "set")
    default:
      .layout(
        "The layout cannot be solved as it stands.",
        "`layout SECTION` prints it; change what is odd.",
        "layout")
    }
  }
}
