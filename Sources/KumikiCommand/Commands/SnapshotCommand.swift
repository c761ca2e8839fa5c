import CommandArguments
import Foundation
import Staging
import Workers

/// `kumiki snapshot`: records images and layouts of all scenes, and compares them with the recording.
enum SnapshotCommand: Command {
    static let name = "snapshot"
    static let summary = "Record every screen in every configuration, and report what has changed."
    static let operands = "PATH…"
    static let options =
        [
            Option("--check", help: "Compare only; do not change the recording."),
            Option("--record", help: "Replace the recording."),
            Option(
                "--accept",
                help:
                    "Record the images of the last run; only those of the scenes in --scene, if it is given."),
            Option(
                "--recording", value: "DIR", help: "The folder of the recording; kumiki-snapshots by default."
            ),
            Option(
                "-o", "--output", value: "DIR",
                help: "The folder for the report and new images; kumiki-snapshot-report by default."),
        ] + SceneOptions.all + [
            Option(
                "--tolerance", value: "NUMBER",
                help: "The tolerance for the difference of a pixel, from 0 to 1; 0 by default."),
            Option(
                "--layout-only",
                help:
                    "Compare only layouts, for example with a recording made with other versions of the libraries."
            ),
            Option("--redraw", help: "Draw unchanged scenes as well."),
            Option(
                "--shard", value: "I/N",
                help:
                    "Draw only one of N shards, from 1/N to N/N; --merge combines the reports of all shards."),
            Option("--merge", help: "Combine the reports of all shards, which are the PATHs."),
            Option("--junit", value: "FILE", help: "Write the results in JUnit's XML format."),
            Option("--markdown", value: "FILE", help: "Write a summary for a pull request."),
            Option("--json", help: "Print the report as JSON."),
            Option("--github", help: "Print annotations for GitHub Actions."),
            AppBuild.option, AppBuild.project, AppBuild.target, AppBuild.strict,
        ] + WorkerLimits.options + AppProgram.Network.options
    static let notes = """
        Without --check and --record, snapshots that are new are recorded and the others compared. The report is
        index.html in the output folder, with report.json beside it. Options that repeat are combined.
        Exit status 0 if all is as it is recorded, 1 for a difference or a scene that cannot be drawn, 2 for wrong
        arguments. --record and --accept end with 0 unless a scene cannot be drawn.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        let request = try SnapshotRequest(arguments)
        switch request.task {
        case .accept: return try SnapshotAcceptance(request: request).run()
        case .merge: return try SnapshotMerge(request: request).run()
        case .check, .record, .add:
            guard request.settings.diagnostics.isEmpty else {
                request.settings.diagnostics.forEach { Console.error($0.description) }
                return 1
            }
            let app = try AppBuild(for: request.drawing.paths, arguments)
            return try SnapshotRun(request: request, app: app).run()
        }
    }
}
