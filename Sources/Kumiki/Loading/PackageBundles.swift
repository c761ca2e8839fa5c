import Foundation

/// The bundles that the Swift Package Manager makes of the resources of packages: `Package_Target.bundle`, and
/// `Package_Target.resources` on Linux.
@MainActor
enum PackageBundles {
    /// The bundles of packages in a bundle, by name. Those of tests and frameworks may also be beside it.
    static func around(_ bundle: Bundle) -> [Bundle] {
        var folders = [bundle.resourcePath ?? bundle.bundlePath]
        if ["xctest", "framework"].contains(bundle.bundleURL.pathExtension) {
            folders.append(bundle.bundleURL.deletingLastPathComponent().path)
        }
        return folders.flatMap(inside)
    }

    /// The bundle's name without its extension.
    static func name(of bundle: Bundle) -> String {
        bundle.bundleURL.deletingPathExtension().lastPathComponent
    }

    /// A folder is listed once.
    private static func inside(_ folder: String) -> [Bundle] {
        if let known = LoadingMemory.current.packages[folder] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let bundles = names.filter { $0.hasSuffix(".bundle") || $0.hasSuffix(".resources") }.sorted()
            .compactMap { Bundle(path: "\(folder)/\($0)") }
        LoadingMemory.current.packages[folder] = bundles
        return bundles
    }
}
