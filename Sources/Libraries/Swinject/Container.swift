@_exported import Foundation

/// Returns the objects of services.
public protocol Resolver {
    /// Returns the object of a service that is registered with the types of the arguments; nil if none is.
    func resolve<Service>(
        _ serviceType: Service.Type, name: String?, with arguments: [Any], of types: [Any.Type]
    ) -> Service?
}

/// The time for which a container keeps the objects of a service.
public final class ObjectScope: CustomStringConvertible, Sendable {
    public let description: String

    public init(description: String = "") { self.description = description }

    /// Each resolution creates an object.
    public static let transient = ObjectScope(description: "transient")
    /// The objects that one resolution creates share it.
    public static let graph = ObjectScope(description: "graph")
    /// The container keeps it.
    public static let container = ObjectScope(description: "container")
    /// It is shared as long as something else keeps it.
    public static let weak = ObjectScope(description: "weak")
}

/// The registration of a service.
public final class ServiceEntry<Service> {
    let make: (any Resolver, [Any]) -> Service?
    private(set) var scope: ObjectScope
    private(set) var completions: [(any Resolver, Service) -> Void] = []
    private let forward: (Any.Type, String?) -> Void
    var kept: Service?
    weak var seen: AnyObject?

    init(
        scope: ObjectScope, forward: @escaping (Any.Type, String?) -> Void,
        make: @escaping (any Resolver, [Any]) -> Service?
    ) {
        (self.scope, self.forward, self.make) = (scope, forward, make)
    }

    /// Sets how long the objects are kept.
    @discardableResult
    public func inObjectScope(_ scope: ObjectScope) -> ServiceEntry<Service> {
        self.scope = scope
        return self
    }

    /// Adds work for each new object, after which services that depend on each other may be resolved.
    @discardableResult
    public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> ServiceEntry<Service>
    {
        completions.append(completed)
        return self
    }

    /// Registers the objects for another service that they implement too.
    @discardableResult
    public func implements<Other>(_ type: Other.Type, name: String? = nil) -> ServiceEntry<Service> {
        forward(type, name)
        return self
    }
}

/// The services of an app with the functions that create them.
public final class Container: Resolver {
    private struct Key: Hashable {
        let service: ObjectIdentifier
        let arguments: [ObjectIdentifier]
        let name: String?
    }

    private let parent: Container?
    private let defaultScope: ObjectScope
    private let lock = NSRecursiveLock()
    private var entries: [Key: Any] = [:]
    /// The objects of the current resolution.
    private var graph: [ObjectIdentifier: Any] = [:]
    private var depth = 0

    public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
        (self.parent, defaultScope) = (parent, defaultObjectScope)
    }

    public convenience init(
        parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
        registeringClosure: (Container) -> Void
    ) {
        self.init(parent: parent, defaultObjectScope: defaultObjectScope)
        registeringClosure(self)
    }

    // MARK: Registration

    /// Registers a function that creates a service with arguments of types.
    func register<Service>(
        _ serviceType: Service.Type, name: String?, of types: [Any.Type],
        make: @escaping (any Resolver, [Any]) -> Service?
    ) -> ServiceEntry<Service> {
        let entry = ServiceEntry<Service>(
            scope: defaultScope,
            forward: { [unowned self] type, other in
                let forward = Forward { $0.resolve(serviceType, name: name) }
                lock.withLock { entries[key(type, other, [])] = forward }
            }, make: make)
        lock.withLock { entries[key(serviceType, name, types)] = entry }
        return entry
    }

    /// A service that another one implements.
    private struct Forward {
        let resolve: (any Resolver) -> Any?
    }

    private func key(_ service: Any.Type, _ name: String?, _ types: [Any.Type]) -> Key {
        Key(service: ObjectIdentifier(service), arguments: types.map { ObjectIdentifier($0) }, name: name)
    }

    /// Removes all registrations.
    public func removeAll() { lock.withLock { entries = [:] } }

    /// Returns whether a service is registered here or in the parent.
    public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {
        lock.withLock {
            entries.keys.contains { $0.service == ObjectIdentifier(serviceType) && $0.name == name }
        } || parent?.hasAnyRegistration(of: serviceType, name: name) == true
    }

    /// Returns the container, which any thread may use.
    public func synchronize() -> any Resolver { self }

    // MARK: Resolution

    public func resolve<Service>(
        _ serviceType: Service.Type, name: String?, with arguments: [Any], of types: [Any.Type]
    ) -> Service? {
        let key = key(serviceType, name, types)
        return lock.withLock {
            if let forward = entries[key] as? Forward { return forward.resolve(self) as? Service }
            guard let entry = entries[key] as? ServiceEntry<Service> else {
                return parent?.resolve(serviceType, name: name, with: arguments, of: types)
            }
            depth += 1
            defer {
                depth -= 1
                if depth == 0 { graph = [:] }
            }
            return object(of: entry, with: arguments)
        }
    }

    private func object<Service>(of entry: ServiceEntry<Service>, with arguments: [Any]) -> Service? {
        let identity = ObjectIdentifier(entry)
        let known: Any? =
            if entry.scope === ObjectScope.container {
                entry.kept
            } else if entry.scope === ObjectScope.weak {
                entry.seen
            } else if entry.scope === ObjectScope.graph {
                graph[identity]
            } else {
                nil
            }
        if let object = known as? Service { return object }
        guard let object = entry.make(self, arguments) else { return nil }
        if entry.scope === ObjectScope.container { entry.kept = object }
        if entry.scope === ObjectScope.weak { entry.seen = object as AnyObject }
        if entry.scope === ObjectScope.graph { graph[identity] = object }
        for completed in entry.completions { completed(self, object) }
        return object
    }
}
