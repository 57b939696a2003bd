import SwiftReading
import Wording

/// An argument that was checked.
struct CheckedArgument {
  var code: Code
  /// What an `inout` argument changes.
  var place: Place?
}

/// A call whose arguments were checked against one function.
struct CheckedCall {
  var candidate: Candidate
  var arguments: [CheckedArgument]
  var result: Type
}

extension Compiler {
  /// Calls the candidate whose labels and types fit best.
  func call(
    _ candidates: [Candidate], _ receiver: Receiver, _ arguments: [Argument], _ name: String,
    _ place: SourceRange, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let fitting = candidates.filter {
      (try? match(arguments, $0.function, range)) != nil
    }
    guard !fitting.isEmpty else {
      // The labels of the nearest say what is wrong.
      if let nearest = nearest(candidates, to: arguments) {
        _ = try match(arguments, nearest.function, range)
      }
      throw failure("no exact matches in call to '\(name)'", at: place)
    }
    var best: (call: CheckedCall, distance: Int, bindings: [Type?])?
    var first: SwiftDiagnostic?
    var isClosureMisplaced = false
    let outerDistance = distance
    let outerBindings = bindings
    for candidate in fitting {
      distance = 0
      bindings = outerBindings
      let captures = context.captures.count
      do throws(SwiftDiagnostic) {
        let call = try check(arguments, instantiated(candidate), name, range, wanted)
        if fitting.count == 1 || distance == 0 && best == nil {
          best = (call, distance, bindings)
          break
        }
        if best.map({ distance < $0.distance }) ?? true { best = (call, distance, bindings) }
      } catch {
        if error.kind == .limit { throw error }
        // A closure is meant for what takes one.
        if first == nil || isClosureMisplaced {
          first = error
          isClosureMisplaced = isMisplaced(arguments, candidate.function)
        }
        context.forgetCaptures(from: captures)
      }
    }
    distance = outerDistance
    guard let best else {
      bindings = outerBindings
      throw first ?? failure("no exact matches in call to '\(name)'", at: place)
    }
    bindings = best.bindings
    distance += best.distance
    if best.call.candidate.function.isThrowing, !context.isTrying, !isPrelude {
      throw failure(
        "call can throw but is not marked with 'try'", at: place, fix: "write 'try' before it")
    }
    var typed = try emit(best.call, receiver, range)
    typed.isImplicitlyUnwrapped = best.call.candidate.function.isImplicitlyUnwrapped
    return typed
  }

  func instantiated(_ candidate: Candidate) -> Candidate {
    var candidate = candidate
    for generic in candidate.function.generics {
      candidate.substitution[generic] = freshVariable()
    }
    let types = candidate.function.parameters.map(\.type) + [candidate.function.result]
    let own = candidate.function.generics.flatMap { program.parameters[$0].associated }
    for parameter in types.reduce(into: Set(own), { $0.formUnion($1.parameters) }).sorted()
    where program.parameters[parameter].base.map({ candidate.substitution[$0] != nil }) == true {
      candidate.substitution[parameter] = freshVariable()
    }
    return candidate
  }

  /// Finds associated types of generic parameters that arguments have said by now.
  private func findAssociated(_ candidate: Candidate) {
    for (parameter, type) in candidate.substitution where isVariable(type) {
      guard let base = program.parameters[parameter].base,
        let found = candidate.substitution[base].map({ resolved($0) }), !isVariable(found),
        let name = program.parameters[parameter].name.split(separator: ".").last,
        let associated = associatedType(String(name), of: found)
      else { continue }
      _ = unify(type, associated)
      // `where S.Element == Value`.
      for case .parameter(let same) in program.parameters[parameter].bounds {
        if let wanted = candidate.substitution[same] { _ = unify(wanted, associated) }
      }
    }
  }

  // MARK: Labels

