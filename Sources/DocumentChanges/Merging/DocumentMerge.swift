import InterfaceBuilder

/// What three versions of a document become: the base, and what two sides made of it.
public struct DocumentMerge: Sendable {
    /// How a merge decides.
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
    /// What could not be decided, in the order of the document.
    public let conflicts: [Conflict]
    /// What was decided without a question and is worth reporting.
    public let remarks: [String]

    /// Merges two sides that began as the base.
    public init(
        base: Document, ours: Document, theirs: Document, options: Options = Options()
    ) throws(MergeError) {
        guard ours.kind == theirs.kind, base.kind == ours.kind else { throw MergeError.differentKinds }
        if let side = Self.unchangedSide(base, ours, theirs) {
            (xmlBytes, conflicts, remarks) = (side.xmlBytes, [], [])
            return
        }
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
    /// Some are storyboards and some are xibs.
    case differentKinds
    /// The result would not be a sound document; what is wrong with it.
    case unsound(String)

    public var description: String {
        switch self {
        case .differentKinds: "storyboards and xibs cannot be merged with each other"
        case .unsound(let reason): "the merged document would not be sound: \(reason)"
        }
    }
}
