package import CommandLanguage
import Doctor
package import JSON
import TextWidth
package import Wording

/// What `diffplay doctor FILE` says of one file.
package struct ExaminedFile: Sendable {
  /// The file as it was named.
  package let path: String
  private let findings: [Finding]

  /// Examines a layout document, or Swift code, which is compiled and run apart.
  package init(_ path: String, in playground: Playground) throws(CommandError) {
    self.path = path
    let token = Token(kind: .string, text: path, range: 0..<path.utf8.count)
    findings = try playground.workbench.findings(inFile: token)
  }

  /// Whether there is anything bad enough for a check to fail.
  package var hasFailure: Bool { findings.hasFailure }

  /// What a person reads.
  package func lines(in language: Language) -> [StyledText] {
    let answer: Message = "\(path.singleLine): nothing surprises here"
    guard !findings.isEmpty else { return [answer.styled(in: language)] }
    return [StyledText(path, .heading)] + findings.flatMap { $0.lines(in: language) }
  }

  /// The file and its findings, as an object.
  package var json: JSONValue { ["file": .string(path), "findings": findings.json] }

  fileprivate var located: (file: String?, findings: [Finding]) { (path, findings) }
}

extension [ExaminedFile] {
  /// The findings of all files as one log for services that read checks.
  package var sarif: JSONValue { Doctor.sarif(of: map(\.located), version: Workbench.version) }
}
