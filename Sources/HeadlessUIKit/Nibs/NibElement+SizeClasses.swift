import Foundation

extension NibElement {
  /// The children of the first child of a name that are there on a phone that stands upright.
  ///
  /// A list is changed by masks of variations: first by what holds anywhere, then by the classes of
  /// width and height.
  func valid(_ list: String) -> [NibElement] {
    let all = self.list(list)
    let masks = children.filter { $0.name == "variation" && $0.isForPhones }
      .flatMap(\.children).filter { $0.name == "mask" && $0["key"] == list }
    guard !masks.isEmpty else { return all }
    var left: Set<String> = []
    for change in masks.flatMap(\.children) {
      guard let reference = change["reference"] else { continue }
      if change.name == "exclude" { left.insert(reference) } else { left.remove(reference) }
    }
    return all.filter { !left.contains($0["id"] ?? "") }
  }

  private var isForPhones: Bool {
    guard let key = self["key"], key != "default" else { return true }
    return !key.contains("heightClass=compact") && !key.contains("widthClass=regular")
  }
}
