/// A difference between two versions of a document.
public struct Change: Sendable, Hashable {
    /// The kinds of change.
    public enum Kind: String, Sendable, Hashable {
        case added, removed, moved, changed, reordered, reconnected
    }

    /// The kind of change.
    public let kind: Kind
    /// The name of the scene's controller; nil in documents without scenes and for the document as a whole.
    public let scene: String?
    /// The object, such as `label "Naha"`.
    public let object: String
    /// The object's id.
    public let id: String?
    /// The property's name in Xcode; nil if the change concerns the object as a whole.
    public let property: String?
    /// The value in the old version.
    public let old: String?
    /// The value in the new version.
    public let new: String?
    /// The line in the old version.
    public let oldLine: Int?
    /// The line in the new version.
    public let newLine: Int?
    /// The group of automatic changes by Interface Builder that the change belongs to; nil for all other changes.
    public let noise: Noise?

    /// The groups of changes that Interface Builder makes automatically.
    public enum Noise: String, Sendable, Hashable, CaseIterable {
        case frames, versions, resources, order, canvas
    }

    /// A description of the change in one line, without line numbers.
    public var sentence: String {
        var text = "\(object)"
        if let property { text += " \(property)" }
        switch kind {
        case .added: return "added \(text)" + (new.map { ": \($0)" } ?? "")
        case .removed: return "removed \(text)" + (old.map { ": \($0)" } ?? "")
        case .reconnected, .moved, .changed, .reordered:
            return "\(kind.rawValue) \(text): \(values)"
        }
    }

    private var values: String {
        // If both are long and have a common beginning, as equations do, the beginning is written once.
        let (old, new) = (old ?? "(none)", new ?? "(none)")
        guard let sign = old.range(of: " + ", last: true) ?? old.range(of: " = ", last: true),
            new.hasPrefix(old[..<sign.upperBound]), property == nil
        else { return "\(old) → \(new)" }
        return "\(old) → \(new[sign.upperBound...])"
    }
}

extension String {
    fileprivate func range(of text: String, last: Bool) -> Range<Index>? {
        ranges(of: text).last
    }
}
