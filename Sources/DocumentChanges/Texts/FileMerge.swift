import InterfaceBuilder

/// A merge of files of any supported kind: documents, strings files and the contents of asset catalogs.
public struct FileMerge: Sendable {
    /// One state of a file.
    public struct State: Sendable {
        /// The path, for messages.
        public let path: String
        /// The content.
        public let bytes: ContiguousArray<UInt8>

        /// Creates a state from a path and content.
        public init(path: String, bytes: ContiguousArray<UInt8>) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The kind of a file, from its name.
    public enum Kind: Sendable, Hashable {
        case document, strings, json

        /// Returns the kind of the file at a path; nil if files of that name are not supported.
        public init?(path: String) {
            switch path.split(separator: ".").last {
            case "storyboard", "xib": self = .document
            case "strings": self = .strings
            case "json", "xcstrings": self = .json
            default: return nil
            }
        }
    }

    /// The content of the merged file.
    public let bytes: ContiguousArray<UInt8>
    /// The unresolved conflicts.
    public let conflicts: [Conflict]
    /// Remarks about automatic decisions that are worth reporting.
    public let remarks: [String]

    /// Merges three states. An empty base means that the sides have no common ancestor.
    public init(
        _ kind: Kind, base: State, ours: State, theirs: State,
        options: DocumentMerge.Options = DocumentMerge.Options()
    ) throws {
        // The parser of documents detects them itself.
        for state in [base, ours, theirs] where kind != .document {
            if let line = ConflictMarkers.firstLine(in: state.bytes) {
                throw DocumentError(file: state.path, line: line, reason: .conflictMarkers)
            }
        }
        switch kind {
        case .document:
            let (ours, theirs) = (try Self.document(ours), try Self.document(theirs))
            let base = base.bytes.isEmpty ? try Self.emptyBase(ours, theirs) : try Self.document(base)
            let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, options: options)
            (bytes, conflicts, remarks) = (merge.xmlBytes, merge.conflicts, merge.remarks)
        case .strings:
            let merge = try StringsMerge(base: base, ours: ours, theirs: theirs, options: options)
            (bytes, conflicts, remarks) = (merge.bytes, merge.conflicts, [])
        case .json:
            let merge = try JSONMerge(base: base, ours: ours, theirs: theirs, options: options)
            (bytes, conflicts, remarks) = (merge.bytes, merge.conflicts, [])
        }
    }

    private static func document(_ state: State) throws(DocumentError) -> Document {
        try Document(bytes: state.bytes, path: state.path)
    }

    /// Returns a document with only the attributes of the root that both sides have in common.
    private static func emptyBase(_ ours: Document, _ theirs: Document) throws(DocumentError) -> Document {
        var assembly = DocumentAssembly(like: ours)
        assembly.open(
            "document", ours.root.attributes.filter { $0.name == "type" || theirs.root[$0.name] == $0.value })
        assembly.close()
        return try Document(bytes: assembly.xmlBytes, path: ours.path)
    }
}
