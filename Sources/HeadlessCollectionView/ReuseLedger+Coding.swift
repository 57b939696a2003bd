import DiffableDataSource

/// The views in the order of making, and the pools: the numbers that wait under each identifier, the
/// next to be handed out last.
extension ReuseLedger: Codable where Subject: Codable {
  private enum CodingKeys: CodingKey { case views, pool }

  /// One view.
  private struct View: Codable {
    var reuseIdentifier: String
    var place: ViewPlace?
    var isPrefetched: Bool?
    var uses: Int
    var subjects: [Subject]
  }

  /// Reads a ledger between two updates; refuses one in which a view stands nowhere and does not
  /// wait either, or both, and one in which two stand for one place.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for what the type itself
  ///   would refuse.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    for view in try object.decode([View].self, forKey: .views) {
      guard let history = ReuseHistory(view.subjects, count: view.uses) else {
        throw DecodingError.dataCorruptedError(
          forKey: .views, in: object, debugDescription: "a view has another number of uses")
      }
      entries.append(
        Entry(
          id: entries.count + 1, reuseIdentifier: view.reuseIdentifier, place: view.place,
          isPrefetched: view.isPrefetched ?? false, history: history))
    }
    var waiting = 0
    let numbers = try object.decode([String: [Int]].self, forKey: .pool)
    for (identifier, views) in numbers {
      for view in views {
        guard view >= 1, view <= entries.count, entries[view - 1].place == nil,
          entries[view - 1].reuseIdentifier == identifier
        else {
          throw DecodingError.dataCorruptedError(
            forKey: .pool, in: object, debugDescription: "view \(view) does not wait there")
        }
        pool.put(view, for: identifier)
        waiting += 1
      }
      guard Set(views).count == views.count else {
        throw DecodingError.dataCorruptedError(
          forKey: .pool, in: object, debugDescription: "a view waits twice")
      }
    }
    let places = entries.compactMap(\.place)
    guard places.count + waiting == entries.count, Set(places).count == places.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .views, in: object, debugDescription: "views and places do not match")
    }
  }

  /// Writes a ledger between two updates.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    let views = entries.map { entry in
      View(
        reuseIdentifier: entry.reuseIdentifier, place: entry.place,
        isPrefetched: entry.isPrefetched ? true : nil, uses: entry.uses,
        subjects: entry.subjects)
    }
    try object.encode(views, forKey: .views)
    let numbers = pool.identifiers.map { ($0, pool.views(for: $0)) }
    try object.encode(Dictionary(uniqueKeysWithValues: numbers), forKey: .pool)
  }
}

/// The category, the kind where there is one, and the path: `["cell", 0, 2]` or
/// `["supplementary", "header", 0, 0]`.
extension ViewPlace: Codable {
  private enum Category: String, Codable { case cell, supplementary, decoration }

  /// Reads the parts in their order.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for what the type itself
  ///   would refuse.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let category = try parts.decode(Category.self)
    let kind = category == .cell ? "" : try parts.decode(String.self)
    let section = try parts.decode(Int.self)
    let item = parts.isAtEnd ? .max : try parts.decode(Int.self)
    let path = ItemIndexPath(item: item, section: section)
    self =
      switch category {
      case .cell: .cell(path)
      case .supplementary: .supplementary(kind: kind, path)
      case .decoration: .decoration(kind: kind, path)
      }
  }

  /// Writes the parts; the boundary items of the whole layout have no item.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    switch self {
    case .cell: try parts.encode(Category.cell)
    case .supplementary(let kind, _):
      try parts.encode(Category.supplementary)
      try parts.encode(kind)
    case .decoration(let kind, _):
      try parts.encode(Category.decoration)
      try parts.encode(kind)
    }
    try parts.encode(path.section)
    if path.item != .max { try parts.encode(path.item) }
  }
}
