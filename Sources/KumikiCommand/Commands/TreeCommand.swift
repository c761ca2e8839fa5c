import CommandArguments
import Foundation
import InterfaceBuilder
import Staging
import Workers

/// `kumiki tree`: prints the view tree after layout.
enum TreeCommand: Command {
    static let name = "tree"
    static let summary = "Print the view tree of a storyboard or xib after layout."
    static let operands = "FILE"
    static let options =
        [
            Option(
                "--canvas",
                help: "Use the document's own device and orientation, as Interface Builder does."),
            Option(
                "--json", help: "Print one JSON object: scenes, controllers, views with id, class and frame."),
            Option(
                "--insets", value: "FILE",
                help:
                    "Take safe areas and margins from a JSON file, edge by edge, in place of the computed ones."
            ),
            AppBuild.option, AppBuild.project, AppBuild.target, AppBuild.strict,
        ] + WorkerLimits.options + AppProgram.Network.options
    static let notes = """
        Frames are [x, y, width, height] in points, in the superview's coordinates. The file of --insets holds
        {"VIEW-ID": {"safeArea": {"top": 44}, "margins": {"leading": 16}}}.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard arguments.positionals.count == 1, let path = arguments.positionals.first else {
            throw UsageError("tree takes one FILE")
        }
        let insets = try InsetFile.read(arguments.value("--insets"))
        let limits = try WorkerLimits(arguments)
        let app = try AppBuild(for: [path], arguments)
        do throws(DocumentError) {
            let document = try Document(contentsOf: path)
            if !arguments.has("--canvas"),
                case .built(let program, let summary) = app.run()
            {
                var repair = FailureRepair(program: program, summary: summary)
                var tree = AppTree(document, insets, limits)
                let status = tree.print(asJSON: arguments.has("--json"), &repair, app)
                return arguments.has(AppBuild.strict.name) && repair.summary.leavesOut ? 1 : status
            }
            print(document, insets, arguments)
            return 0
        } catch {
            Console.error(error.description)
            return 1
        }
    }

    private static func print(_ document: Document, _ insets: InsetTable, _ arguments: Arguments) {
        let setting: Stage.Setting = arguments.has("--canvas") ? .canvas : .app
        let resources = ResourceLibrary.around(document.path)
        let stage = Stage(document: document, resources: resources, setting: setting)
        let tree = stage.tree(insets: insets)
        Console.print(arguments.has("--json") ? tree.json : tree.text)
        for diagnostic in stage.diagnostics { Console.error(diagnostic.description) }
    }
}

/// Reads the file of `--insets`.
enum InsetFile {
    static func read(_ path: String?) throws -> InsetTable {
        guard let path else { return InsetTable() }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("cannot read \(path)")
        }
        do {
            return try InsetTable(json: data, path: path)
        } catch {
            throw UsageError(error.description)
        }
    }
}
