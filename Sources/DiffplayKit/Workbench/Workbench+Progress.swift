import Lessons

extension Workbench {
  /// What was learned so far, in this run and, where it is kept, in others.
  var lessonProgress: LessonProgress {
    var progress = learned
    if let kept = progressStore?.load() { progress.merge(kept) }
    return progress
  }

  /// Changes how predictions went, here and where progress is kept.
  @discardableResult
  mutating func noteInRecord(_ change: (inout PredictionRecord) -> Void) -> PredictionRecord {
    var record = lessonProgress.predictions ?? PredictionRecord()
    change(&record)
    var progress = LessonProgress()
    progress.note(record)
    learned.merge(progress)
    progressStore?.add(progress)
    return record
  }
}
