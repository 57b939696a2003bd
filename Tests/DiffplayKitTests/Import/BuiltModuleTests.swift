import Foundation
import HostSystem
import Synchronization
import Testing

@testable import SwiftImport
@testable import Wording
@testable import diffplay

/// Modules that the program's own build left, and what the rewriter needs of swift-syntax.
@Suite struct BuiltModuleTests {
  private static let hour: TimeInterval = 3600

  /// A checkout in a folder, with a module `Shapes` as a build leaves it; the objects of `built`.
  private static func toolchain(
    in folder: String, sources: [String], built: [String], notices: ImportNotices? = nil
  ) throws -> POSIXToolchain {
    let products = "\(folder)/My-App/.build/debug"
    let manager = FileManager.default
    for path in ["\(folder)/My-App/Sources/Shapes", "\(folder)/My-App/Sources/ImportProbe"] {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try "".write(
      toFile: "\(folder)/My-App/Sources/ImportProbe/ImportReport.swift", atomically: true,
      encoding: .utf8)
    for path in ["\(products)/Modules", "\(products)/Shapes.build"] {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for source in sources {
      let path = "\(folder)/My-App/Sources/Shapes/\(source)"
      try "".write(toFile: path, atomically: true, encoding: .utf8)
      try date(path, -hour)
    }
    let files = ["diffplay", "Modules/Shapes.swiftmodule"] + built.map { "Shapes.build/\($0).o" }
    for file in files {
      try "".write(toFile: "\(products)/\(file)", atomically: true, encoding: .utf8)
    }
    try built.map { "/elsewhere/\($0)\n" }.joined()
      .write(toFile: "\(products)/Shapes.build/sources", atomically: true, encoding: .utf8)
    return POSIXToolchain(
      program: "\(products)/diffplay", cacheFolder: nil, notices: notices)
  }

  private static func date(_ path: String, _ seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(seconds)], ofItemAtPath: path)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = "\(NSTemporaryDirectory())/built-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  private func sources(_ names: [String], in folder: String) -> [String] {
    names.map { "\(folder)/My-App/Sources/Shapes/\($0)" }
  }

  @Test func aModuleIsTakenAsTheBuildLeftIt() throws {
    try inFolder { folder in
      let names = ["Circle.swift", "Square.swift"]
      let toolchain = try Self.toolchain(in: folder, sources: names, built: names)
      let module = try #require(
        toolchain.builtModule("Shapes", of: sources(names, in: folder)))
      #expect(module.package == "my_app")
      #expect(module.interface.hasSuffix("/debug/Modules/Shapes.swiftmodule"))
      #expect(module.objects.map { String($0.suffix(15)) }.allSatisfy { $0.hasSuffix(".swift.o") })
      #expect(toolchain.builtModule("Lines", of: sources(names, in: folder)) == nil)
    }
  }

  @Test func aModuleWithAChangedSourceIsNotTaken() throws {
    try inFolder { folder in
      let names = ["Circle.swift", "Square.swift"]
      let toolchain = try Self.toolchain(in: folder, sources: names, built: names)
      try Self.date(sources(names, in: folder)[1], Self.hour)
      #expect(toolchain.builtModule("Shapes", of: sources(names, in: folder)) == nil)
    }
  }

  /// A build leaves the object of a source as it is where only another source changed.
  @Test func anObjectNeedsToBeNewerThanItsOwnSourceAlone() throws {
    let names = ["Circle.swift", "Square.swift"]
    for (isOwn, isTaken) in [(false, true), (true, false)] {
      try inFolder { folder in
        let toolchain = try Self.toolchain(in: folder, sources: names, built: names)
        let sources = sources(names, in: folder)
        try Self.date(sources[1], -60)
        let object = "\(folder)/My-App/.build/debug/Shapes.build/\(names[isOwn ? 1 : 0]).o"
        try Self.date(object, -1800)
        #expect((toolchain.builtModule("Shapes", of: sources) != nil) == isTaken)
      }
    }
  }

  /// A line says why the library takes longer, once; where nothing is newer, none does.
  @Test func changedSourcesAreToldOf() throws {
    try inFolder { folder in
      let said = Mutex<[String]>([])
      let notices = ImportNotices(language: .english) { line in said.withLock { $0.append(line) } }
      let names = ["Circle.swift", "Square.swift"]
      let toolchain = try Self.toolchain(
        in: folder, sources: names, built: names, notices: notices)
      let sources = sources(names, in: folder)
      toolchain.willBuildLibrary(of: sources)
      let silence = said.withLock { $0 }
      #expect(silence.isEmpty)
      try Self.date(sources[1], Self.hour)
      for _ in 0..<2 { toolchain.willBuildLibrary(of: sources) }
      let line =
        "note: the library for imports is built anew, for its sources changed since the program was"
      let lines = said.withLock { $0 }
      #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix(line) }, "\(lines)")
      #expect(lines.allSatisfy { $0.contains("`make build`") })
    }
  }

  /// Beside an installed program stand no modules: its sources are as new as they are.
  @Test func anInstalledProgramSaysNothingOfItsSources() throws {
    try inFolder { folder in
      let said = Mutex<[String]>([])
      let notices = ImportNotices(language: .english) { line in said.withLock { $0.append(line) } }
      let names = ["Circle.swift"]
      let toolchain = try Self.toolchain(
        in: folder, sources: names, built: names, notices: notices)
      try FileManager.default.removeItem(atPath: "\(folder)/My-App/.build/debug/Modules")
      let sources = sources(names, in: folder)
      try Self.date(sources[0], Self.hour)
      toolchain.willBuildLibrary(of: sources)
      let lines = said.withLock { $0 }
      #expect(lines.isEmpty)
    }
  }

  @Test func aModuleThatLostOrGotASourceIsNotTaken() throws {
    let names = ["Circle.swift", "Square.swift"]
    try inFolder { folder in
      let toolchain = try Self.toolchain(in: folder, sources: ["Circle.swift"], built: names)
      #expect(toolchain.builtModule("Shapes", of: sources(["Circle.swift"], in: folder)) == nil)
    }
    try inFolder { folder in
      let toolchain = try Self.toolchain(in: folder, sources: names, built: ["Circle.swift"])
      #expect(toolchain.builtModule("Shapes", of: sources(names, in: folder)) == nil)
    }
  }

  @Test func anInterfaceLosesWhatMakesNodesAndWhatIsDeprecated() {
    let text = """
      // swift-module-flags: -target x -O -module-name SwiftSyntax
      public struct NameSyntax {
        public var name: String {
          get
        }
        @available(*, deprecated, renamed: "name")
        public var identifier: String {
          get
          set
        }
        @available(*, deprecated, message: "set in")
        @inlinable
        public func old()
        @available(macOS 10.15, *)
        public init(leadingTrivia: Trivia? = nil, name: String)
        public var unexpectedAfterName: Node? {
          get
          set(value)
        }
        public init?(_ node: Node)
      }
      @_inheritsConvenienceInitializers open class SyntaxAnyVisitor : SwiftSyntax.SyntaxVisitor {
        open func visit(_ node: Node)
      }
      extension SwiftSyntax.SyntaxRewriter {
        public func rewrite()
      }
      """
    #expect(
      SyntaxInterface.forReading(text) == """
        // swift-module-flags: -target x -Onone -module-name SwiftSyntax
        public struct NameSyntax {
          public var name: String {
            get
          }
          public init?(_ node: Node)
        }
        """)
  }
}
