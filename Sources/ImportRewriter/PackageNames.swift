import SwiftSyntax

/// Writes what a package, or the Mac, has under a name of its own as UIKit names it, so that layouts
/// and data sources are found by their types; and what a package has under a name that is everybody's
/// as the library names it, which has all packages in one module.
final class PackageNames: SyntaxVisitor {
  private let own: Set<String>
  private var names: [String: String] = [:]
  private(set) var edits = SourceEdits()

  private static let mac = [
    "NSCollectionViewLayout": "UICollectionViewLayout",
    "NSCollectionViewFlowLayout": "UICollectionViewFlowLayout",
    "NSCollectionViewLayoutAttributes": "UICollectionViewLayoutAttributes",
    "NSCollectionViewCompositionalLayout": "UICollectionViewCompositionalLayout",
    "NSCollectionViewCompositionalLayoutConfiguration":
      "UICollectionViewCompositionalLayoutConfiguration",
    "NSCollectionViewCompositionalLayoutSectionProvider":
      "UICollectionViewCompositionalLayoutSectionProvider",
    "NSEdgeInsets": "UIEdgeInsets", "NSView": "UIView",
  ]

  private static let log = ["Logger": "OSLogLogger"]
  private static let streams = ["Event": "RxEvent"]

  private static let targets = [
    "Task": "MoyaTask", "Method": "MoyaMethod", "Response": "MoyaResponse",
    "Cancellable": "MoyaCancellable", "PluginType": "MoyaPluginType",
    "MultipartFormData": "MoyaMultipartFormData",
    "ValidationType": "MoyaValidationType", "AuthorizationType": "MoyaAuthorizationType",
    "StubBehavior": "MoyaStubBehavior",
  ]

  private static let modules = [
    "Moya": targets, "RxMoya": targets, "CombineMoya": targets,
    "AppKit": mac, "Cocoa": mac, "os": log, "OSLog": log,
    "RxSwift": streams, "RxCocoa": streams, "ReactorKit": streams,
    "DiffableDataSources": [
      "DiffableDataSourceSnapshot": "NSDiffableDataSourceSnapshot",
      "CollectionViewDiffableDataSource": "UICollectionViewDiffableDataSource",
      "TableViewDiffableDataSource": "UITableViewDiffableDataSource",
    ],
    "RealmSwift": [
      "Object": "RealmObject", "ObjectBase": "RealmObjectBase", "List": "RealmList",
      "Results": "RealmResults", "SortDescriptor": "RealmSortDescriptor", "Query": "RealmQuery",
      "ObjectChange": "RealmObjectChange", "PropertyChange": "RealmPropertyChange",
      "Migration": "RealmMigration",
    ],
    "ListDiff": ["List": "ListDiffList", "Diffable": "ListDiffDiffable"],
    "DeepDiff": [
      "Insert": "DeepDiffInsert", "Delete": "DeepDiffDelete", "Replace": "DeepDiffReplace",
      "Move": "DeepDiffMove", "Change": "DeepDiffChange",
    ],
    "Swinject": [
      "Container": "SwinjectedContainer", "Resolver": "SwinjectedResolver",
      "Assembly": "SwinjectedAssembly", "Assembler": "SwinjectedAssembler",
    ],
    "ComposableArchitecture": [
      "Store": "ComposableStore", "Effect": "ComposableEffect", "Reduce": "ComposableReduce",
      "Send": "ComposableSend",
    ],
    "Alamofire": [
      "Session": "AlamofireRequestSession", "Parameters": "AlamofireParameters",
      "HTTPMethod": "AlamofireHTTPMethod", "HTTPHeaders": "AlamofireHTTPHeaders",
      "HTTPHeader": "AlamofireHTTPHeader",
    ],
  ]

  /// What code calls what the library has under a name that only it uses.
  private static let everyday: [String: String] = {
    let pairs = modules.values.joined().filter {
      !$0.value.hasPrefix("UI") && !$0.value.hasPrefix("NS")
    }
    return Dictionary(pairs.map { ($0.value, $0.key) }) { first, _ in first }
  }()

  /// A text with the names that the code has for what packages declare.
  static func told(_ text: String) -> String {
    var (told, word) = ("", "")
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        told += (everyday[word] ?? word) + String(character)
        word = ""
      }
    }
    return told + (everyday[word] ?? word)
  }

  /// - Parameter own: What the user's own files declare, which stays.
  init(besides own: Set<String>) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, let names = Self.modules[module] {
      self.names.merge(names) { first, _ in first }
    }
    return .skipChildren
  }

  /// What Swift has under a package's name: a task that is made of what it does, or of what it gives.
  private static let concurrent = "Task"

  /// What the names begin with that the package's task has, and Swift's has not.
  private static let sent = ["request", "upload", "download"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let isSwifts = node.name.text == Self.concurrent && node.genericArgumentClause != nil
    if !isSwifts { rename(node.name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    let isSwifts =
      node.baseName.text == Self.concurrent
      && !Self.sent.contains { member?.declName.baseName.text.hasPrefix($0) == true }
    if !isMember, !isSwifts { rename(node.baseName) }
    return .visitChildren
  }

  /// The modules that names are written with: the system's for logs, and a package's that says its own
  /// apart from others so.
  private static let qualifiers: Set = ["os", "RealmSwift"]

  private func isQualifier(_ name: String, of member: TokenSyntax) -> Bool {
    (Self.qualifiers.contains(name) || Self.modules[name]?[member.text] != nil)
      && !own.contains(name)
  }

  /// Takes modules off the names that are of them.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base,
      isQualifier(base.trimmedDescription, of: node.declName.baseName)
    {
      edits.blank(base)
      edits.blank(node.period)
      rename(node.declName.baseName, isQualified: true)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if isQualifier(node.baseType.trimmedDescription, of: node.name) {
      edits.blank(node.baseType)
      edits.blank(node.period)
      rename(node.name, isQualified: true)
    }
    return .visitChildren
  }

  /// What is said to be a module's is no one's own.
  private func rename(_ name: TokenSyntax, isQualified: Bool = false) {
    guard isQualified || !own.contains(name.text), let usual = names[name.text] else { return }
    edits.replace(name, by: usual)
  }
}

/// The names of types that generic code and protocols of files declare, and of the protocols.
final class GenericNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
