import CommandLanguage
import CompositionalLayout
import Doctor
import JSON
import Wording
import WorldModel

extension Workbench {
  /// What will surprise in a file: a layout document, or Swift code, which is compiled and run apart.
  ///
  /// The world of this workbench stays as it is.
  func findings(inFile file: Token) throws(CommandError) -> [Finding] {
    guard file.text.hasSuffix(".swift") else { return try findings(inDocument: file) }
    var inner = withoutLesson
    inner.world = World()
    inner.world.screen.container = world.screen.container
    inner.heard = []
    do throws(CommandError) {
      _ = try inner.importSwift([file])
    } catch {
      guard let uikit = error.uikit else { throw error }
      inner.heard.append(uikit)
    }
    let shown = Doctor.findings(in: inner.world, heard: inner.heard)
    let defined = inner.world.importedLayouts.flatMap {
      Doctor.findings(
        in: $0, container: inner.world.screen.container, system: inner.world.system)
    }
    // A screen and the function that gives its layout have the same to say.
    return defined.reduce(into: shown) { findings, finding in
      let isKnown = findings.contains {
        $0.rule.id == finding.rule.id && $0.message.english == finding.message.english
      }
      if !isKnown { findings.append(finding) }
    }
  }

  /// What will surprise in a layout document, or in a file `{"cases": […]}` of them.
  private func findings(inDocument token: Token) throws(CommandError) -> [Finding] {
    let text = try text(of: token)
    do {
      let document = try JSONDocument(parsing: text)
      guard case .array(let cases)? = document.value["cases"] else {
        return Doctor.findings(
          in: try JSONValueDecoder().decode(LayoutDocument.self, from: document))
      }
      return try cases.flatMap {
        Doctor.findings(in: try JSONValueDecoder().decode(LayoutDocument.self, from: $0))
      }
    } catch let error as JSONError {
      throw CommandError(
        "\(token.text):\(error.position): \(error.message)", at: token.range, kind: .brokenFile)
    } catch {
      throw CommandError(
        "\(token.text) is no layout document", at: token.range, kind: .brokenFile)
    }
  }
}
