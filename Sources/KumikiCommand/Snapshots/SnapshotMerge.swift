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
        var contained: Set<Snapshot.Key> = []
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
            // Every shard reports documents that cannot be read.
            let known = Set(failures.map(\.key))
            failures += report.outcomes.filter { $0.lacksPicture && !known.contains($0.key) }
            contained.formUnion(report.contained ?? [])
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
        var review = SnapshotReview(request: request, results: results, folder: documents)
        review.contained = contained.sorted {
            ($0.document, $0.scene, $0.configuration.joined(separator: ", "))
                < ($1.document, $1.scene, $1.configuration.joined(separator: ", "))
        }
        let status = try review.finish(recording, merged, failures, isWhole: isWhole)
        return isWhole && isReadable ? status : 1
    }

    private func drawn(_ folder: String) -> String { folder + "/" + SnapshotComparison.drawnFolder }

    private func report(in folder: String) -> SnapshotReport? {
        FileManager.default.contents(atPath: folder + "/report.json").flatMap {
            try? JSONDecoder().decode(SnapshotReport.self, from: $0)
        }
    }
}
