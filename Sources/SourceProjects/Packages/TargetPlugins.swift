import InterfaceBuilder

/// The plugins of a target, as the manifest lists them.
struct TargetPlugins {
    /// The plugin of this package that adapts the sources of a target.
    private static let adapter = "AdaptSources"

    /// The names of the plugins. The package manager describes them like products that the target is linked with.
    let names: Set<String>

    /// Reads a target of the manifest.
    init(_ target: JSON?) {
        let usages = target?["pluginUsages"]?.array ?? []
        names = Set(usages.compactMap { $0["plugin"]?.array.first?.string })
    }

    /// Removes the plugins from a module's dependencies. Of a target with the adapting plugin the manifest lists those
    /// files alone that need no adapting; the module has all files in the target's folder.
    func apply(to module: inout SourceModule, in place: String) {
        module.dependencies.removeAll(where: names.contains)
        guard names.contains(Self.adapter) else { return }
        module.sources = FileWalker.files(in: place, within: place).filter {
            FileWalker.ending(of: $0) == "swift"
        }
    }
}
