import SwiftSyntax

/// Types of an app's that its code names and that are not given: what stands in for them.
///
/// A class is known by what it is registered as, or by its name's end; what is used as a type or
/// made with arguments is a value whose members are those arguments.
struct StandIns {
  /// Where the compiler takes what stands in to be.
  static let mark = "standins"

  private let trees: [SourceFileSyntax]
  private let uses: TypeUses
  /// The declarations, a line each.
  private(set) var text = ""
  private(set) var cuts: [RewritingCut] = []
  private var names: Set<String> = []

  /// What stands in for what `refusals` are about in copies with `trees`; `places` tells where one
  /// is, and the declaration that it stands in.
  init(
    for refusals: [RewritingTask.Refusal], in trees: [SourceFileSyntax],
    at places: [(token: TokenSyntax, place: String)?]
  ) {
    self.trees = trees
    uses = TypeUses(in: trees)
    let found = zip(refusals, places).map { ($0, $1) }
    addMembers(found.map(\.0))
    for (refusal, place) in found {
      guard let place, let name = missingType(refusal.message, at: place.token) else { continue }
      add(name, refusal, place)
    }
  }

  /// The name that is not there, where it can be that of a type.
  private func missingType(_ message: String, at token: TokenSyntax) -> String? {
    let cause = RefusalCause(message)
    let name = cause.name
    guard cause.kind == .typeMissing || message.hasPrefix("cannot find"), name.isTypeName,
      token.text == name, !uses.unusual.contains(name)
    else { return nil }
    return name
  }

  private mutating func add(
    _ name: String, _ refusal: RewritingTask.Refusal, _ place: (token: TokenSyntax, place: String)
  ) {
    let superclass = uses.registered[name] ?? KnownSuperclass(named: name)?.name
    let isValue = uses.types.contains(name) || uses.labels[name] != nil
    guard superclass != nil || (isValue && !name.isApples), names.insert(name).inserted else {
      return
    }
    let declaration: String
    if let superclass {
      declaration = subclass(name, of: superclass)
    } else {
      declaration = KnownObject.isLikely(name) ? object(name) : value(name)
    }
    text += declaration + "\n"
    let known = superclass ?? "StandIn"
    cuts.append(
      RewritingCut(
        .superclass, name: known, mark: refusal.mark, line: refusal.line, cause: name,
        place: place.place))
  }

  // MARK: Declarations

  private func subclass(_ name: String, of superclass: String) -> String {
    let known: Set = [
      [], ["frame"], ["coder"], ["nibName", "bundle"], ["style"], ["style", "reuseIdentifier"],
      ["rootViewController"], ["image"], ["type"], ["collectionViewLayout"],
      ["frame", "collectionViewLayout"], ["arrangedSubviews"],
    ]
    let plain = superclass == "UICollectionViewController" || superclass.hasSuffix("CollectionView")
    let making =
      switch superclass {
      case _ where superclass.hasSuffix("Controller"): "nibName: nil, bundle: nil"
      case _ where superclass.hasSuffix("Layout"): ""
      default: "frame: .zero"
      }
    let makers = (uses.labels[name] ?? []).filter { !known.contains($0) && !plain }.map { labels in
      " convenience init(\(Self.parameters(labels))) { self.init(\(making)) }"
    }
    let members = (uses.members[name] ?? []).filter(\.isIdentifierName).map {
      " class var \($0): String { \"\(name)\" }"
    }
    return "class \(name): \(superclass) {\((makers + members.sorted()).joined(separator: ";")) }"
  }

  private func value(_ name: String) -> String {
    let makers = makers(of: name, emptyOne: "init() {}") { "standInValues = \($0)" }
    return "struct \(name): HeadlessUIKit.StandIn { "
      + "var standInValues = HeadlessUIKit.StandInValues(); \(makers) }"
  }

  private func object(_ name: String) -> String {
    let makers = makers(of: name, emptyOne: "init() { super.init() }") {
      "super.init(standInValues: \($0))"
    }
    return "final class \(name): HeadlessUIKit.StandInObject { \(makers) }"
  }

  /// The initializers of a type, one for each way that it is made in and one for none.
  private func makers(
    of name: String, emptyOne: String, body: (_ values: String) -> String
  ) -> String {
    let lists = (uses.labels[name] ?? []).filter { !$0.isEmpty }
    let makers = lists.map { labels in
      let values = labels.enumerated().map { "\"\($0.element)\": p\($0.offset)" }
      let all = "HeadlessUIKit.StandInValues([\(values.joined(separator: ", "))])"
      return "init(\(Self.parameters(labels))) { \(body(all)) }"
    }
    return ([emptyOne] + makers.sorted()).joined(separator: "; ")
  }

  private static func parameters(_ labels: [String]) -> String {
    labels.enumerated().map { "\($0.element) p\($0.offset): Any?" }.joined(separator: ", ")
  }

  // MARK: Members

  /// Adds the named values of types that stand in already, as the cases of an enumeration are.
  private mutating func addMembers(_ refusals: [RewritingTask.Refusal]) {
    var missing: [String: Set<String>] = [:]
    for refusal in refusals where refusal.message.hasPrefix("type '") {
      let parts = RefusalCause(refusal.message).name.split(separator: ".").map(String.init)
      guard parts.count == 2, uses.values.contains(parts[0]) else { continue }
      missing[parts[0], default: []].insert(parts[1])
    }
    for (type, members) in missing.sorted(by: { $0.key < $1.key }) {
      let cases = members.subtracting(["allCases"]).filter { $0.first?.isLowercase == true }.sorted()
      var lines = cases.map {
        "static var \($0): Self { var made = Self(); made.name = \"\($0)\"; return made }"
      }
      if members.contains("allCases") {
        let all = cases.map { ".\($0)" }.joined(separator: ", ")
        lines.append("static var allCases: [Self] { [\(all)] }")
      }
      guard !lines.isEmpty else { continue }
      text += "extension \(type) { \(lines.joined(separator: "; ")) }\n"
    }
  }
}

/// Names of what is an object in most apps.
enum KnownObject {
  private static let endings = [
    "ViewModel", "VM", "Service", "Manager", "Presenter", "Interactor", "Coordinator", "Router",
    "Store", "Delegate", "Provider", "Repository", "Reactor", "Client", "API", "Loader",
  ]

  /// Whether a type is likely to be a class that is none of UIKit's.
  static func isLikely(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
}
