import Foundation
import InterfaceBuilder

/// The specification of a library for CocoaPods, `NAME.podspec`, which is searched as text.
struct PodSpecification {
    private let text: String

    /// Reads the first specification of the name in the folders; nil if there is none.
    init?(of name: String, in folders: [String]) {
        let found = folders.lazy.compactMap { try? FileReader.read("\($0)/\(name).podspec", limit: 1 << 20) }
        guard let data = found.first else { return nil }
        text = String(decoding: data, as: UTF8.self)
    }

    /// The names of the bundles in which the library's resources are, in the order of the specification.
    var resourceBundles: [String] {
        let table = /\.resource_bundles?\s*=\s*\{([^}]*)\}/
        return text.matches(of: table).flatMap { match in
            match.1.matches(of: /["']([^"'\/]+)["']\s*=>/).map { String($0.1) }
        }
    }
}
