/// Declarations in Swift that every program has, with natives for those that have no body.
///
/// A native is bound by the full name of its declaration:
///
/// | declaration | name |
/// | --- | --- |
/// | `func apply(_ snapshot: S, animated: Bool)` in `class X` | `X.apply(_:animated:)` |
/// | `static func f()` in `X` | `X.f()` |
/// | `init(_ value: Int)` in `X` | `X.init(_:)` |
/// | `var count: Int { get set }` in `X` | `X.count`, and `X.count=` with the new value |
/// | `subscript(index: Int) -> E { get }` in `X` | `X.subscript(_:)`, and `X.subscript(_:)=` |
/// | `func f(x: Int)` at the top | `f(x:)` |
/// | `var v: Int { get set }` at the top | `v`, and `v=` |
///
/// `X` is the name of the declared type with those that it is nested in, without generic
/// parameters (`NSCollectionLayoutGroup`, `Feed.Item`); members of an extension have the name of
/// what is extended. Overloads with one full name share one native.
///
/// A bodyless `init` of a class gets the new object as `self`, its stored properties as they are
/// declared, and what it gives is passed over. That of a struct gives the new value, usually
/// `.native`: such a struct has value semantics, and its `mutating` natives write `self`.
package struct Prelude: Sendable {
  /// What errors in it are called after.
  package var name: String
  package var source: String
  package var natives: [String: NativeFunction]

  package init(name: String, source: String, natives: [String: NativeFunction] = [:]) {
    self.name = name
    self.source = source
    self.natives = natives
  }
}

/// What a declaration without a body does.
package typealias NativeFunction = @Sendable (inout NativeCall) throws(Interruption) -> Value
