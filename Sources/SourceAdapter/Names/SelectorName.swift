/// The Objective-C names that the compiler derives for Swift methods.
enum SelectorName {
    /// Returns the selector of a method: its name and labels, with the prepositions that Objective-C inserts.
    static func method(_ name: String, labels: [String], isThrowing: Bool = false) -> String {
        guard let first = labels.first else { return isThrowing ? "\(name)AndReturnError:" : name }
        let pieces = [opening(name, first)] + labels.dropFirst().map { $0 == "_" ? "" : $0 }
        return pieces.map { "\($0):" }.joined() + (isThrowing ? "error:" : "")
    }

    static func setter(_ property: String) -> String { "set\(property.capitalizedFirst):" }

    /// Returns the name up to the first colon: `tap` and `sender` make `tapWithSender`, `move` and `to` make `moveTo`.
    private static func opening(_ name: String, _ label: String) -> String {
        guard label != "_" else { return name }
        let joins = isPreposition(firstWord(label)) || isPreposition(lastWord(name))
        return name + (joins ? "" : "With") + label.capitalizedFirst
    }

    private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

    private static func firstWord(_ name: String) -> Substring {
        let head = name.prefix { !$0.isUppercase }
        return head.isEmpty ? name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase } : head
    }

    private static func lastWord(_ name: String) -> Substring {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
        return name[start...]
    }

    /// The words after or before which the compiler inserts no `With`.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension MemberFacts {
    /// The selector of a method, or of the getter of a property.
    var selector: String {
        if let objcName { return objcName }
        return kind == .property
            ? name : SelectorName.method(name, labels: parameters.map(\.label), isThrowing: isThrowing)
    }
}
