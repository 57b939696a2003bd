import SwiftReading
import Wording

/// Checks an entry and compiles it to code, over the declarations of a program.
final class Compiler {
  var program: Program
  /// What the variables of inference stand for.
  var bindings: [Type?] = []
  var context: FunctionContext
  /// The natives of the prelude that is compiled.
  var natives: [String: NativeFunction] = [:]
  /// Whether bodies may be missing.
  var isPrelude = false
  /// Bodies that are compiled when all is declared.
  var pending: [PendingWork] = []
  /// What is found of types before bodies are compiled.
  var early: [PendingWork] = []
  /// The variables that closures capture, by the places of their names.
  var capturedRanges: Set<SourceRange> = []
  /// The local variable whose observer is compiled.
  var observedLocal: SourceRange?
  /// Global properties in the order in which the entry declares them.
  var declared: [String] = []
  var labels = 0
  /// How many expressions were checked in this statement, or in this body of a function.
  var work = 0
  /// How far the arguments of a call are from the types of its parameters.
  var distance = 0
  /// Whether the body that was compiled last is one expression, its result.
  var bodyIsValue = false
  /// What the patterns of a case with several have bound so far; nil outside of one.
  var caseNames: [String: Local]?
  /// Where integers are divided, which drops the fraction.
  var integerDivisions: Set<SourceRange> = []
  /// The calls while which nothing else of their statement waits for its turn.
  var directCalls: Set<SourceRange> = []
  /// The statements that call what never returns.
  var neverReturning: Set<SourceRange> = []
  /// `Self` in an extension with a `where` clause.
  var constrainedSelf: Type?
  /// The aliases of types that name what an extension declares.
  var pendingAliases: [(TypeID?, String, [GenericParameter], TypeSyntax)] = []
  /// Whether it is known what the entry's types conform to, so that bounds can be checked.
  var knowsConformances = true
  /// The aliases that were declared before that.
  var uncheckedAliases: [(TypeID?, String, [GenericParameter], TypeSyntax)] = []
  /// The names of types in scope inside of the type whose members are compiled.
  var typeScope: [TypeID] = []
  /// What is asked about a place of an unfinished entry, in which errors do not count.
  var caret: CaretQuestion?

  init(_ program: Program) {
    self.program = program
    context = FunctionContext(parent: nil)
  }

  func failure(_ message: Message, at range: SourceRange, fix: Message? = nil) -> SwiftDiagnostic {
    SwiftDiagnostic(message, at: range, fix: fix)
  }

  func name(_ type: Type) -> String { program.name(of: resolved(type)) }

  /// `did you mean '…'?`, where a name is near.
  func suggestion(for name: String, among names: some Sequence<String>) -> Message? {
    // To a short name many are near that have nothing to do with it.
    let near = Set(names).filter { name.count > 2 || $0.count <= name.count + 2 }
    let found = Suggestion.nearest(to: name, among: near.sorted(), limit: 3)
    // A beginning stands for all that begin so.
    let begun = found.filter { $0.hasPrefix(name) && name.count > 2 }
    if begun.count == 2, begun == found { return "did you mean '\(begun[0])' or '\(begun[1])'?" }
    return found.first.map { "did you mean '\($0)'?" }
  }

