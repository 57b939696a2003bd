extension Interpreter {
  /// Whether a variable, a function or a type has that name.
  ///
  /// - Complexity: O(1).
  package func declares(_ name: String) -> Bool {
    program.globals[name] != nil || program.functions[name] != nil || program.typeNames[name] != nil
  }
}
