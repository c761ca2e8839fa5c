@_exported import Swinject

// Services whose initializers take up to six other services.

extension Container {
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
            initializer(resolver~>)
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(resolver~>, resolver~>)
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(resolver~>, resolver~>, resolver~>)
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C, D>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(
                resolver~>, resolver~>, resolver~>,
                resolver~>)
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C, D, E>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(
                resolver~>, resolver~>, resolver~>,
                resolver~>, resolver~>)
        }
    }

    /// Registers a service that an initializer creates from other services.
    @discardableResult
    public func autoregister<Service, A, B, C, D, E, F>(
        _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E, F) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(
                resolver~>, resolver~>, resolver~>,
                resolver~>, resolver~>, resolver~>)
        }
    }
}
