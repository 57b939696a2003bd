import CommandLanguage
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
    self.init(
      diagnostic.message, at: start..<max(start + 1, range.upperBound + offset),
      fix: diagnostic.fix, uikit: diagnostic.uikit, kind: .unreadableSwift)
    isUnfinished = diagnostic.kind == .unfinished
  }
}
