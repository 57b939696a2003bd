public import Foundation

// Images from addresses, of which none is loaded here: what stands until then is shown.

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

public struct AsyncImage<Content: View>: View {
  public let body: Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { body = content(.empty) }
}

extension AsyncImage where Content == Color {
  public init(url: URL?, scale: CGFloat = 1) { body = Color.gray.opacity(0.2) }
}

extension AsyncImage where Content == AnyView {
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Placeholder
  ) { body = AnyView(placeholder()) }
}
