import Foundation
import KumikiSnapshots

/// `kumiki snapshot --accept`: records the images that the last run has drawn and reported.
@MainActor
struct SnapshotAcceptance {
    let request: SnapshotRequest

    func run() throws -> Int32 {
        let path = request.output + "/report.json"
        guard let data = FileManager.default.contents(atPath: path),
            let report = try? JSONDecoder().decode(SnapshotReport.self, from: data),
            let drawn = try Recording.read(request.drawing.output)
        else {
            Console.error(
                "\(path):1: error: there is no report of a run to accept; run kumiki snapshot first")
            return 1
        }
        let scenes = request.drawing.paths + [request.drawing.scene].compactMap(\.self)
        let accepted = report.outcomes.filter { outcome in
            guard outcome.state != .same, !outcome.lacksPicture else { return false }
            return scenes.isEmpty || scenes.contains(outcome.name) || scenes.contains(outcome.key.scene)
        }
        let unknown = scenes.filter { name in
            !report.outcomes.contains { $0.name == name || $0.key.scene == name }
        }
        for name in unknown { Console.error("\(path):1: error: the report has no scene \(name)") }
        var recording = try Recording.read(request.recording) ?? Recording(folder: request.recording)
        try recording.accept(accepted.map(\.key), from: drawn, all: false)
        Console.print("\(accepted.count) accepted → \(request.recording)")
        return unknown.isEmpty ? 0 : 1
    }
}
