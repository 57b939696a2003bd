import SwiftReading

/// A property with a wrapper, written out.
struct WrappedProperty {
  let name: String
  /// What takes the property's place: the wrapper, the value, and what `$` names.
  private(set) var declarations: [Declaration] = []
  /// Whether the wrapper has no value until an initialiser gives one.
  private(set) var isEmpty = false
  /// The type of the wrapper; nil where it has to be inferred.
  private var storageType: TypeSyntax?
  private let wrapper: WrapperSyntax
  private let range: SourceRange

  /// Nil where nothing written tells the property's type.
  init?(_ declaration: Declaration, _ wrapper: WrapperSyntax, _ type: TypeDeclarationSyntax) {
    guard case .variable(let variable) = declaration.kind, let binding = variable.bindings.first,
      case .name(let name, _) = binding.pattern.kind,
      let wrapped = type.variable("wrappedValue"), let inner = wrapped.type
    else { return nil }
    self.name = name
    self.wrapper = wrapper
    range = binding.pattern.range
    let generic = type.generics.count == 1 ? type.generics[0].name : nil
    guard
      let value = binding.type
        ?? (inner.names(generic) ? binding.value?.tellingType ?? wrapper.tellingType : inner)
    else { return nil }
    let argument = generic.flatMap { inner.argument($0, where: value) }

    declarations = [storage(binding.value, argument, declaration, type)]
    if type.takesValue, let own = storageType,
      declaration.modifiers.isDisjoint(with: ["static", "class"])
    {
      declarations.append(maker(of: value, own))
    }
    declarations.append(
      computed(declaration, value, binding.accessors, isSettable: wrapped.isSettable, wrapper))
    if let projected = type.variable("projectedValue"), let projection = projected.type {
      let type = argument.flatMap { argument in
        generic.map { projection.replacing($0, with: argument) }
      }
      declarations.append(self.projected(declaration, type ?? projection, projected.isSettable))
    }
  }

  /// `Wrapper(wrappedValue: value, …)`.
  func made(of value: Expression) -> Expression {
    var arguments = wrapper.arguments
    arguments.insert(
      Argument(label: "wrappedValue", value: value, labelRange: value.range), at: 0)
    return Expression(.call(Expression(.type(wrapper.type), range), arguments), range)
  }

  /// What an observable object tells of its changes with.
  static let sender: Declaration = {
    let made = Expression(.call(.name("ObservableObjectPublisher", at: 0..<0), []), 0..<0)
    return variable("objectWillChange", value: made, isVariable: false, at: 0..<0)
  }()

  // MARK: Parts

  /// The function with which the memberwise initialiser makes the wrapper of a value.
  private func maker(of value: TypeSyntax, _ own: TypeSyntax) -> Declaration {
    let parameter = FunctionSyntax.Parameter(label: nil, name: "value", type: value, range: range)
    let made = Statement(.returning(made(of: .name("value", at: range))), range)
    let function = FunctionSyntax(
      name: Self.makerPrefix + name, role: .function, parameters: [parameter],
      result: own, body: [made])
    var declaration = Declaration(.function(function), range: range, nameRange: range)
    declaration.modifiers = ["static"]
    return declaration
  }

  /// What the name of that function begins with, before the property's.
  static let makerPrefix = "_made_"

  private mutating func storage(
    _ value: Expression?, _ argument: TypeSyntax?, _ declaration: Declaration,
    _ type: TypeDeclarationSyntax
  ) -> Declaration {
    var own = wrapper.type
    if let argument, case .named(let name, let arguments, let base) = own.kind, arguments.isEmpty {
      own.kind = .named(name, arguments: [argument], base: base)
    }
    var initial: Expression?
    if let value {
      initial = made(of: value)
    } else if !wrapper.arguments.isEmpty || type.isMadeOfNothing {
      initial = Expression(
        .call(Expression(.type(own), range), wrapper.arguments), range)
    }
    isEmpty = initial == nil
    let known = argument != nil || type.generics.isEmpty
    storageType = known ? own : nil
    var storage = Self.variable(
      "_" + name, type: known ? own : nil, value: initial, isVariable: true, at: range)
    storage.modifiers = declaration.modifiers.intersection(["static", "class"])
    return storage
  }

