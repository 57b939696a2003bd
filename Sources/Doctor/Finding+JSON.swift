package import JSON
import Wording
import WorldModel

extension [Finding] {
  /// The findings as an array of objects: rule, severity, subject, message, mend, page.
  ///
  /// The words are English, as in all JSON.
  package var json: JSONValue { .array(map(\.json)) }

  /// Whether one is bad enough for a check to fail.
  package var hasFailure: Bool { contains(where: \.isFailure) }
}

extension Finding {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["rule"] = .string(rule.id)
    object["severity"] = .string(severity.rawValue)
    object["subject"] = subject.json
    object["message"] = .string(message.english)
    object["mend"] = .string(mend.english)
    if !swift.isEmpty { object["swift"] = .array(swift.map(JSONValue.string)) }
    object["page"] = .string(page)
    return .object(object)
  }
}

extension FindingSubject {
  /// An object of what there is of section, path, kind and item, and the name.
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["name"] = .string(name)
    object["sort"] = .string(sort)
    if let section { object["section"] = .string(section.name) }
    if let path { object["path"] = .array(path.map { JSONValue($0) }) }
    if let kind { object["kind"] = .string(kind) }
    if let item { object["item"] = .string(item.name) }
    return .object(object)
  }
}
