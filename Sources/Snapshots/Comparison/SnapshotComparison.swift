import Foundation
import Staging

/// Compares drawn snapshots with the recording, and writes the images for the report to the results' folder.
package struct SnapshotComparison {
    let recording: Recording
    let drawn: Recording
    /// The folder of the report, which also contains the new recording.
    let results: OutputFolder
    /// The default tolerance for pixels, from 0 (any difference counts) to 1.
    let tolerance: Double
    /// Whether pixels are compared in addition to layouts.
    let comparesPixels: Bool

    package init(
        _ recording: Recording, _ drawn: Recording, results: OutputFolder, tolerance: Double = 0,
        comparesPixels: Bool = true
    ) {
        (self.recording, self.drawn, self.results) = (recording, drawn, results)
        (self.tolerance, self.comparesPixels) = (tolerance, comparesPixels)
    }

    /// The differences in the versions of fonts and libraries, which explain differences in pixels.
    package var versions: [String] {
        guard !recording.snapshots.isEmpty else { return [] }
        return Set(recording.versions.keys).union(drawn.versions.keys).sorted().compactMap { name in
            let (old, new) = (recording.versions[name], drawn.versions[name])
            return old == new ? nil : "\(name): recorded with \(old ?? "none"), now \(new ?? "none")"
        }
    }

    /// Returns an outcome for each snapshot, drawn ones first. `failures` are the outcomes of snapshots without an image; if `isWhole` is
    /// true, a recorded snapshot that was not drawn is reported as removed, except those of scenes that others show.
    package func outcomes(
        failures: [SnapshotOutcome], isWhole: Bool, except contained: Set<Snapshot.Key> = []
    ) throws(OutputError) -> [SnapshotOutcome] {
        let recorded = Dictionary(recording.snapshots.map { ($0.key, $0) }) { first, _ in first }
        var result: [SnapshotOutcome] = []
        for snapshot in drawn.snapshots {
            if let old = recorded[snapshot.key] {
                result.append(try compare(old, snapshot))
            } else {
                result.append(outcome(snapshot, .new))
            }
        }
        result += failures
        let known = contained.union(result.map(\.key))
        if isWhole {
            for old in recording.snapshots where !known.contains(old.key) { result.append(try gone(old)) }
        }
        return result
    }

    private func outcome(_ snapshot: Snapshot, _ state: SnapshotOutcome.State) -> SnapshotOutcome {
        var outcome = SnapshotOutcome(key: snapshot.key, name: snapshot.name, state: state)
        outcome.after = Self.drawnFolder + "/" + snapshot.pictureFile
        (outcome.width, outcome.height) = (snapshot.width, snapshot.height)
        return outcome
    }

    /// The folder of the new recording in the results.
    package static let drawnFolder = "after"

    private func gone(_ old: Snapshot) throws(OutputError) -> SnapshotOutcome {
        var outcome = SnapshotOutcome(key: old.key, name: old.name, state: .gone)
        (outcome.width, outcome.height) = (old.width, old.height)
        outcome.before = try show(recording.picture(old), in: "before", old)
        return outcome
    }

    private func compare(_ old: Snapshot, _ new: Snapshot) throws(OutputError) -> SnapshotOutcome {
        guard let before = recording.picture(old) else {
            return unusable(new, "the recorded picture \(old.pictureFile) is missing")
        }
        guard let after = drawn.picture(new) else {
            return unusable(new, "the drawn picture \(new.pictureFile) is missing")
        }
        if before == after || !comparesPixels, old.layout == new.layout { return outcome(new, .same) }
        guard let (oldLayout, newLayout) = layouts(old, new) else {
            return unusable(new, "the recorded layout \(old.layoutFile) is missing or cannot be read")
        }
        let rules = new.rules ?? ComparisonRules()
        let words = LayoutComparison(oldLayout, newLayout, leavingOut: rules.leftOut)
        var result = outcome(new, .same)
        result.changes = words.changes
        if comparesPixels {
            let pixels = PictureComparison(
                before, after, tolerance: rules.tolerance ?? tolerance,
                leavingOut: words.leftOutFrames.map { $0.map { $0 * new.scale } })
            guard let pixels else { return unusable(new, "\(old.pictureFile) is no picture") }
            result.pixels = pixels.count
            result.difference = try show(pixels.difference, in: "difference", new)
            // Where no pixel is another, nobody sees that the frame of a view is.
            if pixels.count == 0 { result.changes = words.readableChanges }
            if let region = pixels.region, words.changes.isEmpty {
                result.words = [Self.words(pixels.count, region, new, words)]
            }
        }
        result.words += result.changes.map(\.words)
        guard !result.words.isEmpty else { return outcome(new, .same) }
        result.state = .changed
        result.before = try show(before, in: "before", new)
        return result
    }

    private func layouts(_ old: Snapshot, _ new: Snapshot) -> (Layout, Layout)? {
        guard let before = recording.layout(old), let after = drawn.layout(new) else { return nil }
        return (before, after)
    }

    /// Returns a description of the changes if the layout is the same, such as a color.
    private static func words(
        _ count: Int, _ region: [Int], _ snapshot: Snapshot, _ layouts: LayoutComparison
    ) -> String {
        let scale = snapshot.scale
        let points = region.map { Double($0) / scale }
        let place =
            "(\(Int(points[0])), \(Int(points[1]))) \(Int(points[2].rounded(.up)))×\(Int(points[3].rounded(.up)))"
        let name = layouts.name(around: points) ?? "The picture"
        return "\(name) looks different: \(count) pixel\(count == 1 ? "" : "s") at \(place)"
    }

    private func unusable(_ snapshot: Snapshot, _ reason: String) -> SnapshotOutcome {
        var result = outcome(snapshot, .failed)
        result.words = [reason]
        return result
    }

    private func show(_ data: Data?, in folder: String, _ snapshot: Snapshot) throws(OutputError) -> String? {
        guard let data else { return nil }
        let path = folder + "/" + snapshot.pictureFile
        try results.write(data, to: path)
        return path
    }
}
