import CommandArguments
import Foundation
import Staging
import Workers

/// `kumiki render`: draws images of scenes and a gallery.
enum RenderCommand: Command {
    static let name = "render"
    static let summary = "Draw the scenes of storyboards and the views of xibs."
    static let operands = "PATH…"
    static let options =
        [
            Option(
                "-o", "--output", value: "DIR", help: "The folder for the images; kumiki-output by default.")
        ] + SceneOptions.all + [
            Option(
                "--format", value: "png|svg|pdf", help: "The format of the images; png by default."),
            Option(
                "--from", value: "launch",
                help: "Perform the steps in the app's first screen, and draw only that."),
            AppBuild.option, AppBuild.project, AppBuild.target, AppBuild.strict,
            Option("--tap", value: "NAME", repeats: true, help: "Tap the view with this name."),
            Option("--type", value: "TEXT", repeats: true, help: "Type text into the tapped field."),
            Option(
                "--wait", value: "SECONDS", repeats: true, help: "Wait, for example until animations end."),
            Option(
                "--scroll", value: "up|down|left|right[:POINTS]|NAME", repeats: true,
                help:
                    "Scroll by points, by most of the visible area, or until the view with the name is visible."
            ),
            Option("--rotate", help: "Rotate the device between portrait and landscape."),
        ] + WorkerLimits.options + AppProgram.Network.options
    static let notes = """
        PATH is a .storyboard, a .xib or a folder, such as that of an Xcode project, in which documents, asset
        catalogs and translations are found. Options that repeat are combined: one picture a scene and combination.
        Taps and the other steps are done in the order given, on every scene that has what they name; names are
        accessibility identifiers, else labels, else texts.
        The app is launched before its scenes are drawn, and the screen that it opens with is the first picture.
        The gallery is index.html in the output folder, with report.json beside it for programs. A scene whose code
        crashes or takes too long is drawn without the app. Exit status 0 if all is drawn, 1 if something was refused,
        failed or crashed, 2 for wrong arguments; with --strict 1 too if anything of the sources was left out.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard !arguments.positionals.isEmpty else { throw UsageError("render needs a PATH") }
        let request = try RenderRequest(arguments)
        let app = try AppBuild(for: request.paths, arguments)
        return try RenderRun(request: request, app: app, isStrict: arguments.has(AppBuild.strict.name)).run()
    }
}
