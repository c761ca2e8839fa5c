import Foundation

/// Looks for a storyboard or nib where an app can have it: in the class's own bundle, in the main bundle, and in the
/// bundles of packages inside those.
struct ResourceSearch {
    let own: Bundle
    var main = Bundle.main

    /// A file that was found, or the bundle to leave the finding to.
    struct Found {
        let bundle: Bundle
        let url: URL?
    }

    /// The first bundle that has the file.
    ///
    /// Apple's UIKit stops the app over a file that is missing, so it must not be asked for one. Elsewhere a bundle
    /// may be a project's folder, in which UIKit finds what `Bundle` does not; it is asked then, and reports.
    func find(_ name: String, kinds: [String]) throws(LoadingError) -> Found {
        let bundles = self.bundles
        for bundle in bundles {
            for kind in kinds {
                if let url = bundle.url(forResource: name, withExtension: kind) {
                    return Found(bundle: bundle, url: url)
                }
            }
        }
        #if canImport(Darwin)
            throw .missingFile(name: name, kinds: kinds, searched: bundles.map(\.bundlePath))
        #else
            return Found(bundle: main, url: nil)
        #endif
    }

    /// The bundles in the order in which they are searched, each once.
    var bundles: [Bundle] {
        var seen: Set<String> = []
        return ([own, main] + nested(in: own) + nested(in: main)).filter {
            seen.insert($0.bundlePath).inserted
        }
    }

    private func nested(in bundle: Bundle) -> [Bundle] {
        bundle.paths(forResourcesOfType: "bundle", inDirectory: nil).sorted().compactMap { Bundle(path: $0) }
    }
}
