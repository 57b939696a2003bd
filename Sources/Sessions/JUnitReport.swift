import HostSystem

/// A replay as JUnit XML, the form that CI systems read.
///
/// Each session is one test case; the report holds no times, so equal replays give equal bytes.
package enum JUnitReport {
  /// The XML document of `sessions`, with a final line feed.
  package static func text(of sessions: [ReplayedSession]) -> String {
    var failures = 0
    var errors = 0
    var skipped = 0
    for session in sessions {
      switch session.verdict {
      case .passed, .failsAsExpected: break
      case .differs, .passesUnexpectedly, .setUpFailed: failures += 1
      case .unreadable: errors += 1
      case .skipped: skipped += 1
      }
    }
    let counts =
      "tests=\"\(sessions.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites \(counts)>",
      "  <testsuite name=\"diffplay replay\" \(counts)>",
    ]
    for session in sessions { lines += testCase(session) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ session: ReplayedSession) -> [String] {
    let folder = FilePath.folder(of: session.path)
    let opening =
      "    <testcase classname=\(quoted(folder.isEmpty ? "." : folder)) "
      + "name=\(quoted(FilePath.name(of: session.path))) file=\(quoted(session.path))"
    let content: String
    switch session.verdict {
    case .passed, .failsAsExpected:
      return [opening + "/>"]
    case .skipped(let reason):
      content = "<skipped message=\(quoted(reason))/>"
    case .differs, .passesUnexpectedly, .setUpFailed:
      content = element("failure", session)
    case .unreadable:
      content = element("error", session)
    }
    return [opening + ">", "      " + content, "    </testcase>"]
  }

  private static func element(_ name: String, _ session: ReplayedSession) -> String {
    let message = "\(session.place): \(session.failureMessage)"
    return "<\(name) message=\(quoted(message))>\(escaped(session.failureText))</\(name)>"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text, inAttribute: true) + "\""
  }

  /// The text with the characters that XML gives a meaning spelled out, and those that it cannot
  /// hold replaced.
  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n" where inAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
      case "\t" where inAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
