import Foundation
import TestSupport
import Testing

/// The Swift listings of the documentation, as a reader would try them.
@Suite(.serialized) struct ListingTests {
  /// Fewer would mean that pages are gone, or are not found.
  @Test func thereAreManyListings() {
    #expect(Page.catalogues.reduce(0) { $0 + $1.listings.count } >= 30)
    #expect(Page.all.contains { $0.path == "README.md" && !$0.listings.isEmpty })
  }

  /// Who goes through a page from the top down gets code that compiles, without a warning.
  @Test(arguments: Page.all) func theListingsOfAPageCompileOneAfterTheOther(page: Page) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "listings-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Listings.swift")
    try page.program.write(to: source, atomically: true, encoding: .utf8)

    let diagnostics = try Self.compile(source)
    #expect(diagnostics == "", "\(page.path), whose imports come first")
  }

  /// What the compiler says of a file that stands on the modules of this build; nothing if it
  /// compiles.
  private static func compile(_ source: URL) throws -> String {
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I",
      build.appending(path: "Modules").path, source.path,
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return text.isEmpty ? "status \(process.terminationStatus)" : text
    }
    return ""
  }
}
