import SwiftSyntax

// What an app's own base class does, which is not given.
extension Slicing {
  /// The class of UIKit's that is put in the place of what a class inherits from; nil where that is a
  /// protocol or nothing says what it is.
  func superclass(inPlaceOf inherited: InheritedTypeSyntax) -> KnownSuperclass? {
    guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      list.first?.id == inherited.id,
      let type = list.parent?.parent?.as(ClassDeclSyntax.self)
    else { return nil }
    return KnownSuperclass(for: inherited.type.trimmedDescription, of: type)
  }

  /// Takes out what a type inherits from or conforms to, or puts what is likely to do in its place.
  mutating func take(_ inherited: InheritedTypeSyntax, _ cause: RefusalCause) {
    guard begins(inherited), let clause = inherited.enclosing(InheritanceClauseSyntax.self),
      let list = inherited.parent?.as(InheritedTypeListSyntax.self)
    else { return }
    let name = inherited.type.trimmedDescription
    if isGiven(inherited), let declared = clause.parent?.as(ClassDeclSyntax.self) {
      return take(declaration: Syntax(declared), cause)
    }
    if let declared = clause.parent?.as(ClassDeclSyntax.self),
      let known = superclass(inPlaceOf: inherited)
    {
      let reactors = showReactor(in: declared) ? ", ImportedPackages.ReactorView" : ""
      let comment = MissingBase.comment(on: inherited.type)
      edits.replace(inherited.type, by: known.name + reactors + comment)
      callDesignated(of: known.name, in: declared)
      return note(.superclass, known.name, inherited, cause)
    }
    if isOfIdentifiers(inherited) {
      edits.replace(inherited.type, by: "Hashable")
      return note(.conformance, name, inherited, cause)
    }
    // The rest of a list as syntax would stand elsewhere.
    let all = Array(list)
    let rest = all.filter { !handled.contains($0.id) || superclass(inPlaceOf: $0) != nil }
    let isOfClass = clause.parent?.is(ClassDeclSyntax.self) == true
    let comment = isOfClass ? MissingBase.comment(on: inherited.type) : ""
    if rest.isEmpty {
      edits.replace(clause, by: comment)
    } else {
      edits.replace(inherited, by: comment)
      if inherited.trailingComma == nil, let before = rest.last, let comma = before.trailingComma,
        begins(comma)
      {
        edits.blank(comma)
      }
    }
    note(.conformance, name, inherited, cause)
  }

  /// Has a class whose base is not given show a reactor of ReactorKit's, where it says how it is bound to
  /// one and its base shows them; whether it does.
  private mutating func showReactor(in type: ClassDeclSyntax) -> Bool {
    let functions = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let binding = functions.first {
      let first = $0.signature.parameterClause.parameters.first
      return $0.name.text == "bind" && first?.firstName.text == "reactor"
        && first?.type.is(IdentifierTypeSyntax.self) == true
    }
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard binding?.modifiers.contains("override") == true, begins(type.memberBlock),
      !inherited.contains(where: { $0.hasSuffix("View") }), importsPackages
    else { return false }
    let hasBag = type.memberBlock.members.contains {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        == "disposeBag"
    }
    if !hasBag {
      edits.insert(
        " \(type.modifiers.access)var disposeBag = ImportedPackages.DisposeBag(); ",
        before: type.memberBlock.rightBrace)
    }
    return true
  }

