#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The journals of the programs that ran here: what each was told, as session files.
///
/// A program holds a lock on its own journal, `NUMBER.open.session`, for as long as it lives. At its
/// end it drops the `.open` from the name; a journal that is open and not locked was cut off. The
/// folder itself is locked while journals are looked through, so that programs that start together
/// do not take each other's for abandoned.
package struct JournalFolder: Sendable {
  /// How many old journals are kept.
  static let limit = 10

  package let path: String

  /// The folder at `path`, which need not exist.
  package init(path: String) { self.path = path }

  /// The folder that the environment asks for; nil for none.
  ///
  /// `DIFFPLAY_JOURNAL` names a folder, or none if it is empty. Otherwise it lies where the system
  /// keeps such state.
  package static func standard(environment: (String) -> String?) -> JournalFolder? {
    if let value = getenv("DIFFPLAY_JOURNAL") {
      return value.pointee == 0 ? nil : JournalFolder(path: String(cString: value))
    }
    return StateFolder.path(environment: environment).map { JournalFolder(path: $0 + "/journals") }
  }

  /// Begins a journal; nil where none can be kept.
  ///
  /// - Throws: `LockHeld` where another program keeps all others from it.
  package func begin() throws(LockHeld) -> OpenJournal? {
    let lockPath = "\(path)/lock"
    StateFolder.makeFolders(above: lockPath)
    let lock = open(lockPath, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    defer { close(lock) }
    guard StateFolder.lock(lock) else { throw LockHeld(path: path) }

    var journals = journals()
    var wasCut = false
    for (index, journal) in journals.enumerated() where journal.isOpen {
      guard let closed = closing(journal) else { continue }
      journals[index] = closed
      wasCut = true
    }
    let closed = journals.filter { !$0.isOpen }
    let last = closed.last(where: \.isCut) ?? closed.last
    for old in closed.dropLast(Self.limit) where old != last { unlink(file(old)) }

    let own = Journal(number: (journals.last?.number ?? 0) + 1, isOpen: true)
    let descriptor = open(file(own), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return OpenJournal(
      path: file(own), closedPath: file(own.closed), last: last.map(file), wasCut: wasCut,
      descriptor: descriptor)
  }

  /// One file of the folder.
  private struct Journal: Hashable {
    var number: Int
    var isOpen: Bool
    /// Whether it was found open, and nobody has it.
    var isCut = false

    init(number: Int, isOpen: Bool) {
      self.number = number
      self.isOpen = isOpen
    }

    /// Reads a name; nil for other files.
    init?(name: String) {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.last == "session", let number = parts.first.flatMap({ Int($0) }),
        // The next one has a number too, whatever lies in the folder.
        number < .max
      else { return nil }
      switch parts.dropFirst().dropLast() {
      case []: self.init(number: number, isOpen: false)
      case ["open"]: self.init(number: number, isOpen: true)
      default: return nil
      }
    }

    var name: String { isOpen ? "\(number).open.session" : "\(number).session" }
    var closed: Journal { Journal(number: number, isOpen: false) }
  }

  private func file(_ journal: Journal) -> String { "\(path)/\(journal.name)" }

  private func journals() -> [Journal] {
    let names = (try? POSIXFileSystem().names(in: path)) ?? []
    return names.compactMap(Journal.init(name:)).sorted { $0.number < $1.number }
  }

  /// Closes an abandoned journal; nil when a program still writes it, or nothing is in it.
  private func closing(_ journal: Journal) -> Journal? {
    let descriptor = open(file(journal), O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    guard lseek(descriptor, 0, SEEK_END) > 0 else {
      unlink(file(journal))
      return nil
    }
    var closed = journal.closed
    closed.isCut = true
    return rename(file(journal), file(closed)) == 0 ? closed : nil
  }
}

/// The journal of this program, locked against others.
package struct OpenJournal: Sendable {
  /// The file, empty at first.
  package let path: String
  private let closedPath: String
  /// What an earlier program left, if one did.
  package let last: String?
  /// Whether that program, or one beside it, was cut off.
  package let wasCut: Bool
  /// Holds the lock until the program ends.
  private let descriptor: Int32

  init(path: String, closedPath: String, last: String?, wasCut: Bool, descriptor: Int32) {
    self.path = path
    self.closedPath = closedPath
    self.last = last
    self.wasCut = wasCut
    self.descriptor = descriptor
  }

  /// Puts the journal with those that ended well; an empty one goes.
  package func end() {
    if lseek(descriptor, 0, SEEK_END) > 0 {
      rename(path, closedPath)
    } else {
      unlink(path)
    }
    close(descriptor)
  }
}
