/// Images of one scene in several versions, side by side. Two versions can also be shown as their difference and as an
/// overlay.
public struct SceneComparison: Sendable {
    /// The scene's name.
    public var name: String
    /// The versions, in the order in which they are shown.
    public var versions: [Version]
    /// The changes in the scene, one per line.
    public var changes: [String]

    /// Creates a comparison of a scene's versions.
    public init(name: String, versions: [Version], changes: [String] = []) {
        (self.name, self.versions, self.changes) = (name, versions, changes)
    }

    /// The scene in one version.
    public struct Version: Sendable {
        /// The name of the version, such as `before`.
        public var name: String
        /// The image; nil if the version has none.
        public var picture: Picture?
        /// The reason why there is no image.
        public var absence: String

        /// Creates a version with an image.
        public init(name: String, picture: Picture) {
            (self.name, self.picture, absence) = (name, picture, "")
        }

        /// Creates a version without an image.
        public init(name: String, absence: String) {
            (self.name, self.absence) = (name, absence)
        }
    }

    /// An image with the outlines of objects.
    public struct Picture: Sendable {
        /// The path, relative to the page.
        public var file: String
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double
        public var outlines: [Outline]

        public init(file: String, width: Double, height: Double, outlines: [Outline] = []) {
            (self.file, self.width, self.height, self.outlines) = (file, width, height, outlines)
        }
    }

    /// A rectangle around an object.
    public struct Outline: Sendable, Hashable {
        /// The reason for the outline, which determines its color.
        public enum Kind: String, Sendable, Hashable {
            case added, removed, changed, question
        }

        public var kind: Kind
        /// The text about the object.
        public var text: String
        /// The frame in the image, in points.
        public var x, y, width, height: Double

        public init(kind: Kind, text: String, x: Double, y: Double, width: Double, height: Double) {
            (self.kind, self.text) = (kind, text)
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }
}
