import InterfaceBuilder

/// The modules of a folder, and the packages that they take from elsewhere.
public struct Project: Sendable, Hashable {
    /// A package that is not in the folder.
    public struct PackageReference: Sendable, Hashable {
        /// The folder or repository that the package comes from.
        public enum Source: Sendable, Hashable {
            /// A folder.
            case folder(String)
            /// A repository, and what to take of it as a manifest says it, such as `from: "5.0.0"`.
            case repository(url: String, requirement: String)
        }

        /// The folder or repository that the package comes from.
        public var source: Source

        /// A reference to a package.
        public init(_ source: Source) { self.source = source }
    }

    /// The modules, those that others need first.
    public var modules: [SourceModule] = []
    /// Packages that the modules need.
    public var packages: [PackageReference] = []
    /// Files that could not be read or lie outside of the folder.
    public var diagnostics: [Diagnostic] = []

    /// A project with nothing in it.
    public init() {}

    /// The modules of which something becomes that is asked for, and all that they need.
    public func modules(neededBy isWanted: (SourceModule) -> Bool) -> [SourceModule] {
        var names = Set(modules.filter(isWanted).map(\.name))
        for module in modules.reversed() where names.contains(module.name) {
            names.formUnion(module.dependencies)
        }
        return modules.filter { names.contains($0.name) }
    }

    /// Puts modules behind those that they need; of a circle the first stays first.
    public mutating func sortModules() {
        var sorted: [SourceModule] = []
        var placed: Set<String> = []
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var stack = Array(modules.reversed()).map { (module: $0, isExpanded: false) }
        var begun: Set<String> = []
        while let (module, isExpanded) = stack.popLast() {
            guard !placed.contains(module.name) else { continue }
            if isExpanded {
                placed.insert(module.name)
                sorted.append(module)
            } else if begun.insert(module.name).inserted {
                stack.append((module, true))
                for name in module.dependencies.reversed() {
                    if let needed = byName[name], !begun.contains(name) { stack.append((needed, false)) }
                }
            }
        }
        modules = sorted
    }
}
