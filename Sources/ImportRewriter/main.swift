import Foundation
import SwiftParser
import SwiftSyntax

/// The copies of one task, read and written in their places.
struct RewrittenCopies {
  let task: RewritingTask
  var texts: [String]
  var outcome = RewritingOutcome()

  init(_ task: RewritingTask) throws {
    self.task = task
    texts = try task.files.map { try String(contentsOfFile: $0.path, encoding: .utf8) }
  }

  private var trees: [SourceFileSyntax] { texts.map { Parser.parse(source: $0) } }

  /// Makes all fit for this system; then writes what tells of their classes.
  mutating func fit() {
    mend()
    rename()
    let arePutOff = tellPutOffsApart()
    let controllers = expectPrototypes()
    move()
    let unmet = meetProtocols()
    let trees = trees
    lazy var kinds = TypeUses(in: trees).identifierCases
    let declarations = Declarations(of: trees)
    for (number, file) in task.files.enumerated() {
      let fitting = Fitting(declarations, modules: task.modules, mark: file.mark)
      fitting.walk(trees[number])
      let wiring = Wiring(
        trees[number], number: number, among: declarations, ofStoryboards: controllers)
      texts[number] =
        fitting.edits.applied(to: texts[number])
        + "\n#sourceLocation(file: \"wiring\(number)\", line: 1)\nimport UIKit\n\(wiring.text)"
      if let function = wiring.function { outcome.wirings.append(function) }
      tellNames(in: trees[number], number: number) { kinds }
      outcome.dropped[file.mark] = fitting.dropped
    }
    for (number, text) in unmet.sorted(by: { $0.key < $1.key }) {
      add(standingIn: text, to: number)
    }
    if arePutOff { texts[0] += PutOffs.text }
  }

