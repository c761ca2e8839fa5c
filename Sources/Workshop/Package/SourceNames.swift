import SourceProjects

/// The identifiers in sources, determined lexically.
enum SourceNames {
    /// Returns the words in a file that can be identifiers.
    static func used(in file: String) -> Set<String> {
        SourceText.bytes(of: file).map(used(in:)) ?? []
    }

    /// Returns the words in the text of a source that can be identifiers.
    static func used(in bytes: some Collection<UInt8>) -> Set<String> {
        var found: Set<String> = []
        for word in bytes.split(whereSeparator: { !isPart($0) }) {
            // Words that begin with a digit are not identifiers.
            if let first = word.first, first > UInt8(ascii: "9") {
                found.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return found
    }

    /// Returns the words in the sources of modules, some of which declare the contents of headers, and in the documents of a folder;
    /// none if no module does.
    static func used(by modules: [SourceModule], withDocumentsIn folder: String) -> Set<String> {
        guard modules.contains(where: { !$0.headers.isEmpty }) else { return [] }
        let documents = FileWalker.files(in: folder, within: folder).filter {
            ["storyboard", "xib"].contains(FileWalker.ending(of: $0))
        }
        return Set(modules.flatMap(\.sources) + documents).reduce(into: []) { $0.formUnion(used(in: $1)) }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }

    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
    ]

    /// The beginning of a comment with the types that a file adds initializers to.
    private static let initializersMark = "// Initializers of: "

    /// Returns the names that files declare for modules that import theirs: outside of types, and in
    /// extensions.
    static func offered(by files: [String]) -> Set<String> {
        var found: Set<String> = []
        for file in files {
            var isInExtension = false
            for line in SourceText.lines(of: file) ?? [] {
                // Types with additional initializers, which have no name of their own.
                if line.hasPrefix(initializersMark) {
                    found.formUnion(
                        line.dropFirst(initializersMark.count).split(separator: " ").map(String.init))
                }
                let indentation = line.prefix(while: \.isWhitespace)
                if indentation.isEmpty, !line.isEmpty { isInExtension = beginsExtension(line) }
                // The members of an extension, whose own members have a larger indentation.
                guard indentation.isEmpty || isInExtension && indentation == "    " else { continue }
                if let name = offered(on: line) { found.insert(name) }
            }
        }
        return found
    }

    private static func beginsExtension(_ line: Substring) -> Bool {
        let words = line.split { $0 == " " }.drop { $0.hasPrefix("@") || $0 == "public" }
        // A line that opens a type in the extension as well has two braces.
        let opened = line.count { $0 == "{" } - line.count { $0 == "}" }
        return words.first == "extension" && opened == 1
    }

    private static func offered(on line: Substring) -> String? {
        let words = line.split { $0 == " " }
        guard let start = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
            let kind = words[start...].firstIndex(where: kinds.contains), kind + 2 <= words.count
        else { return nil }
        // A member of the class itself has two words before its name.
        let isOfClass = kinds.contains(words[kind + 1]) && kind + 2 < words.count
        let word = words[isOfClass ? kind + 2 : kind + 1]
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        return name.isEmpty ? nil : name.filter { $0 != "`" }
    }
}
