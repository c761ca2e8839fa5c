import InterfaceBuilder

/// The modules of a folder, and the external packages that they need.
public struct Project: Sendable, Hashable {
    /// A package that is not in the folder.
    public struct PackageReference: Sendable, Hashable {
        /// The source of the package.
        public enum Source: Sendable, Hashable {
            /// A local folder.
            case folder(String)
            /// A repository and the version requirement as in a manifest, such as `from: "5.0.0"`.
            case repository(url: String, requirement: String)
        }

        /// The source of the package.
        public var source: Source

        /// Creates a reference to a package.
        public init(_ source: Source) { self.source = source }
    }

    /// The modules, each after its dependencies.
    public var modules: [SourceModule] = []
    /// The targets of macros, which the compiler runs and no module imports.
    public var macros: [SourceModule] = []
    /// The external packages that the modules need.
    public var packages: [PackageReference] = []
    /// Diagnostics of files that could not be read or are outside of the folder.
    public var diagnostics: [Diagnostic] = []

    /// Creates an empty project.
    public init() {}

    /// Returns the modules that satisfy the predicate and all their dependencies.
    public func modules(neededBy isWanted: (SourceModule) -> Bool) -> [SourceModule] {
        var names = Set(modules.filter(isWanted).map(\.name))
        for module in modules.reversed() where names.contains(module.name) {
            names.formUnion(module.dependencies)
        }
        return modules.filter { names.contains($0.name) }
    }

    /// Sorts the modules topologically by their dependencies; in a cycle, the order is kept.
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
