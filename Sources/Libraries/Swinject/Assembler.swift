/// Registers the services of a part of an app.
public protocol Assembly {
    func assemble(container: Container)
    /// Called after all parts have registered theirs.
    func loaded(resolver: any Resolver)
}

extension Assembly {
    public func loaded(resolver: any Resolver) {}
}

/// A container with the services of several parts.
public final class Assembler {
    private let container: Container

    public init(container: Container? = nil) { self.container = container ?? Container() }

    public init(_ assemblies: [any Assembly], container: Container? = nil) {
        self.container = container ?? Container()
        apply(assemblies: assemblies)
    }

    public init(
        _ assemblies: [any Assembly] = [], parent: Assembler?, defaultObjectScope: ObjectScope = .graph
    ) {
        container = Container(parent: parent?.container, defaultObjectScope: defaultObjectScope)
        apply(assemblies: assemblies)
    }

    public convenience init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph) {
        self.init([], parent: parentAssembler, defaultObjectScope: defaultObjectScope)
    }

    /// Returns the services.
    public var resolver: any Resolver { container }

    public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

    public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: container) }
    }
}
