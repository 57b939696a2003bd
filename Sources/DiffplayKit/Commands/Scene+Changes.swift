import Wording
import WorldModel
import WorldWording

extension Scene {
  /// How its code shows a view otherwise than its frame says; nil where it is shown as that has it.
  func changeNote(of subject: Subject) -> Message? {
    guard let change = changedViews[subject] else { return nil }
    guard change.place == nil else {
      return """
        as it is scrolled now it is seen \(change.words): so the \
        visibleItemsInvalidationHandler of its section leaves it
        """
    }
    return "its code hides it: the layout has a frame for it all the same"
  }

  /// The views among those on screen that their code hides; nil where it hides none.
  func hiddenViews(among subjects: [Subject]) -> Message? {
    let changes = changedViews
    let names = subjects.filter { changes[$0]?.isHidden == true }.map(\.fullName)
    guard !names.isEmpty else { return nil }
    let listed = (names.prefix(8) + (names.count > 8 ? ["…"] : [])).joined(separator: ", ")
    return "hidden: \(listed)"
  }
}
