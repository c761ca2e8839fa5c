import InterfaceBuilder

/// The targets of a package from its manifest alone, if Swift Package Manager cannot describe them without
/// fetching packages.
struct ManifestTargets {
    let folder: String
    let manifest: JSON

    /// The modules with sources.
    var modules: [SourceModule] {
        (manifest["targets"]?.array ?? []).compactMap(module).filter { !$0.sources.isEmpty || $0.isForeign }
    }

    /// The names of the targets of each library product.
    var products: [String: [String]] {
        var products: [String: [String]] = [:]
        for product in manifest["products"]?.array ?? [] where product["type"]?["library"] != nil {
            products[product["name"]?.string ?? ""] = (product["targets"]?.array ?? []).compactMap {
                $0.string?.asIdentifier
            }
        }
        return products
    }

    private func module(_ target: JSON) -> SourceModule? {
        guard let name = target["name"]?.string, let kind = kind(target["type"]?.string),
            let place = place(of: target, name, kind)
        else { return nil }
        let left = strings(target["exclude"]).map { XcodePaths.joined(place, $0) }
        let taken = target["sources"].map { strings($0).map { XcodePaths.joined(place, $0) } }
        let isLeftOut = { (file: String) in
            left.contains { Self.holds($0, file) } || taken?.contains { Self.holds($0, file) } == false
        }
        let sources = FileWalker.files(in: place, within: place).filter { file in
            FileWalker.ending(of: file) == "swift" && !isLeftOut(file)
        }
        if sources.isEmpty, kind == .library {
            let clang = ClangTarget(
                folder: folder, place: place, publicHeaders: target["publicHeadersPath"]?.string)
            var module = clang.module(named: name, isLeftOut: isLeftOut)
            module?.dependencies = dependencies(of: target)
            return module
        }
        var module = SourceModule(name: name.asIdentifier, kind: kind, sources: sources)
        module.isOfPackage = true
        module.resources = (target["resources"]?.array ?? []).compactMap { resource in
            resource["path"]?.string.map {
                SourceModule.Resource(
                    path: XcodePaths.joined(place, $0), isCopied: resource["rule"]?["copy"] != nil)
            }
        }
        module.resources += AutomaticResources.found(
            in: place, besides: left + module.resources.map(\.path))
        module.dependencies = dependencies(of: target)
        module.bringsUIKit = FrameworkHeader.umbrellaImportsUIKit(of: name, in: place)
        TargetPlugins(target).apply(to: &module, in: place)
        return module
    }

    private func dependencies(of target: JSON) -> [String] {
        (target["dependencies"]?.array ?? []).compactMap { dependency in
            ["byName", "target", "product"].lazy.compactMap { dependency[$0]?.array.first?.string }.first
        }
    }

    private func place(of target: JSON, _ name: String, _ kind: SourceModule.Kind) -> String? {
        if let path = target["path"]?.string {
            return FolderListing.ignoringCase(XcodePaths.joined(folder, path))
        }
        let parents =
            kind == .tests
            ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        let places = parents.map { XcodePaths.joined(folder, "\($0)/\(name)") }
        return places.first { FolderListing.entries(of: $0, limit: 1) != nil }
    }

    private func kind(_ type: String?) -> SourceModule.Kind? {
        switch type {
        case "regular", PackageProject.macroType: .library
        case "test": .tests
        case "executable": .application
        default: nil
        }
    }

    private func strings(_ list: JSON?) -> [String] { (list?.array ?? []).compactMap(\.string) }

    private static func holds(_ path: String, _ file: String) -> Bool {
        path == file || file.hasPrefix(path + "/")
    }
}
