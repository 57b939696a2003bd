import SwiftReading
import Wording

/// What is wrong with the labels of a call, as the compiler says it.
extension Compiler {
  func missing(
    _ parameter: Function.Parameter, _ place: Int, _ function: Function, _ range: SourceRange
  ) -> SwiftDiagnostic {
    let what = parameter.label.map { "'\($0)'" } ?? "#\(place + 1)"
    return failure(
      "missing argument for parameter \(what) in call", at: range,
      fix: "'\(function.name)' takes '\(signature(function))'")
  }

  func signature(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      (parameter.label ?? "_") + ": " + name(parameter.type)
    }
    return "(" + parameters.joined(separator: ", ") + ")"
  }

  func wrongLabel(
    _ arguments: [Argument], _ place: Int, _ function: Function, _ parameter: Int?,
    _ range: SourceRange
  ) -> SwiftDiagnostic {
    let argument = arguments[place]
    let parameters = function.parameters
    if let disorder = disorder(arguments, parameters) { return disorder }
    if arguments.count > parameters.count, !parameters.contains(where: \.isVariadic) {
      let known = Set(parameters.map(\.label))
      let extra = arguments.first { !known.contains($0.label) } ?? arguments[arguments.count - 1]
      return failure(
        extra.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call",
        at: extra.labelRange, fix: "leave it out")
    }
    let required = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    if let parameter, arguments.count < required.count,
      parameters[(parameter + 1)...].contains(where: { $0.label == argument.label })
    {
      return missing(parameters[parameter], parameter, function, range)
    }
    let have = arguments.map { ($0.label ?? "_") + ":" }.joined()
    let expected = parameters.prefix(max(arguments.count, required.count))
      .map { ($0.label ?? "_") + ":" }.joined()
    if let parameter, argument.label == nil, let label = parameters[parameter].label {
      return failure(
        "missing argument label '\(label):' in call", at: argument.value.range,
        fix: "write '\(label):' before it")
    }
    if let label = argument.label, parameter.map({ parameters[$0].label == nil }) ?? false {
      return failure(
        "extraneous argument label '\(label):' in call", at: argument.labelRange,
        fix: "leave it out")
    }
    let labels = parameters.map(\.label)
    if parameter == nil, arguments.count <= parameters.count, argument.label != nil,
      let meant = labels[place], !arguments.contains(where: { $0.label == meant })
    {
      let expected = labels.prefix(arguments.count).map { ($0 ?? "_") + ":" }.joined()
      return failure(
        "incorrect argument label in call (have '\(have)', expected '\(expected)')",
        at: argument.labelRange, fix: "write '\(meant):'")
    }
    if parameter == nil, let label = argument.label {
      return failure(
        "extra argument '\(label)' in call", at: argument.labelRange,
        fix: suggestion(for: label, among: parameters.compactMap(\.label)))
    }
    let wrong = zip(arguments, labels).filter { $0.label != $1 }
    let one = wrong.count == 1
    return failure(
      one
        ? "incorrect argument label in call (have '\(have)', expected '\(expected)')"
        : "incorrect argument labels in call (have '\(have)', expected '\(expected)')",
      at: argument.labelRange,
      fix: one ? wrong[0].1.map { "write '\($0):'" } : "write '\(expected)'")
  }

  /// The candidate whose labels are most like those of the arguments; of those that a prelude has
  /// for itself alone, none.
  func nearest(_ candidates: [Candidate], to arguments: [Argument]) -> Candidate? {
    let visible = candidates.filter { candidate in
      !candidate.function.parameters.contains { $0.label?.first == "_" || $0.label == "coder" }
    }
    let known = visible.isEmpty ? candidates : visible
    let given = Set(arguments.compactMap(\.label))
    let givesClosure = arguments.contains { $0.value.isClosure }
    func distance(_ candidate: Candidate) -> (Int, Int, Int) {
      let parameters = candidate.function.parameters
      let strange = given.subtracting(parameters.compactMap(\.label)).count
      let takesClosure = parameters.contains { takesFunction($0.type) }
      return (
        strange, abs(parameters.count - arguments.count), takesClosure == givesClosure ? 0 : 1
      )
    }
    return known.min { distance($0) < distance($1) }
  }

  /// Whether a closure stands where the function takes none.
  func isMisplaced(_ arguments: [Argument], _ function: Function) -> Bool {
    zip(arguments, function.parameters).contains { argument, parameter in
      argument.value.isClosure && !takesFunction(parameter.type)
    }
  }

  /// The refusal of arguments that have the labels of the parameters in another order.
  private func disorder(
    _ arguments: [Argument], _ parameters: [Function.Parameter]
  ) -> SwiftDiagnostic? {
    let order = arguments.map { argument in
      argument.label.flatMap { label in parameters.firstIndex { $0.label == label } }
    }
    for place in order.indices.dropFirst() {
      guard let own = order[place], let before = order[place - 1], own < before else { continue }
      return disorder(arguments[place].label ?? "_", arguments, place)
    }
    return nil
  }

  func disorder(_ label: String, _ arguments: [Argument], _ place: Int) -> SwiftDiagnostic {
    let before = place > 0 ? arguments[place - 1].label ?? "#\(place)" : "#1"
    return failure(
      "argument '\(label)' must precede argument '\(before)'", at: arguments[place].labelRange,
      fix: "move '\(label):' before '\(before):'")
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
