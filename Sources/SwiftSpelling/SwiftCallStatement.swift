import SwiftReading

/// A statement that is one call, whose value may be given to a variable.
package struct SwiftCallStatement: Hashable {
  /// The variable that is assigned; nil when there is none, `_` when the value is asked for.
  package var target: String?
  package var call: SwiftCall
  package var range: Range<Int>

  /// The statement `text`, which stands at `range` in the entry; nil where it is anything but a
  /// call with literals, names and such calls for arguments.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init?(_ text: String, at range: Range<Int>) {
    guard let statements = try? SwiftSource(text).parsed(), statements.count == 1 else {
      return nil
    }
    let value: Expression
    switch statements[0].kind {
    case .expression(let expression): (target, value) = Self.assignment(expression)
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.kind, declaration.isPlain,
        variable.bindings.count == 1, let binding = variable.bindings.first,
        case .name(let name, _) = binding.pattern.kind, binding.type == nil,
        binding.accessors == nil, let bound = binding.value
      else { return nil }
      (target, value) = (name, bound)
    default: return nil
    }
    let reader = CallReader(text: Array(text.utf8), offset: range.lowerBound)
    guard case .call(let call)? = reader.expression(value) else { return nil }
    self.call = call
    self.range = range
  }

  /// What an assignment assigns to and what; nil and all of it for any other expression.
  private static func assignment(_ expression: Expression) -> (String?, Expression) {
    guard case .assignment(nil, _, let target, let value) = expression.kind else {
      return (nil, expression)
    }
    switch target.kind {
    case .name(let name, let arguments) where arguments.isEmpty: return (name, value)
    case .discard: return ("_", value)
    default: return (nil, expression)
    }
  }
}

extension Declaration {
  /// Whether nothing stands before its keyword.
  fileprivate var isPlain: Bool { modifiers.isEmpty && attributes.isEmpty }
}

/// Takes calls and literals out of a syntax tree.
private struct CallReader {
  let text: [UInt8]
  /// Where the text begins in the entry.
  let offset: Int

  /// What an expression is; nil where it is neither a literal nor a call.
  func expression(_ expression: Expression) -> SwiftExpression? {
    switch expression.kind {
    case .string(let pieces): return string(pieces).map { .string($0) }
    case .integer(let value): return .number(String(value))
    case .floating: return .number(source(expression.range))
    case .prefix("-", let number):
      guard case .number(let digits)? = self.expression(number) else { return nil }
      return .number("-" + digits)
    case .boolean(let value): return .bool(value)
    case .nilLiteral: return .nil
    case .implicitMember(let name): return .member(name)
    case .array(let elements):
      let arguments = elements.compactMap { argument($0, label: nil) }
      return arguments.count == elements.count ? .array(arguments) : nil
    case .attempt(.plain, let inner): return self.expression(inner)
    case .name(let name, _): return .name(name)
    case .member, .call: return call(expression)
    default: return nil
    }
  }

  private func argument(_ value: Expression, label: String?) -> SwiftArgument? {
    expression(value).map { SwiftArgument(label: label, value: $0, range: place(value.range)) }
  }

  private func string(_ pieces: [StringPiece]) -> String? {
    var string = ""
    for piece in pieces {
      guard case .text(let text) = piece else { return nil }
      string += text
    }
    return string
  }

  /// A member, or a call of one or of a name.
  private func call(_ expression: Expression) -> SwiftExpression? {
    guard case .call(let callee, let given) = expression.kind else {
      guard case .member(let base, let name, let range, _) = expression.kind,
        let receiver = receiver(base)
      else { return nil }
      if receiver == "" { return .name(name) }
      let isType = receiver.first?.isUppercase == true
      return isType ? .member(name) : .call(SwiftCall(receiver, name, place(range)))
    }
    let arguments = given.compactMap { $0.isTrailing ? nil : argument($0.value, label: $0.label) }
    guard arguments.count == given.count else { return nil }
    switch callee.kind {
    case .name(let name, _):
      return .call(SwiftCall(nil, name, place(callee.range), arguments))
    case .member(let base, let name, let range, _):
      return receiver(base).map {
        .call(SwiftCall($0.isEmpty ? nil : $0, name, place(range), arguments))
      }
    default: return nil
    }
  }

  /// What a member is called on: a variable, a type, or the data source's copy of its snapshot;
  /// nothing for `self`.
  private func receiver(_ base: Expression) -> String? {
    if case .name("self", _) = base.kind { return "" }
    switch expression(base) {
    case .name(let name)?: return name
    case .call(let call)? where call.receiver == "dataSource" && call.fullName == "snapshot()":
      return SwiftCall.appliedSnapshot
    default: return nil
    }
  }

  private func source(_ range: SourceRange) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func place(_ range: SourceRange) -> Range<Int> {
    range.lowerBound + offset..<range.upperBound + offset
  }
}

extension SwiftCall {
  /// A call with arguments, or a property without.
  fileprivate init(
    _ receiver: String?, _ name: String, _ range: Range<Int>, _ arguments: [SwiftArgument]? = nil
  ) {
    self.init(
      receiver: receiver, name: name, nameRange: range, arguments: arguments ?? [],
      isCall: arguments != nil)
  }
}
