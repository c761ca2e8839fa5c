import InterfaceBuilder

/// The changes between two versions of a document, by scene and object.
public struct DocumentDifference: Sendable {
    /// The changes, in the order of the new version's scenes; removed objects have their old position.
    public let changes: [Change]

    /// Compares two versions.
    public init(from old: Document, to new: Document) {
        guard old.xmlBytes != new.xmlBytes else {
            changes = []
            return
        }
        var collector = ChangeCollector([old, new])
        changes = collector.collect()
    }

    /// The number of Interface Builder's automatic changes in each group.
    public var noiseCounts: [(noise: Change.Noise, count: Int)] {
        Change.Noise.allCases.compactMap { noise in
            let count = changes.count { $0.noise == noise }
            return count > 0 ? (noise, count) : nil
        }
    }
}
