package import JSON
import Wording

extension Doctor {
  /// Findings as one log of SARIF 2.1.0, the format that services for checks read.
  ///
  /// Every rule is listed, so that a service knows what was looked for. What a finding is about
  /// stands as a logical location; where it was read from a file, that is the physical one.
  ///
  /// - Parameters:
  ///   - examined: The findings of each layout document or source file, named by its path from the
  ///     root of what is checked; without a name those of a world.
  ///   - version: The program's version.
  package static func sarif(
    of examined: [(file: String?, findings: [Finding])], version: String
  ) -> JSONValue {
    let driver: JSONValue = [
      "name": "diffplay", "version": .string(version), "rules": .array(rules.map(\.sarif)),
    ]
    let results = examined.flatMap { file, findings in findings.map { $0.sarif(file: file) } }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ]
      ],
    ]
  }
}

extension DoctorRule {
  /// A reporting descriptor.
  fileprivate var sarif: JSONValue {
    [
      "id": .string(id), "shortDescription": ["text": .string(summary.english)],
      "fullDescription": ["text": .string(reason.english)],
      "help": ["text": .string("diffplay -c 'explain \(page)'")],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
    ]
  }
}

extension Finding {
  /// A result.
  fileprivate func sarif(file: String?) -> JSONValue {
    var location = JSONObject()
    if let file {
      location["physicalLocation"] = ["artifactLocation": ["uri": .string(Self.uri(file))]]
    }
    if !subject.name.isEmpty {
      location["logicalLocations"] = [
        ["fullyQualifiedName": .string(subject.name), "kind": .string(subject.sort)]
      ]
    }
    let index = Doctor.rules.firstIndex { $0.id == rule.id } ?? 0
    var result = JSONObject()
    result["ruleId"] = .string(rule.id)
    result["ruleIndex"] = JSONValue(index)
    result["level"] = .string(severity.rawValue)
    result["message"] = ["text": .string("\(message.english); \(mend.english).")]
    result["locations"] = .array(location.members.isEmpty ? [] : [.object(location)])
    return .object(result)
  }

  /// A path as a relative URI: what is no plain sign of a path is written as its bytes.
  private static func uri(_ path: String) -> String {
    path.utf8.reduce(into: "") { uri, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "-._~/".unicodeScalars.contains(scalar)
      uri +=
        isPlain
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
