/// Carries out cases, each as its file has it.
@MainActor public enum Answer {
  /// What comes of a case, under the names that cases have for it.
  ///
  /// - Returns: nil where nothing can carry the case out.
  public static func answer(_ recorded: RecordedCase, of kind: CaseFile.Kind) -> Value? {
    if recorded.isForObjectiveC { return nil }
    switch kind {
    case .snapshot:
      return SnapshotScenarios.answer(recorded.id) ?? SnapshotAnswer.answer(recorded)
    case .sectionSnapshot: return SectionSnapshotAnswer.answer(recorded)
    case .layout: return LayoutAnswer.answer(recorded)
    case .dataSource: return DataSourceAnswer.answer(recorded)
    case .view: return ViewAnswer.answer(recorded)
    }
  }
}
