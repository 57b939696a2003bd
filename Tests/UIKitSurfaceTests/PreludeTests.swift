import SwiftInterpreter
import SwiftReading
import Testing
import UIKitSurface
import Wording

@Suite struct PreludeTests {
  @Test func isReadAsSwift() throws {
    for prelude in UIKitSurface<WorldHost>.preludes {
      do { _ = try SwiftSource(prelude.source).parsed() } catch {
        let line = prelude.source.utf8.prefix(error.range.lowerBound).count(where: { $0 == 10 })
        Issue.record("line \(line + 1): \(error.message.text(in: .english))")
      }
    }
  }
}
