// What screens use of Swinject: what makes an object, by its type, its name and its arguments.

/// Where objects come from.
public protocol SwinjectedResolver {
  func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
  func resolve<Service, Argument>(
    _ type: Service.Type, name: String?, argument: Argument
  ) -> Service?
}

extension SwinjectedResolver {
  public func resolve<Service>(_ type: Service.Type) -> Service? { resolve(type, name: nil) }
  public func resolve<Service, Argument>(
    _ type: Service.Type, argument: Argument
  ) -> Service? { resolve(type, name: nil, argument: argument) }
}

/// How long a container keeps what it made.
public enum ObjectScope: Sendable { case transient, graph, container, weak }

/// What is registered for a type.
public final class ServiceEntry<Service> {
  fileprivate var scope = ObjectScope.graph
  fileprivate var completion: ((any SwinjectedResolver, Service) -> Void)?
  fileprivate var kept: Service?

  @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }

  @discardableResult public func initCompleted(
    _ completion: @escaping (any SwinjectedResolver, Service) -> Void
  ) -> Self {
    self.completion = completion
    return self
  }
}

public final class SwinjectedContainer: SwinjectedResolver {
  private struct Key: Hashable {
    let service: ObjectIdentifier
    let argument: ObjectIdentifier
    let name: String?
  }
  private let parent: SwinjectedContainer?
  private var makers: [Key: (any SwinjectedResolver, Any) -> Any] = [:]

  public init(parent: SwinjectedContainer? = nil, defaultObjectScope: ObjectScope = .graph) {
    self.parent = parent
  }

  @discardableResult public func register<Service>(
    _ type: Service.Type, name: String? = nil,
    factory: @escaping (any SwinjectedResolver) -> Service
  ) -> ServiceEntry<Service> { keep(name, Void.self) { resolver, _ in factory(resolver) } }

  @discardableResult public func register<Service, Argument>(
    _ type: Service.Type, name: String? = nil,
    factory: @escaping (any SwinjectedResolver, Argument) -> Service
  ) -> ServiceEntry<Service> { keep(name, Argument.self, factory) }

  private func keep<Service, Argument>(
    _ name: String?, _ argument: Argument.Type,
    _ make: @escaping (any SwinjectedResolver, Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>()
    let key = Key(
      service: ObjectIdentifier(Service.self), argument: ObjectIdentifier(argument), name: name)
    makers[key] = { resolver, argument in
      if let kept = entry.kept { return kept }
      // It is only asked for with an argument of its type, which is in the key.
      guard let argument = argument as? Argument else { return () }
      let made = make(resolver, argument)
      if entry.scope == .container { entry.kept = made }
      entry.completion?(resolver, made)
      return made
    }
    return entry
  }

  public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? {
    resolve(type, name: name, argument: ())
  }

  public func resolve<Service, Argument>(
    _ type: Service.Type, name: String?, argument: Argument
  ) -> Service? {
    let key = Key(
      service: ObjectIdentifier(type), argument: ObjectIdentifier(Argument.self), name: name)
    guard let make = makers[key] else {
      return parent?.resolve(type, name: name, argument: argument)
    }
    return make(self, argument) as? Service
  }
}

/// A group of registrations.
public protocol SwinjectedAssembly {
  func assemble(container: SwinjectedContainer)
  func loaded(resolver: any SwinjectedResolver)
}

extension SwinjectedAssembly {
  public func loaded(resolver: any SwinjectedResolver) {}
}

public final class SwinjectedAssembler {
  private let container: SwinjectedContainer
  public var resolver: any SwinjectedResolver { container }

  public init(
    _ assemblies: [any SwinjectedAssembly] = [],
    container: SwinjectedContainer = SwinjectedContainer()
  ) {
    self.container = container
    apply(assemblies: assemblies)
  }

  public func apply(assembly: any SwinjectedAssembly) { apply(assemblies: [assembly]) }
  public func apply(assemblies: [any SwinjectedAssembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
