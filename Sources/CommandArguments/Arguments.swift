/// The parsed arguments of a command or a subcommand.
package struct Arguments {
    package private(set) var positionals: [String] = []
    private var values: [String: [String]] = [:]
    /// All options with their values, in their order on the command line.
    package private(set) var inOrder: [(name: String, value: String)] = []

    /// Parses the arguments with the options of the command.
    package init(_ words: [String], options: [Option]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                positionals += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                positionals.append(word)
                continue
            }
            try take(word, from: &rest, options: options)
        }
    }

    /// Returns the arguments with default values for options that the command line does not contain.
    package func completed(with options: [(option: String, value: String)]) -> Arguments {
        var result = self
        for (option, value) in options where !has(option) {
            result.values[option, default: []].append(value)
            result.inOrder.append((option, value))
        }
        return result
    }

    /// Returns whether the command line contains a flag.
    package func has(_ name: String) -> Bool { values[name] != nil }

    /// Returns the values of an option, in order.
    package func all(_ name: String) -> [String] { values[name] ?? [] }

    /// Returns the last value of an option.
    package func value(_ name: String) -> String? { values[name]?.last }

    private mutating func take(
        _ word: String, from rest: inout ArraySlice<String>, options: [Option]
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = options.first(where: { $0.names.contains(parts[0]) }) else {
            throw UsageError(Self.unknown(parts[0], among: options))
        }
        if values[option.name] != nil, !option.repeats, option.value != nil {
            throw UsageError("\(option.name) was given twice")
        }
        let value = try Self.value(of: option, parts, &rest)
        values[option.name, default: []].append(value)
        inOrder.append((option.name, value))
    }

    private static func value(
        of option: Option, _ parts: [String], _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let placeholder = option.value else {
            if parts.count > 1 { throw UsageError("\(option.name) takes no value") }
            return ""
        }
        if parts.count > 1 { return parts[1] }
        if option.isValueOptional { return "" }
        guard let next = rest.popFirst() else {
            throw UsageError("\(option.name) needs a value: \(placeholder)")
        }
        return next
    }

    private static func unknown(_ word: String, among options: [Option]) -> String {
        let names = options.flatMap(\.names).filter { $0.hasPrefix("--") }
        let near = names.first { $0.hasPrefix(word) || word.hasPrefix($0) }
        return "unknown option \(word)" + (near.map { "; did you mean \($0)?" } ?? "")
    }
}

/// An error in the arguments.
package struct UsageError: Error {
    package let message: String
    package init(_ message: String) { self.message = message }
}
