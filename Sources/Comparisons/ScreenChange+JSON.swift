import Doctor
import HostSystem
package import JSON
import Pictures
import Wording
import WorldWording

extension ScreenChange {
  /// The change as an object, in English as all JSON.
  ///
  /// `screen`, `kind`, `device`, `change` (`same`, `changed`, `added`, `removed`, `refused`), `summary`,
  /// `file` and `line`; `content`, what `WorldComparison` tells of two screens; `warnings` that are
  /// new, `layouts` and `answers` that differ, `refusals`; the `fingerprint` of a change.
  package var json: JSONValue {
    var object = facts
    if outcome != .same { object["fingerprint"] = .string(fingerprint) }
    return .object(object)
  }

  private var facts: JSONObject {
    var object: JSONObject = [
      "screen": .string(name), "kind": .string(kind.rawValue), "device": .string(device),
      "change": .string(outcome.rawValue),
    ]
    if outcome != .same { object["summary"] = .string(summary.english) }
    if let place {
      object["file"] = .string(place.file)
      object["line"] = JSONValue(place.line)
    }
    guard outcome != .same else { return object }
    if let content { object["content"] = content }
    object["warnings"] = newFindings.json
    object["layouts"] = .array(
      layouts.map {
        [
          "sections": .array($0.sections.map(JSONValue.string)),
          "lines": .array($0.lines.map(JSONValue.string)),
        ]
      })
    object["answers"] = .array(answers.map(\.json))
    if refusals.before != nil || refusals.after != nil {
      object["refusals"] = [
        refusals.before.map { .string($0.english) } ?? .null,
        refusals.after.map { .string($0.english) } ?? .null,
      ]
    }
    return object
  }

  /// What the two screens have different, whatever the two states are called.
  private var content: JSONValue? {
    guard case .object(var object)? = comparison?.json else { return nil }
    object["before"] = nil
    object["after"] = nil
    return .object(object)
  }

  /// What tells this change from any other: a number of what was and what is.
  ///
  /// The line that it stands at does not count, nor what the states are called.
  ///
  /// - Complexity: O(*n*) for *n* elements of both screens.
  package var fingerprint: String {
    var object = facts
    object["file"] = nil
    object["line"] = nil
    object["summary"] = nil
    var digest = Digest()
    digest.add(JSONPrinter.compact(.object(object)))
    for code in refusedCode { digest.add(code) }
    return digest.text
  }
}

extension ScreenChange.ChangedAnswer {
  fileprivate var json: JSONValue {
    [
      "command": .string(command), "file": .string(place.file), "line": JSONValue(place.line),
      "before": before.map(JSONValue.string) ?? .null,
      "after": after.map(JSONValue.string) ?? .null,
    ]
  }
}

extension Comparison {
  /// `{"before":…,"after":…,"same":…,"accepted":…,"screens":[…]}`: whether nothing changed, whether all
  /// that did is accepted, and everything that was compared, as `ScreenChange` tells it, what changed
  /// with `accepted`.
  package var json: JSONValue {
    [
      "before": .string(names.before), "after": .string(names.after),
      "same": .bool(changes.isEmpty), "accepted": .bool(open.isEmpty),
      "screens": .array(
        screens.map { screen in
          guard case .object(var object) = screen.json, screen.outcome != .same else {
            return screen.json
          }
          object["accepted"] = .bool(isAccepted(screen))
          return .object(object)
        }),
    ]
  }
}