  /// Whether the code imports packages, as what stands in for them.
  private var importsPackages: Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "ImportedPackages"
    }
  }

  /// Whether what a class inherits from is a class that the same file declares, which only wants what
  /// it is made with.
  func isGiven(_ inherited: InheritedTypeSyntax) -> Bool {
    guard let name = inherited.type.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    return tree.statements.contains {
      $0.item.as(ClassDeclSyntax.self)?.name.text == name
        && inherited.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    }
  }

  /// Gives a class the initializer that its superclass requires: the one that its own base had, which
  /// only storyboards call, or the one of a cell that only a storyboard makes otherwise; whether it
  /// could.
  mutating func giveInitializer(at token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let type = token.enclosing(ClassDeclSyntax.self), begins(type.memberBlock) else {
      return false
    }
    let made = "{ self.init(coder: NSCoder())! }"
    let initializer =
      cause.name.contains("init(dequeuedAs:)")
      ? "convenience init(dequeuedAs identifier: String) \(made)"
      : cause.name.contains("init(dequeuedAt:)")
        ? "convenience init(dequeuedAt frame: CGRect) \(made)"
        : "init?(coder: NSCoder) { fatalError(\"init(coder:) is not given\") }"
    edits.insert(
      " \(type.modifiers.access)required \(initializer); ",
      before: type.memberBlock.rightBrace)
    return true
  }

  /// What one of UIKit's classes is made with.
  private static func arguments(of superclass: String) -> String? {
    switch superclass {
    case "UICollectionViewController": "collectionViewLayout: HeadlessUIKit.StandInLayout()"
    case "UITableViewController": "style: .plain"
    case _ where superclass.hasPrefix("UI") && superclass.hasSuffix("Controller"):
      "nibName: nil, bundle: nil"
    case "UITableViewCell": "style: .default, reuseIdentifier: nil"
    case "UICollectionViewCell", "UICollectionReusableView", "UIView", "UIStackView", "UIImageView",
      "UILabel", "UIButton", "UIControl", "UITextField":
      "frame: .zero"
    default: nil
    }
  }

  /// Has an initializer go on with one of UIKit's where it calls one of a base that is not given;
  /// whether it could.
  mutating func makeAnew(_ item: CodeBlockItemSyntax, _ cause: RefusalCause) -> Bool {
    guard item.trimmedDescription.hasPrefix("super.init("),
      item.enclosing(InitializerDeclSyntax.self)?.body?.statements.id == item.parent?.id,
      let type = item.enclosing(ClassDeclSyntax.self),
      let superclass = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      let arguments = Self.arguments(of: superclass)
    else { return false }
    replace(item, by: "super.init(\(arguments))")
    note(.argument, "", item, type.missingBases.first.map(RefusalCause.init(missing:)) ?? cause)
    return true
  }

  /// Has the initializers of a class call one that UIKit's class lets them.
  mutating func callDesignated(of superclass: String, in type: ClassDeclSyntax) {
    let arguments = Self.arguments(of: superclass) ?? "frame: .zero"
    for member in type.memberBlock.members {
      guard let body = member.decl.as(InitializerDeclSyntax.self)?.body else { continue }
      for item in body.statements where item.trimmedDescription == "super.init()" {
        if begins(item) { replace(item, by: "super.init(\(arguments))") }
      }
    }
  }

  /// Beginnings of names that UIKit itself calls when it is time.
  private static let callbacks = ["view", "did", "will", "update", "layout", "prepare", "draw"]

  /// What a method without parameters that overrides nothing is to be called by: a base class has
  /// such methods for its own classes to set themselves up in.
  func hook(at token: TokenSyntax) -> (type: ClassDeclSyntax, name: String)? {
    guard let function = token.memberDeclaration?.as(FunctionDeclSyntax.self),
      function.signature.parameterClause.parameters.isEmpty,
      function.signature.returnClause == nil, function.signature.effectSpecifiers == nil,
      let type = function.enclosing(ClassDeclSyntax.self), type.inheritanceClause != nil,
      !Self.callbacks.contains(where: { function.name.text.hasPrefix($0) })
    else { return nil }
    return (type, function.name.text)
  }

  /// Calls the methods of a class that its base would, where that does.
  mutating func call(_ names: [String], in type: ClassDeclSyntax) {
    let superclass = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    let code = type.memberBlock.trimmedDescription
    let calls = names.filter { !code.contains(" \($0)()\n") }.map { "; self.\($0)()" }.joined()
    guard !calls.isEmpty else { return }
    // What overrides is as much in reach as its class.
    let access = type.modifiers.access
    if superclass.hasSuffix("Controller") {
      if names.allSatisfy({ $0.lowercased().contains("constraint") }),
        callLast(calls, in: type)
      {
        return
      }
      guard !insert(calls, after: "super.viewDidLoad()", in: type) else { return }
      edits.insert(
        " \(access)override func viewDidLoad() { super.viewDidLoad()\(calls) }; ",
        before: type.memberBlock.rightBrace)
    } else if superclass.hasSuffix("Cell") || superclass.hasSuffix("View") {
      guard !insert(calls, after: "super.init(", in: type) else { return }
      // A class that makes itself otherwise, or by nothing of its own, is made with a frame.
      guard !type.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
      else { return }
      edits.insert(
        " \(access)override init(frame: CGRect) { super.init(frame: frame)\(calls) }"
          + "; \(access)required init?(coder: NSCoder) { super.init(coder: coder) }; ",
        before: type.memberBlock.rightBrace)
    }
  }

  /// Puts calls of what only constrains views behind all that puts them into others when a view is
  /// loaded; whether something does.
  private mutating func callLast(_ calls: String, in type: ClassDeclSyntax) -> Bool {
    let loading = type.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == "viewDidLoad" }
    guard let body = loading?.body, body.trimmedDescription.contains("addSubview") else {
      return false
    }
    edits.insert(calls + " ", before: body.rightBrace)
    return true
  }

  /// Puts calls behind the first statement that begins in a way; whether there is one.
  private mutating func insert(
    _ calls: String, after beginning: String, in type: ClassDeclSyntax
  ) -> Bool {
    for member in type.memberBlock.members {
      let body =
        member.decl.as(FunctionDeclSyntax.self)?.body
        ?? member.decl.as(InitializerDeclSyntax.self)?.body
      let item = body?.statements.first { $0.trimmedDescription.hasPrefix(beginning) }
      guard let item, !item.trimmedDescription.contains("coder") else { continue }
      edits.insert(calls, after: item)
      return true
    }
    return false
  }
}
