import SwiftReading
import Wording

/// Runs compiled code over the state of an interpreter.
///
/// It lives for one run. Arguments and local variables stand on its stack, in frames.
final class Machine {
  let program: Program
  var host: any InterpreterHost
  var globals: [Value]
  var heap: Heap
  var random: UInt64
  var uuidCount: Int
  let limits: RunLimits
  /// What it printed, and the line that has no end yet.
  var lines: [String] = []
  var line = ""
  var printed = 0

  let stack: UnsafeMutablePointer<Value>
  private static let capacity = 32_768
  private var initialized = 0
  /// Where the frame of the running function begins.
  var frame: UnsafeMutablePointer<Value>
  var top = 0
  private var depth = 0
  private var steps = 0
  private let stackStart = Machine.stackPointer()
  /// What `return` gave.
  var result = Value.void
  /// What `+=` and its like combine.
  var operand = Value.void
  var secondOperand = Value.void
  /// While a prelude's code runs, the place in the program that called it.
  private(set) var caller: SourceRange?
  /// What was put off, in the order in which it is due; it runs when the statement is done.
  var queue: [(due: Double, work: Value)] = []
  /// The types that the call which begins gives to its function.
  var passedTypes: PassedTypes?
  /// How many seconds what was put off has taken.
  var clock = 0.0
  /// Whether the call that begins is one of `directCalls`.
  var isDirect = false
  /// How many calls run of whose statements more waits than stands on the stack.
  var hidden = 0
  /// Whether a reference may have gone since objects were last released.
  var hasDropped = false
  /// The value that a variable had before, for the order in which its objects end.
  var dropped = Value.void
  /// What the statements around a running `deinit` have come to.
  var waiting: [Value] = []
  /// The objects that end next, the last one first; meanwhile they hold what they hold.
  var due: [ObjectReference] = []
  /// How much was gone through to release objects, since when and how often that was asked.
  var releasing = (cost: 0, requests: 0)

  init(
    _ program: Program, globals: [Value], heap: Heap, random: UInt64, uuidCount: Int,
    host: any InterpreterHost, limits: RunLimits
  ) {
    self.program = program
    self.globals = globals
    self.heap = heap
    self.random = random
    self.uuidCount = uuidCount
    self.host = host
    self.limits = limits
    stack = .allocate(capacity: Self.capacity)
    frame = stack
    let missing = program.globalCount - globals.count
    if missing > 0 { self.globals += [Value](repeating: .void, count: missing) }
  }

  deinit {
    stack.deinitialize(count: initialized)
    stack.deallocate()
  }

  // MARK: Refusals

  func trap(_ message: Message, at range: SourceRange) -> Interruption {
    .refused(SwiftDiagnostic(message, at: caller ?? range, kind: .trap))
  }

  func outOfRange(_ range: SourceRange) -> Interruption {
    trap("Fatal error: Index out of range", at: range)
  }

  /// A variable was read before it had a value.
  func uninitialized(_ range: SourceRange) -> Interruption {
    trap("this was used before being initialized", at: range)
  }

  func limit(_ message: Message, _ range: SourceRange) -> Interruption {
    .refused(SwiftDiagnostic(message, at: caller ?? range, kind: .limit))
  }

  /// Counts a turn of a loop or a call.
  func step(_ range: SourceRange) throws(Interruption) {
    steps += 1
    if steps & 4095 == 0 || steps > limits.steps { try checkSteps(range) }
  }

  private func checkSteps(_ range: SourceRange) throws(Interruption) {
    if steps > limits.steps {
      throw limit("this takes more than \(limits.steps) steps", range)
    }
    try checkCancellation(range)
  }

  func checkCancellation(_ range: SourceRange) throws(Interruption) {
    guard limits.isCancelled() else { return }
    throw .refused(SwiftDiagnostic("stopped", at: range, kind: .cancelled))
  }

  /// Counts the elements that a native goes through.
  func step(by count: Int, _ range: SourceRange) throws(Interruption) {
    steps += count
    if steps > limits.steps { try checkSteps(range) }
  }

