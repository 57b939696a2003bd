public import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
  var displayScale: CGFloat { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

extension UITraitOverrides: UIMutableTraits {}

// Collections that say some traits and leave the others unspecified, as for an environment that a
// test hands to a section provider.
extension UITraitCollection {
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(traits)
  }

  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// What the collections say, the later ones where several say something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(
      _ trait: (UITraitCollection) -> Trait, besides unspecified: Trait
    ) -> Trait {
      traitCollections.map(trait).last { $0 != unspecified } ?? unspecified
    }
    self.init {
      $0.displayScale = last(\.displayScale, besides: 0)
      $0.userInterfaceIdiom = last(\.userInterfaceIdiom, besides: .unspecified)
      $0.horizontalSizeClass = last(\.horizontalSizeClass, besides: .unspecified)
      $0.verticalSizeClass = last(\.verticalSizeClass, besides: .unspecified)
      $0.userInterfaceStyle = last(\.userInterfaceStyle, besides: .unspecified)
      $0.preferredContentSizeCategory = last(
        \.preferredContentSizeCategory, besides: .unspecified)
      $0.layoutDirection = last(\.layoutDirection, besides: .unspecified)
    }
  }

  private convenience init(_ traits: any UIMutableTraits) {
    self.init()
    displayScale = traits.displayScale
    userInterfaceIdiom = traits.userInterfaceIdiom
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
    if let overrides = traits as? UITraitOverrides { defined = overrides.defined }
  }
}
