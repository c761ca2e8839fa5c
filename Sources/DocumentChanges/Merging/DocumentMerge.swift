import InterfaceBuilder

/// A merge of two versions of a document that began as a third, the base.
public struct DocumentMerge: Sendable {
    /// The rules by which a merge decides.
    public struct Options: Sendable {
        /// Whether the removal of an object that the other side changed is always a question. Otherwise it stands, with
        /// a remark, unless the other side put objects into it or made others depend on it.
        public var isStrict = false
        /// Whether places where a question is open are marked by comments.
        public var marksConflicts = false
        /// The answers to questions, by their keys; nil leaves the question open.
        public var answers: @Sendable (String) -> Side? = { _ in nil }

        /// Options that leave every question open.
        public init() {}
    }

    /// The merged document in the form in which Xcode saves it. Where a question is open, it has our value.
    public let xmlBytes: ContiguousArray<UInt8>
    /// The open questions, in the order of the document.
    public let conflicts: [Conflict]
    /// Decisions without a question that are worth reporting.
    public let remarks: [String]

    /// Merges two sides that began as the base.
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

    /// The result of a merge to which one side adds nothing.
    private init(unchanged side: Document) {
        xmlBytes = side.xmlBytes
        conflicts = []
        remarks = []
    }

    /// Merges by objects, even where one side is as the base.
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

    /// The other side, where one is as the base or both are the same.
    private static func unchangedSide(_ base: Document, _ ours: Document, _ theirs: Document) -> Document? {
        let bytes = ours.xmlBytes
        let others = (base.xmlBytes, theirs.xmlBytes)
        if bytes == others.1 || others.0 == others.1 { return ours }
        return bytes == others.0 ? theirs : nil
    }
}

/// Why documents cannot be merged at all.
public enum MergeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One is a storyboard and another one is a xib; the place and both kinds.
    case differentKinds(Diagnostic)
    /// The result would not be a sound document; what is wrong with it.
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
