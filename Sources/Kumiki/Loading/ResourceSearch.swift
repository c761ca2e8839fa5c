import Foundation

/// Looks for a storyboard or nib where an app can have it: in the class's own bundle, in the main bundle, and in the
/// bundles of packages inside those.
struct ResourceSearch {
    let own: Bundle
    var main = Bundle.main

    /// A file that was found, or the bundle to leave the finding to.
    struct Found {
        let name: String
        let bundle: Bundle
        let url: URL?
    }

    /// The first file of the names, in this order, in the first bundle that has it.
    ///
    /// Apple's UIKit stops the app over a file that is missing, so it must not be asked for one. Elsewhere a bundle
    /// may be a project's folder, in which UIKit finds what `Bundle` does not; it is asked then, and reports.
    func find(_ names: [String], kinds: [String]) throws(LoadingError) -> Found {
        for name in names {
            if let found = find(name, kinds, in: [own, main]) ?? find(name, kinds, in: nested) {
                return found
            }
        }
        #if canImport(Darwin)
            throw missing(names, kinds)
        #else
            if own.bundlePath != main.bundlePath { throw missing(names, kinds) }
            return Found(name: names[0], bundle: main, url: nil)
        #endif
    }

    private func find(_ name: String, _ kinds: [String], in bundles: [Bundle]) -> Found? {
        for bundle in bundles {
            for kind in kinds {
                let url =
                    Self.plainFile(name, kind, in: bundle)
                    ?? bundle.url(forResource: name, withExtension: kind)
                if let url { return Found(name: name, bundle: bundle, url: url) }
            }
        }
        return nil
    }

    /// A file that stands in a folder of its own language or of none. Off Apple's platforms a bundle that is asked for the
    /// first time reads all its folders, which would take as long as a twentieth of loading the screen.
    private static func plainFile(_ name: String, _ kind: String, in bundle: Bundle) -> URL? {
        #if canImport(Darwin)
            return nil
        #else
            let paths = ["", "Base.lproj/"].map { "\(bundle.bundlePath)/\($0)\(name).\(kind)" }
            return paths.first { FileManager.default.fileExists(atPath: $0) }
                .map { URL(fileURLWithPath: $0, isDirectory: kind == "storyboardc") }
        #endif
    }

    private func missing(_ names: [String], _ kinds: [String]) -> LoadingError {
        let present = Set(bundles.flatMap { bundle in kinds.flatMap { Self.files($0, in: bundle) } })
        return .missingFile(
            name: names.joined(separator: " or "), kinds: kinds, searched: bundles.map(\.bundlePath),
            present: present.sorted())
    }

    private static func files(_ kind: String, in bundle: Bundle) -> [String] {
        bundle.paths(forResourcesOfType: kind, inDirectory: nil).map { ($0 as NSString).lastPathComponent }
    }

    /// The bundles in the order in which they are searched, each once.
    var bundles: [Bundle] {
        var seen: Set<String> = []
        return ([own, main] + nested).filter { seen.insert($0.bundlePath).inserted }
    }

    private var nested: [Bundle] { [own, main].flatMap(Self.nested) }

    private static func nested(in bundle: Bundle) -> [Bundle] {
        bundle.paths(forResourcesOfType: "bundle", inDirectory: nil).sorted().compactMap { Bundle(path: $0) }
    }
}
