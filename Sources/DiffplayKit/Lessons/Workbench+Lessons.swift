extension Workbench {
  /// The same world outside any lesson, in which nothing is recorded.
  var withoutLesson: Workbench {
    var workbench = self
    workbench.recorder = nil
    return workbench
  }
}
