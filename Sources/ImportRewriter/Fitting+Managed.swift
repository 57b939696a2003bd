import SwiftSyntax

// What Core Data gives the objects of a model as the program runs.
extension Fitting {
  /// Has a property that Core Data stores ask the object for its value: an extension has none of its
  /// own, and nothing gives it one as the object is made.
  func manage(_ node: VariableDeclSyntax) {
    guard node.attributes.named("NSManaged") != nil, node.bindings.count == 1,
      let binding = node.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation
    else { return }
    let name = binding.pattern.trimmedDescription
    let key = name.filter { $0 != "`" }
    edits.insert(
      " { get { managedValue(of: \"\(key)\") } set { setValue(newValue, forKey: \"\(key)\") } }",
      after: type)
  }

  /// Gives a function that Core Data has, such as one that adds to a relationship, a body.
  func manage(_ node: FunctionDeclSyntax) {
    guard node.attributes.named("NSManaged") != nil, node.body == nil else { return }
    let parameters = node.signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first else {
      return edits.insert(" {}", after: node.signature)
    }
    let value = (parameter.secondName ?? parameter.firstName).text
    edits.insert(
      " { changeManagedValues(\"\(node.name.text)\", \(value)) }", after: node.signature)
  }
}
