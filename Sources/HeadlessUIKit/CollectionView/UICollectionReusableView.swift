public import Foundation

/// A view that is put aside and used again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a class known at run time only.
  ///
  /// Swift calls no initializer on such a class that is not `required`, which Apple's
  /// `init(frame:)` is not. A convenience initializer is inherited along with it.
  public required convenience init(dequeuedAt frame: CGRect) { self.init(frame: frame) }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The view of one item.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// A cell of a list; its configuration and accessories are kept, not shown.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  open var contentConfiguration: UIListContentConfiguration?
  open var accessories: [UICellAccessory] = []

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What a list cell shows.
public struct UIListContentConfiguration: Sendable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What stands at a side of a list cell.
public struct UICellAccessory: Hashable, Sendable {
  private let name: String
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }
  public static func outlineDisclosure() -> UICellAccessory {
    UICellAccessory(name: "outlineDisclosure")
  }
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
}
