// How symbols move: taken, and nothing moves.

/// A way in which a symbol moves; what is asked of one gives another.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}

  public static var appear: SymbolEffect { SymbolEffect() }
  public static var automatic: SymbolEffect { SymbolEffect() }
  public static var bounce: SymbolEffect { SymbolEffect() }
  public static var breathe: SymbolEffect { SymbolEffect() }
  public static var disappear: SymbolEffect { SymbolEffect() }
  public static var pulse: SymbolEffect { SymbolEffect() }
  public static var replace: SymbolEffect { SymbolEffect() }
  public static var rotate: SymbolEffect { SymbolEffect() }
  public static var scale: SymbolEffect { SymbolEffect() }
  public static var variableColor: SymbolEffect { SymbolEffect() }
  public static var wiggle: SymbolEffect { SymbolEffect() }

  public var backward: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var forward: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often it does.
  public struct RepeatBehavior: Hashable, Sendable {
    private init() {}
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  private init() {}
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var nonRepeating: SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension UIImageView {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows another symbol.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}

extension UIBarButtonItem {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows another symbol.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
