import KumikiSnapshots
import Staging

/// The recorded snapshots that a plan does not draw although their scenes are not removed.
@MainActor
struct AbsentSnapshots {
    /// The snapshots of containers that are drawn with the scenes that they show first.
    private(set) var contained: [Snapshot.Key] = []
    /// The failures of the snapshots of documents that cannot be read.
    private(set) var failures: [SnapshotOutcome] = []

    init(in recording: Recording, of plan: RenderPlan) {
        let drawn = Set(plan.pictures.indices.map { plan.key(of: $0) })
        let containers = Set(
            plan.scenes.filter { $0.shownWith != nil }.map {
                Place(document: plan.documents[$0.document].source.name, scene: $0.info.id)
            })
        let errors = plan.documents.map { document in
            (document.source.name, document.diagnostics.first { $0.severity == .error }?.message)
        }
        let reasons = Dictionary(errors) { first, _ in first }
        for snapshot in recording.snapshots where !drawn.contains(snapshot.key) {
            let key = snapshot.key
            if let reason = reasons[key.document] ?? nil {
                var failure = SnapshotOutcome(key: key, name: snapshot.name, state: .failed)
                failure.words = [reason]
                failures.append(failure)
            } else if containers.contains(Place(document: key.document, scene: key.scene)) {
                contained.append(key)
            }
        }
    }

    /// A scene of a document.
    private struct Place: Hashable {
        var document: String
        var scene: String
    }
}
