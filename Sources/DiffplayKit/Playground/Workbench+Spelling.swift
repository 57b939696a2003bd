import SwiftExport
import UIKitSurface
import Wording
import WorldModel

extension Workbench {
  /// A command in words in Swift, line by line; nothing for what was Swift already.
  ///
  /// Of a change that UIKit has no call for it is said, once for each verb, in a comment: all that
  /// is answered can be read as Swift.
  mutating func spelling(
    of command: ParsedStatement, _ call: UIKitCall?, source: String, since before: World
  ) -> [StyledText] {
    guard case .words(let command, let form, _) = command else { return [] }
    if let call {
      let isLaidOutInSwift =
        (world.program?.state as? SwiftProgram)?.objects.collectionView != nil
      return SwiftSpeller.lines(
        for: call, from: before, to: world, after: &spelled, isLaidOutInSwift: isLaidOutInSwift,
        columns: settings.width
      ).map { StyledText($0, .dim) }
    }
    switch command.verb {
    case Command.swift.verb,
      Command.set.verb where form.asks:
      spelled = SpelledSwift()
    case Command.undo.verb, Command.redo.verb, Command.back.verb, Command.load.verb:
      spelled.forgetDeclarations()
    default:
      // A lesson brings a world of its own; a question or a prediction leaves it as it is.
      if command.task == .lessons,
        !world.isSurrounded(as: before) || world.snapshot != before.snapshot
      {
        spelled.forgetDeclarations()
      }
    }
    let isOfUIKit = [.data, .apply, .layout, .view].contains(command.task)
    guard isOfUIKit, command.isUndoable, !form.asks,
      spelled.withoutCall.insert(command.verb).inserted
    else { return [] }
    let start = source.prefix { !$0.isNewline }
    return [StyledText(telling: "// UIKit has no call for `\(String(start))`", .dim)]
  }
}
