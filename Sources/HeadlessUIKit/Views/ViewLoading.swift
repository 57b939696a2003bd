extension UIViewController {
  /// A property of a controller that is set as its view is loaded, which asking for it brings about.
  @propertyWrapper @MainActor @preconcurrency public struct ViewLoading<Value> {
    private var value: Value?

    public init() {}
    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "only properties of controllers can be loaded with a view")
    public var wrappedValue: Value {
      get { fatalError("only properties of controllers can be loaded with a view") }
      set { fatalError("only properties of controllers can be loaded with a view") }
    }

    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        if controller[keyPath: storage].value == nil { controller.loadViewIfNeeded() }
        guard let value = controller[keyPath: storage].value else {
          fatalError("a property that is loaded with a view has no value when the view is loaded")
        }
        return value
      }
      set { controller[keyPath: storage].value = newValue }
    }
  }
}
