import CommandLanguage
import DiffableDataSource
import Wording
import WorldModel
import WorldWording

/// Answers what may stand at the cursor of a Swift statement, from the tables of its members.
struct SwiftCompleter {
  let workbench: Workbench
  let bytes: [UInt8]
  /// Where the statement begins.
  let start: Int
  let call: UnfinishedCall
  /// The word that ends at the cursor, as it stands there.
  let typed: String

  /// At the end of `bytes`, in the statement that begins at `start`.
  init(_ workbench: Workbench, _ bytes: [UInt8], from start: Int) {
    self.workbench = workbench
    self.bytes = bytes
    self.start = start
    call = UnfinishedCall(bytes, from: start)
    typed = String(decoding: bytes[call.wordStart...], as: UTF8.self)
  }

  /// What may follow at the end of `bytes`, and where the word begins whose place it takes.
  ///
  /// Behind a whole value, that is what goes on behind it. What the tables do not know, the program
  /// does.
  static func completions(
    _ workbench: Workbench, _ bytes: [UInt8], from start: Int
  ) -> (wordStart: Int, candidates: [Completion]) {
    let completer = SwiftCompleter(workbench, bytes, from: start)
    let candidates = completer.candidates
    let isKnown =
      completer.call.receiver != nil || !completer.call.frames.isEmpty
      || completer.call.target == "snapshot"
    if candidates.isEmpty || !isKnown {
      let program = ProgramCompleter(workbench, bytes, from: start)
      let variables = Set(candidates.map(\.text))
      let others = program.candidates.filter {
        !variables.contains($0.text + ".") && !variables.contains($0.text)
          && $0.text != program.word
      }
      if !others.isEmpty {
        return (bytes.count - program.word.utf8.count, candidates + others)
      }
    }
    let further = candidates.filter { $0.text != completer.typed }
    if candidates.isEmpty || !further.isEmpty || completer.call.receiver != nil {
      return (completer.call.wordStart, further)
    }
    let behind = SwiftCompleter(workbench, bytes + [UInt8(ascii: " ")], from: start)
    return (bytes.count, behind.candidates)
  }

  /// What may stand in the word's place; nothing where a program means its own by the names.
  var candidates: [Completion] {
    if workbench.world.declaresVariables { return [] }
    if let receiver = call.receiver {
      let members = SwiftSignature.members(of: receiver, in: workbench) ?? []
      return members.grouped.filter { $0.text.hasPrefix(typed) }
    }
    guard let frame = call.frames.last else {
      return call.hasValue ? [] : values.filter { $0.text.hasPrefix(typed) }
    }
    if frame.isArray { return elements(of: frame) }
    return arguments(of: frame).filter(fits)
  }

  /// What may stand behind an equals sign.
  private var values: [Completion] {
    let types =
      call.target == "snapshot"
      ? ["NSDiffableDataSourceSnapshot<String, String>()"]
      : call.target == "_" ? [] : ["NSDiffableDataSourceSectionSnapshot<String>()"]
    return Self.variables(in: workbench) + types.map { Completion($0) }
  }

  /// The variables, each with the dot that a call on it begins with.
  static func variables(in workbench: Workbench) -> [Completion] {
    let named = workbench.world.outlines.keys.filter { !SwiftStatement.variables.contains($0) }
    return (SwiftStatement.variables + named.sorted()).map {
      Completion($0 + ".", note: "variable", isUnfinished: true)
    }
  }

  // MARK: - Arguments

  /// Labels, values, and what closes a call.
  private func arguments(of frame: UnfinishedCall.Frame) -> [Completion] {
    var found: [Completion] = []
    let index = frame.labels.count - 1
    for signature in signatures(of: frame) {
      let labels = signature.labels ?? []
      var candidates: [Completion] = []
      if frame.hasValue {
        guard labels.prefix(index + 1).elementsEqual(frame.labels) else { continue }
        candidates = [
          index + 1 < labels.count
            ? Completion(", \(labels[index + 1]): ", isUnfinished: true) : Completion(")")
        ]
      } else if index >= labels.count {
        candidates = index == 0 ? [Completion(")")] : []
      } else if frame.labels[index] == labels[index] {
        candidates = values(signature.arguments[index])
      } else if frame.labels[index] == "_" {
        candidates = [Completion("\(labels[index]): ", isUnfinished: true)]
      }
      for candidate in candidates where !found.contains(candidate) { found.append(candidate) }
    }
    return found
  }

  /// The members that a call may mean, going by the labels before the last one.
  func signatures(of frame: UnfinishedCall.Frame) -> [SwiftSignature] {
    let known =
      frame.receiver.map { SwiftSignature.members(of: $0, in: workbench) ?? [] }
      ?? SwiftSignature.functions
    return known.filter { signature in
      guard signature.name == frame.name, let labels = signature.labels else { return false }
      return labels.starts(with: frame.labels.dropLast())
    }
  }

