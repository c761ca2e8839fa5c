import Foundation

/// The results for a folder's scenes and sources, as stored in `report.json`.
///
/// The format is described in `Documentation/Report.md`. A member is never removed or redefined without
/// a new `version`; members may be added.
public struct RenderReport: Codable, Sendable, Hashable {
    /// The way in which a scene was drawn.
    public enum State: String, Codable, Sendable, CaseIterable {
        /// Drawn in the app, with every class of the scene.
        case alive
        /// Drawn with at least one class replaced, or without the app.
        case standIn = "stand-in"
        /// Drawn without the app because the app's code crashed, or created no controller.
        case crashed
        /// Drawn without the app because the app's code exceeded the time limit.
        case timedOut = "timed out"
        /// Not drawn.
        case refused
    }

    /// A scene of a storyboard, or a view of a xib.
    public struct Scene: Codable, Sendable, Hashable {
        /// The document's path, relative to the given folder.
        public var document: String
        /// The scene's name: its identifier, title, class or id; empty if the document cannot be read.
        public var scene: String
        /// The object's id in the document.
        public var id: String
        public var state: State
        /// The reason for any state except `alive`, in one line.
        public var why: String
        /// The paths of the images relative to the report, one for each configuration.
        public var pictures: [String]
        /// For a container, the id of the scene that it shows first, which has the same pictures; nil for others.
        public var shownWith: String?
        /// The output of the app before it failed; nil if it did not fail or printed nothing.
        public var output: String?

        public init(document: String, scene: String, id: String, state: State, why: String) {
            (self.document, self.scene, self.id, self.state, self.why) = (document, scene, id, state, why)
            pictures = []
        }
    }

    /// A part of a source file that was left out because it does not compile.
    public struct LeftOut: Codable, Sendable, Hashable {
        public var file: String
        /// The line, counted from 1.
        public var line: Int
        public var what: String
        /// The compiler's error.
        public var why: String

        public init(file: String, line: Int, what: String, why: String) {
            (self.file, self.line, self.what, self.why) = (file, line, what, why)
        }
    }

    /// A module of the app or of a package that the app needs.
    public struct Module: Codable, Sendable, Hashable {
        public var name: String
        /// The number of its source files.
        public var files: Int
        /// The number of its source files from which nothing was left out.
        public var whole: Int
        public var leftOut: [LeftOut]

        public init(name: String, files: Int, whole: Int, leftOut: [LeftOut]) {
            (self.name, self.files, self.whole, self.leftOut) = (name, files, whole, leftOut)
        }
    }

    /// A name that the sources use and that Kumiki does not support.
    public struct Missing: Codable, Sendable, Hashable {
        public var name: String
        /// The kind of name: `module`, `type`, `member` or `value`.
        public var kind: String
        /// The number of uses.
        public var uses: Int

        public init(name: String, kind: String, uses: Int) {
            (self.name, self.kind, self.uses) = (name, kind, uses)
        }
    }

    public private(set) var version = 1
    public var scenes: [Scene]
    public var modules: [Module]
    public var missing: [Missing]

    public init(scenes: [Scene] = [], modules: [Module] = [], missing: [Missing] = []) {
        (self.scenes, self.modules, self.missing) = (scenes, modules, missing)
    }

    /// The content of the file; members are sorted by name, so that equal reports are identical.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
    }

    /// The number of pictures; containers have those of the scenes that they show first.
    public var pictureCount: Int { scenes.reduce(0) { $0 + ($1.shownWith == nil ? $1.pictures.count : 0) } }

    /// A summary in one line, such as `9 of 12 scenes alive, 33 of 35 files whole`.
    public var summary: String {
        let alive = scenes.count { $0.state == .alive }
        let files = modules.reduce(0) { $0 + $1.files }
        let whole = modules.reduce(0) { $0 + $1.whole }
        return "\(alive) of \(GalleryPage.count(scenes.count, "scene")) alive, "
            + "\(whole) of \(GalleryPage.count(files, "file")) whole"
    }
}
