import Foundation
import HeadlessUIKit
import ImportRecords

/// Gives the identifiers of a user's types names that read well and are each taken once.
///
/// A text or a number is its own name, a case of an enum its case; a value with parts is called
/// after the part that names it, and its other texts are kept beside it.
struct IdentifierNaming {
  private var taken: Set<String> = []
  private var known: [AnyHashable: ImportedItem] = [:]

  /// Sections with their items, named; `shown` is what the cell of an item says, by the places of
  /// section and item, which names items that say nothing of themselves.
  static func sections(
    _ sections: [InspectedSection], shown: (Int, Int) -> String? = { _, _ in nil }
  ) -> [ImportedSection] {
    var sectionNames = IdentifierNaming()
    var itemNames = IdentifierNaming()
    return sections.enumerated().map { number, section in
      var named = ImportedSection(
        name: sectionNames.named(section.identifier, else: "section").name,
        items: section.items.enumerated().map { place, item in
          itemNames.named(item) { shown(number, place) }
        })
      named.isReloaded = section.isReloaded
      return named
    }
  }

  private mutating func named(
    _ item: InspectedItem, shown: () -> String?
  ) -> ImportedItem {
    var named = named(item.identifier, else: "item", shown: shown)
    named.level = item.level
    named.isExpanded = item.isExpanded
    named.isReloaded = item.isReloaded
    named.isReconfigured = item.isReconfigured
    return named
  }

  private mutating func named(
    _ value: AnyHashable, else word: String, shown: () -> String? = { nil }
  ) -> ImportedItem {
    if let known = known[value] { return known }
    let description = Self.description(of: value.base)
    // A number that is a part of a value tells it from others, and its case what kind it is, but they
    // name it only for want of more.
    let isNumbered = Self.counts(description.name ?? "") && Self.text(of: value.base) == nil
    let says = description.name != nil && !isNumbered && !Self.isNamedByCase(value.base)
    let name = (says ? nil : shown()) ?? description.name ?? word
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name) \(number)"
      number += 1
    }
    let named = ImportedItem(name: candidate, fields: description.fields)
    known[value] = named
    return named
  }

  /// What a value is called; nil when nothing in it says.
  private static func description(of value: Any) -> (name: String?, fields: [String: String]) {
    if let text = text(of: value) { return (text, [:]) }
    // Alone they are told as Swift prints them; as parts of a value others name it rather.
    if value is Date || value is URL { return ("\(value)", [:]) }
    if let raw = value as? any RawRepresentable, let text = raw.rawValue as? String {
      return (text, [:])
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      guard let payload = mirror.children.first else { return ("\(value)", [:]) }
      let inner = description(of: payload.value)
      return (inner.name ?? payload.label, inner.fields)
    }
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { description(of: $0.value) } ?? (nil, [:])
    }
    let own = parts(of: mirror)
    guard mirror.displayStyle == .tuple, own.name.map({ Int($0) != nil }) ?? true else {
      return own
    }
    // Of what a case carries, the first that says more than a number names it.
    return mirror.children.lazy.map { description(of: $0.value) }
      .first { $0.name.map { Int($0) == nil } ?? false } ?? own
  }

  /// Whether what comes with a value's case says nothing.
  private static func isNamedByCase(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return false }
    return description(of: payload.value).name == nil
  }

  /// The names of properties that name a value, the best first.
  private static let naming = ["name", "title", "text", "label", "id", "identifier"]

  private static func parts(of mirror: Mirror) -> (name: String?, fields: [String: String]) {
    var texts: [(label: String, text: String)] = []
    for case (let label?, let value) in allChildren(of: mirror) {
      if let text = text(of: value) { texts.append((label, text)) }
    }
    // A text as `id` was chosen to name the value.
    let id = texts.first { $0.label == "id" && !counts($0.text) }
    let chosen =
      id ?? naming.lazy.compactMap { name in texts.first { $0.label == name } }.first
      ?? texts.first
    let fields = texts.filter { $0.label != chosen?.label }
    return (chosen?.text, Dictionary(fields.map { ($0.label, $0.text) }) { first, _ in first })
  }

  /// Whether a text is a number, or an identity that a number was made up for.
  private static func counts(_ text: String) -> Bool {
    Int(text.hasPrefix("Id ") ? text.dropFirst(3) : text[...]) != nil
  }

  /// The stored properties, those of superclasses first.
  private static func allChildren(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(allChildren) ?? []) + mirror.children
  }

  /// A text or a number as text.
  ///
  /// An identity that is made up anew each time, such as a UUID, is neither.
  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: return UUID(uuidString: text) == nil ? text : nil
    case let number as any BinaryInteger: return "\(number)"
    case let number as Double: return "\(number)"
    case let index as IndexPath: return index.map { "\($0)" }.joined(separator: "-")
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return nil }
      return mirror.children.first.flatMap { text(of: $0.value) }
    }
  }
}
