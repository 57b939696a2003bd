public import Foundation
public import HeadlessUIKit

// What stands around layouts in files for the Mac. The layouts themselves, whose description is the
// same there, get UIKit's names in copies.

public typealias NSResponder = UIResponder
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSImage = UIImage

@MainActor @preconcurrency open class NSViewController: UIViewController {
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewWillAppear()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewDidAppear()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    viewWillLayout()
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    viewDidLayout()
  }
}

/// The controller of a window, of which there is none: it is like that of a view.
@MainActor @preconcurrency open class NSWindowController: UIViewController {
  public convenience init(windowNibName: String) { self.init() }
  open var windowNibName: String? { nil }
  open var window: NSWindow? = NSWindow(frame: .zero)
  open override func viewDidLoad() {
    super.viewDidLoad()
    windowDidLoad()
  }
  open func windowDidLoad() {}
  open func windowWillLoad() {}
  open func loadWindow() {}
  open func showWindow(_ sender: Any?) {}
  open func close() {}
}

public typealias NSNib = UINib
public typealias NSStoryboard = UIStoryboard

/// A name of something in a nib of the Mac's.
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable, StandInMaking {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The name of what is not given.
  public init() { self.init("") }
}

@MainActor @preconcurrency open class NSTextField: UITextField {
  open var stringValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
  open var isBezeled = false
  open var isEditable = false
  open var isSelectable = false
  open var drawsBackground = false
  public convenience init(labelWithString text: String) {
    self.init(frame: .zero)
    stringValue = text
  }
}
@MainActor @preconcurrency open class NSSearchField: NSTextField {}
@MainActor @preconcurrency open class NSButton: UIButton {
  open var title: String {
    get { currentTitle ?? "" }
    set { setTitle(newValue, for: .normal) }
  }
}
@MainActor @preconcurrency open class NSBox: UIView {
  open var title = ""
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor = UIColor.clear
  open var fillColor = UIColor.clear
}
@MainActor @preconcurrency open class NSImageView: UIImageView {}
@MainActor @preconcurrency open class NSWindow: UIView {
  open var title = ""
  open var subtitle = ""
}

/// What scrolls a view, which fills it here.
@MainActor @preconcurrency open class NSScrollView: UIView {
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var documentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let documentView else { return }
      documentView.frame = bounds
      documentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(documentView)
    }
  }
}

extension UIView {
  /// Views here have layers in any case.
  public var wantsLayer: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension UINib {
  public convenience init?(nibNamed name: String, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }
}

// Nobody is asked or told of anything by these.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSObjectProtocol {}
