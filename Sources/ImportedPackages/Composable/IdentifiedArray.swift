/// Elements in order, each found by its identifier.
public struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection {
  private var elements: [Element]
  private let path: KeyPath<Element, ID>

  /// The first element of each identifier.
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.elements = []
    path = id
    var known: Set<ID> = []
    for element in elements where known.insert(element[keyPath: id]).inserted {
      self.elements.append(element)
    }
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  public var ids: [ID] { elements.map { $0[keyPath: path] } }

  public func index(id: ID) -> Int? { elements.firstIndex { $0[keyPath: path] == id } }

  /// The element of an identifier; setting it adds, replaces or removes.
  public subscript(id id: ID) -> Element? {
    get { index(id: id).map { elements[$0] } }
    set {
      switch (index(id: id), newValue) {
      case (let index?, let element?): elements[index] = element
      case (let index?, nil): elements.remove(at: index)
      case (nil, let element?): elements.append(element)
      case (nil, nil): break
      }
    }
  }

  @discardableResult public mutating func append(
    _ element: Element
  ) -> (inserted: Bool, index: Int) {
    if let index = index(id: element[keyPath: path]) { return (false, index) }
    elements.append(element)
    return (true, elements.count - 1)
  }
  public mutating func insert(_ element: Element, at index: Int) {
    if self.index(id: element[keyPath: path]) == nil { elements.insert(element, at: index) }
  }
  @discardableResult public mutating func remove(id: ID) -> Element? {
    index(id: id).map { elements.remove(at: $0) }
  }
  @discardableResult public mutating func remove(at index: Int) -> Element {
    elements.remove(at: index)
  }
  public mutating func removeAll(where isOut: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: isOut)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
  public init() { self.init(uniqueElements: []) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.elements == second.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
