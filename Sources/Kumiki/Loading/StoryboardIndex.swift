import Foundation

/// Which scenes a compiled storyboard has, as the property list beside them tells.
///
/// Asking first is the only way to an error of our own: UIKit stops the app over an identifier that is not there.
struct StoryboardIndex {
    /// The identifiers of all scenes that have one.
    let identifiers: Set<String>

    /// Nil for a storyboard that is not compiled.
    init?(contentsOf storyboard: URL) {
        let url = storyboard.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let scenes = list["UIViewControllerIdentifiersToNibNames"] as? [String: Any]
        else { return nil }
        identifiers = Set(scenes.keys)
    }
}
