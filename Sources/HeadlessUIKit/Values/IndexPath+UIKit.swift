public import CompositionalLayout
public import Foundation

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension IndexPath {
  /// The path as exceptions print it, less its address.
  var uikitDescription: String {
    let path = map(String.init).joined(separator: " - ")
    return "<NSIndexPath: 0x...> {length = \(count), path = \(path)}"
  }
}

extension IndexPath {
  /// The same place; a boundary item of the whole layout has an index path of one number.
  public init(_ path: ItemIndexPath) {
    self =
      path.item == .max
      ? IndexPath(index: path.section) : IndexPath(item: path.item, section: path.section)
  }
}

extension ItemIndexPath {
  /// The same place; a path of one number is a boundary item of the whole layout.
  public init(_ path: IndexPath) {
    self.init(item: path.count > 1 ? path[1] : .max, section: path.first ?? -1)
  }
}
