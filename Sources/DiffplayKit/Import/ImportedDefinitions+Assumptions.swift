import SwiftImport
import TextWidth
import Wording

extension ImportedDefinitions {
  /// What is taken to hold or to be there that is not given, so that more of a screen is there.
  var assumptionNotes: [StyledText] {
    var notes: [StyledText] = []
    if let first = takenAsTrue.first?.singleLine.bounded(bytes: 60) {
      let names = Self.first(of: takenAsTrue.map { $0.singleLine.bounded(bytes: 60) })
      notes.append(
        "taken as true, as more sections are there then: \(names) (`import … with \(first): false`)"
      )
    }
    if let first = takenAsHalved.first?.singleLine.bounded(bytes: 60) {
      let names = Self.first(of: takenAsHalved.map { $0.singleLine.bounded(bytes: 60) })
      notes.append(
        """
        taken as true of half of the elements, as more sections are there then: \(names) \
        (`import … with \(first): false`)
        """)
    }
    if !sampled.isEmpty {
      let calls = Self.first(of: sampled.map { $0.singleLine.bounded(bytes: 120) })
      notes.append("samples stand for what nothing says: \(calls) (`import … with NAME: VALUE`)")
    }
    if takesAllAsThere {
      notes.append(
        "taken to be there, as more sections are then: what may be nothing and is not given")
    }
    return notes
  }
}
