package import WorldModel
import WorldWording

/// What a finding is about: the whole world, a section, a group or subitem of its layout, a view of
/// a kind, or an item.
package struct FindingSubject: Hashable, Sendable {
  /// The section; nil where it is about none, or about all.
  package var section: Identifier?
  /// The way from the section's group down, an index of a subitem for each step; nil where it is
  /// not about a part of the group.
  package var path: [Int]?
  /// The kind of the header, footer or badge.
  package var kind: String?
  /// The item of the data.
  package var item: Identifier?

  /// The subject as a path of the API's names: `main.group.subitems[1]`, `main.header`.
  package var name: String {
    var names = [section?.quoted].compactMap(\.self)
    if let path {
      names.append((["group"] + path.map { "subitems[\($0)]" }).joined(separator: "."))
    }
    if let kind { names.append(Identifier(kind).quoted) }
    if let item { names.append(item.quoted) }
    return names.joined(separator: ".")
  }

  /// What the name stands for, in a word.
  package var sort: String {
    if item != nil { return "item" }
    if kind != nil { return "supplementary" }
    if path != nil { return "group" }
    return section == nil ? "world" : "section"
  }
}
