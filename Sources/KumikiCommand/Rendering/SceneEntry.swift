import KumikiSnapshots
import Staging

/// A picture that a team lists: of a scene, under a name of its own, after steps, with rules for comparing it.
struct SceneEntry {
    /// The scene's object id, storyboard identifier or name; `Launch` is the screen that the app opens with.
    var scene: String
    /// The document's path relative to the folder; nil for any.
    var document: String?
    /// The picture's name; nil for the scene's own picture.
    var name: String?
    var steps: [Step] = []
    var rules = ComparisonRules()
    /// The line that it begins in.
    var line = 0

    func isOf(_ info: StoryboardLoader.SceneInfo, in document: String) -> Bool {
        guard self.document == nil || self.document == document else { return false }
        return [info.id, info.storyboardIdentifier, info.displayName].contains(scene)
    }
}
