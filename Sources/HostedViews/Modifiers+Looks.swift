public import Foundation
import HeadlessUIKit

// Looks and habits of views that no size depends on.

extension View {
  private var same: ModifiedView<Self> { ModifiedView(content: self) }

  // MARK: Text

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> ModifiedView<Self> {
    same
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> ModifiedView<Self> {
    same
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView<Self> { same }
  public func allowsTightening(_ isAllowed: Bool) -> ModifiedView<Self> { same }

  // MARK: What answers to touches

  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> ModifiedView<Self> { same }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) -> ModifiedView<Self> { same }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> ModifiedView<Self> { same }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> ModifiedView<Self> { same }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedView<Self> { same }
  public func allowsHitTesting(_ isEnabled: Bool) -> ModifiedView<Self> { same }
  public func hoverEffect() -> ModifiedView<Self> { same }

  // MARK: What is drawn

  public func foregroundStyle(_ primary: Color, _ secondary: Color) -> ModifiedView<Self> {
    foregroundStyle(primary)
  }
  public func background(_ material: Material) -> ModifiedView<Self> { same }
  public func background(_ material: Material, in shape: some Shape) -> ModifiedView<Self> {
    background(material.color, in: shape)
  }
  public func background(
    _ gradient: LinearGradient, in shape: some Shape
  ) -> ModifiedView<Self> { background(gradient.body, in: shape) }
  public func foregroundStyle(_ gradient: LinearGradient) -> ModifiedView<Self> {
    foregroundStyle(gradient.body)
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView<Self> { same }
  public func zIndex(_ value: Double) -> ModifiedView<Self> { same }
  public func transition(_ transition: AnyTransition) -> ModifiedView<Self> { same }
  public func redacted(reason: RedactionReasons) -> ModifiedView<Self> { same }
  public func symbolVariant(_ variant: SymbolVariants) -> ModifiedView<Self> { same }
  public func glassEffect() -> ModifiedView<Self> { same }
  public func listRowBackground(_ color: Color?) -> ModifiedView<Self> { same }
  public func ignoresSafeArea() -> ModifiedView<Self> { same }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> ModifiedView<Self> { same }

  // MARK: What is read aloud

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> ModifiedView<Self>
  { same }
  public func accessibilityValue(_ value: String) -> ModifiedView<Self> { same }
  public func accessibilityHint(_ hint: String) -> ModifiedView<Self> { same }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> { same }
}

extension Text {
  public enum TruncationMode: Sendable { case head, tail, middle }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isLink = AccessibilityTraits(rawValue: 16)
}

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let identity = AnyTransition()
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let slash = SymbolVariants()
}
