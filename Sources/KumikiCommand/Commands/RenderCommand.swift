import Foundation
import Staging

/// `kumiki render`: pictures of scenes, and a gallery of them.
enum RenderCommand: Command {
    static let name = "render"
    static let summary = "Draw the scenes of storyboards and the views of xibs."
    static let operands = "PATH…"
    static let options = [
        Option("-o", "--output", value: "DIR", help: "Where the pictures go; kumiki-output unless given."),
        Option(
            "--device", value: "NAME", repeats: true,
            help: "A device, such as \"iPhone 16\"; the document's unless given."),
        Option("--orientation", value: "portrait|landscape", repeats: true, help: "How the device is held."),
        Option("--appearance", value: "light|dark", repeats: true, help: "Light or dark appearance."),
        Option(
            "--language", value: "CODE", repeats: true,
            help: "A language, such as ja; the document's own unless given."),
        Option(
            "--content-size", value: "CATEGORY", repeats: true,
            help: "A text size, such as large or accessibilityLarge."),
        Option("--scene", value: "ID", help: "Only the scene with this object id or storyboard identifier."),
        Option("--format", value: "png|svg|pdf", help: "What the pictures are written as; png unless given."),
        Option(
            "--from", value: "launch",
            help: "Begin the steps at the screen that the app opens with, and draw that alone."),
        Option("--network", help: "Let the app's requests reach the network; else they fail as without one."),
        Option(
            "--responses", value: "FOLDER",
            help: "Answer the app's requests from files, HOST/PATH in the folder."),
        LivingSources.option, LivingSources.strict,
        Option("--tap", value: "NAME", repeats: true, help: "Tap what has this name first."),
        Option("--type", value: "TEXT", repeats: true, help: "Type into the field that was tapped."),
        Option("--wait", value: "SECONDS", repeats: true, help: "Let time go by, for animations to end."),
        Option(
            "--scroll", value: "up|down|left|right[:POINTS]|NAME", repeats: true,
            help: "Scroll by points, by most of what shows, or until what has the name shows."),
        Option("--rotate", help: "Turn the device between upright and lying."),
    ]
    static let notes = """
        PATH is a .storyboard, a .xib or a folder, such as that of an Xcode project, in which documents, asset
        catalogues and translations are found. Options that repeat are combined: one picture a scene and combination.
        Taps and the other steps are done in the order given, on every scene that has what they name; names are
        accessibility identifiers, else labels, else texts.
        The gallery is index.html in the output folder. Exit status 1 if any document failed; the others are drawn.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard !arguments.positionals.isEmpty else { throw UsageError("render needs a PATH") }
        let request = try RenderRequest(arguments)
        let surroundings = try RunSurroundings(arguments)
        if let status = LivingSources.run(for: request.paths, arguments) { return status }
        surroundings.apply()
        return try RenderRun(request: request).run()
    }
}
