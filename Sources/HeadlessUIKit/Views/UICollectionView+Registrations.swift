public import Foundation

extension UICollectionView {
  /// How cells of a class are set up, and the reuse identifier of their own they go by.
  @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler
    let identifier = RegistrationIdentifier()
    private(set) var nib: UINib?
    public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?

    public init(handler: @escaping Handler) { self.handler = handler }

    /// A registration of the cell in a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// How supplementary views of a kind are set up.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = RegistrationIdentifier()
    private(set) var nib: UINib?

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    /// A registration of the view in a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identifier.name
    if registration.identifier.isMade(inRequestOf: self) {
      raise(
        """
        Attempted to dequeue a cell using a registration that was created inside \
        -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource \
        cell provider. Creating a new registration each time a cell is requested will prevent \
        reuse and cause created cells to remain inaccessible in memory for the lifetime of the \
        collection view. Registrations should be created up front and reused. Registration: \
        <UICollectionViewCellRegistration: 0x...>
        """)
    }
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: name)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: name)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    let cell = dequeued as? Cell ?? Cell(dequeuedAt: .zero)
    if let handler = registration.configurationUpdateHandler {
      cell.configurationUpdateHandler = handler
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = registration.identifier.name
    let kind = registration.elementKind
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    } else {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: name, for: indexPath)
    let view = dequeued as? Supplementary ?? Supplementary(dequeuedAt: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// A reuse identifier that no other registration has.
@MainActor final class RegistrationIdentifier {
  private static var count = 0
  let name: String
  /// The collection views that were asking for a view while the registration was made.
  private let requesting = DisplayedViews.requesting

  init() {
    Self.count += 1
    name = "UICollectionViewRegistration-\(Self.count)"
  }

  /// Whether it was made while a collection view asked for a view.
  ///
  /// What a list within a cell is made with is made while the outer one asks, and is the inner one's.
  func isMade(inRequestOf view: UICollectionView) -> Bool {
    requesting.contains(ObjectIdentifier(view))
  }
}
