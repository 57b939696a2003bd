// Code that waits for what is not given, and of which it is clear what it takes.
extension AwaitingClosure {
  /// A closure of any type, which takes no more than three values; nil for another value.
  init?(of value: Any) {
    guard let (parameters, result) = Self.types(of: value) else { return nil }
    var body: ((StandInMember) -> Void)?
    func giving<Result>(_ result: Result.Type) {
      func taking<First>(_ first: First.Type) {
        func takingBoth<Second>(_ second: Second.Type) {
          func takingAll<Third>(_ third: Third.Type) {
            guard let closure = value as? (First, Second, Third) -> Result else { return }
            body = { _ = closure($0.standing(), $0.standing(), $0.standing()) }
          }
          if parameters.count == 3 { return _openExistential(parameters[2], do: takingAll) }
          guard let closure = value as? (First, Second) -> Result else { return }
          body = { _ = closure($0.standing(), $0.standing()) }
        }
        if parameters.count > 1 { return _openExistential(parameters[1], do: takingBoth) }
        guard let closure = value as? (First) -> Result else { return }
        body = { _ = closure($0.standing()) }
      }
      if let first = parameters.first { return _openExistential(first, do: taking) }
      guard let closure = value as? () -> Result else { return }
      body = { _ in _ = closure() }
    }
    _openExistential(result, do: giving)
    guard let body else { return nil }
    self.body = body
    isOfKnownTypes = true
  }

  /// What Swift's runtime calls functions.
  private static let kind: UInt = 0x302

  /// What a closure takes and gives, as its type tells; nil where it takes more than three values or is
  /// no such closure.
  private static func types(
    of value: Any
  ) -> (parameters: [any Any.Type], result: any Any.Type)? {
    let type = unsafeBitCast(type(of: value) as any Any.Type, to: UnsafePointer<UInt>.self)
    guard type[0] == kind else { return nil }
    let count = Int(type[1] & 0xFFFF)
    guard count <= 3 else { return nil }
    let all = (2...2 + count).map { unsafeBitCast(type[$0], to: Any.Type.self) }
    return (Array(all.dropFirst()), all[0])
  }
}