  private func computed(
    _ declaration: Declaration, _ type: TypeSyntax, _ observers: Accessors?, isSettable: Bool,
    _ wrapper: WrapperSyntax
  ) -> Declaration {
    let inner = Expression.member("wrappedValue", of: .name("_" + name, at: range))
    var accessors = Accessors()
    accessors.get = .init(body: [returning(inner)])
    if isSettable {
      var body: [Statement] = []
      let new = Expression.name("newValue", at: range)
      if let didSet = observers?.didSet {
        body.append(constant(didSet.parameter ?? "oldValue", inner))
      }
      if let willSet = observers?.willSet { body.append(block(willSet, "newValue", new)) }
      if case .named("Published", _, _) = wrapper.type.kind {
        body.append(calling("_willChange", .name("self", at: range)))
      }
      body.append(
        Statement(.expression(Expression(.assignment(nil, range, inner, new), range)), range))
      if let didSet = observers?.didSet, let own = didSet.body {
        body.append(Statement(.doBlock(nil, own, []), range))
      }
      accessors.set = .init(body: body)
    }
    var computed = Self.variable(name, type: type, isVariable: true, at: range)
    computed.attributes = declaration.attributes
    computed.modifiers = declaration.modifiers.subtracting(["lazy"])
    return computed.with(accessors)
  }

  private func projected(
    _ declaration: Declaration, _ type: TypeSyntax, _ isSettable: Bool
  ) -> Declaration {
    let inner = Expression.member("projectedValue", of: .name("_" + name, at: range))
    var accessors = Accessors()
    accessors.get = .init(body: [returning(inner)])
    if isSettable {
      let new = Expression.name("newValue", at: range)
      let assigned = Expression(.assignment(nil, range, inner, new), range)
      accessors.set = .init(body: [Statement(.expression(assigned), range)])
    }
    var projected = Self.variable("$" + name, type: type, isVariable: true, at: range)
    projected.modifiers = declaration.modifiers.intersection(["static", "class"])
    return projected.with(accessors)
  }

  // MARK: Pieces of syntax

  private static func variable(
    _ name: String, type: TypeSyntax? = nil, value: Expression? = nil, isVariable: Bool,
    at range: SourceRange
  ) -> Declaration {
    let binding = VariableSyntax.Binding(
      pattern: Pattern(.name(name, isVariable: isVariable), range), type: type, value: value)
    return Declaration(
      .variable(VariableSyntax(isVariable: isVariable, bindings: [binding])), range: range,
      nameRange: range)
  }

  private func returning(_ value: Expression) -> Statement {
    Statement(.returning(value), range)
  }

  private func constant(_ name: String, _ value: Expression) -> Statement {
    let declaration = Self.variable(name, value: value, isVariable: false, at: range)
    return Statement(.declaration(declaration), range)
  }

  private func calling(_ name: String, _ argument: Expression) -> Statement {
    let argument = Argument(label: nil, value: argument, labelRange: range)
    return Statement(
      .expression(Expression(.call(.name(name, at: range), [argument]), range)), range)
  }

  /// An observer as a closure that is called, since it may return early.
  private func block(
    _ observer: Accessors.Accessor, _ usual: String, _ value: Expression
  ) -> Statement {
    var body = observer.body ?? []
    if let name = observer.parameter, name != usual { body.insert(constant(name, value), at: 0) }
    let closure = Expression(.closure(ClosureSyntax(body: body)), range)
    return Statement(.expression(Expression(.call(closure, []), range)), range)
  }
}

extension Declaration {
  /// The variable as a computed one.
  fileprivate func with(_ accessors: Accessors) -> Declaration {
    guard case .variable(var variable) = kind else { return self }
    variable.bindings[0].accessors = accessors
    var copy = self
    copy.kind = .variable(variable)
    return copy
  }
}

extension TypeDeclarationSyntax {
  /// The variable of the type with that name.
  fileprivate func variable(_ name: String) -> VariableSyntax.Binding? {
    for member in members where member.names(name) {
      if case .variable(let variable) = member.kind { return variable.bindings[0] }
    }
    return nil
  }

  /// Whether it can be made of a value alone, or with arguments besides.
  fileprivate var takesValue: Bool {
    let initializers = members.compactMap { member -> FunctionSyntax? in
      guard case .function(let function) = member.kind, case .initializer = function.role else {
        return nil
      }
      return function
    }
    if initializers.isEmpty { return variable("wrappedValue")?.accessors?.get == nil }
    return initializers.contains { $0.parameters.first?.label == "wrappedValue" }
  }

