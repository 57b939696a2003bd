import Lessons

extension Workbench {
  /// What was learned so far, in this run and, where it is kept, in others.
  var lessonProgress: LessonProgress {
    var progress = learned
    if let kept = progressStore?.load() { progress.merge(kept) }
    return progress
  }

  /// Adds to what was learned, here and where progress is kept.
  mutating func learn(_ change: (inout LessonProgress) -> Void) {
    var progress = LessonProgress()
    change(&progress)
    learned.merge(progress)
    progressStore?.add(progress)
  }

  /// Changes how predictions went, here and where progress is kept.
  @discardableResult
  mutating func noteInRecord(_ change: (inout PredictionRecord) -> Void) -> PredictionRecord {
    var record = lessonProgress.predictions ?? PredictionRecord()
    change(&record)
    learn { $0.note(record) }
    return record
  }
}
