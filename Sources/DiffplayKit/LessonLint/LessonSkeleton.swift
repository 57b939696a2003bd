package import HostSystem
import Lessons
package import Sessions
package import Wording

/// A new lesson that can be played at once; only its words wait to be written.
package struct LessonSkeleton {
  /// What stands where words are to be written; the check of lessons asks for what follows it.
  package static let mark = "WRITE:"

  private let id: String
  private let number: String

  /// A lesson with an id; its number follows those of the files in a folder.
  ///
  /// - Throws: `SessionFault` where the id cannot be one, or the folder cannot be read.
  package init(id: String, folder: String, files: any FileSystem) throws(SessionFault) {
    let isPlain = id.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    guard isPlain, id.utf8.contains(where: { (0x61...0x7A).contains($0) }) else {
      throw SessionFault(
        path: folder, message: "`\(id)` is no id of a lesson",
        suggestion: "Write words of small letters and digits, joined by `-`.")
    }
    self.id = id
    let names: [String]
    do { names = try files.names(in: folder.isEmpty ? "." : folder) } catch {
      throw SessionFault(error)
    }
    let numbers = names.compactMap { name in
      name.hasSuffix(SessionDiscovery.suffix) ? Int(name.prefix { $0 != "-" }) : nil
    }
    let next = (numbers.max() ?? 0) + 1
    number = next < 10 ? "0\(next)" : "\(next)"
  }

  /// What its file is called.
  package var name: String { "\(number)-\(id)\(SessionDiscovery.suffix)" }

  /// A `course.txt` for a folder that has none: one language is enough in it.
  package static func courseFile(in language: Language) -> String {
    """
    title: \(mark) what the course is called
    language: \(language.rawValue)

    """
  }

  /// The file.
  package var text: String {
    """
    #!diffplay session 1
    #!lesson \(id)
    #!title \(Self.mark) what `lessons` calls it
    #!teaches move
    #!start
    > append sections main
    pending: +1 section

    #!say
    # \(Self.mark) what is to be understood. `move item b before a` moves an item.
    #!show
    > append items a b to main
    pending: +1 section, +2 items

    #!say
    # \(Self.mark) what the learner types now: `apply`.
    #!try
    > apply
    reloaded: 1 section, 2 items (the first apply: nothing is compared)
    cells asked for: a b
    frames: 2 new, content 393 x 88
      +  a  0   0  393  44
      +  b  0  44  393  44

    #!say
    # \(Self.mark) the task, such as: show b before a.

    #!goal items main b a
    #!goal apply diff animated: moves <= 1, deletes = 0
    #!hint \(Self.mark) a faint hint.
    #!hint \(Self.mark) a plain one: `move item b before a`, then `apply`.
    #!wrong move item b before a
    # \(Self.mark) what is said to who stops here.
    #!solution
    > move item b before a
    pending: 1 item moved
    > apply
    applied: 1 item moved
    main
      > [0, 1] → [0, 0] b
    cells asked for: none
    frames: 2 changed, content 393 x 88
      >  b  0   0  393  44  was y 44
      >  a  0  44  393  44  was y 0

    #!par 2
    #!after
    # \(Self.mark) why it worked.

    """
  }
}
