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

  /// Gives a section snapshot a name.
  mutating func assign(_ outline: Outline, to name: String) -> Reply {
    world.outlines[name] = outline
    return Reply(outline: outline)
  }
}
