extension LayoutError {
  /// The text UIKit raises or logs, with `0x…` in the place of addresses (rules L-1.8, L-1.9).
  package var uikitReason: String {
    switch self {
    case .invalidDimension(let dimension): Self.reason(dimension)
    case .emptyGroup: "At least 1 subitem is required for a group"
    case .repeatCountBelowOne(let axis, _):
      "A repeating \(axis.rawValue) group should specify a count >= 1"
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
    case .layoutLoop: Self.layoutLoopReason
    case .zeroPreferredSize:
      "Invalid parameter not satisfying: !CGSizeEqualToSize(size, CGSizeZero)"
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

extension LayoutError {
  /// The text of a layout that never comes to rest (rule L-1.9).
  package static let layoutLoopReason =
    "UICollectionView (<UICollectionView: 0x…>) is stuck in its update/layout loop. This can "
    + "happen for many reasons, including self-sizing views whose preferred attributes are not "
    + "returning a consistent size. To debug this issue, check the Console app for logs in the "
    + "\"UICollectionViewRecursion\" category."

  /// What UIKit logs before it raises that text.
  package static let layoutLoopLog =
    "[UICollectionViewRecursion] <UICollectionView: 0x…> is stuck in its update/layout loop. See "
    + "previous logs in the \"UICollectionViewRecursionCategory\" to find callers that scheduled a "
    + "recursive update"
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
