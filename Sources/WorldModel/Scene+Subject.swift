package import CompositionalLayout
import DiffableDataSource
package import HeadlessCollectionView

extension Scene {
  /// What a frame belongs to, by identifier, so that it can be followed through an update.
  package enum Subject: Hashable, Sendable {
    case item(Identifier)
    case supplementary(kind: String, section: Identifier?, index: Int)
    case decoration(kind: String, section: Identifier, index: Int)

    /// Hashes names alone.
    ///
    /// Items of two worlds whose identity covers other things are equal, but hash differently, and
    /// no set or dictionary may hold such keys.
    package func hash(into hasher: inout Hasher) {
      switch self {
      case .item(let item): hasher.combine(item.name)
      case .supplementary(let kind, let section, let index):
        hasher.combine(kind)
        hasher.combine(section?.name)
        hasher.combine(index)
      case .decoration(let kind, let section, let index):
        hasher.combine(kind)
        hasher.combine(section.name)
        hasher.combine(index)
      }
    }
  }

  /// What `element` belongs to.
  package func subject(of element: LayoutElement) -> Subject { subject(at: ViewPlace(element)) }

  /// What the view of a place shows.
  package func subject(at place: ViewPlace) -> Subject {
    switch place {
    case .cell(let path): .item(snapshot.itemIdentifier(at: path) ?? Identifier(""))
    case .supplementary(let kind, let path):
      .supplementary(
        kind: kind, section: path.item == .max ? nil : sections[path.section],
        index: path.item == .max ? 0 : path.item)
    case .decoration(let kind, let path):
      .decoration(kind: kind, section: sections[path.section], index: path.item)
    }
  }
}

/// An object of the item, or of the kind, the section where there is one, and the index.
extension Scene.Subject: Codable {
  private enum CodingKeys: CodingKey { case item, supplementary, decoration, section, index }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    if let item = try object.decodeIfPresent(Identifier.self, forKey: .item) {
      self = .item(item)
      return
    }
    let index = try object.decode(Int.self, forKey: .index)
    if let kind = try object.decodeIfPresent(String.self, forKey: .supplementary) {
      let section = try object.decodeIfPresent(Identifier.self, forKey: .section)
      self = .supplementary(kind: kind, section: section, index: index)
    } else {
      self = .decoration(
        kind: try object.decode(String.self, forKey: .decoration),
        section: try object.decode(Identifier.self, forKey: .section), index: index)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .item(let item): try object.encode(item, forKey: .item)
    case .supplementary(let kind, let section, let index):
      try object.encode(kind, forKey: .supplementary)
      try object.encodeIfPresent(section, forKey: .section)
      try object.encode(index, forKey: .index)
    case .decoration(let kind, let section, let index):
      try object.encode(kind, forKey: .decoration)
      try object.encode(section, forKey: .section)
      try object.encode(index, forKey: .index)
    }
  }
}
