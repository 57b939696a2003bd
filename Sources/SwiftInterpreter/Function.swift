import SwiftReading

/// A step of a compiled program that gives a value.
typealias Code = @Sendable (Machine) throws(Interruption) -> Value

/// A step of a compiled program that is a statement.
typealias StatementCode = @Sendable (Machine) throws(Interruption) -> Flow

/// A condition of a compiled program.
typealias Test = @Sendable (Machine) throws(Interruption) -> Bool

/// Changes a variable, property or element in place.
typealias Modify =
  @Sendable (Machine, (inout Value) throws(Interruption) -> Void) throws(Interruption) -> Void

/// Where a program goes on after a statement.
enum Flow: Equatable {
  case next
  case returned
  /// To the end of the loop or `switch` with that number.
  case broke(Int)
  case continued(Int)
  case fell
}

/// A function, initialiser, accessor or closure.
///
/// It is written only while the entry is compiled that declares it. Its frame begins with `self`,
/// where it has one, and the parameters.
final class Function: @unchecked Sendable {
  struct Parameter {
    var label: String?
    var name: String
    var type: Type
    var isInout = false
    var isVariadic = false
    /// Whether an argument is the closure's one expression.
    var isAutoclosure = false
    /// Whether its type was written with `!`.
    var isImplicitlyUnwrapped = false
    /// Whether the default value is a generic parameter itself: `_ type: T.Type = T.self`.
    var isOwnType = false
    /// Gives the default value.
    var defaultValue: Function?
  }

  let name: String
  let range: SourceRange
  var owner: TypeID?
  var isStatic = false
  var isMutating = false
  var isInitializer = false
  var isFailable = false
  /// Whether it is an initialiser that calls another of its class.
  var isConvenience = false
  var isThrowing = false
  /// Whether a protocol declares it for others to have.
  var isRequirement = false
  /// Whether its text is a prelude's.
  var isFromPrelude = false
  /// The number of the source that its places are in.
  var source = 0
  /// Whether a subclass has one of its own.
  var isOverridden = false
  /// Whether no subclass may have one of its own.
  var isFinal = false
  var isVariable = false
  var generics: [Int] = []
  /// The slots that take what its generic parameters are as it runs.
  var genericSlots: [Int] = []
  /// The slot that takes the type which a static function is called on.
  var metatypeSlot: Int?
  /// Whether its code asks what its generic parameters are.
  var readsGenerics = false
  var parameters: [Parameter] = []
  var result = Type.void
  /// Whether the type of the result was written with `!`.
  var isImplicitlyUnwrapped = false
  var selector = -1
  /// What writes the subscript.
  var setter: Function?

  var code: Code?
  var native: NativeFunction?
  var frameSize = 0
  /// The slots that take the captured values of a closure.
  var captureSlots: [Int] = []

  init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// The name with the labels: `insert(_:at:)`.
  var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Whether `self` stands before the parameters.
  var hasReceiver: Bool { owner != nil && !isStatic }

  var hasInout: Bool { isMutating || parameters.contains { $0.isInout } }

  var type: Type {
    .function(parameters.map { $0.isInout ? .inoutParameter($0.type) : $0.type }, result)
  }
}

/// A variable: a property of a type, or one at the top.
final class Property: @unchecked Sendable {
  enum Storage {
    /// In the instance, at that place.
    case field(Int)
    /// Among the global variables, at that place.
    case global(Int)
    case computed
  }

  let name: String
  let range: SourceRange
  var owner: TypeID?
  var isStatic = false
  var isVariable = true
  var isLazy = false
  /// Whether no subclass may have one of its own.
  var isFinal = false
  /// How it refers to its object, where it is `weak` or `unowned`.
  var reference: WeakReference.Kind?
  var isRequirement = false
  /// Whether a storyboard or a nib gives its value.
  var isOutlet = false
  /// Whether its type was written with `!`.
  var isImplicitlyUnwrapped = false
  var storage = Storage.computed
  /// nil until it is inferred from the initial value.
  var type: Type?
  var isInferring = false
  var syntax: VariableSyntax.Binding?
  /// Gives the initial value of a stored property.
  var initial: Function?
  var getter: Function?
  var setter: Function?
  /// What reads and writes a stored property of a type by dispatch, for protocols and subclasses.
  var reader: Function?
  var writer: Function?
  var willSet: Function?
  var didSet: Function?

  init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}
