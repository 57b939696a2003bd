extension LayoutRecord {
  /// What stands elsewhere than it did, a line each, in the order of places.
  ///
  /// - Complexity: O(*n*) on average for *n* elements.
  func differences(from expected: LayoutRecord) -> [String] {
    var lines: [String] = []
    if container != expected.container {
      lines.append("screen  \(expected.container) → \(container)")
    }
    if content != expected.content {
      lines.append("content  \(expected.content.extent) → \(content.extent)")
    }
    let before = expected.byName
    let after = byName
    for element in expected.elements where after[element.name] == nil {
      lines.append("\(element.name)  \(element.frame.text) → nothing")
    }
    for element in elements {
      guard let old = before[element.name] else {
        lines.append("\(element.name)  nothing → \(element.frame.text)")
        continue
      }
      if old.frame != element.frame {
        lines.append("\(element.name)  \(old.frame.text) → \(element.frame.text)")
      }
      if old.text != element.text {
        lines.append("\(element.name)  \(quoted(old.text)) → \(quoted(element.text))")
      }
    }
    return lines
  }

  /// The names of the elements that are not as they are in `other`, or not there.
  func changedNames(from other: LayoutRecord) -> Set<String> {
    let others = other.byName
    return Set(elements.filter { others[$0.name] != $0 }.map(\.name))
  }

  private var byName: [String: Element] {
    Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// A text in quotation marks, one line of it, shortened.
private func quoted(_ text: String) -> String {
  "\"\(text.prefix(40).onOneLine)\(text.count > 40 ? "…" : "")\""
}
