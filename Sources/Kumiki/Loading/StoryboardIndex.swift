import UIKit

/// The scenes that a storyboard has, read without instantiating one.
///
/// Reading first is the only way to an error of our own: UIKit stops the app over a missing identifier. Compiled
/// storyboards name no classes, so that classes are compared once a controller is there.
struct StoryboardIndex {
    /// A scene.
    struct Scene: Equatable {
        /// The storyboard identifier; nil for a scene without one.
        let identifier: String?
        /// The identifier or initial controller by which the scene is instantiated.
        let key: String
        /// Whether the storyboard starts with the scene.
        let isInitial: Bool

        /// The scene in messages.
        var place: String {
            identifier.map { "scene “\($0)”" } ?? (isInitial ? "initial scene" : "scene \(key)")
        }
    }

    let scenes: [Scene]

    /// The storyboard identifiers, sorted.
    var identifiers: [String] { scenes.compactMap(\.identifier).sorted() }
    /// Whether the storyboard has an initial controller.
    var hasInitial: Bool { scenes.contains(where: \.isInitial) }

    /// Whether a scene has the identifier.
    func has(_ identifier: String) -> Bool { scenes.contains { $0.identifier == identifier } }

    /// The scenes of a compiled storyboard, which has a property list beside its nibs; nil if it cannot be read.
    init?(compiled storyboard: URL) {
        let url = storyboard.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let nibs = list["UIViewControllerIdentifiersToNibNames"] as? [String: Any] ?? [:]
        let entry = list["UIStoryboardDesignatedEntryPointIdentifier"] as? String
        scenes = nibs.keys.sorted().map { key in
            Scene(identifier: Self.isGenerated(key) ? nil : key, key: key, isInitial: key == entry)
        }
    }

    /// Whether an identifier is one that a scene without an identifier is compiled under, such as
    /// `UIViewController-BYZ-38-t0r`.
    private static func isGenerated(_ key: String) -> Bool {
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        return key.hasPrefix("UI") && parts.count == 4 && parts.dropFirst().map(\.count) == [3, 2, 3]
    }
}

#if !canImport(Darwin)
    extension StoryboardIndex {
        /// The scenes of a storyboard as it is saved; nil if it cannot be read.
        @MainActor
        init?(_ storyboard: UIStoryboard) {
            guard let scenes = InterfaceDocuments.scenes(of: storyboard) else { return nil }
            self.scenes = scenes.map {
                Scene(identifier: $0.identifier, key: $0.key, isInitial: $0.isInitial)
            }
        }
    }
#endif
