import UIKit

/// A collection view in its container, whose cells answer as a case has it.
///
/// On Apple's systems a window holds it; this project's library has none, so that the view itself
/// has the scale and the safe area.
@MainActor final class Stage: CountedSource {
  /// The layout's view, laid out.
  let view: UICollectionView
  private let preferred: PreferredLengths?
  private var held: [AnyObject] = []

  /// - Parameters:
  ///   - container: The case's `container`; what it leaves open is that of a phone.
  ///   - preferred: The case's `preferredSizes`.
  init(
    showing layout: UICollectionViewLayout, in container: Value, itemCounts: [Int],
    preferred: Value = .null
  ) {
    let size = Self.size(container)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.preferred = PreferredLengths(preferred)
    super.init(itemCounts)
    view.register(AnsweringCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.contentInsetAdjustmentBehavior = .never
    place(container, size)
    view.contentOffset = LayoutReading.point(container["contentOffset"])
    view.layoutIfNeeded()
  }

  /// The size of a case's container, with that of a phone in place of "any".
  static func size(_ container: Value) -> CGSize {
    let sides = container["size"].list ?? []
    return CGSize(
      width: sides.first?.number ?? 375, height: sides.dropFirst().first?.number ?? 667)
  }

  /// Gives the view its surroundings.
  private func place(_ container: Value, _ size: CGSize) {
    let safe = Self.insets(container["safeAreaInsets"])
    if container["direction"].text == "rightToLeft" {
      view.semanticContentAttribute = .forceRightToLeft
    }
    if container["layoutMargins"] != .null {
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = Self.insets(container["layoutMargins"])
    }
    #if canImport(ObjectiveC)
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = controller
      if #available(iOS 17, *), let scale = container["scale"].number {
        controller.traitOverrides.displayScale = scale
      }
      window.isHidden = false
      let given = window.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: safe.top - given.top, left: safe.left - given.left, bottom: safe.bottom - given.bottom,
        right: safe.right - given.right)
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      held = [window]
    #else
      view.traitOverrides.displayScale = container["scale"].number ?? 2
      if container["direction"].text == "rightToLeft" {
        view.traitOverrides.layoutDirection = .rightToLeft
      }
      view.safeAreaInsets = safe
    #endif
  }

  private static func insets(_ value: Value) -> UIEdgeInsets {
    guard let sides = value.numbers, sides.count == 4 else { return .zero }
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    guard let cell = cell as? AnsweringCell else { return cell }
    cell.preferred = preferred
    cell.item = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      AnsweringView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

/// What cells answer along one axis or both, repeated over the items of a section.
struct PreferredLengths {
  private let axis: String
  private let lengths: [Double]
  /// How much more a cell answers each time that it is asked.
  private let growth: Double

  /// - Parameter value: The `preferredSizes` of a case.
  init?(_ value: Value) {
    guard let lengths = value["repeatEveryItems"].numbers, !lengths.isEmpty else { return nil }
    self.lengths = lengths
    axis = value["axis"].text ?? "height"
    growth = value["growsBy"].number ?? 0
  }

  /// Sets what an item's cell answers when it is asked for the first time, the second, and so on.
  @MainActor func set(_ attributes: UICollectionViewLayoutAttributes, item: Int, time: Int) {
    let length = lengths[item % lengths.count] + growth * Double(time)
    if axis != "height" { attributes.size.width = length }
    if axis != "width" { attributes.size.height = length }
  }
}

/// A cell that answers one length, or its attributes as they are.
private final class AnsweringCell: UICollectionViewCell {
  var preferred: PreferredLengths?
  var item = 0
  private var times = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred?.set(layoutAttributes, item: item, time: times)
    times += 1
    return layoutAttributes
  }
}

/// A view beside cells that answers its attributes as they are.
private final class AnsweringView: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The background of a section.
final class DecorationView: UICollectionReusableView {}
