import CommandLanguage
import ConsoleTexts
import DiffableDataSource
import HostSystem
import JSON
import SwiftInterpreter
import SwiftReading
import UIKitSurface
import Wording
import WorldModel
import WorldWording

extension Workbench {
  private typealias Surface = UIKitSurface<WorkbenchHost>

  /// Runs Swift: what it declares stays, what it prints and what the world answers is told.
  ///
  /// A view controller that it declares is shown, and a layout that it ends in is the view's.
  ///
  /// - Parameter range: Where the source stands in the entry.
  mutating func run(swift source: String, at range: Range<Int>) throws(CommandError) -> Reply {
    var program = try program()
    let before = (world.snapshot, world.outlines[World.outlineName], program.interpreter)
    var host = WorkbenchHost(self, objects: program.objects)
    var evaluation: Evaluation
    var edited: [String] = []
    var leftOut: [SwiftSource.LeftOut] = []
    do throws(SwiftDiagnostic) {
      let statements: [SwiftReading.Statement]
      (statements, leftOut) = try SwiftSource(source).read()
      edited = statements.compactMap(\.edited)
      program.interpreter.beginSource()
      evaluation = try program.interpreter.run(statements, host: &host, limits: runLimits)
      host.objects.forgetLayouts(of: evaluation.names)
      let made = program.interpreter
      if let controller = made.instantiable(
        evaluation.names, below: "UIViewController",
        where: { Surface.call(making: $0, in: made) != nil })
      {
        let shown = try Surface.show(
          controller: controller, in: &program.interpreter, host: &host, limits: runLimits)
        evaluation.lines += shown.lines
      }
      // Members that were taken out of a class begin where the class does.
      if evaluation.names.contains("viewDidLoad") {
        let begun = try SwiftSource("viewDidLoad()").parsed()
        let loaded = try program.interpreter.run(begun, host: &host, limits: runLimits)
        evaluation.lines += loaded.lines
      }
      if evaluation.isLayout, let last = statements.last {
        // What stands before it has run.
        let layout = String(decoding: Array(source.utf8)[last.range], as: UTF8.self)
        let shown = try SwiftSource("collectionView.collectionViewLayout = \(layout)").parsed()
        _ = try program.interpreter.run(shown, host: &host, limits: runLimits)
        evaluation.text = nil
      }
      evaluation.lines += try Surface.layOut(
        &program.interpreter, host: &host, at: statements.last?.range.lowerBound ?? 0,
        limits: runLimits)
    } catch {
      throw CommandError(error, offset: range.lowerBound)
    }
    try host.tellFrames()
    let connected = host.objects.takeConnected()
    let constraintNotes = host.objects.takeConstraintNotes()
    program.names.formUnion(evaluation.names)
    keep(program, with: host, source)
    var reply = reply(to: evaluation, of: host)
    reply.lines += connected.map {
      "note: the outlet `\($0)` has no storyboard here: it has a collection view that fills the screen"
    }
    reply.lines += constraintNotes
    if reply.lines.isEmpty || host.replies.isEmpty && evaluation.text == nil {
      reply.lines += editedLines(
        edited, snapshot: before.0, outline: before.1, since: before.2, to: program.interpreter)
    }
    if reply.lines.isEmpty, !evaluation.names.isEmpty {
      let names = evaluation.names.joined(separator: " ")
      reply.lines.append("declared: \(names)")
    }
    reply.lines += SwiftSource.LeftOut.notes(on: leftOut)
    return reply
  }

  /// Asks a program's layout anew, where the screen or the data is not what it was asked for.
  ///
  /// - Returns: What the world answers to the layout, if it is another one.
  mutating func askLayoutAnew(since before: World) throws(CommandError) -> [StyledText] {
    // An entry of its own has asked it already.
    guard !world.isSurrounded(as: before),
      before.program?.entries.count == world.program?.entries.count,
      before.screen.container != world.screen.container || before.applied != world.applied
    else { return [] }
    return try askLayoutAnew()
  }

  /// Asks a program's layout anew, where a program has made one.
  ///
  /// - Returns: What the world answers to the layout, if it is another one.
  mutating func askLayoutAnew() throws(CommandError) -> [StyledText] {
    // A world that was loaded has its program's source alone, which is run if it gives the layout.
    guard let kept = world.program, kept.state != nil || !kept.layoutIsInWords,
      var program = try? program(), program.objects.collectionView != nil
    else { return [] }
    var host = WorkbenchHost(self, objects: program.objects)
    host.tellsOfNoSections = false
    do throws(SwiftDiagnostic) {
      let lines = try Surface.layOut(
        &program.interpreter, host: &host, isStale: true, limits: runLimits)
      let notes = host.objects.takeConstraintNotes()
      keep(program, with: host, nil)
      return lines.map { StyledText($0) } + host.replies.flatMap(\.lines) + notes
    } catch {
      throw CommandError(unplaced: error)
    }
  }

