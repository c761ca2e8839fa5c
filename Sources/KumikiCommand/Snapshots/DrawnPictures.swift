import Foundation
import KumikiGallery
import KumikiSnapshots
import Staging

/// The drawn images, and the scenes without an image.
@MainActor
struct DrawnPictures {
    /// A drawn image.
    struct Picture {
        var key: Snapshot.Key
        var name: String
        /// The path relative to the new recording.
        var file: String
        var width: Double
        var height: Double
        var layout: Layout
        /// The rules for the comparison; nil for the default.
        var rules: ComparisonRules?

        func failure(_ reason: String) -> SnapshotOutcome {
            var outcome = SnapshotOutcome(key: key, name: name, state: .failed)
            outcome.words = [reason]
            return outcome
        }
    }

    private(set) var pictures: [Picture] = []
    private(set) var failures: [SnapshotOutcome] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ drawing: Drawing) {
        let plan = drawing.plan
        diagnostics = zip(plan.documents, drawing.diagnostics).flatMap { $0.diagnostics + $1 }
        diagnostics += drawing.launchFailures
        for index in plan.pictures.indices {
            let entry = plan.pictures[index].entry
            guard let result = drawing.results[index], !result.lacksStep || entry?.steps.isEmpty == false
            else { continue }
            let name = plan.scenes[plan.pictures[index].scene].info.displayName
            if [.alive, .standIn].contains(result.state), let shown = result.shown, let layout = shown.layout
            {
                pictures.append(
                    Picture(
                        key: plan.key(of: index), name: name, file: plan.pictures[index].file,
                        width: shown.width, height: shown.height, layout: layout,
                        rules: entry.map(\.rules).flatMap { $0.isUsual ? nil : $0 }))
            } else {
                var failure = SnapshotOutcome(key: plan.key(of: index), name: name, state: .failed)
                failure.words = ["\(result.state.rawValue): \(result.why)"]
                failures.append(failure)
            }
        }
    }
}
