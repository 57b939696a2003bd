import CommandLanguage
import DiffableDataSource
import SwiftInterpreter
import SwiftReading
import UIKitSurface
import Wording
import WorldModel
import WorldWording

/// What a handler of a program's data source came to.
struct HandlerCall {
  /// What it printed, and what the world answered to what it did.
  var lines: [StyledText] = []
  /// What it gave back; nil for `Void`.
  var value: Value?

  /// The call and its answer in a line, then what it printed.
  func lines(calling handler: StyledText, answer: StyledText? = nil) -> [StyledText] {
    [answer.map { "\(handler) → \($0)" } ?? handler] + lines
  }
}

extension Workbench {
  private typealias Surface = UIKitSurface<WorkbenchHost>

  /// The names of the handlers that a program has given to its data source; empty without one.
  func programHandlers() throws(CommandError) -> Set<String> {
    guard world.program != nil else { return [] }
    var program = try program()
    var host = WorkbenchHost(self, objects: program.objects)
    do throws(SwiftDiagnostic) {
      return try Surface.handlers(in: &program.interpreter, host: &host, limits: runLimits)
    } catch {
      throw CommandError(unplaced: error)
    }
  }

  /// Calls a handler of a program's data source, and lays out what it has changed.
  mutating func call(_ handler: DataSourceHandler) throws(CommandError) -> HandlerCall {
    var program = try program()
    var host = WorkbenchHost(self, objects: program.objects)
    var evaluation: Evaluation
    do throws(SwiftDiagnostic) {
      evaluation = try Surface.call(
        handler, in: &program.interpreter, host: &host, limits: runLimits)
      evaluation.lines += try Surface.layOut(
        &program.interpreter, host: &host, limits: runLimits)
    } catch {
      throw CommandError(unplaced: error)
    }
    try host.tellFrames()
    keep(program, with: host, nil)
    return HandlerCall(
      lines: evaluation.lines.map(Self.printed) + host.replies.flatMap(\.lines),
      value: evaluation.value)
  }
}

extension Workbench {
  /// The answers of a program's handlers to a tap on an item's disclosure, asked as UIKit does:
  /// what comes after a no is not asked.
  mutating func askProgram(
    onToggling item: Identifier, in section: Identifier, _ handlers: Set<String>
  ) throws(CommandError) -> (answers: DisclosureAnswers<Identifier>, lines: [StyledText]) {
    var answers = DisclosureAnswers<Identifier>()
    var lines: [StyledText] = []
    let outline = world.dataSource.snapshot(for: section)
    guard outline.contains(item) else { return (answers, []) }
    let isExpanded = (try? outline.isExpanded(item)) == true
    let asks: DataSourceHandler = isExpanded ? .shouldCollapseItem(item) : .shouldExpandItem(item)
    if handlers.contains(asks.name) {
      let call = try call(asks)
      let answer = call.value?.asBool ?? true
      lines += call.lines(calling: "\(asks.name)(\(item.quoted))", answer: "\(answer)")
      if isExpanded { answers.shouldCollapse = answer } else { answers.shouldExpand = answer }
      guard answer else { return (answers, lines) }
    }
    let tells: DataSourceHandler = isExpanded ? .willCollapseItem(item) : .willExpandItem(item)
    if handlers.contains(tells.name) {
      lines += try call(tells).lines(calling: "\(tells.name)(\(item.quoted))")
    }
    guard !isExpanded, handlers.contains("snapshotForExpandingParent"),
      let below = try? outline.snapshot(of: item)
    else { return (answers, lines) }
    let call = try call(.snapshotForExpandingParent(item, below))
    answers.children = call.value?.sectionSnapshot
    let items = answers.children?.items ?? []
    lines += call.lines(
      calling: "snapshotForExpandingParent(\(item.quoted))",
      answer: items.isEmpty ? "none" : items.listed)
    return (answers, lines)
  }
}
