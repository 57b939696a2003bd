import CommandLanguage
import HostSystem
import SwiftImport
import SwiftReading
import Wording
import WorldModel

extension Workbench {
  /// Runs Swift in the interpreter; what it cannot read, or what names something of which only the
  /// compiler knows, is compiled, where there is a compiler.
  ///
  /// - Parameter range: Where the source stands in the entry.
  mutating func interpretOrCompile(
    _ source: String, at range: Range<Int>
  ) throws(CommandError) -> Reply {
    if let files = filesImported(by: source, at: range) { return try importSwift([files]) }
    try declareOutlines(namedIn: source)
    let earlier = world.program ?? Program()
    if !earlier.compiled.isEmpty, let name = earlier.compiledName(in: source) {
      return try compile(source, at: range, because: "'\(name)' was compiled")
    }
    do throws(CommandError) {
      return try run(swift: source, at: range)
    } catch {
      guard toolchain != nil else { throw error }
      if error.kind == .needsCompiler {
        return try compile(source, at: range, because: error.message)
      }
      guard error.message.english.hasPrefix("cannot find"),
        let package = SwiftSource(source).importedPackage
      else { throw error }
      return try compile(source, at: range, because: "'\(package)' is a package")
    }
  }

  /// The folder that `import NAME` means, or the Swift file without its ending, where there is one
  /// of that name, and no module of UIKit's.
  private func filesImported(by source: String, at range: Range<Int>) -> Token? {
    let words = source.split(whereSeparator: \.isWhitespace)
    guard toolchain != nil, words.count == 2, words[0] == "import" else { return nil }
    let name = String(words[1])
    guard !SwiftImporter.knowsModule(name) else { return nil }
    let start = range.lowerBound + source.utf8.count - name.utf8.count
    let place = start..<start + name.utf8.count
    if fileSystem.isFolder(name) == true { return Token(kind: .word, text: name, range: place) }
    guard fileSystem.isFolder(name + ".swift") == false else { return nil }
    return Token(kind: .word, text: name + ".swift", range: place)
  }

  /// Compiles what an entry declares together with what the earlier ones do, and brings in what it
  /// gives: layouts, snapshots and screens, and no variables.
  private mutating func compile(
    _ source: String, at range: Range<Int>, because reason: Message
  ) throws(CommandError) -> Reply {
    guard let toolchain else {
      throw CommandError("Swift code is not compiled and run here", at: range)
    }
    var program = world.program ?? Program()
    let unit = CompiledUnit(source, after: program)
    guard unit.declaresSomething else {
      throw CommandError(
        "\(reason), and a statement cannot be", at: range,
        fix: "`layout SECTION from NAME` takes a layout that was compiled", kind: .needsCompiler)
    }
    var imported = try importer(with: toolchain).definitions(
      of: [(CompiledUnit.path, unit.text)])
    // The lines behind the entry's own are those of earlier ones, whose layouts are here.
    imported.results.removeAll { !unit.isOwn(line: $0.definition.line) }
    imported.leftOut.removeAll { !unit.isOwn(line: $0.line) }
    program.compiled.insert(program.entries.count)
    program.entries.append(source)
    world.program = program
    heard = imported.heard
    var reply = try bringIn(imported, from: [CompiledUnit.path]) { found in
      "\(reason); compiled: \(found)"
    }
    if unit.leavesOutStatements {
      reply.lines.append("note: only declarations were compiled; statements did not run")
    }
    return reply
  }
}

extension Program {
  /// A name in `source` of which only the compiler knows; nil where the source declares it itself.
  fileprivate func compiledName(in source: String) -> String? {
    var known: Set<String> = []
    for (index, entry) in entries.enumerated() {
      let names = SwiftSource(entry).declaredBaseNames
      if compiled.contains(index) { known.formUnion(names) } else { known.subtract(names) }
    }
    known.subtract(SwiftSource(source).declaredBaseNames)
    return known.intersection(SwiftSource(source).freeNames).min()
  }
}

extension SwiftSource {
  /// The first module that it imports of which the interpreter has nothing.
  fileprivate var importedPackage: String? {
    for statement in (try? parsed()) ?? [] {
      guard case .declaration(let declaration) = statement.kind,
        case .imported(let module) = declaration.kind, !Self.systemModules.contains(module)
      else { continue }
      return module
    }
    return nil
  }

  private static let systemModules: Set<String> = [
    "UIKit", "Foundation", "Combine", "SwiftUI", "Swift", "Dispatch", "CoreGraphics", "QuartzCore",
    "XCTest", "PlaygroundSupport",
  ]

  /// The names that it declares at its top, of functions without their labels.
  fileprivate var declaredBaseNames: Set<String> {
    Set(((try? parts()) ?? []).flatMap(\.names).map { String($0.prefix { $0 != "(" }) })
  }
}

/// A source for the compiler: an entry's declarations at their own lines, and behind them what the
/// earlier entries declare and no later one declares anew.
///
/// A layout that the entry gives to the view becomes the result of a function.
struct CompiledUnit {
  /// What the compiler calls it.
  static let path = "entry.swift"

  private(set) var text: String
  private var ownLines: Int
  private(set) var declaresSomething = true
  private(set) var leavesOutStatements = false

  init(_ source: String, after program: Program) {
    var declared: Set<String> = []
    let own = try? SwiftSource(source).parts()
    text = Self.declarations(own, of: source, takingLayouts: true, &declared)
    ownLines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    if let own {
      declaresSomething = own.contains { $0.isDeclaration || $0.layoutRange != nil }
      leavesOutStatements = own.contains { !$0.isDeclaration && $0.layoutRange == nil }
    }
    for entry in program.entries.reversed() {
      let parts = try? SwiftSource(entry).parts()
      text += "\n" + Self.declarations(parts, of: entry, takingLayouts: false, &declared)
    }
    text += "\nimport UIKit\n"
  }

  /// Whether a line is of the entry, and of no earlier one.
  func isOwn(line: Int) -> Bool { line <= ownLines }

  /// The text with blanks for its statements and for what is declared already.
  ///
  /// - Parameter takingLayouts: Whether a statement that gives the view a layout becomes a function
  ///   that gives it.
  private static func declarations(
    _ parts: [SwiftSource.Part]?, of source: String, takingLayouts: Bool,
    _ declared: inout Set<String>
  ) -> String {
    // What cannot be read is the compiler's to refuse.
    guard let parts else { return source }
    var bytes = Array(source.utf8)
    var layout = takingLayouts ? parts.last { $0.layoutRange != nil }?.layoutRange : nil
    // From the end, so that places before stay what they are.
    for part in parts.reversed() {
      if let range = part.layoutRange, range == layout {
        layout = nil
        let value = Array(bytes[range])
        bytes.replaceSubrange(
          part.range, with: Array("\(layoutFunction) { ".utf8) + value + Array(" }".utf8))
      } else if !part.isDeclaration || part.names.contains(where: declared.contains) {
        for index in part.range where bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
        }
      }
    }
    for part in parts where part.isDeclaration { declared.formUnion(part.names) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let layoutFunction = "func collectionViewLayout() -> UICollectionViewLayout"
}
