import CompositionalLayout
import WorldModel

#if os(Linux)
  import Foundation
  import HeadlessUIKit
#else
  import UIKit
#endif

/// What a layout is looked at on: a screen, how it is held and read, and how many items there are.
///
/// ```swift
/// [.iPhone15, .iPhone15.landscape, .iPadPro13.rightToLeft, .size(320, 480).items(3, 0)]
/// ```
public struct LayoutScreen: Hashable, Sendable {
  /// What it is called in recorded files and failures; no two screens of one call may be called
  /// the same.
  public var name: String
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// The pixels of a point.
  public var scale: Double
  /// What bars and edges of the device cover, in points.
  public var safeArea: SafeArea
  /// Whether it is a tablet's, whose traits are regular both ways.
  public var isPad: Bool
  /// Whether text reads from right to left.
  public var readsRightToLeft = false
  /// The size that the person has chosen for text.
  public var textSize = TextSize.large
  /// How many items each section has, where a layout is looked at without data of its own.
  public var itemCounts = [12]

  /// Insets from the edges, in points.
  public struct SafeArea: Hashable, Sendable {
    /// From the edge that the name says.
    public var top, left, bottom, right: Double

    /// Insets; none where nothing is said.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The sizes of text that a person chooses from, as `UIContentSizeCategory` has them.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// A screen of a device of one's own.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - width: Its width in points.
  ///   - height: Its height in points.
  ///   - scale: The pixels of a point.
  ///   - safeArea: What is covered at its edges.
  ///   - isPad: Whether it is a tablet's.
  public init(
    name: String, width: Double, height: Double, scale: Double = 2, safeArea: SafeArea = SafeArea(),
    isPad: Bool = false
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.isPad = isPad
  }
}

// MARK: - The same screen, used otherwise

extension LayoutScreen {
  /// The device turned to its side; a phone's safe area goes along, as iOS has it for apps without
  /// bars.
  public var landscape: LayoutScreen {
    var turned = self
    (turned.width, turned.height) = (height, width)
    turned.name += " landscape"
    guard !isPad else { return turned }
    let sideways = Device.phoneSafeArea(
      sideways: DirectionalEdgeInsets(
        top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom,
        trailing: safeArea.right))
    turned.safeArea = SafeArea(
      top: sideways.top, left: sideways.leading, bottom: sideways.bottom, right: sideways.trailing)
    return turned
  }

  /// The device in a language that reads from right to left.
  public var rightToLeft: LayoutScreen {
    var other = self
    other.readsRightToLeft = true
    other.name += " right to left"
    return other
  }

  /// The device of a person who has chosen that size of text.
  public func text(_ size: TextSize) -> LayoutScreen {
    var other = self
    other.textSize = size
    other.name += " text \(size.rawValue)"
    return other
  }

  /// The device showing sections of that many items.
  public func items(_ counts: Int...) -> LayoutScreen { items(counts) }

  /// The device showing sections of that many items; what is below 0 counts as 0.
  public func items(_ counts: [Int]) -> LayoutScreen {
    var other = self
    other.itemCounts = counts.map { max(0, $0) }
    let list = other.itemCounts.map { "\($0)" }.joined(separator: "+")
    other.name += " items \(list.isEmpty ? "none" : list)"
    return other
  }
}

// MARK: - Traits

extension LayoutScreen {
  /// The size in points.
  var size: CGSize { CGSize(width: width, height: height) }

  /// Apple's size classes: a tablet is regular both ways, a phone is compact across and, held on its
  /// side, both ways; the largest phones are regular across on their side.
  var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if isPad { return (.regular, .regular) }
    if height >= width { return (.compact, .regular) }
    return (width >= 896 ? .regular : .compact, .compact)
  }

  /// The category of the text's size.
  var category: UIContentSizeCategory {
    switch textSize {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
