import Foundation
import Testing
import UIKit

/// Traits that an app defines, and UIKit's own by their types.
@MainActor @Suite struct TraitDefinitionTests {
  private struct Theme: Equatable {
    var radius = 4
  }

  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme()
  }

  @Test func definedTraitsAreInheritedAndOverridden() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection[ThemeTrait.self].radius == 4)
    outer.traitOverrides[ThemeTrait.self] = Theme(radius: 9)
    #expect(inner.traitCollection[ThemeTrait.self].radius == 9)
    inner.traitOverrides[ThemeTrait.self].radius = 2
    #expect(inner.traitCollection[ThemeTrait.self].radius == 2)
    #expect(outer.traitCollection[ThemeTrait.self].radius == 9)
    let made = UITraitCollection { $0[ThemeTrait.self] = Theme(radius: 1) }
    #expect(made[ThemeTrait.self].radius == 1)
  }

  @Test func traitsOfUIKitsAreThoseOfTheirProperties() {
    let view = UIView()
    view.traitOverrides[UITraitHorizontalSizeClass.self] = .regular
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection[UITraitHorizontalSizeClass.self] == .regular)
  }

  @Test func changesOfDefinedTraitsAreTold() {
    let view = UIView()
    var radii: [Int] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _: UITraitCollection) in
      radii.append(view.traitCollection[ThemeTrait.self].radius)
    }
    view.traitOverrides[ThemeTrait.self] = Theme(radius: 8)
    view.traitOverrides.displayScale = 3
    #expect(radii == [8])
  }
}
