// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// The calls of usual image loaders: nothing is loaded, the view has an image by the address's name.

/// What a loader adds to a view.
@MainActor public struct KingfisherWrapper {
  fileprivate let view: UIImageView

  public func setImage(
    with resource: URL?, placeholder: UIImage? = nil, options: [KingfisherOptionsInfoItem]? = nil,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { view.load(resource, placeholder) }

  public func cancelDownloadTask() {}

  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  public enum IndicatorType: Sendable { case none, activity }
}

/// A wish of a loader's caller, which nothing heeds.
public struct KingfisherOptionsInfoItem {
  public static func transition(_ transition: ImageTransition) -> KingfisherOptionsInfoItem {
    .init()
  }
  public static var cacheOriginalImage: KingfisherOptionsInfoItem { .init() }
  public static var forceRefresh: KingfisherOptionsInfoItem { .init() }
}

public struct ImageTransition {
  public static func fade(_ duration: Double) -> ImageTransition { .init() }
  public static var none: ImageTransition { .init() }
}

extension UIImageView {
  public var kf: KingfisherWrapper {
    get { KingfisherWrapper(view: self) }
    set {}
  }

  fileprivate func load(_ url: URL?, _ placeholder: UIImage?) {
    image = url.flatMap { UIImage(named: $0.lastPathComponent) } ?? placeholder
  }

  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage? = nil) {
    load(url, placeholder)
  }

  public func sd_setImage(
    with url: URL?, completed: @escaping (UIImage?, (any Error)?, Int, URL?) -> Void
  ) { load(url, nil) }

  public func sd_cancelCurrentImageLoad() {}

  public func af_setImage(withURL url: URL) { load(url, nil) }
}
