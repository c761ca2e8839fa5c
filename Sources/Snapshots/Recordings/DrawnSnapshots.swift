import Foundation
import Staging
import Workers

/// The pictures of the last run on this machine, with the fingerprints of its inputs.
package struct DrawnSnapshots {
    /// The name of the fingerprints' file.
    static let fingerprintsFile = "fingerprints.json"
    /// The name of the file that says which shard was drawn.
    static let shardFile = "shard.json"

    package private(set) var recording: Recording
    /// The fingerprints by the picture's file.
    package var fingerprints: [String: Digest] = [:]
    private let snapshots: [Snapshot.Key: Snapshot]
    private let old: [String: Digest]

    /// The content of the folder; nothing where that cannot be read, since all of it can be drawn again.
    package init(folder: String) {
        recording = ((try? Recording.read(folder)) ?? nil) ?? Recording(folder: folder)
        snapshots = Dictionary(recording.snapshots.map { ($0.key, $0) }) { first, _ in first }
        let data = FileManager.default.contents(atPath: folder + "/" + Self.fingerprintsFile)
        old = data.flatMap { try? JSONDecoder().decode([String: Digest].self, from: $0) } ?? [:]
    }

    /// Whether the picture of the key is there and was made from inputs of that fingerprint.
    package func holds(_ key: Snapshot.Key, _ fingerprint: Digest) -> Bool {
        guard let snapshot = snapshots[key], old[snapshot.pictureFile] == fingerprint else { return false }
        return [snapshot.pictureFile, snapshot.layoutFile].allSatisfy {
            access(recording.folder + "/" + $0, R_OK) == 0
        }
    }

    /// The snapshot of a picture in the folder; nil where it is missing.
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
        snapshot.rules = rules
        return snapshot
    }

    /// Writes the list of what was drawn.
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

    /// The shard that the folder holds; nil for a whole run.
    package static func shard(in folder: String) -> Shard? {
        FileManager.default.contents(atPath: folder + "/" + shardFile).flatMap {
            try? JSONDecoder().decode(Shard.self, from: $0)
        }
    }
}
