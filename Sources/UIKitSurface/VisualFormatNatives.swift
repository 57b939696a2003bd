import AutoLayout
import ConstraintSolver
import SwiftInterpreter
import Wording

/// The constraints that formats in characters mean, as UIKit's numbers tell them.
let visualFormatNatives: [String: NativeFunction] = [
  "_formatEquations(_:_:_:_:_:_:)": { call throws(Interruption) in
    let format = call.arguments[0].asString ?? ""
    let (names, lengths) = (call.strings(2), call.arguments[3].asArray ?? [])
    var metrics: [String: Double?] = [:]
    for (name, value) in zip(names, lengths) { metrics[name] = .some(try call.metric(value)) }
    var equations: [VisualFormat.Equation] = []
    do throws(VisualFormatError) {
      let read = try VisualFormat(format, metrics: metrics, views: Set(call.strings(4)))
      let options = VisualFormat.Options(rawValue: call.arguments[1].asInt ?? 0)
      equations = read.equations(options, spacing: 8)
      let terms = equations.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
      let inner = Set(call.strings(5))
      guard terms.allSatisfy({ $0.role == 0 || inner.contains($0.name) }) else {
        throw VisualFormatError.noOuterView(in: format)
      }
    } catch { throw call.refusal(Message(verbatim: error.message), uikit: error.message) }
    var values: [Value] = []
    for equation in equations { values.append(try call.value(of: equation)) }
    return .array(values)
  }
]

extension NativeCall {
  fileprivate func strings(_ index: Int) -> [String] {
    (arguments[index].asArray ?? []).compactMap(\.asString)
  }

  /// The number that a metric stands for; nil for anything else.
  fileprivate func metric(_ value: Value) throws(Interruption) -> Double? {
    guard let value = value.unwrapped else { return nil }
    if isInstance(value, of: "NSNumber") {
      return try number(try property("doubleValue", of: value))
    }
    return value.asDouble ?? value.asInt.map(Double.init)
  }

  fileprivate func value(of equation: VisualFormat.Equation) throws(Interruption) -> Value {
    let relation =
      switch equation.relation {
      case .atMost: -1
      case .equal: 0
      case .atLeast: 1
      }
    let second = equation.second
    return try make(
      "_FormatEquation",
      [
        ("first", .string(equation.first.name)), ("firstRole", .int(equation.first.role)),
        ("firstAttribute", .int(equation.first.attribute.number)), ("relation", .int(relation)),
        ("second", second.map { .optional(.string($0.name)) } ?? .none),
        ("secondRole", .int(second?.role ?? 0)),
        ("secondAttribute", .int(second?.attribute.number ?? 0)),
        ("constant", .double(equation.constant)), ("priority", .double(equation.priority)),
      ])
  }
}

extension VisualFormat.Term {
  /// The name of the view that it is of, or that the outer view is found by.
  fileprivate var name: String {
    switch item {
    case .view(let name), .outerView(let name), .outerMargins(let name): name
    }
  }

  /// 0 for the view, 1 for the one that it is in, 2 for that one's margins.
  fileprivate var role: Int {
    switch item {
    case .view: 0
    case .outerView: 1
    case .outerMargins: 2
    }
  }
}
