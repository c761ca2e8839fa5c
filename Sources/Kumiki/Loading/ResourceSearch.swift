import UIKit

/// Looks for the storyboard or nib of a class where an app can have it: in the class's own bundle, in the main bundle,
/// and in the bundles of packages in these.
@MainActor
struct ResourceSearch {
    let name: String
    private let kind: BundleDocument.Kind
    private let type: AnyClass
    private let own: Bundle

    init(_ name: String, _ kind: BundleDocument.Kind, for type: AnyClass, in own: Bundle) {
        (self.name, self.kind, self.type, self.own) = (name, kind, type, own)
    }

    /// A file that was found.
    struct Found {
        let name: String
        let bundle: Bundle
        let url: URL
    }

    /// The file in the first bundle that has it.
    ///
    /// Apple's UIKit stops the app over a missing file, so that it must not be asked for one.
    func find() -> Found? {
        for bundle in bundles {
            if let url = BundleDocuments.url(of: name, kind, in: bundle) {
                return Found(name: name, bundle: bundle, url: url)
            }
        }
        return nil
    }

    /// The error for searches without a result: the file, the folders that were searched, and the existing files.
    static func error(_ searches: [ResourceSearch]) -> LoadingError {
        var bundles: [Bundle] = []
        for bundle in searches.flatMap(\.bundles)
        where !bundles.contains(where: { $0.bundlePath == bundle.bundlePath }) {
            bundles.append(bundle)
        }
        let present = searches.flatMap { search in
            bundles.flatMap { BundleDocuments.all(search.kind, in: $0).map(\.file) }
        }
        return .missingFile(
            name: searches.map { "\($0.name).\($0.kind.saved)" }.joined(separator: " or "),
            searched: bundles.map(BundleDocuments.folder(of:)), present: Set(present).sorted())
    }

    /// The bundles in the order in which they are searched, each once.
    ///
    /// The code of a package is part of the app while its resources are in a bundle of their own, so that the bundle
    /// of the class's module comes before the one around it: app and package may have files of one name.
    private var bundles: [Bundle] {
        let places = own.bundlePath == Bundle.main.bundlePath ? [own] : [own, .main]
        let packages = places.map(PackageBundles.around)
        let suffix = packages.allSatisfy(\.isEmpty) ? "" : "_" + module
        var result: [Bundle] = []
        for (place, packages) in zip(places, packages) {
            result += packages.filter { PackageBundles.name(of: $0).hasSuffix(suffix) } + [place]
        }
        return result
            + packages.joined().filter { package in
                !result.contains { $0.bundlePath == package.bundlePath }
            }
    }

    private var module: String { String(String(reflecting: type).prefix { $0 != "." }) }
}
