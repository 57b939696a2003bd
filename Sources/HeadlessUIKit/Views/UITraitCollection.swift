public import Foundation

/// The idiom an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether an interface is bright or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The way a part of an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The way an interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The traits that layouts read; a view answers those of a phone at a scale of 2 held upright.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public internal(set) var displayScale: CGFloat = 2
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  public internal(set) var userInterfaceStyle = UITraitCollection.screenStyle
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The app's own.
  var defined = DefinedTraits()

  /// The screen's own style; it is set before there are views, or not at all.
  nonisolated(unsafe) package static var screenStyle = UIUserInterfaceStyle.light {
    didSet { current = UITraitCollection() }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var currentTraits = UITraitCollection()

  /// The traits of the view that is being laid out, or that is told of other traits.
  open class var current: UITraitCollection {
    get { lock.withLock { currentTraits } }
    set { lock.withLock { currentTraits = newValue } }
  }

  /// Does something while these traits are the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return displayScale == other.displayScale && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection && defined == other.defined
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(layoutDirection)
    return hasher.finalize()
  }
}

/// Traits that a view sets for itself and what is inside it; those not set are inherited.
public struct UITraitOverrides: Sendable {
  var scale: CGFloat?
  var idiom: UIUserInterfaceIdiom?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var direction: UITraitEnvironmentLayoutDirection?
  var style: UIUserInterfaceStyle?
  var category: UIContentSizeCategory?
  /// The app's own.
  var defined = DefinedTraits()

  public var displayScale: CGFloat {
    get { scale ?? 0 }
    set { scale = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom ?? .unspecified }
    set { idiom = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal ?? .unspecified }
    set { horizontal = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { vertical ?? .unspecified }
    set { vertical = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? .unspecified }
    set { direction = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .unspecified }
    set { category = newValue }
  }
}

extension UITraitCollection {
  /// The traits of a view: its parent's, with what it overrides.
  convenience init(inheriting parent: UITraitCollection?, _ overrides: UITraitOverrides) {
    self.init()
    displayScale = overrides.scale ?? parent?.displayScale ?? displayScale
    userInterfaceIdiom = overrides.idiom ?? parent?.userInterfaceIdiom ?? userInterfaceIdiom
    horizontalSizeClass = overrides.horizontal ?? parent?.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = overrides.vertical ?? parent?.verticalSizeClass ?? verticalSizeClass
    layoutDirection = overrides.direction ?? parent?.layoutDirection ?? layoutDirection
    userInterfaceStyle = overrides.style ?? parent?.userInterfaceStyle ?? userInterfaceStyle
    preferredContentSizeCategory =
      overrides.category ?? parent?.preferredContentSizeCategory ?? preferredContentSizeCategory
    defined = (parent?.defined ?? defined).overridden(by: overrides.defined)
  }
}
