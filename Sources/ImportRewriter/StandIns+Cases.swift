import SwiftSyntax

// The cases of enumerations that stand in.
extension StandIns {
  /// Makes enumerations of values whose cases are named, and adds cases to those that are.
  mutating func addCases(_ found: [(RewritingTask.Refusal, Place?)]) {
    var missing = mappedCases(found)
    var texts: Set<String> = []
    for (refusal, place) in found {
      guard let named = missingCase(refusal.message, at: place?.token) else { continue }
      let parts = named.split(separator: ".").map(String.init)
      guard parts.count > 1, let member = parts.last, member.first?.isLowercase == true,
        !Self.makesSource(member), member.prefix(while: { $0 != "(" }) != "init",
        let name = parts.dropLast().last,
        uses.values.contains(name) || uses.cases[name] != nil || uses.objects.contains(name)
      else { continue }
      let path = parts.dropLast().joined(separator: ".")
      if uses.isText(member, of: name) {
        texts.insert("extension \(path) { static let \(member.escaped) = \"\(member)\" }\n")
      } else {
        missing[path, default: []].insert(member)
      }
    }
    text += texts.sorted().joined()
    for (path, members) in missing.sorted(by: { $0.key < $1.key }) {
      let type: String = path.split(separator: ".").last.map(String.init) ?? path
      let isInside = path != type
      let known = uses.cases[type] ?? []
      let all = uses.cases(of: type, with: members.subtracting(["allCases"]))
      let names = uses.ordered(all.union(known))
      let isGeneric = roles.generic[type] != nil
      let isMade = uses.labels[type]?.contains { $0 != ["rawValue"] && !$0.isEmpty } == true
      if uses.objects.contains(type), isChoice(type, all) {
        changes.append((beginning: "final class \(type): ", line: enumeration(type, names)))
      } else if uses.objects.contains(type) {
        let objects = names.map { "static let \($0.escaped) = \(path)()" }
        text += "extension \(path) { \(objects.joined(separator: "; ")) }\n"
      } else if isInside && (uses.cases[type] != nil || !isMade && isToldApart(type, all)) {
        add(names, to: type, within: path)
      } else if isMade || isInside || uses.nested[type] != nil || isOnlyCompared(type, all) {
        let values = names.map {
          "static var \($0.escaped): Self { Self(named: \"\($0)\") }"
        }
        text += "extension \(path) { \(values.joined(separator: "; ")) }\n"
      } else {
        let line = enumeration(type, names)
        let kind = uses.values.contains(type) ? "struct" : "enum"
        let beginning = "\(kind) \(type)\(isGeneric ? "<" : ": HeadlessUIKit.StandIn")"
        changes.append((beginning: beginning, line: line))
      }
    }
  }

  /// Whether code names some values of a type and never tells all of them apart: there are others.
  private func isOnlyCompared(_ type: String, _ names: Set<String>) -> Bool {
    (uses.identifiers.contains(type) || names.count == 1) && !uses.sections.contains(type)
      && uses.cases[type] == nil && roles.listed[type] == nil
      && uses.members[type]?.contains("allCases") != true
      && uses.labels[type]?.contains(["rawValue"]) != true
      && names.allSatisfy { uses.payloads[$0] == nil }
      && uses.switches.allSatisfy {
        $0.names.isDisjoint(with: names) && !type.isEnding(in: $0.subject)
      }
  }

  /// Whether a value within another type is one of cases that the sections of a screen are.
  private func isToldApart(_ type: String, _ names: Set<String>) -> Bool {
    uses.sections.contains(type) && uses.nested[type] == nil && roles.generic[type] == nil
      && !isOnlyCompared(type, names)
  }

  /// Whether what was taken for an object, as it is called like one, is a choice of values: nothing else
  /// of it is named, and parts come with some.
  private func isChoice(_ type: String, _ names: Set<String>) -> Bool {
    roles.generic[type] == nil && uses.nested[type] == nil
      && (uses.labels[type] ?? []).isEmpty
      && (uses.members[type] ?? []).isSubset(of: names)
      && names.contains { uses.payloads[$0] != nil }
  }

