// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// What Foundation has on a Mac and has not here, as far as views and controllers call it.

#if !canImport(Darwin)
  /// Calls it: there is no pool to drain.
  @discardableResult
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

  public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
  }
  public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
  public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(size.width), \(size.height)}" }

  /// What was done, to be taken back and done again.
  @MainActor @preconcurrency open class UndoManager: NSObject {
    private struct Step {
      var name: String
      var run: () -> Void
    }
    private var undone: [Step] = []
    private var done: [Step] = []
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    public private(set) var isUndoRegistrationEnabled = true
    open var levelsOfUndo = 0
    open var groupsByEvent = true

    open var canUndo: Bool { !done.isEmpty }
    open var canRedo: Bool { !undone.isEmpty }
    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    open var undoMenuItemTitle: String { "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { "Redo \(redoActionName)" }

    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let step = Step(name: "") { [weak target] in if let target { handler(target) } }
      if isUndoing {
        undone.append(step)
      } else {
        done.append(step)
        if !isRedoing { undone = [] }
      }
    }

    open func undo() {
      guard let step = done.popLast() else { return }
      isUndoing = true
      step.run()
      isUndoing = false
    }

    open func redo() {
      guard let step = undone.popLast() else { return }
      isRedoing = true
      step.run()
      isRedoing = false
    }

    open func setActionName(_ actionName: String) {
      if isUndoing {
        if !undone.isEmpty { undone[undone.count - 1].name = actionName }
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }
    open func removeAllActions() { (done, undone) = ([], []) }
    open func removeAllActions(withTarget target: Any) { removeAllActions() }
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
  }

  extension NSObject {
    /// Whether it is of that class, or of one below.
    public func isKind(of aClass: AnyClass) -> Bool { inherits(aClass) }
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    private func inherits(_ wanted: AnyClass) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        if level.subjectType == wanted { return true }
        mirror = level.superclassMirror
      }
      return false
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}

    /// Observes nothing: no change is told by a name.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
  }
#endif

extension NSValue {
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    self.init(indexes: indexes, length: 2)
  }
  public var section: Int { index(atPosition: 0) }
  public var item: Int { index(atPosition: 1) }
  public var row: Int { item }
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension Bundle {
  /// The bundle of a package's target: what packages bundle stands with the app's here.
  public static var module: Bundle { .main }
}

/// A file of an asset catalogue: none is read.
open class NSDataAsset: NSObject {
  public let name: String
  open var data: Data { Data() }
  public init?(name: String) { return nil }
  public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}

#if !canImport(Darwin)
  // Nanoseconds and microseconds, as Apple's systems declare them.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let NSEC_PER_USEC: UInt64 = 1_000
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif

#if !canImport(Darwin)
  // MARK: Folders that Foundation names on Apple's systems alone

  extension URL {
    public static var applicationDirectory: URL { folder(.applicationDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: kind, in: .userDomainMask).first ?? .temporaryDirectory
    }
  }
#endif
