public import HeadlessUIKit

// What screens use of DifferenceKit: the data changes, then all is loaded anew. Nothing is seen to
// move here.

public protocol ContentIdentifiable {
  associatedtype DifferenceIdentifier: Hashable
  var differenceIdentifier: DifferenceIdentifier { get }
}

public protocol ContentEquatable {
  func isContentEqual(to source: Self) -> Bool
}

public typealias Differentiable = ContentIdentifiable & ContentEquatable

extension ContentIdentifiable where Self: Hashable {
  public var differenceIdentifier: Self { self }
}

extension ContentEquatable where Self: Equatable {
  public func isContentEqual(to source: Self) -> Bool { self == source }
}

extension String: ContentIdentifiable, ContentEquatable {}
extension Int: ContentIdentifiable, ContentEquatable {}

public protocol DifferentiableSection: ContentIdentifiable, ContentEquatable {
  associatedtype Collection: Swift.Collection where Collection.Element: Differentiable
  var elements: Collection { get }
  init<Source: Swift.Sequence>(source: Self, elements: Source)
  where Source.Element == Collection.Element
}

/// A section with its elements.
public struct ArraySection<Model: Differentiable, Element: Differentiable>: DifferentiableSection {
  public var model: Model
  public var elements: [Element]
  public var differenceIdentifier: Model.DifferenceIdentifier { model.differenceIdentifier }

  public init<Source: Swift.Sequence>(model: Model, elements: Source)
  where Source.Element == Element {
    self.model = model
    self.elements = Array(elements)
  }

  public init<Source: Swift.Sequence>(source: Self, elements: Source)
  where Source.Element == Element { self.init(model: source.model, elements: elements) }

  public func isContentEqual(to source: Self) -> Bool { model.isContentEqual(to: source.model) }
}

/// What makes one collection of another; empty where both hold the same.
public struct StagedChangeset<Collection: Swift.Collection> {
  fileprivate let target: Collection?
  public var isEmpty: Bool { target == nil }

  /// The stages from a section's elements to others.
  ///
  /// - Complexity: O(n) for n elements.
  public init(source: Collection, target: Collection, section: Int = 0)
  where Collection.Element: Differentiable {
    self.target = Self.isSame(source, target) ? nil : target
  }

  /// The stages from sections to others.
  ///
  /// - Complexity: O(n) for n elements in all.
  public init(source: Collection, target: Collection)
  where Collection.Element: DifferentiableSection {
    let isSame =
      Self.isSame(source, target)
      && zip(source, target).allSatisfy { Self.isSame($0.elements, $1.elements) }
    self.target = isSame ? nil : target
  }

  private static func isSame<Some: Swift.Collection>(_ source: Some, _ target: Some) -> Bool
  where Some.Element: Differentiable {
    source.elementsEqual(target) {
      $0.differenceIdentifier == $1.differenceIdentifier && $1.isContentEqual(to: $0)
    }
  }
}

extension UICollectionView {
  public func reload<Collection>(
    using stagedChangeset: StagedChangeset<Collection>,
    interrupt: ((Any) -> Bool)? = nil, setData: (Collection) -> Void
  ) {
    guard let target = stagedChangeset.target else { return }
    setData(target)
    reloadData()
  }
}
