import SwiftSyntax

/// What stands before the methods by which code puts work off: the same that come sooner.
enum PutOffs {
  /// Whether code puts work off.
  static func stand(in tree: SourceFileSyntax) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { ["asyncAfter", "sleep"].contains($0.text) }
  }

  /// Their declarations, one line.
  ///
  /// Members of a module come before those of the modules that it imports. An app may have a `Task` and
  /// a `Clock` of its own.
  static let text = """
    extension DispatchQueue { \
    func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, \
    flags: DispatchWorkItemFlags = [], \
    execute work: @escaping @Sendable @convention(block) () -> Void) { \
    HeadlessUIKit.PutOffWork.run(at: deadline, on: self, qos, flags, work) }; \
    func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { \
    HeadlessUIKit.PutOffWork.run(at: deadline, on: self, item) } }; \
    extension _Concurrency.Task where Success == Never, Failure == Never { \
    static func sleep(nanoseconds duration: Swift.UInt64) async throws { \
    try await HeadlessUIKit.PutOffWork.sleep(nanoseconds: duration) }; \
    static func sleep<C: _Concurrency.Clock>(for duration: C.Instant.Duration, \
    tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws { \
    try await HeadlessUIKit.PutOffWork.sleep(for: duration, tolerance: tolerance, clock: clock) } }

    """
}