  func checkSize(_ count: Int, _ range: SourceRange) throws(Interruption) {
    if count > limits.size { throw limit("this is larger than \(limits.size) elements", range) }
  }

  // MARK: Frames

  /// What an error goes back to.
  struct Mark {
    var frame: UnsafeMutablePointer<Value>
    var top: Int
    var depth: Int
    var hidden: Int
  }

  var mark: Mark { Mark(frame: frame, top: top, depth: depth, hidden: hidden) }

  func unwind(to mark: Mark) {
    if top > mark.top { clear(from: mark.top) }
    frame = mark.frame
    top = mark.top
    depth = mark.depth
    hidden = mark.hidden
    isDirect = false
    if heap.isWatching { hasDropped = true }
  }

  func clear(from start: Int) {
    var index = start
    while index < min(top, initialized) {
      stack[index] = .void
      index += 1
    }
  }

  private func extend(to end: Int, _ range: SourceRange) throws(Interruption) {
    guard end < Self.capacity else { throw limit("this needs more memory than it may", range) }
    let goal = min(Self.capacity, max(end, initialized + 64))
    (stack + initialized).initialize(repeating: .void, count: goal - initialized)
    initialized = goal
  }

  func push(_ value: Value) throws(Interruption) {
    if top >= initialized { try extend(to: top + 1, 0..<0) }
    stack[top] = value
    top += 1
  }

  /// Makes room for the variables of an entry.
  func enter(_ frameSize: Int) throws(Interruption) {
    try extend(to: frameSize, 0..<0)
    top = frameSize
  }

  // MARK: Calls

  /// Runs a function whose arguments were pushed from `start` on.
  func invoke(
    _ function: Function, from start: Int, _ range: SourceRange, keepsFrame: Bool = false
  ) throws(Interruption) -> Value {
    try step(range)
    let outer = caller
    enter(function, range)
    defer { caller = outer }
    if let native = function.native {
      return try call(native, function, from: start, range, keepsFrame)
    }
    guard let code = function.code else {
      throw trap("'\(function.name)' has no body", at: range)
    }
    return try run(code, function.frameSize, from: start, range, keepsFrame)
  }

  /// Notes where the program calls a prelude or an earlier source, whose own places say nothing to a
  /// reader.
  private func enter(_ function: Function, _ range: SourceRange) {
    if function.isFromPrelude || function.native != nil || function.source != program.source {
      if caller == nil { caller = range }
    } else {
      caller = nil
    }
  }

  /// Refuses what would overflow the stack of the thread.
  private func checkDepth(_ range: SourceRange) throws(Interruption) {
    guard depth <= limits.depth else {
      throw limit("more than \(limits.depth) calls are inside of each other", range)
    }
    guard (stackStart - Self.stackPointer()).magnitude < limits.stackBytes else {
      throw limit("these calls need more of the stack than they may", range)
    }
  }

  /// About where the stack of the thread ends now.
  @inline(never)
  private static func stackPointer() -> Int {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
  }

  private func run(
    _ code: Code, _ frameSize: Int, from start: Int, _ range: SourceRange, _ keepsFrame: Bool
  ) throws(Interruption) -> Value {
    depth += 1
    let isHidden = isDirect ? 0 : 1
    isDirect = false
    hidden += isHidden
    try checkDepth(range)
    let outer = frame
    let end = max(top, start + frameSize)
    if end > initialized { try extend(to: end, range) }
    frame = stack + start
    top = end
    let value = try code(self)
    frame = outer
    depth -= 1
    hidden -= isHidden
    if !keepsFrame {
      clear(from: start)
      top = start
    }
    if heap.isWatching { hasDropped = true }
    return value
  }

