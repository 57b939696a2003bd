public import Foundation

/// The screen of a phone, 393 x 852 points at a scale of 2, as views have it.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public package(set) var scale: CGFloat = 2
}
