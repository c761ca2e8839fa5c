@_exported import Swinject

// Services whose initializers take up to six other services.

extension Container {
    private static func resolved<Service>(_ resolver: any Resolver) -> Service {
        guard let object = resolver.resolve(Service.self) else {
            preconditionFailure("the service \(Service.self) is not registered")
        }
        return object
    }

    /// Registers a service that an initializer creates.
    @discardableResult
    public func autoregister<Service>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping () -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { _ in initializer() }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(Self.resolved(resolver))
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(Self.resolved(resolver), Self.resolved(resolver))
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(Self.resolved(resolver), Self.resolved(resolver), Self.resolved(resolver))
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C, D>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(
                Self.resolved(resolver), Self.resolved(resolver), Self.resolved(resolver),
                Self.resolved(resolver))
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C, D, E>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(
                Self.resolved(resolver), Self.resolved(resolver), Self.resolved(resolver),
                Self.resolved(resolver), Self.resolved(resolver))
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C, D, E, F>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E, F) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(
                Self.resolved(resolver), Self.resolved(resolver), Self.resolved(resolver),
                Self.resolved(resolver), Self.resolved(resolver), Self.resolved(resolver))
        }
    }
}

infix operator ~> : AdditionPrecedence

/// Returns the object of a service, which must be registered.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
    guard let object = resolver.resolve(service) else {
        preconditionFailure("the service \(service) is not registered")
    }
    return object
}
