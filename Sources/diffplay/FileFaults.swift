import ArgumentParser
import HostSystem
import Sessions

extension ExitStatus {
  /// Does what reads and writes the files that the arguments name.
  ///
  /// A file that cannot be read or written, or is no session, is told of on the standard error; the
  /// program then ends with `badArguments`.
  static func ofFiles<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let fault as SessionFault {
      Terminal.writeError(fault.description)
    } catch let error as FileError {
      Terminal.writeError(SessionFault(error).description)
    }
    throw ExitCode(badArguments)
  }
}