  /// Lets the layout that stands now take the place of a program's, as one that is set does.
  mutating func takeLayoutFromProgram() {
    world.program?.layoutIsInWords = true
    guard var program = world.program?.state as? SwiftProgram else { return }
    program.objects.layoutIsInWords = true
    world.program?.state = program
  }

  /// Takes over what a program has come to.
  mutating func keep(_ program: SwiftProgram, with host: WorkbenchHost, _ source: String?) {
    self = host.workbench
    var program = program
    program.objects = host.objects
    var kept = world.program ?? Program()
    if let source { kept.entries.append(source) }
    kept.state = program
    kept.layoutIsInWords = program.objects.layoutIsInWords
    world.program = kept
  }

  /// What is told of an entry: what it printed, what the world answered, its value.
  private func reply(to evaluation: Evaluation, of host: WorkbenchHost) -> Reply {
    var reply = Reply(evaluation.lines.map(Self.printed) + host.replies.flatMap(\.lines))
    reply.apply = host.replies.last { $0.apply != nil }?.apply
    reply.cells = host.replies.last { $0.cells != nil }?.cells
    reply.views = host.replies.last { $0.views != nil }?.views
    if let text = evaluation.text {
      reply.lines += text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { StyledText(String($0)) }
      reply.value = .string(text)
    }
    return reply
  }

  /// A line that a program printed; a long one of UIKit's own is a sentence.
  static func printed(_ line: String) -> StyledText {
    line.utf8.count > StyledText.usualWidth && ConsoleText.find(in: line) != nil
      ? StyledText(telling: Message(verbatim: line)) : StyledText(line)
  }

  /// What has become of the snapshots that an entry edits: of the world's, and of its own variables.
  private func editedLines(
    _ names: [String], snapshot: Snapshot<Identifier, Identifier>, outline: Outline?,
    since before: Interpreter, to after: Interpreter
  ) -> [StyledText] {
    var lines: [StyledText] = []
    if world.snapshot != snapshot { lines.append(pendingLine) }
    if let changed = world.outlines[World.outlineName], changed != outline {
      lines += Reply(outline: changed).lines
    }
    for name in Set(names).sorted() {
      guard let old = before.value(of: name), let new = after.value(of: name) else { continue }
      if let old = old.snapshot, let new = new.snapshot, old != new {
        lines.append("\(name): \(DifferenceCounts(from: old, to: new).words)")
      } else if let old = old.sectionSnapshot, let new = new.sectionSnapshot, old != new {
        lines += Reply(outline: new).lines
      }
    }
    return lines
  }

  /// The program with its variables; run anew where a saved world has its source alone.
  func program() throws(CommandError) -> SwiftProgram {
    if let program = world.program?.state as? SwiftProgram { return program }
    do throws(SwiftDiagnostic) {
      var program = try SwiftProgram.empty.get()
      var host = WorkbenchHost(self, objects: program.objects)
      let compiled = world.program?.compiled ?? []
      for (index, entry) in (world.program?.entries ?? []).enumerated()
      where !compiled.contains(index) {
        let statements = try SwiftSource(entry).parsed()
        program.interpreter.beginSource()
        _ = try program.interpreter.run(statements, host: &host, limits: runLimits)
      }
      program.objects = host.objects
      program.objects.layoutIsInWords = world.program?.layoutIsInWords == true
      return program
    } catch {
      throw CommandError(unplaced: error)
    }
  }

  /// How much an entry may take; who waits may stop it.
  var runLimits: RunLimits {
    var limits = RunLimits()
    let work = work
    limits.isCancelled = { work.isStopped }
    return limits
  }
}

extension CollectionViewObjects {
  /// What is to be known of the constraints in cells that were laid out.
  fileprivate mutating func takeConstraintNotes() -> [StyledText] {
    var lines: [StyledText] = takeRepeatedConflicts().map { className, count in
      count == 1
        ? "note: 1 more \(className) logs the same"
        : "note: \(count) more of \(className) log the same"
    }
    for open in takeOpenLayouts() {
      let views = open.views.joined(separator: ", ")
      lines.append(
        "note: constraints leave open where in \(open.className) this is, or how large: \(views)")
    }
    return lines
  }
}

extension Evaluation {
  /// Whether it ends in a layout of a whole view.
  fileprivate var isLayout: Bool {
    type == "UICollectionViewLayout" || type == "UICollectionViewCompositionalLayout"
  }
}

extension SwiftReading.Statement {
  /// The variable whose method the statement calls; nil for any other statement.
  fileprivate var edited: String? {
    guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind,
      case .member(let base, _, _, _) = callee.kind, case .name(let name, _) = base.kind
    else { return nil }
    return name
  }
}
