/// What a screen says where it has nothing to show: only kept.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}
