/// Finds the declarations in which the compiler crashed where it names a function but no place.
enum CrashedDeclarations {
    /// Returns the places of functions, given by their demangled names such as `static Shop.Item.total(_:)`: the line that
    /// declares the function, or else its type.
    static func places(of functions: [String], in sources: [String]) -> [CompilerMessages.Message] {
        functions.compactMap { place(of: $0, in: sources) }
    }

    private static func place(of function: String, in sources: [String]) -> CompilerMessages.Message? {
        let names = Self.names(in: function)
        guard let name = names.last, let type = names.dropLast().last else { return nil }
        for file in sources {
            let lines = SourceText.lines(of: file) ?? []
            guard let owner = lines.firstIndex(where: { isType(type, declaredIn: $0) }) else { continue }
            let own = lines[owner...].firstIndex { isFunction(name, declaredIn: $0) }
            let line = lines[own ?? owner]
            let column = line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            return CompilerMessages.Message(
                file: file, line: (own ?? owner) + 1, column: column + 1, text: CompilerMessages.crash)
        }
        return nil
    }

    /// Returns the names of the types around a function, and its own; that of a closure is its function's.
    private static func names(in function: String) -> [String] {
        let outer = function.split(separator: " in ").last ?? ""
        let path = outer.prefix { $0 != "(" }.split(separator: " ").last ?? ""
        return path.split(separator: ".").map { name in String(name.prefix { $0 != "<" }) }
    }

    private static func isType(_ name: String, declaredIn line: Substring) -> Bool {
        words(of: line).contains { word, next in
            ["struct", "class", "enum", "actor", "extension"].contains(word) && next == name
        }
    }

    private static func isFunction(_ name: String, declaredIn line: Substring) -> Bool {
        words(of: line).contains { word, next in
            name == "init" ? word == "init" : ["func", "var", "let"].contains(word) && next == name
        }
    }

    /// Returns the words of a line, each with the next one.
    private static func words(of line: Substring) -> [(Substring, Substring)] {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return Array(zip(words, words.dropFirst() + [""]))
    }
}
