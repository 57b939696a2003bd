import SwiftSyntax

/// Types of an app's that its code names and that are not given: what stands in for them.
///
/// A class is known by what it is registered as, put into or called; what types conform to is a
/// protocol; what is used as a type or made with arguments is a value whose members are those
/// arguments; of what is only asked for members there is nothing but these.
struct StandIns {
  /// Where the compiler takes what stands in to be.
  static let mark = "standins"

  let uses: TypeUses
  let roles: TypeRoles
  let extensions: ExtendedTypes
  let isFetching: Bool
  /// The declarations, a line each.
  var text = ""
  var cuts: [RewritingCut] = []
  private var names: Set<String> = []
  private var classes: [String] = []
  /// The types, and what makes one of each.
  private(set) var made: [(String, String)] = []
  /// The delegate of the app that does.
  private var delegate: String?
  /// Those of them that are made with a frame.
  private var framed: [String] = []
  /// All types that are not there.
  private(set) var missing: Set<String> = []
  /// Declarations that stand in already, by the beginnings of their lines, as they are from now on.
  var changes: [(beginning: String, line: String)] = []
  /// What is changed in the code itself, by the marks of its files.
  var edits: [String: SourceEdits] = [:]
  let trees: [SourceFileSyntax]
  let findings: SharedFindings
  /// The code with what stands in, as text.
  private let refused: String
  /// What the compiler calls the files of the trees.
  let marks: [String]

  typealias Place = (token: TokenSyntax, place: String)

  /// What stands in for what `refusals` are about in copies with `trees`, which the compiler calls by
  /// `marks`; `places` tells where one is, and the declaration that it stands in.
  init(
    for refusals: [RewritingTask.Refusal], in trees: [SourceFileSyntax], marks: [String],
    at places: [Place?]
  ) {
    (self.trees, self.marks) = (trees, marks)
    findings = SharedFindings(in: trees)
    refused = trees.map(\.description).joined(separator: "\n")
    uses = TypeUses(in: trees)
    roles = TypeRoles(in: trees)
    extensions = ExtendedTypes(in: trees)
    isFetching = refused.contains(Self.importing)
    let lacksImport = isFetching && trees.first?.description.contains(Self.importing) == false
    let found = zip(refusals, places).map { ($0, $1) }
      .filter { !lacksImport || !Self.namesWhatOthersImport($0.0) }
    if found.count < refusals.count { text += Self.importing + "\n" }
    missing = Set(found.compactMap { missingType($0.message, at: $1?.token) })
    importDatabase(found.map(\.0))
    addCases(found)
    typePayloads(found)
    addMembersOfExtended(found)
    addMembersOfBases(found)
    // What is not given otherwise may say more.
    if missing.isEmpty { addKinds(found) }
    addConformances(found.map(\.0))
    addConfigurations(found.map(\.0))
    nameParts(found.map(\.0))
    for (refusal, place) in found {
      guard let place else { continue }
      if let name = missingType(refusal.message, at: place.token) {
        add(name, refusal, place)
      } else if !addChanging(refusal, place) {
        addMember(refusal, place)
      }
    }
    addValues()
    leaveOutWhatIsThere()
  }

  /// What is written in the place of a declaration that stood in and that the compiler refused.
  static func refusedComment(_ name: String) -> String { "/* \(name) is refused */" }

  /// Keeps no declaration that an earlier round added, which did not help then.
  private mutating func leaveOutWhatIsThere() {
    // What others import is not imported where this is put.
    let known = Set(refused.split(separator: "\n"))
    let imported = Set((trees.first?.description ?? "").split(separator: "\n"))
    text = text.split(separator: "\n")
      .filter { !($0.hasPrefix("import ") ? imported : known).contains($0) }
      .map { $0 + "\n" }.joined()
  }

  private static let importing = "import ImportedPackages"

  /// Whether a refusal is about a type in what stands in, which the file that it was put into may only
  /// not import.
  private static func namesWhatOthersImport(_ refusal: RewritingTask.Refusal) -> Bool {
    refusal.mark == mark && RefusalCause(refusal.message).kind == .typeMissing
  }

  private static let database = ["NSManaged", "NSFetch", "NSPersistent"]

