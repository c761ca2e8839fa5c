// Services with up to six arguments.

extension Resolver {
    public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
        resolve(serviceType, name: name, with: [], of: [])
    }

    public func resolve<Service, A>(
        _ serviceType: Service.Type, name: String? = nil, argument: A
    ) -> Service? {
        resolve(serviceType, name: name, with: [argument], of: [A.self])
    }

    public func resolve<Service, A, B>(
        _ serviceType: Service.Type, name: String? = nil, arguments a: A, _ b: B
    ) -> Service? {
        resolve(
            serviceType, name: name, with: [a, b],
            of: [A.self, B.self])
    }

    public func resolve<Service, A, B, C>(
        _ serviceType: Service.Type, name: String? = nil, arguments a: A, _ b: B, _ c: C
    ) -> Service? {
        resolve(
            serviceType, name: name, with: [a, b, c],
            of: [A.self, B.self, C.self])
    }

    public func resolve<Service, A, B, C, D>(
        _ serviceType: Service.Type, name: String? = nil, arguments a: A, _ b: B, _ c: C, _ d: D
    ) -> Service? {
        resolve(
            serviceType, name: name, with: [a, b, c, d],
            of: [A.self, B.self, C.self, D.self])
    }

    public func resolve<Service, A, B, C, D, E>(
        _ serviceType: Service.Type, name: String? = nil, arguments a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Service? {
        resolve(
            serviceType, name: name, with: [a, b, c, d, e],
            of: [A.self, B.self, C.self, D.self, E.self])
    }

    public func resolve<Service, A, B, C, D, E, F>(
        _ serviceType: Service.Type, name: String? = nil, arguments a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        _ f: F
    ) -> Service? {
        resolve(
            serviceType, name: name, with: [a, b, c, d, e, f],
            of: [A.self, B.self, C.self, D.self, E.self, F.self])
    }
}

extension Container {
    /// Registers the function that creates a service.
    @discardableResult
    public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: []) { resolver, _ in factory(resolver) }
    }

    /// Registers the function that creates a service with arguments.
    @discardableResult
    public func register<Service, A>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, A) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: [A.self]) { resolver, arguments in
            guard let a = arguments[0] as? A else { return nil }
            return factory(resolver, a)
        }
    }

    /// Registers the function that creates a service with arguments.
    @discardableResult
    public func register<Service, A, B>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, A, B) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: [A.self, B.self]) { resolver, arguments in
            guard let a = arguments[0] as? A, let b = arguments[1] as? B else { return nil }
            return factory(resolver, a, b)
        }
    }

    /// Registers the function that creates a service with arguments.
    @discardableResult
    public func register<Service, A, B, C>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, A, B, C) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: [A.self, B.self, C.self]) { resolver, arguments in
            guard let a = arguments[0] as? A, let b = arguments[1] as? B, let c = arguments[2] as? C else {
                return nil
            }
            return factory(resolver, a, b, c)
        }
    }

    /// Registers the function that creates a service with arguments.
    @discardableResult
    public func register<Service, A, B, C, D>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, A, B, C, D) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: [A.self, B.self, C.self, D.self]) { resolver, arguments in
            guard let a = arguments[0] as? A, let b = arguments[1] as? B, let c = arguments[2] as? C,
                let d = arguments[3] as? D
            else { return nil }
            return factory(resolver, a, b, c, d)
        }
    }

    /// Registers the function that creates a service with arguments.
    @discardableResult
    public func register<Service, A, B, C, D, E>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, A, B, C, D, E) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: [A.self, B.self, C.self, D.self, E.self]) {
            resolver, arguments in
            guard let a = arguments[0] as? A, let b = arguments[1] as? B, let c = arguments[2] as? C,
                let d = arguments[3] as? D, let e = arguments[4] as? E
            else { return nil }
            return factory(resolver, a, b, c, d, e)
        }
    }

    /// Registers the function that creates a service with arguments.
    @discardableResult
    public func register<Service, A, B, C, D, E, F>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, A, B, C, D, E, F) -> Service
    ) -> ServiceEntry<Service> {
        register(serviceType, name: name, of: [A.self, B.self, C.self, D.self, E.self, F.self]) {
            resolver, arguments in
            guard let a = arguments[0] as? A, let b = arguments[1] as? B, let c = arguments[2] as? C,
                let d = arguments[3] as? D, let e = arguments[4] as? E, let f = arguments[5] as? F
            else { return nil }
            return factory(resolver, a, b, c, d, e, f)
        }
    }
}
