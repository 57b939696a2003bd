import CommandLanguage
import ConsoleTexts
import SwiftInterpreter
import SwiftReading
import UIKitSurface
import Wording
import WorldModel

/// The interpreter with a program's variables, and what it has made of UIKit's objects.
struct SwiftProgram: ProgramState {
  var interpreter: Interpreter
  var objects = CollectionViewObjects()
  /// What its entries have declared.
  var names: Set<String> = []

  /// A program without entries; its prelude is read once.
  static let empty: Result<SwiftProgram, SwiftDiagnostic> = {
    do throws(SwiftDiagnostic) {
      let preludes = UIKitSurface<WorkbenchHost>.preludes
      return .success(SwiftProgram(interpreter: try Interpreter(preludes: preludes)))
    } catch {
      return .failure(error)
    }
  }()
}

extension CommandError {
  /// What Swift refuses; `offset` is where its source begins in the entry.
  init(_ diagnostic: SwiftDiagnostic, offset: Int) {
    let range = diagnostic.range
    let start = range.lowerBound + offset
    // UIKit's own words stand below what is said of them, not in their place too.
    let finding = diagnostic.uikit.flatMap(ConsoleText.find(in:))
    let isTextAlone = diagnostic.message.english == diagnostic.uikit
    self.init(
      isTextAlone ? finding?.meaning ?? diagnostic.message : diagnostic.message,
      at: start..<max(start + 1, range.upperBound + offset), fix: diagnostic.fix,
      uikit: diagnostic.uikit,
      kind: diagnostic.refusalKind)
    isUnfinished = diagnostic.kind == .unfinished
  }

  /// What Swift of earlier entries refuses, whose places are none of this entry.
  init(unplaced diagnostic: SwiftDiagnostic) {
    self.init(diagnostic, offset: 0)
    place = nil
  }
}

extension SwiftDiagnostic {
  /// What sort of refusal it is; nil for a trap of Swift's own, which says what it is.
  fileprivate var refusalKind: RefusalKind? {
    if uikit != nil { return .raisedException }
    if kind == .needsCompiler { return .needsCompiler }
    return message.english.hasPrefix("Fatal error: ") ? nil : .unreadableSwift
  }
}
