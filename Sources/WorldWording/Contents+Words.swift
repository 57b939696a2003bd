package import Wording
package import WorldModel

extension IdentityRule {
  /// What it means, in one line.
  package var summary: Message {
    switch self {
    case .id: "items are their names; changed content is no difference"
    case .value: "items are name and content; changed content is another item"
    case .payload: "items are names that carry their content; a snapshot keeps what it was given"
    case .hash: "== compares names, the hash covers content: a mistake UIKit refuses"
    }
  }
}

extension Contents {
  /// An item's fields in the model and, where they differ, in its cell.
  package func lines(of item: Identifier) -> [StyledText] {
    let model = fields[item.name] ?? [:]
    guard !model.isEmpty else { return ["\(item.shown) has no fields"] }
    return model.sorted { $0.key < $1.key }.map { field, value in
      let cell = shown[item.name]?[field]
      let stale: Message =
        cell == value
        ? ""
        : cell.map { ", the cell shows \(Identifier.quote($0))" } ?? ", the cell shows nothing"
      let kept: Message =
        item.carried.map { carried in
          carried[field].map { $0 == value ? "" : ", the snapshot keeps \(Identifier.quote($0))" }
            ?? ", the snapshot keeps nothing"
        } ?? ""
      return "\(item.shown).\(field) = \(Identifier.quote(value))\(kept)\(stale)"
    }
  }
}
