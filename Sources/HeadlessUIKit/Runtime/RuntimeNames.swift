/// What Objective-C would know of classes by name, told by code that was written for it.
@MainActor public enum RuntimeNames {
  /// A value that is asked for has another type.
  struct TypeMismatch: Error {}

  /// What a method is called with.
  public struct Arguments {
    let values: [Any?]

    /// The argument at an index; `nil` where a method asks for more than there are.
    public func argument<Value>(_ index: Int) throws -> Value {
      let value = values.indices.contains(index) ? values[index] : nil
      guard let wanted = (value as Any) as? Value ?? (value.flatMap { $0 as? Value }) else {
        throw TypeMismatch()
      }
      return wanted
    }
  }

  /// What an outlet is connected with.
  public struct OutletValue {
    let object: Any

    public func value<Value>() throws -> Value {
      guard let value = object as? Value else { throw TypeMismatch() }
      return value
    }
  }

  private typealias Method = @MainActor (AnyObject, Arguments) -> Bool
  private typealias Outlet = @MainActor (AnyObject, OutletValue) -> Bool

  private static var types: [String: AnyClass] = [:]
  private static var methods: [String: [Method]] = [:]
  private static var owners: [String: [(AnyObject) -> Bool]] = [:]
  private static var outlets: [String: [Outlet]] = [:]
  private static var storyboardControllers: Set<ObjectIdentifier> = []
  private static var lists: [@MainActor (AnyObject) -> Void] = []

  /// The types that code takes items of any type for, in the order in which it does.
  package private(set) static var itemTypes: [any Hashable.Type] = []

  /// Tells of a type that code takes a value of any type for; only those that are compared are items.
  public static func addItemType(_ type: any Any.Type) {
    if let type = type as? any Hashable.Type, !(type is NSObject.Type) { itemTypes.append(type) }
  }

  /// The same of a type that stands in, of which there is none where the code needs none; `owner` is a
  /// class of the same module.
  public static func addItemType(_ name: String, of owner: AnyClass) {
    let module = String(reflecting: owner).prefix { $0 != "." }
    let path = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    // Structures, enumerations and classes have other names.
    if let type = ["V", "O", "C"].lazy.compactMap({ _typeByName(path + $0) }).first {
      addItemType(type)
    }
  }

  /// Tells of a class.
  public static func add(_ type: AnyClass, _ name: String) { types[name] = type }

  /// Tells of a class of controllers that only a storyboard makes, which is not given.
  public static func addStoryboardController(_ type: AnyClass) {
    storyboardControllers.insert(ObjectIdentifier(type))
  }

  /// Whether only a storyboard makes controllers of an object's class, and is not given.
  static func isOfStoryboard(_ controller: AnyObject) -> Bool {
    storyboardControllers.contains(ObjectIdentifier(Swift.type(of: controller)))
  }

  /// Tells how an outlet of a class is connected.
  public static func addOutlet<Owner>(
    _ name: String, of type: Owner.Type,
    _ connect: @escaping @MainActor (Owner, OutletValue) throws -> Void
  ) {
    outlets[name, default: []].append { owner, value in
      guard let owner = owner as? Owner else { return false }
      return (try? connect(owner, value)) != nil
    }
  }

  /// Tells how a collection view or table that is an outlet of a class is made and connected again.
  public static func addList<Owner>(
    of type: Owner.Type, _ connect: @escaping @MainActor (Owner) -> Void
  ) {
    lists.append { owner in
      if let owner = owner as? Owner { connect(owner) }
    }
  }

  /// Connects the collection views and tables of a controller that no nib has, before its view is
  /// loaded.
  static func connectLists(of controller: AnyObject) {
    for connect in lists { connect(controller) }
  }

  /// Tells how a method of a class is called.
  public static func addMethod<Owner>(
    _ name: String, of type: Owner.Type,
    _ call: @escaping @MainActor (Owner, Arguments) throws -> Void
  ) {
    owners[name, default: []].append { $0 is Owner }
    methods[name, default: []].append { owner, arguments in
      guard let owner = owner as? Owner else { return false }
      return (try? call(owner, arguments)) != nil
    }
  }

  /// The class that was told of under a name.
  static func type(named name: String) -> AnyClass? {
    types[name.split(separator: ".").last.map(String.init) ?? name]
  }

  /// The same where Foundation's function of UIKit's name is in sight too.
  nonisolated public static func classFromString(_ name: String) -> AnyClass? {
    MainActor.assumeIsolated { SendableClass(type: type(named: name)) }.type
  }

  /// A class's name, with its module's.
  nonisolated public static func stringFromClass(_ type: AnyClass) -> String {
    String(reflecting: type)
  }

  /// Connects an outlet; whether there is one that takes the object.
  @discardableResult
  static func connect(_ name: String, of owner: AnyObject, with object: Any) -> Bool {
    (outlets[name] ?? []).contains { $0(owner, OutletValue(object: object)) }
  }

  static func hasMethod(_ selector: Selector, of owner: AnyObject) -> Bool {
    (owners[selector.name] ?? []).contains { $0(owner) }
  }

  /// Calls a method by its name; whether it could.
  @discardableResult
  static func call(_ selector: Selector, of owner: AnyObject, with values: [Any?]) -> Bool {
    (methods[selector.name] ?? []).contains { $0(owner, Arguments(values: values)) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  RuntimeNames.classFromString(aClassName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  RuntimeNames.stringFromClass(aClass)
}

private struct SendableClass: @unchecked Sendable { let type: AnyClass? }
