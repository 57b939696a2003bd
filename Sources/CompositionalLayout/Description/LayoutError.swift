/// What UIKit refuses, with the numbers it refused.
public enum LayoutError: Error, Hashable, Sendable {
  /// A dimension that is not finite.
  case invalidDimension(LayoutDimension)
  /// A group without a size; only documents can leave it out.
  case missingGroupSize
  /// A group without subitems or frames.
  case emptyGroup
  /// A counted group that is to hold no subitem.
  case repeatCountBelowOne(axis: Axis, count: Int)
  /// A section without a group; only documents can leave it out.
  case missingGroup
  /// No section for an index that has items to show.
  case missingSection(index: Int, itemCount: Int)
  /// Element kinds that more than one supplementary item of a section has.
  case duplicateElementKinds([String], section: Int)
  /// Insets that leave a group no room at all.
  case noRoom(Surroundings, insets: EdgeInsets, size: Size, group: LayoutGroup)
  /// A group too small for its first subitem. UIKit logs it and shows no cells of the section.
  case cannotFitSingleItem(Surroundings, size: Size, group: LayoutGroup)
  /// A number that is not finite, or not below 10¹², where UIKit's would not be either.
  case notFinite(property: String)
  /// More than can be laid out or answered; UIKit knows no such error.
  case limitExceeded(LayoutLimit)
  /// A pinned item whose frame is empty or off screen when it is pinned.
  case pinnedFrameOutside(frame: Rect, visible: Rect)

  /// The section that was being solved, and the container it was solved in.
  public struct Surroundings: Hashable, Sendable {
    /// Counted from zero.
    public var section: Int
    /// The collection view's size less `referenceInsets`.
    public var containerSize: Size
    /// The section's own reference, or the configuration's where that is automatic.
    public var reference: ContentInsetsReference
    /// In points; zero along the scroll axis, where the reference does not count.
    public var referenceInsets: EdgeInsets
    /// The bounds, in points.
    public var collectionViewSize: Size
  }
}

extension LayoutError: CustomStringConvertible {
  /// The same words as `uikitReason`.
  public var description: String { uikitReason }

  /// The text UIKit raises or logs, with `0x…` in the place of addresses (rules L-1.8, L-1.9).
  public var uikitReason: String {
    switch self {
    case .invalidDimension(let dimension): Self.reason(dimension)
    case .missingGroupSize: "A size is required."
    case .emptyGroup: "At least 1 subitem is required for a group"
    case .repeatCountBelowOne(let axis, _):
      "A repeating \(axis.rawValue) group should specify a count >= 1"
    case .missingGroup: "Invalid parameter not satisfying: group"
    case .missingSection:
      "Invalid section definition. Please specify a valid section definition when content is to "
        + "be rendered for a section. This is a client error."
    case .duplicateElementKinds(let kinds, _):
      "Error: Every supplementary must have a unique elementKind: duplicates detected: "
        + "(\n" + kinds.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    case .noRoom(let surroundings, let insets, let size, let group):
      surroundings.reason + "\nError: There is no room for this NSCollectionLayoutGroup to fit "
        + "into its parent group or section, or it has no room for any subitems itself. Inspect "
        + "the parent and ensure the contentInsets (\(insets)) do not result in a negative "
        + "effectiveContentSize when applied to size: \(size).\nGroup: "
        + group.reportDescription
    case .cannotFitSingleItem(let surroundings, let size, _):
      surroundings.reason + "\nError: NSCollectionLayoutItem created with invalid combination of "
        + "spacing and size specified. This group cannot fit even a single item. Inspect the "
        + "spacing and size of the items in this group and ensure that they fit into the group "
        + "when its effective size is \(size)."
    case .notFinite(let property): "Invalid \(property): the value must be a finite number."
    case .limitExceeded(let limit):
      "Invalid layout: too many \(limit)."
    case .pinnedFrameOutside(let frame, let visible):
      "Frame \(frame) does not intersect \(visible)"
    }
  }

  private static func reason(_ dimension: LayoutDimension) -> String {
    let number = dimension.value.general
    return switch dimension {
    case .fractionalWidth:
      "Invalid fractional width: \(number). The fraction must be a finite value."
    case .fractionalHeight:
      "Invalid fractional height: \(number). The fraction must be a finite value."
    case .absolute:
      "Invalid absolute dimension: \(number). The dimension must be a finite value."
    case .estimated, .uniformAcrossSiblings:
      "Invalid estimated dimension: \(number). The dimension must be a finite value."
    }
  }
}

extension LayoutError.Surroundings {
  fileprivate var reason: String {
    "<UICollectionViewCompositionalLayout: 0x…> ran into an error when computing the layout for "
      + "section at index \(section) in container <_UICollectionLayoutContainer: 0x… "
      + "contentSize=\(containerSize); contentInsets={0, 0, 0, 0}}>. Container calculated by "
      + "applying insets (\(referenceInsets)) from sectionInsetsReference "
      + "\"\(reference.rawValue)\" to collection view frame {{0, 0}, \(collectionViewSize)}."
  }
}