  /// Tells by which members of what is not given code waits for what it fills a screen with, the order
  /// of its enumerations' cases, which of them its sections take, and for what objects of a database are
  /// taken.
  private mutating func tellNames(
    in tree: SourceFileSyntax, number: Int, kinds: () -> [Set<String>]
  ) {
    func list(_ names: [String]) -> String {
      "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
    var calls = CaseOrders(in: tree).found.map {
      "HeadlessUIKit.RuntimeNames.addCases(\(list($0)))"
    }
    calls += ItemCases(in: tree).found(ofKinds: kinds).map {
      "HeadlessUIKit.RuntimeNames.addItemCase(\"\($0.item)\", ofSection: \"\($0.section)\")"
    }
    calls += ObjectCasts(in: tree).types.map {
      "NSManagedObjectContext.takesObjects(for: \($0).self)"
    }
    let paths = FillingPaths(in: tree).found.sorted()
    if !paths.isEmpty {
      calls.append("HeadlessUIKit.AwaitingClosure.paths.formUnion(\(list(paths)))")
    }
    guard !calls.isEmpty else { return }
    let function = "__diffplayNames\(number)"
    texts[number] += "@MainActor func \(function)() { \(calls.joined(separator: "; ")) }\n"
    outcome.wirings.append(function)
  }

  /// A type of each protocol that others are made with or given and that nothing given conforms to, by
  /// the number of the file that declares the protocol.
  private mutating func meetProtocols() -> [Int: String] {
    let trees = trees
    let unmet = UnmetProtocols(in: trees)
    for (name, parameter) in unmet.found {
      guard let number = trees.firstIndex(where: { $0.id == parameter.root.id }) else { continue }
      var slicing = Slicing(trees[number], text: texts[number], mark: task.files[number].mark)
      slicing.note(.superclass, "StandIn", parameter, RefusalCause(missing: name))
      outcome.cuts += slicing.cuts
    }
    for (number, edits) in unmet.edits { texts[number] = edits.applied(to: texts[number]) }
    return unmet.texts
  }

  /// Makes Swift of what does not parse.
  private mutating func mend() {
    for (number, file) in task.files.enumerated() {
      let mending = Mending(texts[number], mark: file.mark)
      texts[number] = mending.text
      outcome.cuts += mending.cuts
    }
  }

  /// Writes names of earlier systems as they are written today.
  private mutating func rename() {
    let trees = trees
    let own = Declarations(of: trees).names
    let generic = GenericNames(in: trees).names
    for (number, tree) in trees.enumerated() {
      let names = PackageNames(besides: own.union(generic))
      names.walk(tree)
      if !names.edits.isEmpty { texts[number] = names.edits.applied(to: texts[number]) }
    }
    for (number, tree) in self.trees.enumerated() {
      let former = FormerNames(besides: own)
      former.walk(tree)
      guard !former.edits.isEmpty else { continue }
      texts[number] = former.edits.applied(to: texts[number])
      for (name, today) in former.renamings
      where !outcome.renamings.contains(where: { $0.former == name }) {
        outcome.renamings.append(RewritingRenaming(former: name, name: today))
      }
    }
  }

  /// Tells what code puts off from what it does again and again; whether it puts anything off.
  private mutating func tellPutOffsApart() -> Bool {
    let all = trees.map { PutOffs(in: $0) }
    for (number, puttingOff) in all.enumerated() where !puttingOff.edits.isEmpty {
      texts[number] = puttingOff.edits.applied(to: texts[number])
    }
    return all.contains(where: \.areThere)
  }

  /// Has calls that take cells of storyboards, where none is given, say what they expect; gives the
  /// controllers that only storyboards make.
  private mutating func expectPrototypes() -> Set<String> {
    guard !task.hasNibs else { return [] }
    let trees = trees
    let prototypes = Prototypes(in: trees)
    for (number, tree) in trees.enumerated() {
      prototypes.find(in: tree)
      guard !prototypes.edits.isEmpty else { continue }
      var slicing = Slicing(tree, text: texts[number], mark: task.files[number].mark)
      for expected in prototypes.expected {
        let cause = RefusalCause(missing: expected.identifier)
        slicing.note(expected.whole, expected.type, expected.call, cause)
      }
      outcome.cuts += slicing.cuts
      texts[number] = prototypes.edits.applied(to: texts[number])
    }
    return prototypes.controllers
  }

  /// Moves what extensions override into the classes, which Swift alone asks for.
  private mutating func move() {
    let trees = trees
    let declarations = Declarations(of: trees)
    var edits = trees.map { _ in SourceEdits() }
    for (number, file) in task.files.enumerated() {
      let fitting = Fitting(declarations, modules: task.modules, mark: file.mark)
      fitting.walk(trees[number])
      for (type, member) in fitting.moved {
        guard let (home, declaration) = declarations.classes[type] else { continue }
        let brace = declaration.memberBlock.rightBrace
        func line(_ node: some SyntaxProtocol, _ file: Int) -> Int {
          CopyLines(texts[file], mark: task.files[file].mark)
            .place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
        }
        edits[number].blank(member)
        edits[home].insert(
          "\n#sourceLocation(file: \"\(file.mark)\", line: \(line(member, number)))\n"
            + member.trimmedDescription
            + "\n#sourceLocation(file: \"\(task.files[home].mark)\", line: \(line(brace, home)))\n",
          before: brace)
      }
    }
    for number in texts.indices where !edits[number].isEmpty {
      texts[number] = edits[number].applied(to: texts[number])
    }
  }

  /// Puts something in the place of types that are not given; whether there are any.
  private mutating func standIn(for refusals: [RewritingTask.Refusal]) -> Bool {
    let trees = trees
    let slicings = zip(trees, zip(texts, task.files)).map { tree, copy in
      Slicing(tree, text: copy.0, mark: copy.1.mark)
    }
    let places = refusals.map { refusal in slicings.lazy.compactMap { $0.found(refusal) }.first }
    let standIns = StandIns(
      for: refusals, in: trees, marks: task.files.map(\.mark), at: places)
    guard !standIns.text.isEmpty || !standIns.changes.isEmpty || !standIns.edits.isEmpty,
      !texts.isEmpty
    else { return false }
    for index in texts.indices {
      if let edits = standIns.edits[task.files[index].mark] {
        texts[index] = edits.applied(to: texts[index])
      }
      var lines = texts[index].split(separator: "\n", omittingEmptySubsequences: false)
      for change in standIns.changes {
        for line in lines.indices where lines[line].hasPrefix(change.beginning) {
          lines[line] = Substring(change.line)
        }
      }
      texts[index] = lines.joined(separator: "\n")
    }
    for (index, place) in places.enumerated() { outcome.places[index] = place?.place ?? "" }
    outcome.cuts += standIns.cuts
    guard !standIns.text.isEmpty else { return true }
    // Nibs, that may not be given either, name classes.
    let function = "__diffplayStandIns\(texts[0].utf8.count)"
    add(standingIn: standIns.text + standIns.wiring(in: function))
    outcome.wirings.append(function)
    return true
  }

  /// Adds declarations of what stands in to a copy, which the compiler takes to be of a file of their
  /// own: no two are in the same line of that.
  private mutating func add(standingIn text: String, to number: Int = 0) {
    let line = texts.reduce(0) { $0 + $1.utf8.count }
    texts[number] +=
      "\n#sourceLocation(file: \"\(StandIns.mark)\", line: \(line))\nimport UIKit\n" + text
  }

  /// Takes out what the compiler refuses.
  mutating func slice(_ refusals: [RewritingTask.Refusal]) {
    outcome.places = refusals.map { _ in "" }
    defer { answerTyped() }
    guard !standIn(for: refusals) else { return }
    let uses = TypeUses(in: trees)
    let standIns = uses.standIns
    func cut(_ take: (inout Slicing) -> Void) -> Bool {
      var isChanged = false
      for (number, file) in task.files.enumerated() {
        let tree = Parser.parse(source: texts[number])
        var slicing = Slicing(
          tree, text: texts[number], mark: file.mark, standIns: standIns,
          identifiers: uses.identifiers, declared: uses.declared)
        for (index, refusal) in refusals.enumerated() {
          outcome.places[index] = slicing.place(of: refusal) ?? outcome.places[index]
        }
        take(&slicing)
        outcome.mended += refusals.indices.filter { index in
          slicing.token(of: refusals[index]).map { slicing.mended.contains($0.id) } == true
        }
        let text = slicing.edits.applied(to: texts[number])
        guard text != texts[number] else { continue }
        isChanged = true
        texts[number] = text
        outcome.cuts += slicing.cuts
      }
      return isChanged
    }
    if cut({ $0.take(refusals) }) { return }
    _ = cut { $0.takeMembers(of: refusals) }
  }

  /// Has code run that waits for what is not given and that the compiler lets be, and says of what types
  /// values are that nothing has a type for.
  private mutating func answerTyped() {
    let uses = TypeUses(in: trees)
    let standIns = uses.standIns
    for (number, tree) in trees.enumerated() {
      var slicing = Slicing(
        tree, text: texts[number], mark: task.files[number].mark, standIns: standIns)
      slicing.answerTyped()
      slicing.typeParts(uses.nested, besides: uses.functions)
      outcome.cuts += slicing.cuts
      if !slicing.edits.isEmpty { texts[number] = slicing.edits.applied(to: texts[number]) }
    }
  }

  func write() throws {
    for (file, text) in zip(task.files, texts) {
      try text.write(toFile: file.path, atomically: false, encoding: .utf8)
    }
  }
}

let input = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
var copies = try RewrittenCopies(try JSONDecoder().decode(RewritingTask.self, from: input))
if let refusals = copies.task.refusals { copies.slice(refusals) } else { copies.fit() }
try copies.write()
FileHandle.standardOutput.write(try JSONEncoder().encode(copies.outcome))
