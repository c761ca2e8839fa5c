import Foundation
import Staging

/// A folder of images and layouts with an index in `recording.json`.
package struct Recording: Sendable {
    /// The name of the index file.
    package static let fileName = "recording.json"

    /// The stored form of the index.
    private struct Index: Codable {
        var version = 1
        /// The versions of fonts and libraries, by name.
        var versions: [String: String]
        var snapshots: [Snapshot]
    }

    package let folder: String
    /// The versions of the fonts and libraries with which the images were drawn.
    package var versions: [String: String]
    package private(set) var snapshots: [Snapshot]

    package init(folder: String, versions: [String: String] = [:], snapshots: [Snapshot] = []) {
        (self.folder, self.versions, self.snapshots) = (folder, versions, snapshots)
    }

    /// Reads the recording in a folder; returns nil if there is none.
    package static func read(_ folder: String) throws(RecordingError) -> Recording? {
        let path = folder + "/" + fileName
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RecordingError(path: path, reason: "it cannot be read")
        }
        guard let index = try? JSONDecoder().decode(Index.self, from: data) else {
            throw RecordingError(
                path: path, reason: "it is no list of snapshots; restore it, or remove it and --record")
        }
        guard index.version == 1 else {
            throw RecordingError(path: path, reason: "its version is \(index.version); expected 1")
        }
        return Recording(folder: folder, versions: index.versions, snapshots: index.snapshots)
    }

    /// Returns the snapshot with a key.
    package func snapshot(_ key: Snapshot.Key) -> Snapshot? { snapshots.first { $0.key == key } }

    /// The recording as if it had this snapshot alone.
    func only(_ key: Snapshot.Key) -> Recording {
        var result = self
        result.snapshots = snapshots.filter { $0.key == key }
        return result
    }

    /// Returns the image of a snapshot; nil if it is missing.
    package func picture(_ snapshot: Snapshot) -> Data? { read(snapshot.pictureFile) }

    /// Returns the layout of a snapshot; nil if it is missing or cannot be read.
    package func layout(_ snapshot: Snapshot) -> Layout? {
        read(snapshot.layoutFile).flatMap { Layout(text: String(decoding: $0, as: UTF8.self)) }
    }

    private func read(_ file: String) -> Data? {
        // The index is not trusted: it must not refer to files outside of the folder.
        guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else { return nil }
        return FileManager.default.contents(atPath: folder + "/" + file)
    }

    /// Stores an image and its layout, replacing those with the same key. An image that another snapshot has, here or in
    /// `others`, is stored once as a hard link.
    package mutating func store(
        _ snapshot: Snapshot, picture: Data, layout: Layout, beside others: Recording? = nil
    ) throws(OutputError) {
        let output = try OutputFolder(path: folder)
        try output.write(Data(layout.text.utf8), to: snapshot.layoutFile)
        let isLinked = [self, others].compactMap(\.self).contains { recording in
            let twin = recording.snapshots.first {
                $0.picture == snapshot.picture && (recording.folder != folder || $0.file != snapshot.file)
            }
            return twin.map {
                recording.picture($0) == picture && link(recording.folder + "/" + $0.pictureFile, snapshot)
            } == true
        }
        if !isLinked { try output.write(picture, to: snapshot.pictureFile) }
        if let replaced = list(snapshot), replaced.file != snapshot.file { delete(replaced) }
    }

    /// Adds the snapshot to the index, and returns the one with the same key that it replaces.
    private mutating func list(_ snapshot: Snapshot) -> Snapshot? {
        guard let index = snapshots.firstIndex(where: { $0.key == snapshot.key }) else {
            snapshots.append(snapshot)
            return nil
        }
        defer { snapshots[index] = snapshot }
        return snapshots[index]
    }

    /// Copies the snapshots with the keys from another recording, removes those that it does not contain, and writes the
    /// index. If `all` is true, all other snapshots are removed. All files are written to a temporary folder before any of them
    /// is moved into the recording, so that a full disk does not damage it.
    package mutating func accept(
        _ keys: [Snapshot.Key], from other: Recording, all: Bool
    ) throws(RecordingFailure) {
        var (next, staged) = (self, Recording(folder: folder + "/.new"))
        defer { try? FileManager.default.removeItem(atPath: staged.folder) }
        do {
            try next.stage(keys, from: other, in: &staged)
            if all || next.snapshots.count == keys.count || versions.isEmpty {
                next.versions = other.versions
            }
            try OutputFolder(path: staged.folder).write(next.index(), to: Self.fileName)
            try staged.moveFiles(to: folder)
        } catch let error as OutputError {
            throw .output(error)
        } catch let error as RecordingFailure {
            throw error
        } catch {
            throw .unusable(RecordingError(path: folder, reason: "\(error)"))
        }
        let files = Set(next.snapshots.map(\.file))
        for snapshot in snapshots where !files.contains(snapshot.file) { next.delete(snapshot) }
        self = next
    }

    /// Copies the snapshots with the keys from another recording to the staged recording.
    private mutating func stage(
        _ keys: [Snapshot.Key], from other: Recording, in staged: inout Recording
    ) throws {
        let theirs = Dictionary(other.snapshots.map { ($0.key, $0) }) { first, _ in first }
        for key in keys {
            guard let snapshot = theirs[key] else {
                snapshots.removeAll { $0.key == key }
                continue
            }
            guard let picture = other.picture(snapshot), let layout = other.layout(snapshot) else {
                let path = other.folder + "/" + snapshot.pictureFile
                throw RecordingFailure.unusable(RecordingError(path: path, reason: "it is missing"))
            }
            try staged.store(snapshot, picture: picture, layout: layout, beside: self)
            _ = list(snapshot)
        }
    }

    /// Moves the files and the index to another folder on the same volume, which needs no space.
    private func moveFiles(to target: String) throws {
        for file in snapshots.flatMap({ [$0.layoutFile, $0.pictureFile] }) + [Self.fileName] {
            let path = target + "/" + file
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            guard rename(folder + "/" + file, path) == 0 else {
                throw RecordingFailure.unusable(
                    RecordingError(path: path, reason: String(cString: strerror(errno))))
            }
        }
    }

    /// Creates a hard link for an image; returns false if the file system does not support it.
    private func link(_ file: String, _ snapshot: Snapshot) -> Bool {
        let path = folder + "/" + snapshot.pictureFile
        let temporary = path + ".new"
        unlink(temporary)
        guard Foundation.link(file, temporary) == 0 else { return false }
        defer { unlink(temporary) }
        return rename(temporary, path) == 0
    }

    private func delete(_ snapshot: Snapshot) {
        guard !snapshots.contains(where: { $0.file == snapshot.file && $0.key != snapshot.key }) else {
            return
        }
        unlink(folder + "/" + snapshot.pictureFile)
        unlink(folder + "/" + snapshot.layoutFile)
    }

    /// Writes the index, ordered by the snapshots' files.
    package mutating func writeIndex() throws(OutputError) {
        try OutputFolder(path: folder).write(index(), to: Self.fileName)
    }

    /// Returns the text of the index after sorting it by the snapshots' files.
    private mutating func index() -> Data {
        snapshots.sort { $0.file < $1.file }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(Index(versions: versions, snapshots: snapshots))) ?? Data()
        return data + Data("\n".utf8)
    }
}

/// The reason why snapshots cannot be recorded.
package enum RecordingFailure: Error, CustomStringConvertible {
    case output(OutputError)
    case unusable(RecordingError)

    package var description: String {
        switch self {
        case .output(let error): error.description
        case .unusable(let error): error.description
        }
    }
}

/// An error in a recording that makes it unusable.
package struct RecordingError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    package var description: String { "\(path):1: error: cannot use the recording: \(reason)" }
}
