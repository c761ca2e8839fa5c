import Foundation
import KumikiSnapshots
import Staging

/// Compares the snapshots, writes the report, and records new snapshots.
@MainActor
struct SnapshotReview {
    let request: SnapshotRequest
    let results: OutputFolder
    /// The documents' folder, relative to the root of the repository; nil if it is unknown.
    let folder: String?
    /// The recorded snapshots of containers that are drawn with the scenes that they show first, sorted.
    var contained: [Snapshot.Key] = []

    func finish(
        _ recording: Recording, _ drawn: Recording, _ failures: [SnapshotOutcome], isWhole: Bool
    ) throws -> Int32 {
        let comparison = SnapshotComparison(
            recording, drawn, results: results, tolerance: request.tolerance,
            comparesPixels: request.comparesPixels)
        let outcomes = try comparison.outcomes(
            failures: failures, isWhole: isWhole, except: Set(contained))
        var report = SnapshotReport(versions: comparison.versions, outcomes: outcomes)
        report.folder = folder
        report.contained = contained.isEmpty ? nil : contained
        try write(report)
        try record(report, recording, drawn)
        print(report)
        return status(report)
    }

    private func write(_ report: SnapshotReport) throws {
        try results.write(report.json, to: "report.json")
        try results.write(Data(SnapshotPage(title: "Snapshots", report: report).html.utf8), to: "index.html")
        if let path = request.junit {
            try OutputFile.write(Data(report.junit(failsNew: request.checks).utf8), to: path)
        }
        if let path = request.markdown { try OutputFile.write(Data(report.markdown.utf8), to: path) }
    }

    /// Records all snapshots with `--record`, and new ones without `--check`.
    private func record(_ report: SnapshotReport, _ recording: Recording, _ drawn: Recording) throws {
        let outcomes: [SnapshotOutcome]
        switch request.task {
        case .record: outcomes = report.outcomes.filter { !$0.lacksPicture }
        case .add: outcomes = report.outcomes.filter { $0.state == .new }
        default: return
        }
        let keys = outcomes.map(\.key) + (request.task == .record ? contained : [])
        var target = recording
        try target.accept(keys, from: drawn, all: request.task == .record)
    }

    private func print(_ report: SnapshotReport) {
        if request.printsJSON {
            Console.write(report.json)
            return
        }
        if request.task == .record {
            let failed = report.outcomes.filter(\.lacksPicture)
            SnapshotReport(versions: [], outcomes: failed).lines.forEach(Console.print)
        } else {
            report.lines.forEach(Console.print)
        }
        if request.annotates { report.annotations.forEach(Console.print) }
        Console.print("\(report.summary) → \(request.output)/index.html")
    }

    private func status(_ report: SnapshotReport) -> Int32 {
        switch request.task {
        case .record: report.outcomes.contains(where: \.lacksPicture) ? 1 : 0
        case .check,
            .merge where request.checks:
            report.isSame ? 0 : 1
        case .add, .merge, .accept: report.outcomes.allSatisfy { [.same, .new].contains($0.state) } ? 0 : 1
        }
    }
}
