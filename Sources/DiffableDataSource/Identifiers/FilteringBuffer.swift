/// A list that candidates are filtered into without a branch.
///
/// Each candidate is written behind the last one that was kept, and stays if the count advances.
/// On random input that is several times as fast as a branch, which no processor could foresee.
/// Unsafe for that reason: the memory must have room for one candidate more than are kept, and
/// candidates must be plain values, without references.
@usableFromInline
struct FilteringBuffer<Element> {
  @usableFromInline let start: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0

  /// Starts empty in uninitialised memory that is not of zero size.
  @inlinable init(in memory: UnsafeMutableBufferPointer<Element>) { start = memory.baseAddress! }

  @inline(__always) @inlinable mutating func append(_ candidate: Element, if isKept: Bool) {
    (start + count).initialize(to: candidate)
    count &+= isKept ? 1 : 0
  }

  /// Drops the last one that was kept.
  @inlinable mutating func removeLast() { count -= 1 }
}
