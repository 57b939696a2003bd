package import HostSystem
import TextWidth

/// What keeps a session file from being replayed, and where.
package struct SessionFault: Error, Hashable, Sendable {
  /// The file at fault.
  package var path: String
  /// The line at fault, from 1.
  package var line: Int
  /// The character at fault in that line, from 1.
  package var column: Int
  /// What is wrong, as one clause without a full stop.
  package var message: String
  /// What to do about it, nil when there is nothing to propose.
  package var suggestion: String?

  /// A fault at a place of the file `path`.
  package init(
    path: String, line: Int = 1, column: Int = 1, message: String, suggestion: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  /// The syntax error `error` of the file `path`.
  package init(_ error: SessionSyntaxError, path: String) {
    self.init(
      path: path, line: error.line, column: error.column, message: error.message,
      suggestion: error.suggestion)
  }

  /// The file that `error` names could not be read or written.
  package init(_ error: FileError) {
    self.init(path: error.path, message: error.reason)
  }
}

extension SessionFault: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: …`, and the suggestion on a line of its own.
  package var description: String {
    let place = "\(path.singleLine):\(line):\(column): error: \(message)"
    return suggestion.map { "\(place)\n  \($0)" } ?? place
  }
}