  /// What packages add to UIKit's classes.
  private static let added: Set = ["then", "snp", "rx", "kf"]

  /// Imports Core Data where code names it that a module imports which is not given, and packages
  /// where code calls what they add, which is there in all files of a module that one of them imports.
  private mutating func importDatabase(_ refusals: [RewritingTask.Refusal]) {
    let isNamed = refusals.contains { refusal in
      let cause = RefusalCause(refusal.message)
      if cause.kind == .nameMissing, refusal.message.contains("has no member"),
        let member = cause.name.split(separator: ".").last, Self.added.contains(String(member))
      {
        return true
      }
      return [.typeMissing, .nameMissing].contains(cause.kind)
        && Self.database.contains { cause.name.hasPrefix($0) }
    }
    if isNamed, !isFetching { text += Self.importing + "\n" }
  }

  /// The name that is not there, where it can be that of a type.
  private func missingType(_ message: String, at token: TokenSyntax?) -> String? {
    let cause = RefusalCause(message)
    let name = cause.name
    // A type of another's members is that other's to have; one that is there was given before.
    let isMissing =
      cause.kind == .typeMissing && !message.contains("is not a member type of")
      || message.hasPrefix("cannot find") || cause.kind == .typeForeign
    guard isMissing, name.isTypeName || message.hasPrefix("cannot find type"), token?.text == name,
      !uses.unusual.contains(name),
      !roles.superclasses.contains(name), !uses.declaredOnTop.contains(name),
      !refused.contains(Self.refusedComment(name))
    else { return nil }
    return name
  }

  private mutating func add(
    _ name: String, _ refusal: RewritingTask.Refusal, _ place: Place
  ) {
    guard let (known, declaration) = declaration(of: name) else { return }
    let isFirst = names.insert(name).inserted
    if isFirst {
      text += declaration + "\n"
      if isDelegateOfApp(name) { delegate = name }
      if !known.hasPrefix("StandIn"), roles.generic[name] == nil,
        !declaration.hasPrefix("typealias")
      {
        classes.append(name)
      }
      if roles.generic[name] == nil, let value = Self.making(name, as: declaration) {
        made.append((name, value))
      }
      if known == "UIView" || known.hasSuffix("Cell") && known.hasPrefix("UICollection") {
        framed.append(name)
      }
    }
    // What is only called a type of this name is as it was.
    guard isFirst || known == "StandIn" && RefusalCause(refusal.message).kind == .nameMissing else {
      return
    }
    note(name, as: known, refusal, place)
    if isFirst {
      for member in setUp(name, below: known) { note("\(name).\(member.name)", refusal, place) }
    }
    guard isFirst, known == "StandIn" else { return }
    addSources(of: name, refusal, place)
    for layout in roles.layouts(with: name) { note(name, refusal, (place.token, layout)) }
  }

  /// What makes one of a type that stands in of nothing; nil where its declaration does not say.
  private static func making(_ name: String, as declaration: String) -> String? {
    if declaration.hasPrefix("protocol ") { return "\(name)NotGiven()" }
    let isMade = ["HeadlessUIKit.StandInMaking", "HeadlessUIKit.StandInCase"].contains {
      declaration.prefix { $0 != "{" }.contains($0)
    }
    return isMade ? "\(name)()" : nil
  }

  /// Tells that something is not given, and what is there instead.
  mutating func note(
    _ name: String, as known: String = "StandIn", _ refusal: RewritingTask.Refusal, _ place: Place
  ) {
    cuts.append(
      RewritingCut(
        .superclass, name: known, mark: refusal.mark, line: refusal.line,
        cause: PackageNames.told(name), place: PackageNames.told(place.place)))
  }