  /// Whether it has an initialiser that needs no argument.
  fileprivate var isMadeOfNothing: Bool {
    var hasOwn = false
    for member in members {
      guard case .function(let function) = member.kind, case .initializer = function.role else {
        continue
      }
      hasOwn = true
      if function.parameters.allSatisfy({ $0.defaultValue != nil }) { return true }
    }
    return !hasOwn
      && members.allSatisfy { member in
        guard case .variable(let variable) = member.kind else { return true }
        return variable.bindings.allSatisfy {
          $0.value != nil || $0.accessors?.get != nil
        }
      }
  }
}

extension VariableSyntax.Binding {
  /// Whether it is stored, or has a setter.
  fileprivate var isSettable: Bool { accessors?.get == nil || accessors?.set != nil }
}

extension WrapperSyntax {
  /// The type that the arguments tell: that of the first value, a default before others.
  fileprivate var tellingType: TypeSyntax? {
    let named = arguments.first {
      ["wrappedValue", "default", "defaultValue", "initialValue"].contains($0.label)
    }
    return (named ?? arguments.first { $0.label == nil })?.value.tellingType
  }
}

extension Expression {
  /// The type that a literal or the call of an initialiser has; nil where it has to be inferred.
  fileprivate var tellingType: TypeSyntax? {
    func named(_ name: String) -> TypeSyntax {
      TypeSyntax(.named(name, arguments: [], base: nil), range)
    }
    if let literal { return named(literal == .floating ? "Double" : "Int") }
    switch kind {
    case .boolean: return named("Bool")
    case .string: return named("String")
    case .array(let elements):
      return elements.first?.tellingType.map { TypeSyntax(.array($0), range) }
    case .dictionary(let entries):
      guard let key = entries.first?.key.tellingType, let value = entries.first?.value.tellingType
      else { return nil }
      return TypeSyntax(.dictionary(key: key, value: value), range)
    case .call(let callee, _): return callee.namedType
    case .member(let base, _, _, _): return base.namedType
    default: return nil
    }
  }

  /// The type that the expression names, as habit has it: with a capital.
  private var namedType: TypeSyntax? {
    switch kind {
    case .type(let type): return type
    case .name(let name, let arguments) where name.first?.isUppercase == true:
      return TypeSyntax(.named(name, arguments: arguments, base: nil), range)
    case .array(let elements) where elements.count == 1:
      return elements[0].namedType.map { TypeSyntax(.array($0), range) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = entries[0].key.namedType, let value = entries[0].value.namedType else {
        return nil
      }
      return TypeSyntax(.dictionary(key: key, value: value), range)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// Whether the generic parameter is named in it.
  fileprivate func names(_ generic: String?) -> Bool {
    guard let generic else { return false }
    switch kind {
    case .named(let name, let arguments, let base):
      return base == nil && name == generic || arguments.contains { $0.names(generic) }
    case .optional(let inner), .array(let inner), .metatype(let inner):
      return inner.names(generic)
    case .dictionary(let key, let value): return key.names(generic) || value.names(generic)
    case .tuple(let elements): return elements.contains { $0.type.names(generic) }
    case .function, .composition: return false
    }
  }

  /// What the generic parameter stands for where this type is `type`; nil where that is not plain.
  fileprivate func argument(_ generic: String, where type: TypeSyntax) -> TypeSyntax? {
    switch (kind, type.kind) {
    case (.named(generic, _, nil), _): type
    case (.optional(let inner), .optional(let other)), (.array(let inner), .array(let other)):
      inner.argument(generic, where: other)
    default: nil
    }
  }

  /// The type with a generic parameter replaced.
  fileprivate func replacing(_ generic: String, with type: TypeSyntax) -> TypeSyntax {
    var copy = self
    switch kind {
    case .named(generic, _, nil): return type
    case .named(let name, let arguments, let base):
      copy.kind = .named(
        name, arguments: arguments.map { $0.replacing(generic, with: type) }, base: base)
    case .optional(let inner): copy.kind = .optional(inner.replacing(generic, with: type))
    case .array(let inner): copy.kind = .array(inner.replacing(generic, with: type))
    case .dictionary(let key, let value):
      copy.kind = .dictionary(
        key: key.replacing(generic, with: type), value: value.replacing(generic, with: type))
    default: break
    }
    return copy
  }
}