  private func call(
    _ native: NativeFunction, _ function: Function, from start: Int, _ range: SourceRange,
    _ keepsFrame: Bool
  ) throws(Interruption) -> Value {
    depth += 1
    isDirect = false
    hidden += 1
    try checkDepth(range)
    var index = start
    var call = NativeCall(
      receiver: .void, arguments: [], range: caller ?? range, machine: self, owner: function.owner)
    if function.hasReceiver {
      call.receiver = stack[index]
      stack[index] = .void
      index += 1
    }
    call.arguments.reserveCapacity(top - index)
    while index < top {
      call.arguments.append(stack[index])
      stack[index] = .void
      index += 1
    }
    if function.hasReceiver, keepsFrame || function.isInitializer {
      defer { stack[start] = call.receiver }
      let value = try native(&call)
      leaveNative()
      if !keepsFrame { top = start }
      return value
    }
    let value = try native(&call)
    leaveNative()
    if !keepsFrame { top = start }
    return value
  }

  private func leaveNative() {
    depth -= 1
    hidden -= 1
    if heap.isWatching { hasDropped = true }
  }

  /// Runs a function without arguments.
  func invoke(_ function: Function, _ range: SourceRange) throws(Interruption) -> Value {
    try invoke(function, from: top, range)
  }

  /// Runs a method.
  func invoke(
    _ function: Function, on receiver: Value?, _ arguments: [Value], _ range: SourceRange
  ) throws(Interruption) -> Value {
    let start = top
    if function.hasReceiver { try push(receiver ?? .void) }
    for argument in arguments { try push(argument) }
    return try invoke(function, from: start, range)
  }

  /// Reads by a getter.
  func invoke(
    _ getter: Function, on receiver: Value?, _ range: SourceRange
  ) throws(Interruption) -> Value {
    try invoke(getter, on: receiver, [], range)
  }

  /// Runs a method that changes what it is called on.
  func invokeMutating(
    _ function: Function, on receiver: inout Value, _ arguments: [Value], _ range: SourceRange
  ) throws(Interruption) {
    let start = top
    try push(receiver)
    receiver = .void
    defer {
      receiver = stack[start]
      stack[start] = .void
    }
    for argument in arguments { try push(argument) }
    _ = try invoke(function, from: start, range, keepsFrame: true)
    top = start
  }

  /// Runs a closure whose arguments were pushed from `start` on.
  func invoke(
    _ closure: ClosureValue, from start: Int, _ range: SourceRange, keepsFrame: Bool = false
  ) throws(Interruption) -> Value {
    switch closure.body {
    case .function(let function):
      if closure.captures.isEmpty {
        return try invoke(function, from: start, range, keepsFrame: keepsFrame)
      }
      guard let code = function.code else { throw trap("this has no body", at: range) }
      try step(range)
      let outer = caller
      enter(function, range)
      defer { caller = outer }
      let end = start + function.frameSize
      if end > initialized { try extend(to: end, range) }
      for (slot, value) in zip(function.captureSlots, closure.captures) {
        stack[start + slot] = value
      }
      return try run(code, function.frameSize, from: start, range, keepsFrame)
    case .native(let native):
      try step(range)
      var arguments = closure.captures
      for index in start..<top { arguments.append(stack[index]) }
      let own = Array(arguments.dropFirst(closure.captures.count))
      clear(from: start)
      top = start
      isDirect = false
      hidden += 1
      defer { hidden -= 1 }
      if let receiver = closure.captures.first {
        return try native(self, own, range, receiver)
      }
      return try native(self, own, range, .void)
    }
  }

  func call(
    _ closure: Value, with arguments: [Value], at range: SourceRange
  ) throws(Interruption) -> Value {
    guard case .closure(let closure) = closure.unwrapped else {
      throw trap("this is no function", at: range)
    }
    let start = top
    for argument in arguments { try push(argument) }
    return try invoke(closure, from: start, range)
  }

  /// Calls a closure whose first parameter is `inout`.
  func call(
    _ closure: Value, changing first: inout Value, with others: [Value], at range: SourceRange
  ) throws(Interruption) {
    guard case .closure(let closure) = closure else { throw trap("this is no function", at: range) }
    let start = top
    try push(first)
    first = .void
    for argument in others { try push(argument) }
    _ = try invoke(closure, from: start, range, keepsFrame: true)
    first = stack[start]
    clear(from: start)
    top = start
  }
}
