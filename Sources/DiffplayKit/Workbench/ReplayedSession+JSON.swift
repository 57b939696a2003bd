package import JSON
package import Sessions

extension ReplayedSession {
  /// The replay as an object: the session, what it came to and why, and how many of its steps
  /// printed something else.
  package var json: JSONValue {
    var object: JSONObject = [
      "session": .string(path), "verdict": .string(name), "ok": .bool(!isFailure),
      "steps": JSONValue(steps.count), "differentSteps": JSONValue(differences.count),
    ]
    switch verdict {
    case .skipped(let reason), .failsAsExpected(let reason), .passesUnexpectedly(let reason):
      object["reason"] = .string(reason)
    case .passed, .differs, .setUpFailed, .unreadable: break
    }
    if isFailure {
      object["place"] = .string(place)
      object["message"] = .string(failureMessage)
    }
    return .object(object)
  }

  private var name: String {
    switch verdict {
    case .passed: "passed"
    case .differs: "differs"
    case .skipped: "skipped"
    case .failsAsExpected: "failsAsExpected"
    case .passesUnexpectedly: "passesUnexpectedly"
    case .setUpFailed: "setUpFailed"
    case .unreadable: "unreadable"
    }
  }
}
