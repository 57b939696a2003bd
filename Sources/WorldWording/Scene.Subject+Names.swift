package import WorldModel

extension Scene.Subject {
  /// The name that tables show.
  package var name: String {
    switch self {
    case .item(let item): item.shown
    case .supplementary(let kind, nil, _): "\(kind) of the layout"
    case .supplementary(let kind, .some, let index): index == 0 ? kind : "\(kind) \(index)"
    case .decoration(let kind, _, _): kind
    }
  }

  /// The name with the section, for lists that mix sections.
  package var fullName: String {
    switch self {
    case .item, .supplementary(_, nil, _): name
    case .supplementary(_, let section?, _), .decoration(_, let section, _):
      "\(section.shown) \(name)"
    }
  }
}
