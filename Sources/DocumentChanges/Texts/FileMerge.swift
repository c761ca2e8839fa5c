import InterfaceBuilder

/// A merge of files of any kind that this module knows: documents, strings files and the contents of asset catalogs.
public struct FileMerge: Sendable {
    /// One state of a file.
    public struct State: Sendable {
        /// The path, for messages.
        public let path: String
        /// The content.
        public let bytes: ContiguousArray<UInt8>

        /// A state with its path and content.
        public init(path: String, bytes: ContiguousArray<UInt8>) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The kind of a file, by its name.
    public enum Kind: Sendable, Hashable {
        case document, strings, json

        /// The kind of a file with the path; nil where files of that name are not merged.
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
    /// The open questions.
    public let conflicts: [Conflict]
    /// Decisions without a question that are worth reporting.
    public let remarks: [String]

    /// Merges three states. A base without content is one that neither side began with.
    public init(
        _ kind: Kind, base: State, ours: State, theirs: State,
        options: DocumentMerge.Options = DocumentMerge.Options()
    ) throws {
        // The parser of documents finds them by itself.
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

    /// A document that says only what both sides say about the document as a whole.
    private static func emptyBase(_ ours: Document, _ theirs: Document) throws(DocumentError) -> Document {
        var assembly = DocumentAssembly(like: ours)
        assembly.open(
            "document", ours.root.attributes.filter { $0.name == "type" || theirs.root[$0.name] == $0.value })
        assembly.close()
        return try Document(bytes: assembly.xmlBytes, path: ours.path)
    }
}
