/// The words of a name in camel case and what they are in a sentence, by which the names of Objective-C become those of Swift.
enum NameWords {
    /// Returns the words of a name; initials are one of their own: `URLOfView` has `URL`, `Of` and `View`.
    static func all(in name: String) -> [String] {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : "_"
            let next = index + 1 < characters.count ? characters[index + 1] : "_"
            let begins =
                words.isEmpty || character.isUppercase && !previous.isUppercase
                || character.isUppercase && previous.isUppercase && next.isLowercase
            if begins { words.append(String(character)) } else { words[words.count - 1].append(character) }
        }
        return words
    }

    /// Returns the name with its first word in lower case.
    static func lowercased(_ name: String) -> String { ImportedNames.lowercased(name) }

    static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    /// Whether the word is a verb, also one that ends with `ing`.
    static func isVerb(_ word: String) -> Bool {
        let word = word.lowercased()
        return verbs.contains(word) || isGerund(word)
            || word.hasPrefix("re") && verbs.contains(String(word.dropFirst(2)))
    }

    static func isGerund(_ word: String) -> Bool {
        let word = word.lowercased()
        return word.count > 4 && word.hasSuffix("ing")
            && !["string", "thing", "ring", "king", "spring"].contains(word)
    }

    /// Whether a name says nothing alone.
    static func isVacuous(_ name: String) -> Bool { ["with", "for", "set", "get", "using"].contains(name) }

    static let keywords: Set = [
        "as", "in", "is", "do", "if", "for", "let", "var", "case", "else", "func", "init", "self", "try",
        "nil", "true", "false",
        "class", "enum", "break", "catch", "defer", "guard", "import", "inout", "public", "repeat", "return",
        "static",
        "struct", "super", "switch", "throw", "throws", "where", "while", "default", "continue", "extension",
        "fallthrough", "internal", "operator", "private", "protocol", "subscript", "typealias", "deinit",
        "rethrows",
        "Any", "Self", "Type",
    ]

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    private static let verbs: Set<String> = Set(
        """
        accept activate add adjust advance align allow animate append apply archive arrange ask assign attach attempt authenticate
        authorize await back be become begin bind block bookmark bring broadcast build cache calculate call can cancel capture change
        check choose clean clear click close collapse collect combine commit compare complete compose compress compute concatenate
        configure confirm connect consume contain continue convert copy count create crop cut deactivate debug decline decode
        decrement decrypt delay delete deliver deny dequeue deselect destroy detach detect did discard disable disconnect dismiss
        dispatch display do download drag draw drop dump duplicate edit emit enable encode encrypt end enqueue ensure enter
        enumerate erase evaluate exchange execute exit expand export extend extract fail fetch fill filter find finish fire
        flash flatten flip flush focus follow force format forward generate get give go group grow handle has have hide
        highlight ignore import increment index inform inherit initialize insert install instantiate interpolate intersect
        invalidate invert invoke is join keep launch lay layout leave limit link list listen load localize locate lock log
        login logout look lookup make map mark match measure merge minimize modify monitor move mute navigate needs normalize
        notify observe obtain offset open order override pack parse paste pause perform pick pin place play plot pop
        populate post prefer prepare present preserve press prevent print process produce prompt propagate provide publish
        pull purge push put query queue quit raise read rebuild receive record redo reduce refresh refuse register reject
        release reload remove rename render replace reply report request require reserve reset resign resize resolve respond
        restart restore resume retain retrieve return reveal reverse revert revoke roll rotate round run save scale scan
        schedule scroll seal search see seek select send separate set setup share should show shuffle shutdown sign skip sleep
        slide snap sort speak spin split start stop store stream strip stroke submit substitute subtract suggest suspend swap
        switch synchronize synthesize take tap terminate test tie toggle touch trace track transfer transform translate
        transmit traverse trigger trim truncate try turn undo unarchive unbind unblock uncheck unhide uninstall union unload
        unlock unmark unmute unpack unregister unsubscribe subscribe update upload use validate verify view visit wait wake
        walk want warn was watch will wrap write yield zoom
        """.split { $0.isWhitespace }.map(String.init))
}
