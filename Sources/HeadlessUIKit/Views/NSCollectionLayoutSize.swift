import CompositionalLayout
public import Foundation

/// One side of a size.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  nonisolated let base: LayoutDimension

  init(_ base: LayoutDimension) {
    self.base = base
    super.init()
    asking { () throws(LayoutError) in try base.validate() }
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimatedDimension))
  }

  public var isFractionalWidth: Bool { base.fractionAxis == .horizontal }
  public var isFractionalHeight: Bool { base.fractionAxis == .vertical }
  public var isAbsolute: Bool { base == .absolute(base.value) }
  public var isEstimated: Bool { base == .estimated(base.value) }
  public var isUniformAcrossSiblings: Bool { base.isUniformAcrossSiblings }
  public var dimension: CGFloat { base.value }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.base == base
  }

  public nonisolated override var hash: Int { base.hashValue }
  public nonisolated override var description: String { base.uikitDescription }
}

/// A width and a height; sides that are left out are absolute zeros in UIKit.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  nonisolated let base: LayoutSize

  init(_ base: LayoutSize) { self.base = base }

  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(LayoutSize(widthDimension: width.base, heightDimension: height.base))
  }

  public var widthDimension: NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(base.widthDimension)
  }

  public var heightDimension: NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(base.heightDimension)
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.base == base
  }

  public nonisolated override var hash: Int { base.hashValue }
  public nonisolated override var description: String { base.uikitDescription }
}
