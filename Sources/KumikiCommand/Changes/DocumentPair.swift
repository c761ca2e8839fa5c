import CommandArguments
import Foundation
import InterfaceBuilder

/// Two versions of a document to compare; one may be missing.
struct DocumentPair {
    /// The source of a version.
    enum Source {
        case file(String)
        case blob(String, GitRepository)
        case none
    }

    /// The display name.
    let name: String
    let old: Source
    let new: Source

    /// Returns the pairs that the arguments specify.
    static func pairs(_ words: [String]) throws -> [DocumentPair] {
        let manager = FileManager.default
        if words.count == 2, words.allSatisfy({ manager.fileExists(atPath: $0) }) {
            return try filePairs(words[0], words[1])
        }
        return try gitPairs(words)
    }

    private static func filePairs(_ old: String, _ new: String) throws -> [DocumentPair] {
        let folders = [old, new].map { FileManager.default.isFolder($0) }
        guard folders[0] == folders[1] else {
            throw UsageError("\(old) and \(new) are not both files or both folders")
        }
        guard folders[0] else { return [DocumentPair(name: new, old: .file(old), new: .file(new))] }
        let names = Set(documents(in: old) + documents(in: new)).sorted()
        return names.map { name in
            let paths = (old + "/" + name, new + "/" + name)
            return DocumentPair(name: name, old: source(paths.0), new: source(paths.1))
        }
    }

    private static func source(_ path: String) -> Source {
        FileManager.default.fileExists(atPath: path) ? .file(path) : .none
    }

    private static func documents(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.isDocumentPath && !FileManager.default.isFolder(folder + "/" + $0) }
    }

    /// Returns the documents that have changed according to git.
    private static func gitPairs(_ words: [String]) throws -> [DocumentPair] {
        let repository = GitRepository()
        guard let root = repository.text(["rev-parse", "--show-toplevel"]) else {
            throw UsageError("diff needs OLD and NEW that exist, or a git repository around this folder")
        }
        let revisions = words.prefix(2).prefix { word in
            !FileManager.default.fileExists(atPath: word)
                && (word == words.first || repository.text(["rev-parse", "-q", "--verify", word]) != nil)
        }
        let paths = words.dropFirst(revisions.count)
        let listing = try repository.run(
            ["diff", "--raw", "-z", "--no-renames", "--abbrev=40"]
                + (revisions.isEmpty ? ["HEAD"] : revisions) + ["--"] + paths)
        let fields = listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return zip(fields, fields.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }.compactMap
        {
            pair($0.element.0, $0.element.1, root, repository)
        }
    }

    /// Parses a line of git's raw output: modes, objects and status.
    private static func pair(_ line: String, _ path: String, _ root: String, _ repository: GitRepository)
        -> DocumentPair?
    {
        let words = line.split(separator: " ")
        guard path.isDocumentPath, words.count >= 5 else { return nil }
        func source(_ object: Substring, _ isMissing: Bool) -> Source {
            if isMissing { return .none }
            // Git has no object for a file that only exists in the working tree.
            return object.allSatisfy { $0 == "0" }
                ? .file(root + "/" + path) : .blob(String(object), repository)
        }
        let status = words[4].first
        return DocumentPair(
            name: path, old: source(words[2], status == "A"), new: source(words[3], status == "D"))
    }

    /// Creates a pair from the arguments of git's external diff: path, old file, object, mode, new file, object, mode.
    init(gitArguments words: [String]) throws {
        guard words.count >= 5 else {
            throw UsageError("diff --git takes the seven arguments of git's external diff")
        }
        name = words[0]
        old = words[1] == "/dev/null" ? .none : .file(words[1])
        new = words[4] == "/dev/null" ? .none : .file(words[4])
    }

    private init(name: String, old: Source, new: Source) {
        self.name = name
        self.old = old
        self.new = new
    }

    /// Whether there is an old version.
    var hasOld: Bool { if case .none = old { false } else { true } }

    /// Whether there is a new version.
    var hasNew: Bool { if case .none = new { false } else { true } }

    /// The path that determines the document's resources.
    var resourcePath: String {
        for case .file(let path) in [new, old] { return path }
        for case .blob(_, let repository) in [new, old] {
            if let root = repository.text(["rev-parse", "--show-toplevel"]) { return root + "/" + name }
        }
        return name
    }

    /// Reads both versions. A missing version is replaced by an empty document.
    func documents() throws -> (old: Document, new: Document) {
        let old = try read(self.old)
        let new = try read(self.new)
        return (try old ?? empty(like: new), try new ?? empty(like: old))
    }

    /// The bytes of the new version; nil where there is none.
    func newBytes() throws -> ContiguousArray<UInt8>? { try bytes(new) }

    private func read(_ source: Source) throws -> Document? {
        if case .file(let path) = source { return try Document(contentsOf: path) }
        return try bytes(source).map { try Document(bytes: $0, path: name) }
    }

    private func bytes(_ source: Source) throws -> ContiguousArray<UInt8>? {
        switch source {
        case .none: nil
        case .file(let path): ContiguousArray(try FileContent.read(path))
        case .blob(let object, let repository):
            ContiguousArray(try repository.run(["cat-file", "blob", object]))
        }
    }

    private func empty(like document: Document?) throws -> Document {
        let type = document?.root["type"] ?? "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        return try Document(xml: "<document type=\"\(type)\"/>", path: name)
    }
}

extension String {
    fileprivate var isDocumentPath: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}
