import SwiftSyntax

// Observation, which comes with SwiftUI and UIKit.
extension Fitting {
  private static let (module, macro) = ("Observation", "Observable")

  /// Imports it beside them where a file observes.
  func importObservation(with node: ImportDeclSyntax) {
    let tokens = node.root.tokens(viewMode: .sourceAccurate)
    let observes = tokens.contains { token in
      token.text == "withObservationTracking"
        || token.text == Self.macro && token.parent?.parent?.is(AttributeSyntax.self) == true
    }
    if observes { edits.insert("import \(Self.module); ", before: node) }
  }

  /// Names the macro by its module: RxSwift has a class of its name, and an app may have a wrapper.
  func nameModule(of attribute: AttributeSyntax) {
    guard attribute.attributeName.trimmedDescription == Self.macro,
      attribute.parent?.parent?.is(ClassDeclSyntax.self) == true,
      !declarations.types.contains(Self.macro)
    else { return }
    edits.replace(attribute.attributeName, by: "\(Self.module).\(Self.macro)")
  }
}
