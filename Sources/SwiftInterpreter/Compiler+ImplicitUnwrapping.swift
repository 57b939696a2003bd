import SwiftReading
import Wording

extension Compiler {
  /// What the value holds, where it was declared with `!`; else the value.
  func unwrapped(_ typed: Typed, at range: SourceRange) -> Typed {
    guard typed.isImplicitlyUnwrapped, let wrapped = resolved(typed.type).wrapped else {
      return typed
    }
    let code = typed.code
    return Typed(wrapped) { (m) throws(Interruption) in
      guard case .some(let payload) = try code(m) else {
        throw m.trap(Self.nilFound(isImplicit: true), at: range)
      }
      return payload.value
    }
  }

  static func nilFound(isImplicit: Bool) -> Message {
    isImplicit
      ? "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
      : "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
  }

  /// Whether a value that was declared with `!` is unwrapped to have that member.
  func isUnwrapped(_ typed: Typed, for name: String) -> Bool {
    typed.isImplicitlyUnwrapped && resolved(typed.type).wrapped != nil
      && members(name, of: typed.type).isEmpty
  }

  func isFunction(_ type: Type?) -> Bool {
    guard let type = type.map({ resolved($0) }) else { return false }
    if case .function = type { return true }
    return type.wrapped.map { isFunction($0) } ?? false
  }
}

extension FoundMember {
  var isProperty: Bool { if case .property = member { true } else { false } }
}
