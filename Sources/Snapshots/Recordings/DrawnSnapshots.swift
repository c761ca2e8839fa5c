import Foundation
import Staging
import Workers

/// The images of the last run on this machine, with the fingerprints of their inputs.
package struct DrawnSnapshots {
    /// The name of the file with the fingerprints.
    static let fingerprintsFile = "fingerprints.json"
    /// The name of the file with the shard that was drawn.
    static let shardFile = "shard.json"

    package private(set) var recording: Recording
    /// The fingerprints by image file.
    package var fingerprints: [String: Digest] = [:]
    private let snapshots: [Snapshot.Key: Snapshot]
    private let old: [String: Digest]

    /// Reads the content of the folder. It is empty if it cannot be read, since all images can be drawn again.
    package init(folder: String) {
        recording = ((try? Recording.read(folder)) ?? nil) ?? Recording(folder: folder)
        snapshots = Dictionary(recording.snapshots.map { ($0.key, $0) }) { first, _ in first }
        let data = FileManager.default.contents(atPath: folder + "/" + Self.fingerprintsFile)
        old = data.flatMap { try? JSONDecoder().decode([String: Digest].self, from: $0) } ?? [:]
    }

    /// Returns whether there is an image for the key with the fingerprint of its inputs.
    package func holds(_ key: Snapshot.Key, _ fingerprint: Digest) -> Bool {
        guard let snapshot = snapshots[key], old[snapshot.pictureFile] == fingerprint else { return false }
        return [snapshot.pictureFile, snapshot.layoutFile].allSatisfy {
            access(recording.folder + "/" + $0, R_OK) == 0
        }
    }

    /// Returns the snapshot of an image in the folder; nil if it is missing.
    package func snapshot(
        _ key: Snapshot.Key, name: String, file: String, width: Double, height: Double, layout: Layout,
        rules: ComparisonRules? = nil
    ) -> Snapshot? {
        guard let data = FileManager.default.contents(atPath: recording.folder + "/" + file), data.count > 24,
            file.hasSuffix(".png")
        else { return nil }
        var snapshot = Snapshot(
            key: key, name: name, file: String(file.dropLast(4)), width: width, height: height,
            scale: Snapshot.scale(ofPNG: data, width: width), picture: Digest(of: data),
            layout: Digest(of: Data(layout.text.utf8)))
        (snapshot.views, snapshot.rules) = (layout.nodes.count, rules)
        return snapshot
    }

    /// Writes the list of drawn snapshots.
    package mutating func write(_ snapshots: [Snapshot], shard: Shard?) throws(OutputError) {
        recording = Recording(folder: recording.folder, versions: LibraryVersions.all, snapshots: snapshots)
        try recording.writeIndex()
        let folder = try OutputFolder(path: recording.folder)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try folder.write((try? encoder.encode(fingerprints)) ?? Data(), to: Self.fingerprintsFile)
        if let shard {
            try folder.write((try? encoder.encode(shard)) ?? Data(), to: Self.shardFile)
        } else {
            unlink(folder.path + "/" + Self.shardFile)
        }
    }

    /// Returns the shard in the folder; nil for a complete run.
    package static func shard(in folder: String) -> Shard? {
        FileManager.default.contents(atPath: folder + "/" + shardFile).flatMap {
            try? JSONDecoder().decode(Shard.self, from: $0)
        }
    }
}
