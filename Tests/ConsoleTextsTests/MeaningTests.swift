import ConsoleTexts
import Testing
import Wording

/// A text is read out with its own numbers.
@Suite struct MeaningTests {
  private func meaning(of id: String, _ index: Int = 0) throws -> String {
    let samples = ConsoleSamples.all.filter { $0.id == id }
    let finding = try #require(ConsoleText.find(in: samples[index].text))
    return finding.meaning.english
  }

  @Test func countsAreAddedUp() throws {
    #expect(
      try meaning(of: "item-count")
        == "Section 0 held 3 items, 1 was inserted, and now holds 3 items: 3 + 1 ≠ 3.")
    #expect(
      try meaning(of: "item-count", 1)
        == """
        Section 12 held 5 items, 1 was deleted, 2 were moved out, and now holds 3 items: 5 − 1 − 2 \
        ≠ 3.
        """)
    #expect(
      try meaning(of: "section-count")
        == "The view had 2 sections, 1 was deleted, and now there are 2 sections: 2 − 1 ≠ 2.")
  }

  @Test func theListOfUpdatesIsReadOut() throws {
    #expect(
      try meaning(of: "count-listing")
        == """
        The counts were [3] and are [3, 1], which does not follow from what the view was told: \
        Delete item (0 - 2), Insert item (0 - 0).
        """)
  }

  @Test func theReleaseFollowsTheWording() throws {
    let releases = ConsoleSamples.all.filter { $0.id == "count-listing" }
      .map { ConsoleText.find(in: $0.text)?.releases }
    #expect(releases == [.between("16.4", "17.0"), .since("17.1")])
    #expect(
      ConsoleText.find(in: "Fatal: supplied identifiers are not unique.")?.releases == .upTo("13"))
  }

  @Test(arguments: [
    (
      "deleted-item-beyond",
      "Item 7 of section 0 was to be deleted, but before the update the section has 2 items."
    ),
    (
      "moved-item-beyond",
      "Item 1 of section 0 was to move, but there is none before the update."
    ),
    (
      "item-moved-beyond",
      "An item was to become item 1 of section 0, which does not reach so far."
    ),
    ("delete-and-reload", "A delete and a reload both name item 1 of section 0."),
    (
      "move-into-inserted-section",
      "A row was to move into section 2, which the same update inserts."
    ),
    (
      "no-room",
      """
      A group is left no room: insets of {0, 16, 0, 16} (top, leading, bottom, trailing) use up a \
      size of {32, 653}.
      """
    ),
    (
      "repeated-items",
      "One call named these items more than once: a, b. A snapshot holds each once."
    ),
    (
      "existing-items",
      "2 items added, but there already: a, b. What is there moves to the new place."
    ),
    (
      "unequal-hashes",
      """
      Row(id: 1, title: "a") and Row(id: 1, title: "b") are equal by `==`, but their hashes differ.
      """
    ),
    ("no-cell", "The cell provider had no cell for a, item 3 of section 0."),
    ("stray-view", "A Shop.PriceCell was dequeued and never returned to the collection view."),
    (
      "infinite-attributes",
      "A view of the kind groupBackground was to be infinitely large, or of a size that is no number."
    ),
    (
      "encapsulated-size",
      "A cell was first laid out at its estimate of 50, and its own constraints want another size."
    ),
    (
      "reconfigured-item-not-found",
      "Item(id: 9) was to be reconfigured, but the snapshot does not have it."
    ),
  ])
  func holesAreReadOut(_ id: String, _ expected: String) throws {
    #expect(try meaning(of: id) == expected)
  }

  @Test(arguments: [
    (
      "Invalid parameter not satisfying: view.window != nil", "invalid-parameter",
      "UIKit asserts that view.window != nil, and it is not so."
    ),
    (
      "Invalid update: something new in section 0", "invalid-update",
      "A view refuses an update: something new in section 0"
    ),
    (
      "-[__NSCFString foo]: unrecognized selector sent to instance 0x6000", "unrecognized-selector",
      "An object was sent a message that its class does not know."
    ),
    (
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
      "index-out-of-range",
      "An array was asked for an element that it does not have."
    ),
    (
      "Thread 1: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      "unexpected-nil", "Swift unwrapped an optional that was nil."
    ),
    (
      "App/Home.swift:12: Fatal error: no layout yet", "swift-trap",
      "Swift ended the program: no layout yet"
    ),
    (
      "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'It is so'",
      "uncaught-exception", "An exception ended the app: It is so"
    ),
    (
      "*** -[__NSArrayM objectAtIndexedSubscript:]: index 4 beyond bounds [0 .. 2]",
      "index-out-of-range", "An array was asked for an element that it does not have."
    ),
    (
      "UICollectionView internal inconsistency: attempting to apply nil layout attributes",
      "internal-inconsistency",
      "The collection view contradicts itself: attempting to apply nil layout attributes"
    ),
    (
      "unable to dequeue a header", "unregistered",
      "A view was dequeued for which nothing is registered."
    ),
    (
      "Unable to simultaneously satisfy constraints. Probably at least one of them",
      "unsatisfiable-constraints",
      "Auto Layout cannot satisfy all constraints, and breaks one of them."
    ),
  ])
  func anUnknownTextIsToldByItsShape(_ text: String, _ id: String, _ expected: String) throws {
    let finding = try #require(ConsoleText.find(in: text))
    #expect(finding.id == id)
    #expect(finding.isToldByShape)
    #expect(finding.meaning.english == expected)
    #expect(finding.releases == nil && finding.mend.isEmpty)
  }
}