  /// The elements of an array, if the call around it says what they are.
  private func elements(of frame: UnfinishedCall.Frame) -> [Completion] {
    if frame.hasValue, call.word == .none { return [Completion("]", isUnfinished: true)] }
    guard let outer = call.frames.dropLast().last, !outer.isArray else { return [] }
    let index = outer.labels.count - 1
    let kinds = signatures(of: outer).compactMap { signature in
      signature.arguments.indices.contains(index) ? signature.arguments[index] : nil
    }
    switch kinds.first {
    case .sections: return identifiers(workbench.world.snapshot.sectionIdentifiers, "section")
    case .items: return identifiers(workbench.world.snapshot.itemIdentifiers, "item")
    case .outlineItems: return identifiers(outlineItems, "item")
    default: return []
    }
  }

  /// What may be an argument.
  private func values(_ argument: SwiftSignature.Argument) -> [Completion] {
    let snapshot = workbench.world.snapshot
    switch argument {
    case .sections, .newSections, .items, .newItems, .outlineItems:
      return [Completion("[", isUnfinished: true)]
    case .section: return identifiers(snapshot.sectionIdentifiers, "section")
    case .item: return identifiers(snapshot.itemIdentifiers, "item")
    case .outlineItem: return identifiers(outlineItems, "item")
    case .bool: return ["true", "false"].map { Completion($0, isUnfinished: true) }
    case .snapshot: return [Completion("snapshot", isUnfinished: true)]
    case .outline:
      let names = Set(workbench.world.outlines.keys).union([World.outlineName]).sorted()
      let variables = names.map { Completion($0, note: "outline", isUnfinished: true) }
      // A data source takes variables only.
      return call.frames.last?.receiver == "dataSource"
        ? variables : variables + [Completion("snapshotWithRoots([", isUnfinished: true)]
    case .indexPath: return [Completion("IndexPath(item: ", isUnfinished: true)]
    case .integer: return []
    }
  }

  private var outlineItems: [Identifier] {
    let name = call.frames.first { $0.receiver != nil }?.receiver ?? World.outlineName
    return workbench.world.outlines[name]?.items ?? []
  }

  // MARK: - Identifiers

  /// The identifiers that go on what was typed, as strings, or as cases behind a dot.
  private func identifiers(_ all: [Identifier], _ note: Message) -> [Completion] {
    // Quoting takes long, and a name that does not begin like the word cannot fit in quotes either.
    let sign = call.word == .name ? 0 : 1
    let stem = typed.contains("\\") ? "" : String(typed.dropFirst(sign))
    var found: [Completion] = []
    for identifier in all where identifier.name.hasPrefix(stem) {
      let text =
        call.word == .enumerationCase ? identifier.swiftCase : Identifier.quote(identifier.name)
      guard let text, fits(text) else { continue }
      found.append(Completion(text, note: note, isUnfinished: true))
      if found.count == Completer.limit { break }
    }
    return found
  }

  private func fits(_ completion: Completion) -> Bool { fits(completion.text) }

  /// Whether `text` goes on what was typed; a name goes on as a string too.
  private func fits(_ text: String) -> Bool {
    text.hasPrefix(typed) || (call.word == .name && text.hasPrefix("\"" + typed))
  }
}

extension Identifier {
  /// The identifier as an enumeration's case, such as `.main`; nil where Swift has none so called.
  fileprivate var swiftCase: String? {
    let isName = name.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar.properties.isXIDContinue
    }
    guard isName, let first = name.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart
    else { return nil }
    return "." + name
  }
}

extension [SwiftSignature] {
  /// Base names as far as their overloads agree, with all labels as the note.
  fileprivate var grouped: [Completion] {
    var names: [String] = []
    for signature in self where !names.contains(signature.name) { names.append(signature.name) }
    return names.flatMap { name -> [Completion] in
      let overloads = filter { $0.name == name }
      let property = overloads.contains { $0.labels == nil } ? [Completion(name)] : []
      let calls = overloads.filter { $0.labels != nil }
      guard let first = calls.first else { return property }
      let notes = Message(verbatim: calls.map(\.labelText).joined(separator: " "))
      return property + [Completion(first.opening(with: calls), note: notes, isUnfinished: true)]
    }
  }
}

extension SwiftSignature {
  /// The call up to its first argument, as far as all `overloads` agree.
  fileprivate func opening(with overloads: [SwiftSignature]) -> String {
    let firsts = overloads.map { $0.labels?.first }
    guard let label = firsts.first, firsts.allSatisfy({ $0 == label }) else { return name + "(" }
    guard let label else { return name + "()" }
    if label != "_" { return "\(name)(\(label): " }
    let takeLists = overloads.allSatisfy { $0.arguments.first?.isList == true }
    return name + (takeLists ? "([" : "(")
  }

  /// The labels as documentation writes them: `(_:beforeItem:)`.
  fileprivate var labelText: String { "(" + (labels ?? []).map { $0 + ":" }.joined() + ")" }
}
