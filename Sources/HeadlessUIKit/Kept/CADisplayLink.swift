public import Foundation

/// The beat of a display, which does not beat here.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: TimeInterval { 0 }
  open var targetTimestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
