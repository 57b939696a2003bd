import SwiftSyntax

// Members of types that are given, from extensions that are not; and what types conform to there.
extension StandIns {
  /// What holds values of any type and is extended by nobody.
  private static let anything: Set = ["Any", "AnyObject", "StandInMember", "Void", "Self"]

  /// Has types conform to protocols that stand in, where the code takes it that they do.
  mutating func addConformances(_ refusals: [RewritingTask.Refusal]) {
    var known: Set<String> = []
    for refusal in refusals
    where ["conform", "be converted to type", "to expected argument type", "to return type"]
      .contains(where: { refusal.message.contains($0) })
    {
      let quoted = refusal.message.split(separator: "'", omittingEmptySubsequences: false)
        .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      // Of types as values it is told in brackets.
      guard
        let name = quoted.last?.replacing(").Type", with: "").split(separator: " ").last
          .map(String.init),
        quoted.count > 1,
        let type = quoted.dropLast().last.map({
          $0.hasSuffix(".Type") ? String($0.dropLast(5)) : $0
        })
      else { continue }
      if name == "Identifiable", identify(type) { continue }
      meet(name, by: type)
      guard uses.protocols.contains(name),
        uses.declared.contains(type) || type.isTypeName && !Self.anything.contains(type),
        !uses.protocols.contains(type), type != "\(name)NotGiven",
        known.insert("\(type): \(name)").inserted
      else { continue }
      text += "extension \(type): \(name) {}\n"
    }
  }

  /// UIKit's and Swift's own values that apps add names to.
  private static let values: Set = [
    "UIColor", "UIFont", "UIImage", "CGFloat", "Double", "String", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "NSCollectionLayoutSize", "NSCollectionLayoutSection",
    "NSNotification.Name", "Notification.Name", "TimeInterval",
  ]

  /// Those of them that say where elements lie.
  private static let measures: Set = [
    "CGFloat", "Double", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]

  /// Adds a member that an extension would have: a value of UIKit's that the app has a name for, or
  /// what registers, makes or takes in views by their types.
  mutating func addMember(_ refusal: RewritingTask.Refusal, _ place: Place) {
    let cause = RefusalCause(refusal.message)
    if addInitializer(refusal, place) || addMaker(cause, refusal, place)
      || addChange(cause, refusal, place)
      || addIdentifier(refusal, place) || addSource(refusal, place)
      || addMember(ofSequence: refusal, place)
    {
      return
    }
    if cause.kind == .nameMissing, refusal.message.hasPrefix("type '"),
      let point = cause.name.lastIndex(of: ".")
    {
      let type = String(cause.name[..<point])
      let member = String(cause.name[cause.name.index(after: point)...])
      if addAnswer(cause, refusal, place) { return }
      if isItem(of: type, member) {
        addItem(member, of: type, refusal, place)
      } else if Self.values.contains(type), member.first?.isLowercase == true {
        addValue(member, of: type, refusal, place)
      } else {
        _ = addShared(member, of: type, refusal, place)
      }
      return
    }
    if addAnswer(cause, refusal, place) || addMeasure(cause, refusal, place)
      || addKey(refusal, place) || addSubscript(refusal, place)
      || addMember(ofValue: refusal, place)
    {
      return
    }
    guard let call = place.token.callOfMember ?? place.token.callOfOwn,
      let name = call.nameAtEnd
    else { return }
    let labels: [String] = call.arguments.map { $0.label?.text ?? "_" }
    guard let declaration = viewMember(name, labels, call) else { return }
    add(
      extension: declaration, naming: names(of: call, name),
      called: "\(declaration.type).\(name)", refusal, place)
  }

