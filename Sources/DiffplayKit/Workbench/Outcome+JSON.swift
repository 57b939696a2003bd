import CommandLanguage
import JSON
import Wording
import WorldModel
import WorldWording

extension Outcome {
  /// The outcome as one JSON object on one line; `line` is its place in the whole input.
  package func json(line: Int) -> String {
    var object: JSONObject = ["line": JSONValue(line), "command": .string(source)]
    switch result {
    case .success(let reply):
      object["ok"] = true
      object["snapshot"] = .snapshot(world.snapshot)
      object["apply"] = reply.apply
      object["cells"] = reply.cells
      object["views"] = reply.views
      object["value"] = reply.value
      object["outline"] = reply.outline
      let lines = (reply.swift + reply.lines).map(StylePolicy.plain.text)
      object["output"] = .string(lines.joined(separator: "\n"))
    case .failure(let error):
      object["ok"] = false
      let uikit = error.uikit.map(JSONValue.string) ?? .null
      var told: JSONObject = ["message": .string(error.message.english), "uikit": uikit]
      let details = error.details.map { JSONValue.string(StylePolicy.plain.text($0)) }
      if !details.isEmpty { told["details"] = .array(details) }
      object["error"] = .object(told)
      object["snapshot"] = .snapshot(world.snapshot)
    }
    if let lesson {
      object["lesson"] = lesson.json
      let lines = lessonLines(in: .english).map(StylePolicy.plain.text).dropFirst()
      if !lines.isEmpty { object["lessonOutput"] = .string(lines.joined(separator: "\n")) }
    }
    return JSONPrinter.compact(.object(object))
  }
}
