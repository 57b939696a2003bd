import CommandLanguage
import DiffableDataSource
import SwiftSpelling
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// Whether a variable of that name is a section snapshot.
  func isOutline(_ name: String) -> Bool {
    name == World.outlineName || world.outlines[name] != nil
  }

  /// Runs a call on the section snapshot `name`.
  mutating func callOnOutline(
    _ name: String, _ statement: SwiftCallStatement
  ) throws(CommandError) -> Reply {
    let call = statement.call
    let parsed = try OutlineEdit.parse(call, outlines: world.outlines)
    if let (edit, other) = parsed {
      return try self.edit(edit, of: name, with: other, call.match, at: statement.range)
    }
    let outline = world.outlines[name] ?? Outline()
    do {
      if let part = try outline.part(call), let target = statement.target, target != "_" {
        return assign(part, to: target)
      }
      if let value = try outline.answer(to: call) {
        var reply = Reply(answering: value)
        reply.outline = .outline(outline)
        return reply
      }
    } catch let error as SectionSnapshotError {
      throw CommandError(
        refusing: error, in: outline, match: call.match, at: statement.range)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(Message(verbatim: String(describing: error)), at: statement.range)
    }
    throw unknownMember(of: name, call, OutlineEdit.swiftNames + OutlineQuery.swiftNames)
  }

  /// Declares in the program what a source names of the section snapshots that were made by single
  /// calls, with what they hold.
  mutating func declareOutlines(namedIn source: String) throws(CommandError) {
    guard world.outlines.keys.contains(where: { $0 != World.outlineName }) else { return }
    let words = source.utf8.split { !SwiftStatement.isName($0) }.map { String(Substring($0)) }
    for name in Set(words).subtracting([World.outlineName]).sorted() {
      guard let outline = world.outlines.removeValue(forKey: name) else { continue }
      _ = try run(swift: outline.declaration(as: name), at: 0..<source.utf8.count)
    }
  }

  /// Gives a section snapshot a name.
  mutating func assign(_ outline: Outline, to name: String) -> Reply {
    world.outlines[name] = outline
    return Reply(outline: outline)
  }
}

extension Outline {
  /// Swift that makes it.
  fileprivate func declaration(as name: String) -> String {
    func list(_ items: [Identifier]) -> String {
      "[" + items.map { Identifier.quote($0.name) }.joined(separator: ", ") + "]"
    }
    var lines = ["var \(name) = NSDiffableDataSourceSectionSnapshot<String>()"]
    if !rootItems.isEmpty { lines.append("\(name).append(\(list(rootItems)))") }
    for (parent, children) in families {
      lines.append("\(name).append(\(list(children)), to: \(Identifier.quote(parent.name)))")
    }
    if !expandedItems.isEmpty { lines.append("\(name).expand(\(list(expandedItems)))") }
    return lines.joined(separator: "\n")
  }
}