  /// The path of the case that the code misses at a name.
  ///
  /// In a closure the compiler takes a pattern in which something comes with a case for a code of
  /// errors, which values of any type may be compared with, and one that is called as a method of lists
  /// for that.
  private func missingCase(_ message: String, at token: TokenSyntax?) -> String? {
    guard let told = Self.missingCase(message)?.withoutGenerics else {
      guard let name = token?.nameOfPattern, TypeRoles.lists.contains(name) else { return nil }
      return typeToldApart(at: token).map { "\($0).\(name)" }
    }
    guard told.hasPrefix("_ErrorCodeProtocol."), let type = typeToldApart(at: token) else {
      return told
    }
    return "\(type)\(told.dropFirst("_ErrorCodeProtocol".count))"
  }

  /// The type that stands in and whose cases are told apart around a token: the one of sections or items
  /// where a data source tells these, the one that is called as the value is, or that of the items.
  private func typeToldApart(at token: TokenSyntax?) -> String? {
    guard let choice = token?.enclosing(SwitchExprSyntax.self) else { return nil }
    let subject = choice.nameOfSubject.lowercased()
    let told = choice.role.map { $0 == .section ? uses.sections : uses.items } ?? []
    let called = uses.values.filter { $0.lowercased().hasSuffix(subject) }
    return [told, called, uses.identifiers].map { $0.intersection(uses.values) }
      .first { $0.count == 1 }?.first
  }

  private static let mapped =
    "cannot convert value of type 'StandInMember' to expected argument type '["

  /// The names after a point alone that lists of enumerations which stand in are made of, as in
  /// `append(books.map { .book($0) })`: the compiler tells only that this is no such list.
  private func mappedCases(
    _ found: [(RewritingTask.Refusal, Place?)]
  ) -> [String: Set<String>] {
    var missing: [String: Set<String>] = [:]
    for case (let refusal, let place?) in found where refusal.message.hasPrefix(Self.mapped) {
      let type = String(refusal.message.dropFirst(Self.mapped.count).prefix { $0 != "]" })
      guard uses.cases[type] != nil, let item = place.token.enclosing(CodeBlockItemSyntax.self)
      else { continue }
      for case (let other, let inner?) in found
      where other.message.hasPrefix("cannot infer contextual base in reference to member")
        && inner.token.root.id == item.root.id
        && inner.token.enclosing(ClosureExprSyntax.self).map({ item.range.contains($0.range) })
          == true
        && uses.cases[type]?.contains(inner.token.text) == false
      { missing[type, default: []].insert(inner.token.text) }
    }
    return missing
  }

  /// The path of a name that a type is asked for and has not, or only a value of it, as one of what
  /// stands in has every member.
  static func missingCase(_ message: String) -> String? {
    if message.hasPrefix("type '") { return RefusalCause(message).name }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3, message.hasPrefix("instance member '"),
      parts[2] == " cannot be used on type "
    else { return nil }
    return "\(parts[3]).\(parts[1])"
  }

  /// Types of Swift's and Foundation's own that items and parts of them are often of.
  static let plain: Set = [
    "AnyHashable", "Int", "String", "Double", "Float", "CGFloat", "Bool", "URL", "Date", "UUID",
    "UIColor", "UIImage",
  ]

  /// Has what comes with a case, which nothing said anything of, be of the type that code takes it for,
  /// or of none that has every member.
  mutating func typePayloads(_ found: [(RewritingTask.Refusal, Place?)]) {
    for (refusal, place) in found {
      guard let type = payloadType(refusal.message) else { continue }
      for bound in place?.token.asked.caseBindings ?? [] { typePayload(bound, as: type) }
    }
  }

