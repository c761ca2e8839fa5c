import InterfaceBuilder

/// A three-way merge of two versions of a document with their common base.
public struct DocumentMerge: Sendable {
    /// The options of a merge.
    public struct Options: Sendable {
        /// Whether the removal of an object that the other side changed is always a conflict. Otherwise the object is removed with
        /// a remark, unless the other side added objects to it or made others depend on it.
        public var isStrict = false
        /// Whether comments mark the places of unresolved conflicts.
        public var marksConflicts = false
        /// Returns the resolution of the conflict with a key; nil leaves the conflict unresolved.
        public var answers: @Sendable (String) -> Side? = { _ in nil }

        /// Creates options that leave every conflict unresolved.
        public init() {}
    }

    /// The merged document as Xcode saves it. Unresolved conflicts have our value.
    public let xmlBytes: ContiguousArray<UInt8>
    /// The unresolved conflicts, in the order of the document.
    public let conflicts: [Conflict]
    /// Remarks about automatic decisions that are worth reporting.
    public let remarks: [String]

    /// Merges two sides with their common base.
    public init(
        base: Document, ours: Document, theirs: Document, options: Options = Options()
    ) throws(MergeError) {
        for document in [theirs, base] where document.kind != ours.kind {
            throw MergeError.differentKinds(document, expected: ours)
        }
        if let side = Self.unchangedSide(base, ours, theirs) {
            self.init(unchanged: side)
            return
        }
        try self.init(fully: base, ours, theirs, options)
    }

    /// Creates the result of a merge in which only one side has changes.
    private init(unchanged side: Document) {
        xmlBytes = side.xmlBytes
        conflicts = []
        remarks = []
    }

    /// Merges the documents object by object, even if one side is equal to the base.
    init(
        fully base: Document, _ ours: Document, _ theirs: Document, _ options: Options
    ) throws(MergeError) {
        var merger = Merger([base, ours, theirs], options)
        guard let root = merger.merge() else { throw MergeError.unsound("nothing is left of it") }
        var assembly = DocumentAssembly(like: ours)
        for content in ours.contents {
            if case .element = content { root.write(to: &assembly) } else { assembly.add(content) }
        }
        xmlBytes = assembly.xmlBytes
        conflicts = merger.conflicts
        remarks = merger.remarks
        try Soundness.check(xmlBytes, against: [base, ours, theirs])
    }

    /// Returns the other side if one side is equal to the base or both are equal.
    private static func unchangedSide(_ base: Document, _ ours: Document, _ theirs: Document) -> Document? {
        let bytes = ours.xmlBytes
        let others = (base.xmlBytes, theirs.xmlBytes)
        if bytes == others.1 || others.0 == others.1 { return ours }
        return bytes == others.0 ? theirs : nil
    }
}

/// An error that prevents the merge of documents.
public enum MergeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The documents are a storyboard and a xib; the diagnostic has the place and both kinds.
    case differentKinds(Diagnostic)
    /// The result would not be a consistent document; the text describes the fault.
    case unsound(String)

    fileprivate static func differentKinds(_ document: Document, expected: Document) -> MergeError {
        let message =
            "this is a \(document.kind.rawValue); a \(expected.kind.rawValue) is expected, as \(expected.path) is"
        return .differentKinds(document.diagnostic(.error, document.root, message))
    }

    public var description: String {
        switch self {
        case .differentKinds(let diagnostic): diagnostic.description
        case .unsound(let reason): "the merged document would not be sound: \(reason)"
        }
    }
}
