import CompositionalLayout
package import JSON
import Wording
import WorldModel

/// Reads layout documents and writes what the solver makes of them, as `diffplay solve` does.
package enum SolvedDocument {
  /// The answer to a document, or to a file `{"cases": […]}` of them.
  package struct Answer: Hashable, Sendable {
    /// JSON: one object, or one compact object a line for each case.
    package var text: String
    /// Whether the layout, or one of the cases, could not be solved.
    package var failed: Bool
  }

  /// Solves the document or documents that `text` holds.
  ///
  /// - Throws: `JSONError` when the text is no JSON or a lone document is not one.
  package static func solve(_ text: String) throws(JSONError) -> Answer {
    let document = try JSONDocument(parsing: text)
    guard case .array(let cases)? = document.value["cases"] else {
      let layout = try JSONValueDecoder().decode(LayoutDocument.self, from: document)
      let result = result(of: layout)
      return Answer(text: JSONPrinter.pretty(result), failed: result["error"] != nil)
    }
    let results = cases.map(result(ofCase:))
    let lines = zip(cases, results).map { recorded, result in
      JSONPrinter.compact(["id": recorded["id"] ?? .null, "result": result])
    }
    return Answer(
      text: lines.joined(separator: "\n"), failed: results.contains { $0["error"] != nil })
  }

  private static func result(ofCase value: JSONValue) -> JSONValue {
    do {
      return result(of: try JSONValueDecoder().decode(LayoutDocument.self, from: value))
    } catch {
      return ["error": .string(error.message)]
    }
  }

  private static func result(of document: LayoutDocument) -> JSONValue {
    do {
      return try JSONValueEncoder()
        .encode(document.solved(errata: document.release.solverErrata))
    } catch let fault as SystemFault {
      return ["error": .string(fault.message.english)]
    } catch {
      return ["error": .string("the result cannot be written: \(error)")]
    }
  }
}

extension DecodingError {
  /// What is wrong, with the path to it.
  var message: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "\(self)"
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + context.debugDescription
  }
}
