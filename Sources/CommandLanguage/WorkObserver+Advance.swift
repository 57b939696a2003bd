package import HostSystem
package import Wording

extension WorkObserver {
  /// Tells how far the work is, and refuses to go on where it was stopped.
  package func advance(_ task: Message, done: Int, of total: Int) throws(CommandError) {
    if isStopped { throw CommandError("interrupted", kind: .interrupted) }
    progressed(Progress(task, done: done, of: total))
  }
}
