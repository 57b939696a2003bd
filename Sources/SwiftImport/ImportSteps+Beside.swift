import ImportRecords

// What the files that were named give alone, where controllers that came along may show it.
extension ImportSteps {
  /// Leaves what controllers that came along show to them: a part alone, which a further file names, is no
  /// screen of its own where one of them has items, unless it is a view that none of their lists is in.
  func leaveToControllers(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) {
    let along = sources.dropFirst(namedCount)
    let isShown = imported.results.contains { definition, record in
      definition.isScreen && record.snapshot?.contains { !$0.items.isEmpty } == true
        && along.contains { $0.path == definition.file }
    }
    guard isShown else { return }
    let holders = imported.results.filter { !$0.definition.isBeside }
      .reduce(into: Set<String>()) { $0.formUnion($1.record.holders ?? []) }
    for definition in definitions where definition.isBeside {
      let isInView = !definition.isOfView || holders.contains(definition.typeName)
      let isNamed = along.contains { Self.names($0.text, definition.partName) }
      guard isNamed, isInView || definition.isOfList else { continue }
      let filled = imported.results.first { result, record in
        result.isBeside(with: definition) && (record.placeholders ?? 0) > 0
      }
      let count = filled?.record.snapshot?.count ?? 0
      // Placeholders give its own layouts sections that are nobody's.
      imported.results.removeAll { result, record in
        result.isBeside(with: definition)
          || count > 1 && result.isAsked(of: definition) && record.layouts?.count == count
      }
      imported.screensWithoutItems.removeAll { $0.definition == definition }
      // Its own layouts were asked of it alone.
      let asked = definitions.filter { $0 == definition || $0.isAsked(of: definition) }
      imported.leftOut.removeAll { leftOut in
        asked.contains { ($0.title, $0.file) == (leftOut.title, leftOut.file) }
      }
    }
  }

  /// The places of the definitions that take placeholders: all where what they show may not be there,
  /// else the parts alone and those that others give what they show.
  func filled(of definitions: [ImportDefinition]) -> Set<Int> {
    let isMissing = isDataMissing
    return Set(
      definitions.indices.filter { index in
        isMissing || definitions[index].isBeside || definitions[index].lacksData
      })
  }

  /// Whether a text has a name as a word.
  private static func names(_ text: String, _ name: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}

extension ImportDefinition {
  /// Whether it is a part alone, and that of a declaration.
  fileprivate func isBeside(with part: ImportDefinition) -> Bool {
    isBeside && (file, line) == (part.file, part.line)
  }

  /// Whether it is asked of what the screen of a part alone is of.
  func isAsked(of part: ImportDefinition) -> Bool { call.hasPrefix("\(part.call).content.") }

  /// The name of the type that a part alone is of, or of the function that no type has.
  fileprivate var partName: String {
    scope.isEmpty ? typeName : String(scope.split(separator: ".").last ?? "")
  }
}
