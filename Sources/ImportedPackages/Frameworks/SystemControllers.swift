public import Foundation
public import HeadlessUIKit

// Controllers, views and values of Apple's other frameworks, which apps only make and show: empty
// ones of their kind. Nobody chooses, browses or plays anything here.

// MARK: SafariServices, WebKit, MessageUI

@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredControlTintColor: UIColor!
  open var preferredBarTintColor: UIColor!
  open var dismissButtonStyle = DismissButtonStyle.done

  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
}

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
}

@MainActor @preconcurrency open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView(frame: .zero)
  open var allowsBackForwardNavigationGestures = false
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var url: URL? { nil }
  open var estimatedProgress: Double { 0 }

  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  open func reload() {}
  open func goBack() {}
  open func goForward() {}
}

@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { false }
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setSubject(_ subject: String) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
}

@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

// MARK: StoreKit

@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

// MARK: PhotosUI

public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init() }
}

public struct PHPickerConfiguration {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public init() {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
  }
}

@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

// MARK: CoreLocation, MapKit

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double

open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: Double = 0
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {}

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
    (self.center, self.span) = (center, span)
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) { self.init(center: center) }
}

@MainActor @preconcurrency open class MKMapView: UIView {
  public enum MapType: UInt, Sendable { case standard, satellite, hybrid }
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MapType.standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var centerCoordinate = CLLocationCoordinate2D()
  open var region = MKCoordinateRegion()
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
}

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {}

// MARK: AVFoundation, AVKit

@MainActor @preconcurrency open class AVPlayer: NSObject {
  open var volume: Float = 1
  open var isMuted = false
  open var rate: Float = 0
  public convenience init(url: URL) { self.init() }
  open func play() {}
  open func pause() {}
}

@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
}

@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
}