  /// Compiles with another function's frame, and comes back to this one.
  func inside<Result>(
    _ new: FunctionContext, _ body: () throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result {
    let outer = context
    context = new
    defer { context = outer }
    return try body()
  }

  /// Compiles with the names of a block, which are gone behind it.
  func scoped<Result>(
    _ body: () throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result {
    context.scopes.append([:])
    defer { context.scopes.removeLast() }
    return try body()
  }
}

/// What is compiled when all is declared.
struct PendingWork {
  enum Kind {
    case body(Function, [Statement], FunctionContext)
    case initial(Function, Expression, Type, FunctionContext)
    /// The initial value of a stored property.
    case stored(Property, Function, Expression, TypeID)
    /// What watches a property whose type is inferred.
    case observers(Property, Accessors)
    /// The types of the parameters of a memberwise initialiser.
    case memberwise(Function, [Property])
  }

  /// The types around it.
  var scope: [TypeID]
  var kind: Kind
}

/// What is known of the function whose body is compiled.
final class FunctionContext {
  let parent: FunctionContext?
  var scopes: [[String: Local]] = [[:]]
  var frameSize = 0
  /// The type of `self`; nil where there is none.
  var selfType: Type?
  /// Whether `self` is the type, as in `static func`.
  var isStatic = false
  /// The result that `return` has to give; nil while a closure's is inferred.
  var result: Type?
  /// The types that `return` gave in a closure whose result is inferred.
  var returned: Type?
  var captures: [(outer: Local, inner: Local)] = []
  var generics: [String: Type] = [:]
  /// Whether variables declared here are global.
  var isTop = false
  var isInitializer = false
  /// The properties of its own that an initialiser assigns somewhere.
  var assigned: Set<String> = []
  /// Whether an initialiser assigns `self`, or leaves that to another of its type.
  var assignsSelf = false
  var isFailable = false
  /// The property whose observer it is.
  var observed: Property?
  var isClosure = false
  /// Whether `try` stands before what is compiled.
  var isTrying = false
  /// Whether a closure uses `$1` where one tuple is given.
  var wantsElements = false
  /// The parameters that closures inside of it share.
  var boxedParameters: [(slot: Int, isInout: Bool)] = []
  /// The slots of the elements of the one tuple that a closure takes apart.
  var elementSlots: [Int] = []
  /// The numbers of the loops around, with their labels; `isLoop` is false for `switch`.
  var targets: [(label: String?, number: Int, isLoop: Bool)] = []

  init(parent: FunctionContext?) {
    self.parent = parent
    generics = parent?.generics ?? [:]
    selfType = parent?.selfType
    isStatic = parent?.isStatic ?? false
  }

  func local(_ name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  /// Takes back what was captured by an attempt that failed, with the names that stand for it.
  func forgetCaptures(from count: Int) {
    for capture in captures[count...] where scopes[0][capture.inner.name] === capture.inner {
      scopes[0][capture.inner.name] = nil
    }
    captures.removeSubrange(count...)
  }

  /// A new slot of the frame.
  func slot() -> Int {
    frameSize += 1
    return frameSize - 1
  }
}

/// A variable, constant or parameter of a function.
final class Local {
  let name: String
  let slot: Int
  var type: Type
  let isVariable: Bool
  /// Whether it stands in a box, which closures share.
  let isBoxed: Bool
  let range: SourceRange
  /// Whether a value was assigned, or will have been before it is read.
  var hasValue = true
  /// The local function that it is, for its labels.
  var function: Function?
  /// Whether it is a parameter of a function.
  var isParameter = false
  /// Whether it was declared with `!`.
  var isImplicitlyUnwrapped = false
  /// Whether it holds the function that gives its value.
  var isComputed = false
  /// Whether it has observers, which are local functions beside it.
  var isObserved = false
  /// How it refers to its object, where it is `weak` or `unowned`.
  var reference: WeakReference.Kind?

  init(
    _ name: String, slot: Int, type: Type, isVariable: Bool, isBoxed: Bool, range: SourceRange
  ) {
    self.name = name
    self.slot = slot
    self.type = type
    self.isVariable = isVariable
    self.isBoxed = isBoxed
    self.range = range
  }
}

/// An expression that was checked, with its code.
struct Typed {
  var type: Type
  var code: Code
  /// The value, where it is known already.
  var constant: Value?
  /// The slot of the frame that it reads, where it is a plain local variable.
  var slot: Int?
  /// Whether it was declared with `!`, and is unwrapped where no optional fits.
  var isImplicitlyUnwrapped = false

  init(_ type: Type, constant: Value? = nil, slot: Int? = nil, _ code: @escaping Code) {
    self.type = type
    self.code = code
    self.constant = constant
    self.slot = slot
  }
}

/// Something that can be assigned.
struct Place {
  var type: Type
  var get: Code
  var modify: Modify
  /// Writes without reading before; nil where `modify` does.
  var set: (@Sendable (Machine, Value) throws(Interruption) -> Void)?
}
