import SwiftSyntax

/// What a message of the compiler's comes down to.
struct RefusalCause {
  enum Kind {
    case nameMissing, typeMissing, conformance, argumentSuperfluous, declaration, other
    case overrideMissing, overrideSuperfluous, attributeUnknown, modifierForeign
    case chainingSuperfluous, chainingMissing, bindingOfWhole, returnMissing, switchIncomplete
    case valueMissing
    case typeUnmade, memberHidden, sequenceMissing, caseEmpty, selfImplied, parametersIgnored,
      existentialSuperfluous, valueForeign, typeForeign, accessTooWide, annotationMissing
    case accessTooNarrow, initializerMissing, constantChanged, parameterUntyped, typeMistaken
  }

  let kind: Kind
  /// The name that is not there, or what the compiler says.
  let name: String

  private static let kinds: [(Kind, [String])] = [
    (.overrideMissing, ["requires an 'override' keyword"]),
    (
      .overrideSuperfluous,
      [
        "does not override any", "'override' can only be specified", "cannot override with a",
        "do not match those of overridden", "does not override a designated initializer",
      ]
    ),
    (
      .attributeUnknown,
      [
        "unknown attribute", "Objective-C interoperability is disabled",
        "attribute cannot be applied",
      ]
    ),
    (
      .chainingSuperfluous,
      ["cannot use optional chaining on non-optional", "cannot force unwrap value of non-optional"]
    ),
    (.chainingMissing, ["must be unwrapped to refer to member"]),
    (.bindingOfWhole, ["initializer for conditional binding must have Optional type"]),
    (.typeUnmade, ["with a metatype value must use a 'required' initializer"]),
    (.returnMissing, ["missing return in"]),
    (.switchIncomplete, ["switch must be exhaustive"]),
    (
      .valueMissing,
      [
        "has no initializers", "without initializing all stored properties",
        "not initialized at", "before all stored properties are initialized",
        "used in property access", "not initialized at super.init",
      ]
    ),
    (.selfImplied, ["requires explicit use of 'self'"]),
    (.caseEmpty, ["must have at least one executable statement"]),
    (.sequenceMissing, ["for-in loop requires 'StandInMember'"]),
    (.parametersIgnored, ["contextual type for closure argument list expects"]),
    (.existentialSuperfluous, ["has no effect on concrete type"]),
    (
      .valueForeign,
      [
        "cannot convert value of type", "cannot convert return expression of type",
        "cannot assign value of type",
        "cannot be converted to type",
      ]
    ),
    (
      .parameterUntyped,
      [
        "cannot infer type of closure parameter", "unable to infer type of a closure parameter",
        // So it is told of a parameter of no known type.
        "ambiguous use of operator",
      ]
    ),
    (.annotationMissing, ["type annotation missing in pattern"]),
    (.typeForeign, ["reference to generic type"]),
    (
      .accessTooWide,
      [
        "cannot be declared public because", "cannot be declared open because",
        "in a public enum uses an internal type", "must be declared public because",
        "is internal and cannot be referenced from a default argument value",
      ]
    ),
    (
      .accessTooNarrow,
      ["must be declared private because", "must be declared fileprivate because"]
    ),
    (
      .initializerMissing,
      ["coder", "dequeuedAs", "dequeuedAt"].map { "initializer 'init(\($0):)' must be provided by" }
    ),
    (
      .typeMistaken,
      ["member chain produces result of type", "extra trailing closure passed in call"]
    ),
    (.constantChanged, ["cannot assign through dynamic lookup property: '"]),
    (.typeMissing, ["cannot find type", "no type named", "is not a member type of"]),
    (.conformance, ["does not conform to protocol"]),
    (.valueForeign, ["does not conform to expected type"]),
    (.argumentSuperfluous, ["extra argument"]),
    (.nameMissing, ["cannot find", "has no member"]),
    (.memberHidden, ["is inaccessible due to"]),
    (.declaration, ["invalid redeclaration", "circular reference"]),
  ]

  /// What the compiler says of code around something that it refuses.
  private static let followings = [
    "cannot infer", "could not be inferred", "without a contextual type",
    "requires a contextual type", "which cannot be implicitly ignored",
    "has no initializers", "has no accessible initializers", "of type '_'",
    "failed to produce diagnostic", "type 'Any' has no member", "no exact matches in call",
    "ambiguous use of operator",
    // What is wrong in a closure that is put off is told of the closure.
    "of type 'DispatchWorkItem'",
    // A property whose type is not found yet is taken for the delegate's methods that are called so.
    "of type '(UICollectionView, ", "of type '(UITableView, ",
  ]

  /// Whether a message may be there only for want of a type that another one is about, or for a
  /// fault in what a variable is inferred from.
  static func isFollowing(_ message: String) -> Bool {
    // What is called without a word of what it takes is wrong by itself.
    !message.hasPrefix("contextual type for closure argument list")
      && followings.contains { message.contains($0) }
  }