  /// Adds a name after a point that is looked up in a type that is not given; whether a refusal is
  /// about one.
  private mutating func addKey(_ refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    guard ["contextual", "StandInKey", "dynamicMember"].contains(where: refusal.message.contains),
      let call = place.token.enclosing(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      let key = call.arguments.first?.expression.as(MemberAccessExprSyntax.self), key.base == nil
    else { return false }
    let name = key.declName.baseName.text
    let value = "static var \(name): Self { Self(\"\(name.filter { $0 != "`" })\") }"
    let line = "extension HeadlessUIKit.StandInKey { \(value) }\n"
    if !text.contains(line) { text += line }
    return true
  }

  /// Adds a subscript with a label of the app's, which gives an element where there is one; whether a
  /// refusal is about one.
  private mutating func addSubscript(_ refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    guard refusal.message.hasPrefix("extraneous argument label '"),
      refusal.message.hasSuffix("in subscript"),
      let call = place.token.enclosing(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      let label = call.arguments.first?.label?.text
    else { return false }
    let element =
      "subscript(\(label) index: Index) -> Element? { indices.contains(index) ? self[index] : nil }"
    add(
      extension: ("Collection", element), called: "Collection.subscript(\(label):)", refusal, place)
    let member = "HeadlessUIKit.StandInMember"
    // What is looked up by what identifies it may be identified by anything.
    let found =
      label == "id"
      ? "subscript<ID>(id id: ID) -> \(member)? { .some(self[0]) }"
      : "subscript(\(label) index: Int) -> \(member)? { .some(self[index]) }"
    let line = "extension \(member) { \(found) }\n"
    if !text.contains(line) { text += line }
    return true
  }

  /// Adds a member, and the enumerations of what it is called with, which other members may share.
  mutating func add(
    extension member: (type: String, text: String), naming enumerations: [String] = [],
    called name: String, _ refusal: RewritingTask.Refusal, _ place: Place
  ) {
    for declared in enumerations + [member.text] {
      let line = "extension \(member.type) { \(declared) }\n"
      if !text.contains(line) { text += line }
    }
    note(name, refusal, place)
  }

  private mutating func addValue(
    _ name: String, of type: String, _ refusal: RewritingTask.Refusal, _ place: Place
  ) {
    let owner = Self.measures.contains(type) ? ", of: \"\(type)\"" : ""
    let value = "HeadlessUIKit.standingIn(for: \"\(name)\"\(owner))"
    let member: String
    var enumerations: [String] = []
    if let call = place.token.callOfMember,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    {
      let (parameters, generics, size) = parameters(of: call, name)
      let font: String? = type == "UIFont" ? size.map { ".systemFont(ofSize: \($0))" } : nil
      enumerations = names(of: call, name)
      member =
        "static func \(name.escaped)\(generics)(\(parameters)) -> \(type) { \(font ?? value) }"
    } else {
      member = "static var \(name.escaped): \(type) { \(value) }"
    }
    add(
      extension: (type, member), naming: enumerations, called: "\(type).\(name)", refusal, place)
  }

  // MARK: Views by their types

  /// The labels that UIKit's own methods have.
  private static let known: Set<[String]> = [
    ["_", "forCellWithReuseIdentifier"], ["_", "forCellReuseIdentifier"],
    ["_", "forSupplementaryViewOfKind", "withReuseIdentifier"],
    ["_", "forHeaderFooterViewReuseIdentifier"], ["_", "forDecorationViewOfKind"],
    ["using", "for", "item"], ["using", "for"],
  ]

  /// A method that an app adds to UIKit's views, with what its name says that it does.
  private func viewMember(
    _ name: String, _ labels: [String], _ call: FunctionCallExprSyntax
  ) -> (type: String, text: String)? {
    guard call.trailingClosure == nil, !Self.known.contains(labels),
      Prototypes.calls[labels] == nil, labels.last != Prototypes.label,
      !uses.functions.contains(name)
    else { return nil }
    switch name {
    case "addSubviews" where labels.allSatisfy { $0 == "_" }:
      let isList = call.arguments.first?.expression.is(ArrayExprSyntax.self) == true
      return (
        "UIView",
        "func addSubviews(_ views: \(isList ? "[UIView]" : "UIView...")) "
          + "{ views.forEach(addSubview) }"
      )
    case "addArrangedSubviews" where labels.allSatisfy { $0 == "_" }:
      let isList = call.arguments.first?.expression.is(ArrayExprSyntax.self) == true
      return (
        "UIStackView",
        "func addArrangedSubviews(_ views: \(isList ? "[UIView]" : "UIView...")) "
          + "{ views.forEach(addArrangedSubview) }"
      )
    case _ where name.hasPrefix("register"): return registering(name, call)
    case _ where name.hasPrefix("dequeue"): return dequeuing(name, call)
    default: return ConstrainingMethod(name, of: call).declaration.map { ("UIView", $0) }
    }
  }

  /// Whether a table's method is called, as what it is called on says.
  private func isOfTable(_ call: FunctionCallExprSyntax) -> Bool {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return base?.split(separator: ".").last?.lowercased().contains("table") == true
  }

  /// The class of views that a name is about.
  private func viewClass(_ name: String, _ call: FunctionCallExprSyntax) -> String {
    let told = (name + call.arguments.trimmedDescription).lowercased()
    let words = ["header", "footer", "supplementary", "reusableview", "kind"]
    let isCell = !words.contains { told.contains($0) }
    if isOfTable(call) { return isCell ? "UITableViewCell" : "UITableViewHeaderFooterView" }
    return isCell ? "UICollectionViewCell" : "UICollectionReusableView"
  }

  private func registering(
    _ name: String, _ call: FunctionCallExprSyntax
  ) -> (type: String, text: String)? {
    guard let first = call.arguments.first else { return nil }
    let view = viewClass(name, call)
    if let all = first.expression.as(ArrayExprSyntax.self), call.arguments.count == 1,
      all.elements.allSatisfy({ $0.expression.trimmedDescription.hasSuffix(".self") })
    {
      let each = "register($0, forCellWithReuseIdentifier: String(describing: $0))"
      let body = view == "UICollectionViewCell" ? "p0.forEach { \(each) }" : ""
      return (
        isOfTable(call) ? "UITableView" : "UICollectionView",
        "func \(name)(\(first.label?.text ?? "_") p0: [\(view).Type]) { \(body) }"
      )
    }
    guard first.expression.trimmedDescription.hasSuffix(".self") else { return nil }
    let list = parametersByType(of: call, name)
    // Code may take them by what their class is called.
    let isCell = view == "UICollectionViewCell"
    let body =
      isCell
      ? "register(View.self, forCellWithReuseIdentifier: String(describing: View.self))" : ""
    return (
      isOfTable(call) ? "UITableView" : "UICollectionView",
      "func \(name)<View: \(view)\(list.generics)>(\(list.text)) { \(body) }"
    )
  }

  private func dequeuing(
    _ name: String, _ call: FunctionCallExprSyntax
  ) -> (type: String, text: String)? {
    let list = parametersByType(of: call, name)
    let view = viewClass(name, call)
    let body: String
    if view == "UITableViewHeaderFooterView" {
      body = "standInView(of: View.self)"
    } else {
      guard let path = list.path else { return nil }
      body =
        view == "UICollectionReusableView"
        ? "standInView(of: View.self, kind: \(list.kind ?? "nil"), for: \(path))"
        : "standInCell(of: View.self, for: \(path))"
    }
    return (
      isOfTable(call) ? "UITableView" : "UICollectionView",
      "func \(name)<View: \(view)\(list.generics)>(\(list.text)) -> View { \(body) }"
    )
  }

  /// The parameters of a method that takes a class of views, a kind of them or a place.
  private func parametersByType(
    of call: FunctionCallExprSyntax, _ name: String
  ) -> (text: String, generics: String, path: String?, kind: String?) {
    var texts: [String] = []
    var generics = ""
    var path: String?
    var kind: String?
    for (index, argument) in call.arguments.enumerated() {
      let label: String = argument.label?.text ?? "_"
      let given: String = argument.expression.trimmedDescription
      let type: String
      if given.hasSuffix(".self") {
        type = "View.Type"
      } else if given.lowercased().hasSuffix("indexpath") || ["for", "at"].contains(label) {
        type = "IndexPath"
        path = "p\(index)"
      } else if given.hasPrefix(".") {
        type = "\(name)_\(label)_"
      } else if given.lowercased().hasSuffix("kind") || given.contains("elementKind") {
        type = "String"
        kind = "p\(index)"
      } else {
        type = "P\(index)"
        generics += ", P\(index)"
      }
      texts.append("\(label.escaped) p\(index): \(type)")
    }
    return (texts.joined(separator: ", "), generics, path, kind)
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, a member's or a function's.
  fileprivate var nameAtEnd: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension TokenSyntax {
  /// The call of a view's own member by its name alone, which a place is.
  fileprivate var callOfOwn: FunctionCallExprSyntax? {
    guard text.hasPrefix("add"), let call = parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == parent?.id
    else { return nil }
    return call
  }

  /// The call of a member that a place is in the name or the arguments of, the innermost.
  var callOfMember: FunctionCallExprSyntax? {
    var node: Syntax? = parent
    while let found = node, !found.is(CodeBlockItemSyntax.self), !found.is(ClosureExprSyntax.self) {
      if let call = found.as(FunctionCallExprSyntax.self),
        call.calledExpression.is(MemberAccessExprSyntax.self)
      {
        return call
      }
      node = found.parent
    }
    return nil
  }
}
