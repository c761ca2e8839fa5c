import Foundation

/// The fingerprints of the files that determine an image, from their paths, sizes and modification times.
///
/// Fingerprints are valid on one machine only and are stored with the images that were drawn there.
package struct InputFingerprints {
    /// The paths and states of files by their names without extension.
    private let linesByName: [String: [String]]
    /// The names of the documents that each document refers to.
    private let references: [String: [String]]
    /// The digest of the files that determine every image.
    private let shared: String
    private let isWhole: Bool

    /// Reads the inputs in a folder. If `isWhole` is true, every file determines every image, since an app's own code may load
    /// any document; otherwise a document determines its own images and those of documents that refer to it. `programs` draw the images.
    package init(folders: [String], leavingOut: [String], programs: [String], isWhole: Bool) {
        let roots = Set(folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }).sorted()
        let leftOut = leavingOut.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let files = roots.flatMap { Self.files(in: $0, leavingOut: leftOut) }
        self.isWhole = isWhole
        let individual = isWhole ? [] : files
        linesByName = Dictionary(grouping: individual) { Self.name($0.path) }
            .mapValues { $0.map { $0.path + " " + $0.state } }
        references = Dictionary(grouping: individual.filter { Self.isDocument($0.path) }) {
            Self.name($0.path)
        }
        .mapValues { $0.flatMap { Self.references(in: $0.path) } }
        let common = files.filter { file in
            isWhole
                || !(Self.isDocument(file.path) || Self.isTable(file.path) || file.path.hasSuffix(".swift"))
        }
        let states = programs.map { $0 + " " + (Self.state($0) ?? "") }
        let lines = states + common.map { $0.path + " " + $0.state }
        shared = Digest(of: Data(lines.joined(separator: "\n").utf8)).text
    }

    /// Returns the fingerprint of a document's image in a configuration.
    package func fingerprint(document: String, configuration: String) -> Digest {
        var lines = [shared, configuration]
        if !isWhole {
            lines += closure(of: Self.name(document)).flatMap { linesByName[$0] ?? [] }.sorted()
        }
        return Digest(of: Data(lines.joined(separator: "\n").utf8))
    }

    /// Returns the names of the document and of those that it refers to, directly or indirectly.
    private func closure(of name: String) -> Set<String> {
        var result: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for other in references[next] ?? [] where result.insert(other).inserted { open.append(other) }
        }
        return result
    }

    private static func references(in path: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "storyboardName=\"")
        return parts.dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    /// Returns whether the file may contain a document's translations.
    private static func isTable(_ path: String) -> Bool {
        path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") || path.hasSuffix(".stringsdict")
    }

    private static func name(_ path: String) -> String {
        let file = (path as NSString).lastPathComponent as NSString
        return String(file.deletingPathExtension.prefix { $0 != "~" })
    }

    private static func files(in root: String, leavingOut: [String]) -> [(path: String, state: String)] {
        guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
        var result: [(path: String, state: String)] = []
        while let relative = walk.nextObject() as? String {
            let path = root + "/" + relative
            guard let state = state(path) else {
                let name = (relative as NSString).lastPathComponent
                if name.hasPrefix(".") || leavingOut.contains(path) { walk.skipDescendants() }
                continue
            }
            result.append((path, state))
        }
        return result.sorted { $0.path < $1.path }
    }

    /// Returns the size and modification time; nil for a folder and for files that cannot be read.
    private static func state(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
