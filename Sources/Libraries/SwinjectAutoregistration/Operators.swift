import Swinject

// The object of a service, which must be registered. The standard library declares the operator between two operands.

postfix operator ~>

private func registered<Service>(_ object: Service?) -> Service {
    guard let object else { preconditionFailure("the service \(Service.self) is not registered") }
    return object
}

/// Returns the object of the service whose type is expected.
public postfix func ~> <Service>(resolver: any Resolver) -> Service {
    registered(resolver.resolve(Service.self))
}

/// Returns the object of a service.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
    registered(resolver.resolve(service))
}

/// Returns the object of a service with a name.
public func ~> <Service>(resolver: any Resolver, service: (service: Service.Type, name: String)) -> Service {
    registered(resolver.resolve(service.service, name: service.name))
}

/// Returns the object of a service that is created with an argument.
public func ~> <Service, A>(
    resolver: any Resolver, service: (service: Service.Type, argument: A)
) -> Service {
    registered(resolver.resolve(service.service, argument: service.argument))
}

/// Returns the object of a service with a name that is created with an argument.
public func ~> <Service, A>(
    resolver: any Resolver, service: (service: Service.Type, name: String, argument: A)
) -> Service {
    registered(resolver.resolve(service.service, name: service.name, argument: service.argument))
}

/// Returns the object of a service that is created with two arguments.
public func ~> <Service, A, B>(
    resolver: any Resolver, service: (service: Service.Type, arguments: (A, B))
) -> Service {
    registered(resolver.resolve(service.service, arguments: service.arguments.0, service.arguments.1))
}
