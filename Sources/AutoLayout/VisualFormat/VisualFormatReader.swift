import ConstraintSolver

/// Reads the parts of a format, one character after the other.
struct VisualFormatReader {
  private(set) var isVertical = false
  private let characters: [Character]
  /// The place of each character in the format, which may have spaces; its end comes last.
  private let places: [Int]
  private let metrics: [String: Double?]
  private let views: Set<String>
  private var position = 0

  struct Refusal: Error {
    var reason: String
  }

  init(_ format: String, _ metrics: [String: Double?], _ views: Set<String>) {
    let shown = format.enumerated().filter { $0.element != " " }
    characters = shown.map(\.element)
    places = shown.map(\.offset) + [format.count]
    self.metrics = metrics
    self.views = views
    if take("V:") { isVertical = true } else { _ = take("H:") }
  }

  /// How many characters of the format are read.
  var place: Int { places[position] }

  mutating func parts() throws(Refusal) -> [VisualFormat.Part] {
    var parts: [VisualFormat.Part] = []
    var gap: [VisualFormat.Predicate]? = [zero]
    while position < characters.count {
      parts.append(try part(gap))
      gap = position < characters.count ? try self.gap() : nil
    }
    guard parts.contains(where: { $0.view != nil }) else {
      throw Refusal(reason: "Expected a view")
    }
    return parts
  }

  private var zero: VisualFormat.Predicate { VisualFormat.Predicate(length: .constant(0)) }

  private mutating func part(
    _ gap: [VisualFormat.Predicate]?
  ) throws(Refusal) -> VisualFormat.Part {
    if take("|") { return VisualFormat.Part(gap: gap) }
    guard take("[") else { throw Refusal(reason: "Expected a '[' or a '|'") }
    var part = VisualFormat.Part(view: try view(named: try name()), gap: gap)
    if take("(") { part.sizes = try predicates() }
    guard take("]") else { throw Refusal(reason: "Expected a ']'") }
    return part
  }

  private mutating func gap() throws(Refusal) -> [VisualFormat.Predicate]? {
    guard take("-") else { return [zero] }
    if peek == "[" || peek == "|" { return nil }
    let gap = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw Refusal(reason: "Expected a '-'") }
    return gap
  }

  /// Predicates up to the bracket that closes them.
  private mutating func predicates() throws(Refusal) -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw Refusal(reason: "Expected a ')'") }
    return predicates
  }

  private mutating func predicate() throws(Refusal) -> VisualFormat.Predicate {
    var predicate = zero
    if take("<=") {
      predicate.relation = .atMost
    } else if take(">=") {
      predicate.relation = .atLeast
    } else {
      _ = take("==")
    }
    predicate.length = try length()
    if take("@") {
      guard case .constant(let value) = try length() else {
        throw Refusal(reason: "Expected a number")
      }
      predicate.priority = value
    }
    return predicate
  }

  private mutating func length() throws(Refusal) -> VisualFormat.Predicate.Length {
    if let number = number() { return .constant(number) }
    let name = try name()
    guard let metric = metrics[name] else { return .view(try view(named: name)) }
    guard let metric else { throw Refusal(reason: "\(name) is not a number") }
    return .constant(metric)
  }

  private func view(named name: String) throws(Refusal) -> String {
    guard views.contains(name) else {
      throw Refusal(reason: "\(name) is not a key in the views dictionary.")
    }
    return name
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private mutating func name() throws(Refusal) -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    guard position > start else { throw Refusal(reason: "Expected a name") }
    return String(characters[start..<position])
  }

  private mutating func number() -> Double? {
    let start = position
    if peek == "-" { position += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(characters[start..<position])) else {
      position = start
      return nil
    }
    return value
  }
}
