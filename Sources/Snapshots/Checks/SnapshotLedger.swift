import Foundation
import Staging

/// The report of checks that are made one by one, each by any process.
struct SnapshotLedger {
    let results: OutputFolder

    /// Puts an outcome in place of the former one of the same snapshot. A check without news writes nothing.
    func note(_ outcome: SnapshotOutcome, _ versions: [String]) throws {
        var report = read() ?? SnapshotReport(versions: [], outcomes: [])
        let former = report.outcomes.firstIndex { $0.key == outcome.key }
        guard former.map({ report.outcomes[$0] }) != outcome || report.versions != versions else { return }
        report.versions = versions
        if let former { report.outcomes.remove(at: former) }
        report.outcomes.append(outcome)
        report.outcomes.sort { $0.title < $1.title }
        try results.write(report.json, to: "report.json")
        try results.write(Data(SnapshotPage(title: "Snapshots", report: report).html.utf8), to: "index.html")
    }

    /// The report so far; nil where it is missing or cannot be read, since every check adds to it again.
    private func read() -> SnapshotReport? {
        FileManager.default.contents(atPath: results.path + "/report.json").flatMap {
            try? JSONDecoder().decode(SnapshotReport.self, from: $0)
        }
    }
}
