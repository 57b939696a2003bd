extension SwiftCompleter {
  /// The rest of the word, where it can be one only, and of the arguments.
  var hint: Hint? {
    switch call.word {
    case .string: return nil
    case .none: return call.frames.isEmpty ? nil : usage.map { Hint(usage: $0) }
    case .name, .enumerationCase:
      let candidates = candidates
      guard candidates.count == 1, candidates[0].text.hasPrefix(typed) else { return nil }
      let insertion = String(candidates[0].text.dropFirst(typed.count))
      let completed = SwiftCompleter(workbench, bytes + Array(insertion.utf8), from: start)
      let usage = completed.call.word == .none ? completed.usage : nil
      let hint = Hint(insertion: insertion, usage: usage ?? "")
      return hint.text.isEmpty ? nil : hint
    }
  }

  /// What the innermost call still takes, in each way that it can go on; nil outside calls.
  private var usage: String? {
    guard let frame = call.frames.last else { return nil }
    var usages: [String] = []
    if frame.isArray {
      guard let outer = call.frames.dropLast().last, !outer.isArray else { return nil }
      usages = signatures(of: outer).compactMap { $0.usage(after: outer, inArray: frame) }
    } else {
      usages = signatures(of: frame).compactMap { $0.usage(after: frame, inArray: nil) }
    }
    var known: Set<String> = []
    let text = usages.filter { known.insert($0).inserted }.joined(separator: " | ")
    return text.isEmpty ? nil : text
  }
}

extension SwiftSignature {
  /// The arguments that are left, up to the closing parenthesis.
  ///
  /// - Parameters:
  ///   - frame: The call as far as it has come.
  ///   - array: The array that its last argument is, while that is open.
  /// - Returns: nil where the call cannot be one of this.
  fileprivate func usage(
    after frame: UnfinishedCall.Frame, inArray array: UnfinishedCall.Frame?
  ) -> String? {
    let labels = labels ?? []
    let index = frame.labels.count - 1
    func rest(from index: Int) -> [String] {
      labels.indices.dropFirst(index).map { index in
        let label = labels[index] == "_" ? "" : labels[index] + ": "
        return label + arguments[index].usage
      }
    }
    let following = rest(from: index + 1).map { ", " + $0 }.joined() + ")"
    guard labels.indices.contains(index) else { return index == 0 ? ")" : nil }
    if let array {
      guard labels[index] == frame.labels[index], arguments[index].isList else { return nil }
      return (array.hasValue ? "]" : String(arguments[index].usage.dropFirst())) + following
    }
    if frame.hasValue { return labels[index] == frame.labels[index] ? following : nil }
    if labels[index] == frame.labels[index] { return arguments[index].usage + following }
    return frame.labels[index] == "_" ? rest(from: index).joined(separator: ", ") + ")" : nil
  }
}
