/// Collections of one trait, as tests of layouts make them.
let traitPrelude = #"""
  extension UITraitCollection {
    convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
      self.init()
      self.horizontalSizeClass = horizontalSizeClass
    }
    convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
      self.init()
      self.verticalSizeClass = verticalSizeClass
    }
    convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
      self.init()
      self.userInterfaceIdiom = userInterfaceIdiom
    }
    convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.init()
      self.userInterfaceStyle = userInterfaceStyle
    }
    convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
      self.init()
      self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
      self.init()
      self.layoutDirection = layoutDirection
    }
    convenience init(displayScale: CGFloat) {
      self.init()
      self.displayScale = displayScale
    }
  }

  """#