  /// Has what comes with a case in a place be of a type.
  private mutating func typePayload(_ bound: (name: String, index: Int), as type: String) {
    let opening = "case \(bound.name.escaped)("
    for line in trees.flatMap({ $0.description.split(separator: "\n").map(String.init) })
    where line.contains("HeadlessUIKit.StandInCase {") && line.contains(opening) {
      let beginning = String(line.prefix { $0 != ":" } + ":")
      let index = changes.firstIndex { $0.beginning == beginning }
      let known = index.map { changes[$0].line } ?? line
      guard let start = known.firstRange(of: opening)?.upperBound else { continue }
      let payload = String(known[start...].prefix { $0 != ")" })
      var parts = payload.listed
      guard parts.indices.contains(bound.index), parts[bound.index].hasSuffix("AnyHashable")
      else { continue }
      parts[bound.index] = parts[bound.index].dropLast("AnyHashable".count) + type
      if let index { changes.remove(at: index) }
      let typed = "\(opening)\(parts.joined(separator: ", ")))"
      changes.append(
        (beginning: beginning, line: known.replacing("\(opening)\(payload))", with: typed)))
    }
  }

  private static let mismatches = [
    "cannot convert value of type 'AnyHashable'", "cannot assign value of type 'AnyHashable'",
  ]

  /// The type that a refusal says a value of any type would have to be of; nil for another refusal.
  private func payloadType(_ message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if message.hasPrefix("value of type 'AnyHashable' has no ") {
      // What is asked for its elements, or for what lists have, is one.
      let isList = parts.count < 4 || TypeRoles.lists.contains(parts[3])
      return isList ? "[AnyHashable]" : "HeadlessUIKit.StandInMember"
    }
    guard Self.mismatches.contains(where: message.hasPrefix), parts.count > 4,
      Self.plain.union(uses.values).union(uses.objects)
        .contains(parts[3].element.withoutGenerics) || isWithinMissing(parts[3])
    else { return nil }
    return parts[3]
  }

  /// Whether a path is that of a type within one that stands in, as `Client.Entity.Tag` is.
  private func isWithinMissing(_ path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard names.count > 1, missing.union(uses.declared).contains(names[0]) else { return false }
    return zip(names, names.dropFirst()).allSatisfy { uses.nested[$0]?.contains($1) == true }
  }

  /// Adds cases to an enumeration that stands in within another type.
  private mutating func add(_ names: [String], to type: String, within path: String) {
    guard let outer = path.split(separator: ".").first.map(String.init), outer != type,
      let found = uses.outermost["\(outer).\(type)"]
    else { return }
    let beginning = found.outer.prefix { $0 != ":" } + ":"
    let index = changes.firstIndex { $0.beginning == beginning }
    let line = (index.map { changes[$0].line } ?? found.outer).replacing(
      found.inner, with: enumeration(type, names))
    if let index { changes.remove(at: index) }
    changes.append((beginning: String(beginning), line: line))
  }

  func enumeration(
    _ type: String, _ names: [String], givenTo key: String? = nil
  ) -> String {
    let isPlain = key != nil
    let isOfSections = key == nil && uses.isOfBareSections(type)
    let payloads =
      isOfSections
      ? [:]
      : uses.payloads.filter { name, parts in
        // A call may be one of a function of that name: only a pattern tells then.
        guard parts.contains(where: { $0.bound != nil }) || !uses.functions.contains(name) else {
          return false
        }
        return key.map { uses.impliedCalls.contains("\($0).\(name)") } ?? true
      }
    let listed = key == nil ? withOthers(names, of: type) : names
    let makers = listed.filter { name in
      key.map { uses.impliedMakers.contains("\($0).\(name)") } == true
    }
    let called = listed.filter { !makers.contains($0) }
    let isPlainMissing = !makers.isEmpty && called.allSatisfy { payloads[$0] != nil }
    let names = called + (isPlainMissing ? ["notGiven"] : [])
    let functions = makers.map { "static func \($0.escaped)() -> Self { Self() }" }
    let cases = names.map { name in
      let parts = payloads[name].map { "(\(payload(of: name, $0, in: type)))" }
      return "case \(name.escaped)\(parts ?? "")"
    }
    let plain = names.filter { payloads[$0] == nil }.map { ".\($0.escaped)" }
      .joined(separator: ", ")
    let all = "static var allCases: [Self] { [\(plain)] }"
    // Lists of its own values hold those that the code has names for, as that of all does.
    let lists =
      isPlain
      ? []
      : (roles.listed[type] ?? []).subtracting(["allCases"]).filter {
        $0.first?.isLowercase == true
      }
      .sorted().map { "static var \($0.escaped): [Self] { allCases }" }
    let types = isPlain ? [] : nested(in: type)
    let list = (cases + [all] + functions + lists + types).joined(separator: "; ")
    return "enum \(type)\(generics(type, bound: "Hashable")): HeadlessUIKit.StandInCase { \(list) }"
  }

