import InterfaceBuilder

/// What three versions of a document become: the base, and what two sides made of it.
public struct DocumentMerge: Sendable {
    /// The merged document in the form in which Xcode saves it. Where conflicts are left, it has our value there.
    public let xmlBytes: ContiguousArray<UInt8>
    /// What could not be decided, in the order of the document.
    public let conflicts: [Conflict]
    /// What was decided without a question and is worth reporting.
    public let remarks: [String]

    /// Merges two sides that began as the base. The closure answers questions, by their keys; where it returns nil the
    /// question is among the conflicts. An object that one side removed and whose properties the other one changed is
    /// removed, with a remark; where the merge is strict, and where the other side put objects into it or made others
    /// depend on it, that is a question.
    public init(
        base: Document, ours: Document, theirs: Document, isStrict: Bool = false,
        answers: @escaping (String) -> Side? = { _ in nil }
    ) throws(MergeError) {
        guard base.kind == ours.kind, base.kind == theirs.kind else { throw MergeError.differentKinds }
        var merger = Merger([base, ours, theirs], isStrict: isStrict, answers: answers)
        guard let root = merger.merge() else { throw MergeError.unsound("nothing is left") }
        var assembly = DocumentAssembly(like: ours)
        for content in ours.contents {
            if case .element = content { root.write(to: &assembly) } else { assembly.add(content) }
        }
        xmlBytes = assembly.xmlBytes
        conflicts = merger.conflicts
        remarks = merger.remarks
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