  /// What stands in for a type, and the class of UIKit's that it is one of; nil where the code says
  /// too little of it.
  private func declaration(of name: String) -> (known: String, text: String)? {
    if isLookingUp(name) { return ("StandIn", lookingUp(name)) }
    if uses.hosted.contains(name) { return ("StandIn", "import HostedViews\n" + view(name)) }
    if roles.reducers.contains(name) {
      return ("StandIn", "import ImportedPackages\n" + reducer(name))
    }
    if roles.sectionModels.contains(name) { return ("StandIn", sectionModel(name)) }
    if isReactor(name) { return ("StandIn", "import ImportedPackages\n" + reactor(name)) }
    if findings.objectClasses.contains(name) {
      return ("StandIn", "import ImportedPackages\n" + managedObject(name))
    }
    if roles.isProtocol(name) { return ("StandIn", protocolDeclaration(name)) }
    let isExtended = extensions.code[name] != nil
    if isExtended, let cases = extensions.cases[name], !cases.isEmpty {
      return ("StandIn", enumeration(name, uses.ordered(uses.cases(of: name, with: cases))))
    }
    if isDataSource(name) { return (Self.dataSource, dataSource(name)) }
    if let target = target(name) { return ("StandIn", target) }
    if let alias = sourceAlias(name) { return alias }
    if let superclass = superclass(of: name) {
      if isLayout(name, below: superclass) { return ("StandIn", layout(name)) }
      return (superclass, subclass(name, of: superclass))
    }
    let isMade = uses.labels[name]?.contains { $0.isEmpty || $0.contains { $0 != "_" } } == true
    let isValue =
      isMade || uses.types.contains(name) || roles.held.contains(name)
      || roles.listed[name] != nil || isExtended || isItemOfSections(name) || isAppended(name)
      || uses.payloads.keys.contains { name.isCalled($0) }
      || uses.members[name]?.contains("allCases") == true
    guard isValue || roles.bases.contains(name), !name.isApples else { return nil }
    if isFetched(name) { return ("StandIn", "import ImportedPackages\n" + managedObject(name)) }
    if isDelegateOfApp(name) { return ("StandIn", delegateOfApp(name)) }
    if KnownObject.isLikely(name) || roles.weak.contains(name) || isControllerOfModel(name) {
      return ("StandIn", object(name))
    }
    return ("StandIn", isValue ? valueOrCases(name) : statics(name))
  }

  /// The class of UIKit's that a type is likely to be below.
  private func superclass(of name: String) -> String? {
    if let known = uses.registered[name] ?? roles.registered[name] { return known }
    guard !roles.compared.contains(name), roles.generic[name] == nil,
      !roles.conformedTo.contains(name) || roles.superclasses.contains(name)
    else { return nil }
    if isControllerOfModel(name), !roles.superclasses.contains(name) { return nil }
    // What is neither made nor held makes layouts, and is called after them.
    let isHeld = uses.labels[name] != nil || uses.types.contains(name)
    if name.hasSuffix("Layout"), !isHeld, !roles.superclasses.contains(name) { return nil }
    return KnownSuperclass(named: name)?.name ?? (roles.views.contains(name) ? "UIView" : nil)
  }

  /// Whether a type is a class that Xcode makes of a model of Core Data's.
  private func isFetched(_ name: String) -> Bool {
    let isMadeInContext = uses.labels[name]?.contains(["context"]) == true
    return isMadeInContext && isFetching || uses.fetched.contains(name)
  }

  /// A function that tells of the classes.
  func wiring(in function: String) -> String {
    let adding = classes.map { "HeadlessUIKit.RuntimeNames.add(\($0).self, \"\($0)\")" }
    let making = framed.map {
      "HeadlessUIKit.RuntimeNames.addMaking { (frame: CGRect) in \($0)(frame: frame) }"
    }
    let protocols = made.filter { $0.1 == "\($0.0)NotGiven()" }.map {
      "HeadlessUIKit.StandInKinds.add { \($0.1) as any \($0.0) }"
    }
    let beginning = delegate.map { ["UIApplication.shared.delegate = \($0)()"] } ?? []
    let all = (adding + making + protocols + beginning).joined(separator: "; ")
    return "@MainActor func \(function)() { \(all) }\n"
  }
}

/// Names of what is an object in most apps.
enum KnownObject {
  private static let endings = [
    "ViewModel", "VM", "Service", "Manager", "Presenter", "Interactor", "Coordinator", "Router",
    "Store", "Delegate", "Provider", "Repository", "Reactor", "Client", "API", "Loader",
    // What keeps an app's data is called a controller as well, and shows nothing.
    "PersistenceController", "DataController", "DatabaseController", "StorageController",
  ]

  /// Whether a type is likely to be a class that is none of UIKit's.
  static func isLikely(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
}
