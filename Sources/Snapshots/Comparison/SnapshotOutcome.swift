/// The outcome of a comparison for one snapshot.
package struct SnapshotOutcome: Codable, Sendable, Hashable {
    package enum State: String, Codable, Sendable, CaseIterable {
        case changed
        case failed
        case new
        case gone
        case same
    }

    package var key: Snapshot.Key
    package var name: String
    package var state: State
    /// Descriptions of the differences, or the reason why there is no image.
    package var words: [String] = []
    /// The changed views with their frames.
    package var changes: [LayoutComparison.Change] = []
    /// The number of different pixels.
    package var pixels = 0
    /// The path of the old image, relative to the report.
    package var before: String?
    package var after: String?
    package var difference: String?
    /// The width in points.
    package var width = 0.0
    package var height = 0.0

    package init(key: Snapshot.Key, name: String, state: State) {
        (self.key, self.name, self.state) = (key, name, state)
    }

    /// Whether the scene could not be drawn. Where the recorded picture is what cannot be used, there is one to record.
    package var lacksPicture: Bool { state == .failed && after == nil }

    /// The document, the scene and its configuration in one line.
    package var title: String { ([key.document + ": " + name] + key.configuration).joined(separator: ", ") }
}
