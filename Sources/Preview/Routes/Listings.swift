import Foundation
import Staging

/// The content of `scenes.json`: the project.
@MainActor
struct SceneListing: Encodable {
    struct ListedDevice: Encodable {
        var name: String
        var idiom: String
    }

    struct ListedProblem: Encodable {
        var severity: String
        var file: String
        var line: Int
        var message: String
    }

    struct ListedApp: Encodable {
        var state: String
        var message: String
        var problems: [ListedProblem]
        /// Whether an app draws the scenes and can be launched.
        var hasApp = false
        /// Whether all images may have changed.
        var redraws = false
    }

    struct ListedScene: Encodable {
        var id: String
        var name: String
        /// The application's class, if it is custom.
        var className: String?
        var kind: String
        var line: Int
        var isInitial: Bool
        var isView: Bool
        /// For a container, the id of the scene that it shows first, which has the same picture; nil for others.
        var shownWith: String?
        /// The URL of the scene's page; with a file name appended, of its parts.
        var address: String
    }

    struct ListedDocument: Encodable {
        var name: String
        var kind: String
        var path: String
        var problem: ListedProblem?
        var scenes: [ListedScene]
    }

    var title: String
    var folder: String
    var devices: [ListedDevice]
    var contentSizes: [String]
    var languages: [String]
    var documents: [ListedDocument]
    var problems: [ListedProblem]
    var app: ListedApp
    /// The number of changes so far.
    var state: Int

    init(project: PreviewProject, app: AppState, hasApp: Bool) {
        self.app = ListedApp(app, project)
        self.app.hasApp = hasApp
        state = project.state
        title = (project.root as NSString).lastPathComponent
        folder = project.root
        devices = DeviceModel.all.map {
            ListedDevice(name: $0.name, idiom: $0.idiom == .pad ? "iPad" : "iPhone")
        }
        contentSizes = UIContentSizeCategory.ordered.map(\.name)
        languages = project.languages
        documents = project.documents.filter { !$0.isForeign }.map { document in
            ListedDocument(
                name: document.name, kind: document.file.kind.rawValue, path: document.file.path,
                problem: document.problem.map { ListedProblem($0, project) },
                scenes: document.scenes.map { ListedScene($0, document) })
        }
        problems = project.diagnostics.map { ListedProblem($0, project) }
    }
}

extension SceneListing.ListedProblem {
    @MainActor
    init(_ diagnostic: Diagnostic, _ project: PreviewProject) {
        self.init(
            severity: diagnostic.severity.rawValue, file: project.relative(diagnostic.file),
            line: diagnostic.line, message: diagnostic.message)
    }
}

extension SceneListing.ListedApp {
    @MainActor
    init(_ app: AppState, _ project: PreviewProject) {
        self.init(
            state: app.stage.rawValue, message: app.message,
            problems: app.problems.prefix(200).map { SceneListing.ListedProblem($0, project) })
    }
}

extension SceneListing.ListedScene {
    @MainActor
    init(_ info: StoryboardLoader.SceneInfo, _ document: PreviewDocument) {
        self.init(
            id: info.id, name: info.displayName, className: info.customClass, kind: info.kind,
            line: info.line,
            isInitial: info.isInitial, isView: info.isView, shownWith: document.containers[info.id],
            address: "/scene/" + (document.name + "/" + info.id).encodedForURL)
    }
}

/// The content of `scene.json`: a scene in a configuration.
@MainActor
struct SceneDescription: Encodable {
    var document: String
    var id: String
    var name: String
    /// The class of the scene's controller or view.
    var className: String?
    var line: Int
    var state: String
    var why: String
    var tags: [String]
    /// The width in points.
    var width: Double?
    var height: Double?
    /// The radius of the device's corners, in points.
    var cornerRadius: Double?
    var problems: [SceneListing.ListedProblem]
    /// The output of the app's code.
    var output: String
    /// A string that changes whenever the image may have changed.
    var version: String

    init(_ drawn: DrawnScene, _ place: SceneGallery.Place, version: String, project: PreviewProject) {
        document = place.document.name
        id = place.scene.id
        name = place.scene.displayName
        className = place.scene.customClass ?? drawn.shown?.className
        line = place.scene.line
        state = drawn.state.rawValue
        why = drawn.why
        tags = drawn.shown?.tags ?? []
        width = drawn.shown?.width
        height = drawn.shown?.height
        cornerRadius = drawn.shown?.cornerRadius
        problems = drawn.findings.map { SceneListing.ListedProblem($0, project) }
        if let problem = place.document.problem {
            problems.insert(SceneListing.ListedProblem(problem, project), at: 0)
        }
        output = drawn.output
        self.version = version
    }
}

extension String {
    /// The relative path as part of a URL, in which all characters except unreserved ones and slashes are encoded.
    var encodedForURL: String {
        let digits = Array("0123456789ABCDEF")
        return utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }.joined()
    }
}
