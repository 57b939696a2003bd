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
  private var classes: [String] = []
  /// All types that are not there.
  private var missing: Set<String> = []

  /// What stands in for what `refusals` are about in copies with `trees`; `places` tells where one
  /// is, and the declaration that it stands in.
  init(
    for refusals: [RewritingTask.Refusal], in trees: [SourceFileSyntax],
    at places: [(token: TokenSyntax, place: String)?]
  ) {
    self.trees = trees
    uses = TypeUses(in: trees)
    let found = zip(refusals, places).map { ($0, $1) }
    missing = Set(found.compactMap { missingType($0.message, at: $1?.token) })
    addCases(found.map(\.0))
    for (refusal, place) in found {
      guard let place, let name = missingType(refusal.message, at: place.token) else { continue }
      add(name, refusal, place)
    }
  }

  /// The name that is not there, where it can be that of a type.
  private func missingType(_ message: String, at token: TokenSyntax?) -> String? {
    let cause = RefusalCause(message)
    let name = cause.name
    guard cause.kind == .typeMissing || message.hasPrefix("cannot find"), name.isTypeName,
      token?.text == name, !uses.unusual.contains(name)
    else { return nil }
    return name
  }

  private mutating func add(
    _ name: String, _ refusal: RewritingTask.Refusal, _ place: (token: TokenSyntax, place: String)
  ) {
    let isHosted = uses.hosted.contains(name)
    let superclass =
      isHosted ? nil : uses.registered[name] ?? KnownSuperclass(named: name)?.name
    let isMade = uses.labels[name]?.contains { $0.isEmpty || $0.contains { $0 != "_" } } == true
    let isValue = isMade || uses.types.contains(name) || uses.nested[name] != nil
    guard superclass != nil || isHosted || (isValue && !name.isApples),
      names.insert(name).inserted
    else { return }
    if let superclass {
      text += subclass(name, of: superclass) + "\n"
      classes.append(name)
    } else if isFetched(name) {
      text += "import ImportedPackages\n" + managedObject(name) + "\n"
    } else if isHosted {
      text += "import HostedViews\n" + view(name) + "\n"
    } else {
      text += (KnownObject.isLikely(name) ? object(name) : valueOrCases(name)) + "\n"
    }
    let known = superclass ?? "StandIn"
    cuts.append(
      RewritingCut(
        .superclass, name: known, mark: refusal.mark, line: refusal.line, cause: name,
        place: place.place))
  }

  /// Whether a type is a class that Xcode makes of a model of Core Data's.
  private func isFetched(_ name: String) -> Bool {
    let isMadeInContext = uses.labels[name]?.contains(["context"]) == true
    return (isMadeInContext || uses.fetched.contains(name))
      && trees.contains { $0.description.contains("import ImportedPackages") }
  }

  /// A function that tells of the classes.
  func wiring(in function: String) -> String {
    let adding = classes.map { "HeadlessUIKit.RuntimeNames.add(\($0).self, \"\($0)\")" }
    return "@MainActor func \(function)() { \(adding.joined(separator: "; ")) }\n"
  }

  // MARK: Declarations

  private func subclass(_ name: String, of superclass: String) -> String {
    let known: Set = [
      [], ["frame"], ["coder"], ["nibName", "bundle"], ["style"], ["style", "reuseIdentifier"],
      ["rootViewController"], ["image"], ["type"], ["collectionViewLayout"],
      ["frame", "collectionViewLayout"], ["arrangedSubviews"],
    ]
    let making =
      switch superclass {
      case "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()"
      case "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
      case _ where superclass.hasSuffix("Controller"): "nibName: nil, bundle: nil"
      case _ where superclass.hasSuffix("Layout"): ""
      default: "frame: .zero"
      }
    let lists = (uses.labels[name] ?? []).filter { !known.contains($0) }
    let makers = lists.map { labels in
      "convenience init(\(parameters(of: name, labels))) { self.init(\(making)) }"
    }
    let members = (uses.members[name] ?? []).filter(\.isIdentifierName).map {
      "class var \($0): String { \"\(name)\" }"
    }
    let list = makers.sorted() + members.sorted() + impliedTypes(of: name, lists)
    return "class \(name): \(superclass) { \(list.joined(separator: "; ")) }"
  }

  /// A value, or an enumeration where code names some of its type's own.
  private func valueOrCases(_ name: String) -> String {
    let members = (uses.members[name] ?? []).filter { $0.first?.isLowercase == true }
    let cases = uses.cases(of: name, with: members.subtracting(["allCases"]))
    let isMade = uses.labels[name]?.contains { $0 != ["rawValue"] } == true
    return cases.isEmpty && members.isEmpty || isMade || uses.nested[name] != nil
      ? value(name) : enumeration(name, uses.ordered(cases))
  }

  private func managedObject(_ name: String) -> String {
    """
    @dynamicMemberLookup class \(name): ImportedPackages.NSManagedObject { \
    private var standInValues = HeadlessUIKit.StandInValues(); \
    subscript<Value>(dynamicMember name: String) -> Value { \
    get { standInValues.value(of: name) } set { standInValues.set(newValue, for: name) } }; \
    class func fetchRequest() -> NSFetchRequest<\(name)> { \
    NSFetchRequest(entityName: "\(name)") } }
    """
  }

  private func view(_ name: String) -> String {
    let makers = (uses.labels[name] ?? [[]]).map { "init(\(parameters(of: name, $0))) {}" }.sorted()
    return "struct \(name): HostedViews.View { \(makers.joined(separator: "; ")); "
      + "var body: some HostedViews.View { HostedViews.EmptyView() } }"
  }

  private func value(_ name: String) -> String {
    let makers = makers(of: name, emptyOne: "init() {}") { "standInValues = \($0)" }
    return "struct \(name): HeadlessUIKit.StandIn, HeadlessUIKit.StandInMaking { "
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
      return "init(\(parameters(of: name, labels))) { \(body(all)) }"
    }
    let nested = (uses.nested[name] ?? []).sorted().map(valueOrCases)
    return ([emptyOne] + makers.sorted() + impliedTypes(of: name, lists) + nested)
      .joined(separator: "; ")
  }

  /// The parameters of an initializer of a type: anything, or what the code names after a point.
  private func parameters(of name: String, _ labels: [String]) -> String {
    labels.enumerated().map {
      let type = uses.implied["\(name)_\($0.element)"] == nil ? "Any" : "\($0.element)_"
      return "\($0.element) p\($0.offset): \(type)?"
    }.joined(separator: ", ")
  }

  /// The enumerations of what a type is made with that the code names after a point.
  private func impliedTypes(of name: String, _ lists: Set<[String]>) -> [String] {
    Set(lists.joined()).sorted().compactMap { label in
      uses.implied["\(name)_\(label)"].map { enumeration("\(label)_", $0.sorted(), isPlain: true) }
    }
  }

  // MARK: Cases

  /// Declarations that stand in already, by the beginnings of their lines, as they are from now on.
  private(set) var changes: [(beginning: String, line: String)] = []

  /// Makes enumerations of values whose cases are named, and adds cases to those that are.
  private mutating func addCases(_ refusals: [RewritingTask.Refusal]) {
    var missing: [String: Set<String>] = [:]
    for refusal in refusals where refusal.message.hasPrefix("type '") {
      let parts = RefusalCause(refusal.message).name.split(separator: ".").map(String.init)
      guard parts.count == 2, parts[1].first?.isLowercase == true,
        uses.values.contains(parts[0]) || uses.cases[parts[0]] != nil
      else { continue }
      missing[parts[0], default: []].insert(parts[1])
    }
    for (type, members) in missing.sorted(by: { $0.key < $1.key }) {
      let known = uses.cases[type] ?? []
      let all = uses.cases(of: type, with: members.subtracting(["allCases"]))
      let names = uses.ordered(all.union(known))
      let isMade = uses.labels[type]?.contains { $0 != ["rawValue"] && !$0.isEmpty } == true
      if isMade {
        let values = names.map {
          "static var \($0): Self { Self(named: \"\($0)\") }"
        }
        text += "extension \(type) { \(values.joined(separator: "; ")) }\n"
      } else {
        let line = enumeration(type, names)
        let kind = uses.values.contains(type) ? "struct" : "enum"
        changes.append((beginning: "\(kind) \(type): HeadlessUIKit.StandIn", line: line))
      }
    }
  }

  private func enumeration(
    _ type: String, _ names: [String], isPlain: Bool = false
  ) -> String {
    let payloads = isPlain ? [:] : uses.payloads
    let cases = names.map { name in
      "case \(name)" + (payloads[name].map { "(\(payload(of: name, $0)))" } ?? "")
    }
    let plain = names.filter { payloads[$0] == nil }.map { ".\($0)" }.joined(separator: ", ")
    let all = "static var allCases: [Self] { [\(plain)] }"
    let list = (cases + [all]).joined(separator: "; ")
    return "enum \(type): HeadlessUIKit.StandInCase { \(list) }"
  }

  /// What comes with a case: a type that is called as the case or what it is bound to is, or anything.
  private func payload(of name: String, _ parts: [TypeUses.Part]) -> String {
    parts.map { part in
      let names = (parts.count == 1 ? [name] : []) + [part.label, part.bound].compactMap { $0 }
      let type = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }.first {
        uses.declared.contains($0) || missing.contains($0)
      }
      return (part.label.map { "\($0): " } ?? "") + (type ?? "AnyHashable")
    }.joined(separator: ", ")
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
