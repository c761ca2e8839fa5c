/// The result of a comparison for one snapshot.
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
    /// Differences in words, or why there is no picture.
    package var words: [String] = []
    /// Views that changed, with their frames.
    package var changes: [LayoutComparison.Change] = []
    /// The number of pixels that differ.
    package var pixels = 0
    /// Pictures, relative to the report.
    package var before: String?
    package var after: String?
    package var difference: String?
    /// In points.
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
