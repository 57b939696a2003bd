import SwiftSyntax

// What sections and items are, whose protocols are not given.
extension Slicing {
  /// Whether what a type conforms to is what has its values tell sections or items apart, as far as
  /// the rest of its declaration says: protocols of an app's own for these are `Hashable`.
  func isOfIdentifiers(_ inherited: InheritedTypeSyntax) -> Bool {
    let known: Set = ["Hashable", "Int", "String", "AnyHashable", "Character", "Double"]
    guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      !list.contains(where: { known.contains($0.type.trimmedDescription) }),
      !list.prefix(while: { $0.id != inherited.id }).contains(where: { handled.contains($0.id) }),
      let declaration = list.parent?.parent,
      declaration.is(EnumDeclSyntax.self) || declaration.is(StructDeclSyntax.self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return false }
    return identifiers.contains { $0.split(separator: ".").last.map(String.init) == name }
  }
}
