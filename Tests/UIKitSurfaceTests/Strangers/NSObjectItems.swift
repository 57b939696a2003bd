// swift-format-ignore-file
import UIKit
final class Message: NSObject {
  let identifier: Int
  var body: String
  init(identifier: Int, body: String) { self.identifier = identifier; self.body = body }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Message else { return false }
    return identifier == other.identifier
  }
  override var hash: Int { identifier.hashValue }
}
let hello = Message(identifier: 1, body: "hello")
let again = Message(identifier: 1, body: "again")
print(hello == again, hello.isEqual(again), hello === again, [hello].contains(again))
var messages = NSDiffableDataSourceSnapshot<String, Message>()
messages.appendSections(["inbox"])
messages.appendItems([hello, Message(identifier: 2, body: "b")])
print(messages.indexOfItem(again) ?? -1)
