import Foundation
import TestSupport
import Testing

/// The frames that a seed session prints, by the name it gives each element.
struct SeedSession {
  private let lines: [String]

  init(_ name: String) throws {
    let url = Fixtures.packageRoot.appending(path: "Sessions/seeds/\(name).session")
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The frames that stand new or changed below the first such command.
  func frames(after command: String) throws -> [String: [Double]] {
    let start = try #require(lines.firstIndex(of: "> \(command)"))
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("> ") } ?? lines.endIndex
    let line = #/  [+>]  (.+?) +(-?[\d.]+) +(-?[\d.]+) +([\d.]+) +([\d.]+)(  was .*)?/#
    var frames: [String: [Double]] = [:]
    for match in lines[start..<end].compactMap({ $0.wholeMatch(of: line) }) {
      let name = match.1.replacing("\"", with: "")
      frames[String(name)] = [match.2, match.3, match.4, match.5].compactMap { Double($0) }
    }
    return frames
  }

  /// The names asked for below the first such command.
  func requests(after command: String) throws -> [String] {
    let start = try #require(lines.firstIndex(of: "> \(command)"))
    let prefix = "cells asked for: "
    let line = try #require(lines[start...].first { $0.hasPrefix(prefix) })
    return line.dropFirst(prefix.count).split(separator: " ").map(String.init)
  }
}

extension CGRect {
  /// Numbers with two decimals, as sessions print them.
  var printed: [Double] {
    [minX, minY, width, height].map { (Double($0) * 100).rounded() / 100 }
  }
}
