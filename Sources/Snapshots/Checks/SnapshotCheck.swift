import Foundation
import Staging

/// The check of a snapshot that is taken by itself, as by a test. It keeps the recording and the report up to date, which are
/// those of `kumiki snapshot`.
package struct SnapshotCheck {
    /// The snapshots that are recorded.
    package enum Mode: Sendable {
        /// Snapshots that are new.
        case add
        /// Nothing.
        case check
        /// Every snapshot, in place of the recorded one.
        case record
    }

    /// A screen as it was drawn.
    package struct Drawn {
        let picture: Data
        let layout: Layout
        /// In points.
        let size: (width: Double, height: Double)

        /// A screen of a size in points, as a PNG file and with its layout.
        package init(picture: Data, layout: Layout, width: Double, height: Double) {
            (self.picture, self.layout, size) = (picture, layout, (width, height))
        }
    }

    /// The result of a check.
    package struct Result {
        package var outcome: SnapshotOutcome
        /// The differences between the versions of libraries, which explain differences of pixels.
        package var versions: [String]
        /// Whether the recording has the snapshot as it was drawn, or now has it.
        package var isAccepted: Bool
    }

    /// The folder of the recording.
    let recording: String
    /// The folder of the report.
    package let report: String
    let mode: Mode

    package init(recording: String, report: String, mode: Mode) {
        (self.recording, self.report, self.mode) = (recording, report, mode)
    }

    /// Compares a screen with the recorded one of the same key.
    package func run(
        _ key: Snapshot.Key, name: String, file: String, _ drawn: Drawn, rules: ComparisonRules
    ) throws -> Result {
        let snapshot = Self.snapshot(key, name, file, drawn, rules)
        let results = try OutputFolder(path: report)
        return try SnapshotLock(folder: report).held {
            let recorded = try Recording.read(recording) ?? Recording(folder: recording)
            let stored = try store(snapshot, drawn)
            let comparison = SnapshotComparison(recorded, stored.only(key), results: results)
            guard let outcome = try comparison.outcomes(failures: [], isWhole: false).first else {
                throw RecordingError(path: report, reason: "the snapshot was not stored")
            }
            try SnapshotLedger(results: results).note(outcome, comparison.versions)
            let isRecorded = records(outcome.state)
            if isRecorded {
                var target = recorded
                try target.accept([key], from: stored, all: false)
            }
            return Result(
                outcome: outcome, versions: comparison.versions,
                isAccepted: isRecorded || outcome.state == .same)
        }
    }

    private func records(_ state: SnapshotOutcome.State) -> Bool {
        switch mode {
        case .add: state == .new
        case .check: false
        case .record: state != .same
        }
    }

    private static func snapshot(
        _ key: Snapshot.Key, _ name: String, _ file: String, _ drawn: Drawn, _ rules: ComparisonRules
    ) -> Snapshot {
        var snapshot = Snapshot(
            key: key, name: name, file: file, width: drawn.size.width, height: drawn.size.height,
            scale: Snapshot.scale(ofPNG: drawn.picture, width: drawn.size.width),
            picture: Digest(of: drawn.picture), layout: Digest(of: Data(drawn.layout.text.utf8)))
        snapshot.rules = rules.isUsual ? nil : rules
        return snapshot
    }

    /// The snapshots that were drawn, with this one among them.
    private func store(_ snapshot: Snapshot, _ drawn: Drawn) throws -> Recording {
        let folder = report + "/" + SnapshotComparison.drawnFolder
        var stored = ((try? Recording.read(folder)) ?? nil) ?? Recording(folder: folder)
        guard
            stored.snapshot(snapshot.key) != snapshot || stored.picture(snapshot) != drawn.picture
                || stored.versions != LibraryVersions.all
        else { return stored }
        stored.versions = LibraryVersions.all
        try stored.store(snapshot, picture: drawn.picture, layout: drawn.layout)
        try stored.writeIndex()
        return stored
    }
}
