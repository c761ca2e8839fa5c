import KumikiSnapshots
import Staging

/// An image that a team lists: of a scene, with its own name, after steps, and with rules for its comparison.
struct SceneEntry {
    /// The scene's object id, storyboard identifier or name; `Launch` is the app's first screen.
    var scene: String
    /// The document's path relative to the folder; nil for any document.
    var document: String?
    /// The image's name; nil for the scene's default image.
    var name: String?
    var steps: [Step] = []
    var rules = ComparisonRules()
    /// The line at which the entry starts.
    var line = 0

    func isOf(_ info: StoryboardLoader.SceneInfo, in document: String) -> Bool {
        guard self.document == nil || self.document == document else { return false }
        return [info.id, info.storyboardIdentifier, info.displayName].contains(scene)
    }
}
