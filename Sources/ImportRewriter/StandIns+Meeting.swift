import Foundation
import SwiftSyntax

// Classes that stand in, where the code takes it that they conform to protocols of its own.
extension StandIns {
  /// Has a class that stands in meet what a protocol of the code's asks for, doing nothing: so a cell
  /// that is not given is one that can be configured.
  mutating func meet(_ name: String, by type: String) {
    if Self.marking.contains(name), standingClasses.contains(type) {
      let line = "extension \(type): ImportedPackages.\(name) {}\n"
      if !text.contains(line) { text += line }
      return
    }
    guard standingClasses.contains(type), let declared = ownProtocol(name),
      let members = UnmetProtocols.members(
        of: declared, besides: uses.members[type] ?? [], by: type)
    else { return }
    let line = "extension \(type): \(name) { \(members) }\n"
    if !text.contains(line) { text += line }
  }

  /// Protocols of packages that ask for nothing which they do not give themselves.
  private static let marking: Set = ["Reusable", "NibReusable", "NibLoadable"]

  /// The classes that stand in since an earlier round.
  private var standingClasses: Set<String> {
    let mark = "#sourceLocation(file: \"\(Self.mark)\""
    let parts = (trees.first?.description ?? "").components(separatedBy: mark).dropFirst()
    return parts.reduce(into: []) { classes, part in
      for line in part.split(separator: "\n") where line.hasPrefix("class ") {
        classes.insert(String(line.dropFirst(6).prefix { $0 != ":" }))
      }
    }
  }

  private func ownProtocol(_ name: String) -> ProtocolDeclSyntax? {
    trees.lazy.flatMap(\.statements)
      .compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.trimmedText == name }
  }
}