  init(_ message: String) {
    kind = Self.kinds.first { $0.1.contains { message.contains($0) } }?.0 ?? .other
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    switch kind {
    case .conformance: name = quoted.dropFirst().first ?? message
    case .nameMissing where message.contains("has no member"):
      // What another name for the type stands for may be told in between.
      let isAlias =
        message.hasPrefix("type '") && message.contains("' (aka '") && !quoted[1].contains("<")
      let told = quoted.dropFirst(isAlias ? 1 : 0).first?.filter { !"?!".contains($0) } ?? ""
      // What stands around a view of SwiftUI's is one as well, which nobody calls so.
      let type = told.hasPrefix("ModifiedView<") ? "View" : told
      let member = message.firstRange(of: "has no member '").map { message[$0.upperBound...] }
      name = member.map { "\(type).\($0.prefix { $0 != "'" })" } ?? message
    case .nameMissing, .typeMissing, .typeForeign, .constantChanged: name = quoted.first ?? message
    default: name = message
    }
  }

  /// Something that went because `name` did.
  init(missing name: String) { self.init(kind: .other, name: name) }

  /// A cause of a kind.
  init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }
}

/// One of UIKit's classes that stands in for a superclass that is not there.
struct KnownSuperclass {
  let name: String

  private static let endings = [
    ("CollectionViewController", "UICollectionViewController"),
    ("TableViewController", "UITableViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"),
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("CVC", "UICollectionViewCell"), ("VC", "UIViewController"),
    ("CollectionViewCell", "UICollectionViewCell"),
    ("CollectionCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
    ("TableCell", "UITableViewCell"), ("ReusableView", "UICollectionReusableView"),
    ("Cell", "UICollectionViewCell"), ("CollectionView", "UICollectionView"),
    ("PageControl", "UIPageControl"), ("SegmentedControl", "UISegmentedControl"),
    ("SearchBar", "UISearchBar"), ("ProgressView", "UIProgressView"),
    ("RefreshControl", "UIRefreshControl"),
    // What is called as UIKit's own bars is mostly a view like any other.
    ("NavigationBar", "UIView"), ("NavBar", "UIView"), ("NaviBar", "UIView"), ("TabBar", "UIView"),
    ("TopBar", "UIView"), ("BottomBar", "UIView"), ("TitleBar", "UIView"),
    ("PickerView", "UIPickerView"),
    ("Window", "UIWindow"), ("Button", "UIButton"), ("TextField", "UITextField"),
    ("TextView", "UITextView"), ("ScrollView", "UIScrollView"),
    ("Label", "UILabel"), ("ImageView", "UIImageView"),
    ("StackView", "UIStackView"), ("View", "UIView"), ("InputBar", "UIView"),
    ("Layout", "UICollectionViewFlowLayout"),
  ]

  /// Methods that code overrides, with the class that has them first.
  private static let overridden = [
    ("viewDidLoad", "UIViewController"), ("viewWillAppear", "UIViewController"),
    ("viewDidAppear", "UIViewController"), ("loadView", "UIViewController"),
    ("prepareForReuse", "UICollectionViewCell"), ("layoutSubviews", "UIView"),
  ]

  /// What a class that is called `name` is likely to be one of; nil where that does not say.
  init?(named name: some StringProtocol) {
    guard !KnownObject.isLikely(String(name)),
      let (ending, known) = Self.endings.first(where: { name.hasSuffix($0.0) }),
      !name.dropLast(ending.count).hasSuffix("For")
    else { return nil }
    self.name = known
  }

  /// What `superclass` is likely to be, as it is called, as `type` overrides its methods, or as that
  /// is called; nil where none of them says.
  init?(for superclass: String, of type: ClassDeclSyntax) {
    func named(_ name: Substring) -> String? { KnownSuperclass(named: name)?.name }
    let methods = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.contains("override") }.map(\.name.trimmedText)
    let known =
      named(superclass.prefix { $0 != "<" })
      ?? Self.overridden.first { methods.contains($0.0) }?.1 ?? named(type.name.trimmedText[...])
    guard let known else { return nil }
    // Swift lets no class conform once more to what its base conforms to.
    let isPlain = type.ownProtocols.contains { Self.conforming[$0] == known }
    name = isPlain ? "UIViewController" : known
  }

  /// The classes that conform to protocols themselves.
  private static let conforming = [
    "UICollectionViewDelegate": "UICollectionViewController",
    "UICollectionViewDataSource": "UICollectionViewController",
    "UITableViewDelegate": "UITableViewController",
    "UITableViewDataSource": "UITableViewController",
  ]
}

extension ClassDeclSyntax {
  /// The protocols that it says it conforms to, it or an extension in its file.
  fileprivate var ownProtocols: [String] {
    ([inheritanceClause] + extensionsInFile.map(\.inheritanceClause))
      .flatMap { $0?.inheritedTypes.map(\.type.trimmedDescription) ?? [] }
  }
}
