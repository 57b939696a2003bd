import CommandLanguage
import CompositionalLayout
package import Wording
package import WorldModel

extension Scene {
  /// What UIKit logs of the layout instead of raising: sections that show no cells, and why.
  package var notes: [StyledText] {
    solution.notes.flatMap { error -> [StyledText] in
      let told = CommandError(error, sections: sections)
      return ["\("note:" as Message, .error) \(told.message)"] + told.uikitLines
    }
  }
}
