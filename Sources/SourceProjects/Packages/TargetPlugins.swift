import InterfaceBuilder

/// The plugins of a target in the manifest.
struct TargetPlugins {
    /// The plugin of this package that adapts the sources of a target.
    private static let adapter = "AdaptSources"

    /// The names of the plugins. Swift Package Manager describes them like product dependencies.
    let names: Set<String>

    /// Reads the plugins of a target in the manifest.
    init(_ target: JSON?) {
        let usages = target?["pluginUsages"]?.array ?? []
        names = Set(usages.compactMap { $0["plugin"]?.array.first?.string })
    }

    /// Removes the plugins from a module's dependencies. For a target with the adapting plugin, the manifest lists only the
    /// files that need no adaptation; the module gets all files in the target's folder.
    func apply(to module: inout SourceModule, in place: String) {
        module.dependencies.removeAll(where: names.contains)
        guard names.contains(Self.adapter) else { return }
        module.sources = FileWalker.files(in: place, within: place).filter {
            FileWalker.ending(of: $0) == "swift"
        }
    }
}