  private static let failures = ["fail", "err"]

  /// What comes with a case: what a generic type is of, a type that is called as the case or what it
  /// is bound to is, or anything.
  private func payload(of name: String, _ parts: [TypeUses.Part], in type: String) -> String {
    let isFailure = Self.failures.contains { name.lowercased().hasPrefix($0) }
    if roles.generic[type] == 1, parts.count == 1, !isFailure {
      return (parts[0].label.map { "\($0): " } ?? "") + "T0"
    }
    // Nothing that has an end comes with a value of its own type.
    if parts.count == 1, let mapped = uses.mapped[name], mapped != type {
      return (parts[0].label.map { "\($0): " } ?? "") + mapped
    }
    return parts.map { part in
      let names = (parts.count == 1 ? [name] : []) + [part.label, part.bound].compactMap { $0 }
      let own = uses.nested[type] ?? []
      // What a generic type is of here no name tells.
      let known = uses.declared.union(missing).union(own).subtracting([type]).filter {
        roles.generic[$0] == nil
      }
      let capitalized: [String] = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      // What is called as several of a type is a list of them.
      let type =
        capitalized.first(where: known.contains)
        ?? capitalized.first { $0.hasSuffix("s") && known.contains(String($0.dropLast())) }
        .map { "[\($0.dropLast())]" }
      return (part.label.map { "\($0): " } ?? "") + (type ?? "AnyHashable")
        + (part.isOptional ? "? = nil" : "")
    }.joined(separator: ", ")
  }
}

extension String {
  /// The parts of a list between commas, but for those between the brackets of generic types.
  fileprivate var listed: [String] {
    var depth = 0
    let parts = split { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.map { String($0.trimmingPrefix(" ")) }
  }

  /// The type of a list's elements; another type as it is.
  fileprivate var element: String {
    guard hasPrefix("["), hasSuffix("]"), !contains(":") else { return self }
    return String(dropFirst().dropLast())
  }
}

extension TokenSyntax {
  /// The name of what is asked for a member that this is, or the token itself.
  fileprivate var asked: TokenSyntax {
    let member = parent?.parent?.as(MemberAccessExprSyntax.self)
    return member?.base?.as(DeclReferenceExprSyntax.self)?.baseName ?? self
  }

  /// The names of the cases that bind the name that this is, in the `case` around it, each with the
  /// place of the name among what comes with the case.
  fileprivate var caseBindings: [(name: String, index: Int)] {
    let label = enclosing(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    return (label?.caseItems.map(\.pattern) ?? []).compactMap { pattern in
      let tokens = pattern.patternTokens.map(\.text)
      guard tokens.count > 4, tokens[0] == ".", tokens[2] == "(", tokens.last == ")",
        let index = tokens[3..<tokens.count - 1].split(separator: ",").firstIndex(where: {
          $0.last == text
        })
      else { return nil }
      return (tokens[1], index)
    }
  }
}

extension TokenSyntax {
  /// The name after the point in a pattern `case .name`, of which it is a part.
  fileprivate var nameOfPattern: String? {
    let name = tokenKind == .period ? nextToken(viewMode: .sourceAccurate) : self
    guard let member = name?.parent?.parent?.as(MemberAccessExprSyntax.self), member.base == nil,
      member.enclosing(SwitchCaseItemSyntax.self)?.pattern.trimmedDescription
        .hasPrefix(member.trimmedDescription) == true
    else { return nil }
    return member.declName.baseName.text
  }
}