  /// For each parameter the places of its arguments.
  ///
  /// - Throws: What is wrong with the labels, as the compiler says it.
  func match(
    _ arguments: [Argument], _ function: Function, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> [[Int]] {
    var matched = [[Int]](repeating: [], count: function.parameters.count)
    var next = 0
    for (place, parameter) in function.parameters.enumerated() {
      guard next < arguments.count else {
        if parameter.defaultValue == nil, !parameter.isVariadic {
          throw missing(parameter, place, function, range)
        }
        continue
      }
      let argument = arguments[next]
      let fits =
        argument.label == parameter.label
        || argument.isTrailing && argument.label == nil
      // A closure behind the call is for the first parameter that takes a function.
      if argument.isTrailing, argument.label == nil, !takesFunction(parameter.type),
        parameter.defaultValue != nil || place < function.parameters.count - 1
      {
        if parameter.defaultValue == nil { throw missing(parameter, place, function, range) }
        continue
      }
      if fits {
        matched[place] = [next]
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil,
          !arguments[next].isTrailing
        {
          matched[place].append(next)
          next += 1
        }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        throw wrongLabel(arguments, next, function, place, range)
      }
    }
    guard next >= arguments.count else {
      let argument = arguments[next]
      if let label = argument.label, function.parameters.contains(where: { $0.label == label }) {
        throw disorder(label, arguments, next)
      }
      throw wrongLabel(arguments, next, function, nil, range)
    }
    return matched
  }

  func takesFunction(_ type: Type) -> Bool {
    switch resolved(type) {
    case .function, .parameter, .variable: return true
    case let other: return other.wrapped.map { takesFunction($0) } ?? (other == .any)
    }
  }

  // MARK: Types

  /// Checks arguments whose generic parameters have their variables.
  func check(
    _ arguments: [Argument], _ candidate: Candidate, _ name: String, _ range: SourceRange,
    _ wanted: Type?
  ) throws(SwiftDiagnostic) -> CheckedCall {
    let function = candidate.function
    let matched = try match(arguments, function, range)
    let result = function.result.substituting(candidate.substitution)
    // `let cell: PhotoCell = dequeue(for: path)`: nothing else says what `T.self` is.
    if let wanted, isVariable(result),
      zip(function.parameters, matched).contains(where: {
        $0.isOwnType && $1.isEmpty && $0.type == .metatype(function.result)
      })
    {
      _ = unify(result, wanted)
    }
    let outer = bindings
    if let wanted, hasVariables(result), expectResult(result, wanted) {
      if let call = try? attempt({ () throws(SwiftDiagnostic) in
        try check(arguments, candidate, matched, result, range)
      }) {
        return call
      }
      bindings = outer
    }
    return try check(arguments, candidate, matched, result, range)
  }

  /// Takes what the place expects as the result, where that says something.
  private func expectResult(_ result: Type, _ wanted: Type) -> Bool {
    var wanted = resolved(wanted)
    let own = resolved(result)
    if own.wrapped == nil {
      while let wrapped = wanted.wrapped { wanted = resolved(wrapped) }
    }
    if isVariable(wanted) || wanted == .any || wanted == .void { return false }
    if let id = wanted.id, program[id].kind == .protocolType { return false }
    if isVariable(own), let id = wanted.id, program[id].kind == .classType { return false }
    return unify(own, wanted)
  }

  private func check(
    _ arguments: [Argument], _ candidate: Candidate, _ matched: [[Int]], _ result: Type,
    _ range: SourceRange
  ) throws(SwiftDiagnostic) -> CheckedCall {
    let parameters = candidate.function.parameters
    if let call = try? checkAsCollection(arguments, candidate, matched, result, range) {
      return call
    }
    var checked = [CheckedArgument?](repeating: nil, count: parameters.count)
    // What has a type of its own says what generic parameters are; then literals; then closures.
    let order = parameters.indices.filter { !matched[$0].isEmpty }.sorted {
      let first = rank(arguments[matched[$0][0]].value)
      let second = rank(arguments[matched[$1][0]].value)
      return (first, $0) < (second, $1)
    }
    for place in order {
      let parameter = parameters[place]
      let type = parameter.type.substituting(candidate.substitution)
      if parameter.isVariadic {
        let values = matched[place].map { arguments[$0].value }
        let (_, codes) = try compileElements(values, type)
        checked[place] = CheckedArgument { (m) throws(Interruption) in
          var elements: [Value] = []
          for code in codes { elements.append(try code(m)) }
          return .array(elements)
        }
        continue
      }
      let argument = arguments[matched[place][0]]
      if isLiteral(argument.value), isVariable(type), order.last != place,
        let call = try checkAsDouble(arguments, candidate, matched, result, range, type)
      {
        return call
      }
      checked[place] = try check(argument, parameter, type)
      findAssociated(candidate)
    }
    for (place, parameter) in parameters.enumerated() where checked[place] == nil {
      if parameter.isVariadic {
        checked[place] = CheckedArgument { (_) throws(Interruption) in .array([]) }
      } else if parameter.isOwnType, case .metatype(let type) = parameter.type,
        case let type = resolved(type.substituting(candidate.substitution)), !isVariable(type)
      {
        checked[place] = CheckedArgument(code: metatype(type).code)
      } else if let value = parameter.defaultValue {
        checked[place] = CheckedArgument { (m) throws(Interruption) in try m.invoke(value, range) }
      }
    }
    findAssociated(candidate)
    return CheckedCall(
      candidate: candidate, arguments: checked.compactMap { $0 }, result: resolved(result))
  }

  /// Takes a literal as `Double` where closures of the call do not fit with `Int`: `reduce(0) {…}`.
  private func checkAsDouble(
    _ arguments: [Argument], _ candidate: Candidate, _ matched: [[Int]], _ result: Type,
    _ range: SourceRange, _ type: Type
  ) throws(SwiftDiagnostic) -> CheckedCall? {
    let outer = bindings
    var failed: SwiftDiagnostic?
    for guess in [Type.int, .double] {
      bindings = outer
      _ = unify(type, guess)
      do throws(SwiftDiagnostic) {
        return try attempt { () throws(SwiftDiagnostic) in
          try check(arguments, candidate, matched, result, range)
        }
      } catch {
        if error.kind == .limit { throw error }
        failed = failed ?? error
      }
    }
    bindings = outer
    if let failed { throw failed }
    return nil
  }

  /// Takes an empty literal as an array or a dictionary, where nothing but a closure could say what
  /// it is: `reduce(into: [:]) { $0[$1] = … }`.
  private func checkAsCollection(
    _ arguments: [Argument], _ candidate: Candidate, _ matched: [[Int]], _ result: Type,
    _ range: SourceRange
  ) throws(SwiftDiagnostic) -> CheckedCall? {
    guard arguments.contains(where: { rank($0.value) == 3 }) else { return nil }
    for (parameter, places) in zip(candidate.function.parameters, matched) where places.count == 1 {
      let type = parameter.type.substituting(candidate.substitution)
      guard isVariable(type), rank(arguments[places[0]].value) == 4 else { continue }
      var literal = Type.array(freshVariable())
      if case .dictionary = arguments[places[0]].value.kind {
        literal = .dictionary(freshVariable(), freshVariable())
      }
      return try attempt { () throws(SwiftDiagnostic) in
        _ = unify(type, literal)
        return try check(arguments, candidate, matched, result, range)
      }
    }
    return nil
  }

  private func rank(_ expression: Expression) -> Int {
    if case .closure = expression.kind { return 3 }
    if case .keyPath = expression.kind { return 3 }
    if isLiteral(expression) { return 2 }
    // What an empty literal holds, a closure may say.
    if case .array(let elements) = expression.kind, elements.isEmpty { return 4 }
    if case .dictionary(let entries) = expression.kind, entries.isEmpty { return 4 }
    return needsContext(expression) ? 1 : 0
  }

  func check(
    _ argument: Argument, _ parameter: Function.Parameter, _ type: Type
  ) throws(SwiftDiagnostic) -> CheckedArgument {
    let range = argument.value.range
    if parameter.isAutoclosure {
      var (later, plain) = (argument, parameter)
      var closure = ClosureSyntax(body: [Statement(.expression(argument.value), range)])
      closure.parameters = []
      later.value = Expression(.closure(closure), range)
      plain.isAutoclosure = false
      return try check(later, plain, type)
    }
    guard parameter.isInout else {
      if case .inoutReference = argument.value.kind {
        throw failure("'&' may only be used to pass an argument to inout parameter", at: range)
      }
      let typed = try compile(argument.value, expecting: type)
      distance += distanceOf(argument.value, typed, to: type)
      return CheckedArgument(code: try convert(typed, to: type, .argument, at: range))
    }
    guard case .inoutReference(let target) = argument.value.kind else {
      throw failure(
        "passing value of type '\(name(type))' to an inout parameter requires explicit '&'",
        at: range, fix: "write '&' before it")
    }
    let place = try place(target, mutatedBy: nil)
    guard unify(place.type, type) else {
      throw failure(Border.argument.message(name(place.type), name(type)), at: range)
    }
    return CheckedArgument(code: { (_) throws(Interruption) in .void }, place: place)
  }

  /// How far an argument is from its parameter's type, for the choice between overloads.
  private func distanceOf(_ expression: Expression, _ typed: Typed, to type: Type) -> Int {
    let wanted = resolved(type)
    let own = resolved(typed.type)
    if isLiteral(expression), wanted.isFloatingPoint || wanted == .float {
      if case .integer = expression.kind { return 1 }
    }
    if own == wanted { return 0 }
    if wanted == .any { return 4 }
    if wanted.wrapped != nil, own.wrapped == nil { return 2 }
    if let id = wanted.id, program[id].kind == .protocolType { return 3 }
    return own.isFloatingPoint && wanted.isFloatingPoint ? 0 : 1
  }
}
