import Foundation
import KumikiSnapshots
import Staging
import Workers

/// `kumiki snapshot --merge`: combines the results of shards in one report.
@MainActor
struct SnapshotMerge {
    let request: SnapshotRequest

    func run() throws -> Int32 {
        let results = try OutputFolder(path: request.output)
        let recording = try Recording.read(request.recording) ?? Recording(folder: request.recording)
        var merged = Recording(folder: request.drawing.output)
        var failures: [SnapshotOutcome] = []
        var shards: [Shard] = []
        var isReadable = true
        var documents: String?
        for folder in request.drawing.paths {
            guard let report = report(in: folder), let drawn = try Recording.read(drawn(folder)) else {
                Console.error("\(folder):1: error: there is no report of a shard in the folder")
                isReadable = false
                continue
            }
            shards += [DrawnSnapshots.shard(in: drawn.folder)].compactMap(\.self)
            merged.versions = drawn.versions
            documents = documents ?? report.folder
            failures += report.outcomes.filter(\.lacksPicture)
            try merged.accept(drawn.snapshots.map(\.key), from: drawn, all: false)
        }
        let count = shards.map(\.count).max() ?? 0
        let missing = Set(1...max(count, 1)).subtracting(shards.map(\.index)).sorted()
        if count == 0 { Console.error("kumiki: error: none of the folders holds a shard") }
        for index in missing where count > 0 {
            Console.error(
                "kumiki: error: shard \(index)/\(count) is missing; run kumiki snapshot with --shard \(index)/\(count) again, then merge all \(count) folders again"
            )
        }
        let isWhole = count > 0 && missing.isEmpty
        let status = try SnapshotReview(request: request, results: results, folder: documents).finish(
            recording, merged, failures, isWhole: isWhole)
        return isWhole && isReadable ? status : 1
    }

    private func drawn(_ folder: String) -> String { folder + "/" + SnapshotComparison.drawnFolder }

    private func report(in folder: String) -> SnapshotReport? {
        FileManager.default.contents(atPath: folder + "/report.json").flatMap {
            try? JSONDecoder().decode(SnapshotReport.self, from: $0)
        }
    }
}
