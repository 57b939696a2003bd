package import Wording
package import WorldModel

extension DifferenceCounts {
  /// The counts that are not zero, as in `+3 sections, -1 item, 2 items moved`.
  package var words: Message {
    var words: [Message] = []
    func add(_ count: Int, _ counted: @autoclosure () -> Message) {
      if count > 0 { words.append(counted()) }
    }
    add(insertedSections, Message(counting: insertedSections, "section", sign: "+"))
    add(deletedSections, Message(counting: deletedSections, "section", sign: "-"))
    add(movedSections, "\(Message(counting: movedSections, "section")) moved")
    add(insertedItems, Message(counting: insertedItems, "item", sign: "+"))
    add(deletedItems, Message(counting: deletedItems, "item", sign: "-"))
    add(movedItems, "\(Message(counting: movedItems, "item")) moved")
    add(reloadedSections, "\(Message(counting: reloadedSections, "section")) reloaded")
    add(reloadedItems, "\(Message(counting: reloadedItems, "item")) reloaded")
    add(reconfiguredItems, "\(Message(counting: reconfiguredItems, "item")) reconfigured")
    return words.listed
  }
}
