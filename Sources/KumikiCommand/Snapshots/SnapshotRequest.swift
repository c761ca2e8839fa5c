import CommandArguments
import KumikiSnapshots
import Workers

/// The arguments of `kumiki snapshot`.
@MainActor
struct SnapshotRequest {
    enum Task { case add, check, record, accept, merge }

    let task: Task
    /// Whether `--check` is given, alone or with `--merge`.
    let checks: Bool
    /// The images to draw, in the folder of the new recording.
    var drawing: RenderRequest
    /// The folder of the recording.
    let recording: String
    /// The folder of the report.
    let output: String
    let tolerance: Double
    /// Whether pixels are compared in addition to layouts.
    let comparesPixels: Bool
    /// The settings of the folder's `kumiki.json`.
    let settings: SnapshotSettings
    let redraws: Bool
    /// The shard to draw; nil for everything.
    let shard: Shard?
    let junit: String?
    let markdown: String?
    let printsJSON: Bool
    let annotates: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        task = try Self.task(arguments)
        checks = arguments.has("--check")
        if task != .accept, arguments.positionals.isEmpty { throw UsageError("snapshot needs a PATH") }
        output = arguments.value("--output") ?? "kumiki-snapshot-report"
        recording = arguments.value("--recording") ?? "kumiki-snapshots"
        settings = SnapshotSettings(
            paths: [.merge, .accept].contains(task) ? [] : arguments.positionals)
        let isUsable = settings.diagnostics.isEmpty
        drawing = try RenderRequest(isUsable ? arguments.completed(with: settings.matrix) : arguments)
        drawing.entries = settings.scenes
        drawing.drawsOnlyEntries = settings.onlyListed
        drawing.output = output + "/" + SnapshotComparison.drawnFolder
        drawing.recordsLayouts = true
        tolerance = try Self.tolerance(arguments.value("--tolerance")) ?? settings.tolerance ?? 0
        comparesPixels = !arguments.has("--layout-only")
        redraws = arguments.has("--redraw")
        shard = try Shard(arguments)
        junit = arguments.value("--junit")
        markdown = arguments.value("--markdown")
        printsJSON = arguments.has("--json")
        annotates = arguments.has("--github")
    }

    private static func task(_ arguments: Arguments) throws(UsageError) -> Task {
        let words: [(String, Task)] = [
            ("--check", .check), ("--record", .record), ("--accept", .accept), ("--merge", .merge),
        ]
        let given = words.filter { arguments.has($0.0) }
        // A merge may combine shards that were only checked.
        let isCheckedMerge = Set(given.map(\.1)) == [.check, .merge]
        guard given.count <= 1 || isCheckedMerge else {
            throw UsageError(given.map(\.0).joined(separator: " and ") + " cannot be combined")
        }
        return given.last?.1 ?? .add
    }

    private static func tolerance(_ text: String?) throws(UsageError) -> Double? {
        guard let text else { return nil }
        guard let number = Double(text), (0...1).contains(number) else {
            throw UsageError("--tolerance is a number from 0 to 1, not \(text)")
        }
        return number
    }
}
