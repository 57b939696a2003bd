import HostSystem

/// Results as JUnit XML, the form that CI systems read.
///
/// The report holds no times, so equal results give equal bytes.
package enum JUnitReport {
  /// One test, and what came of it.
  package struct Case: Hashable, Sendable {
    /// What came of a test, with a message and all there is to say.
    package enum Result: Hashable, Sendable {
      case passed
      case skipped(String)
      case failed(String, text: String)
      case broken(String, text: String)
    }

    /// What it is one of, such as a folder.
    package var group: String
    /// What it is called.
    package var name: String
    /// The file that it is of; nil where there is none.
    package var file: String?
    /// What came of it.
    package var result: Result

    /// A test by its name.
    package init(group: String, name: String, file: String?, result: Result) {
      (self.group, self.name, self.file, self.result) = (group, name, file, result)
    }
  }

  /// The XML document of `sessions`, a case each, with a final line feed.
  package static func text(of sessions: [ReplayedSession]) -> String {
    text(of: sessions.map(Case.init), suite: "diffplay replay")
  }

  /// The XML document of a suite, with a final line feed.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package static func text(of cases: [Case], suite: String) -> String {
    var failures = 0
    var errors = 0
    var skipped = 0
    for test in cases {
      switch test.result {
      case .passed: break
      case .failed: failures += 1
      case .broken: errors += 1
      case .skipped: skipped += 1
      }
    }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites \(counts)>",
      "  <testsuite name=\(quoted(suite)) \(counts)>",
    ]
    for test in cases { lines += element(test) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func element(_ test: Case) -> [String] {
    let file = test.file.map { " file=\(quoted($0))" } ?? ""
    let opening =
      "    <testcase classname=\(quoted(test.group)) name=\(quoted(test.name))\(file)"
    let content: String
    switch test.result {
    case .passed: return [opening + "/>"]
    case .skipped(let reason): content = "<skipped message=\(quoted(reason))/>"
    case .failed(let message, let text): content = element("failure", message, text)
    case .broken(let message, let text): content = element("error", message, text)
    }
    return [opening + ">", "      " + content, "    </testcase>"]
  }

  private static func element(_ name: String, _ message: String, _ text: String) -> String {
    "<\(name) message=\(quoted(message))>\(escaped(text))</\(name)>"
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

extension JUnitReport.Case {
  /// The case of a session.
  fileprivate init(_ session: ReplayedSession) {
    let folder = FilePath.folder(of: session.path)
    let message = "\(session.place): \(session.failureMessage)"
    let result: Result =
      switch session.verdict {
      case .passed, .failsAsExpected: .passed
      case .skipped(let reason): .skipped(reason)
      case .differs, .passesUnexpectedly, .setUpFailed:
        .failed(message, text: session.failureText)
      case .unreadable: .broken(message, text: session.failureText)
      }
    self.init(
      group: folder.isEmpty ? "." : folder, name: FilePath.name(of: session.path),
      file: session.path, result: result)
  }
}
