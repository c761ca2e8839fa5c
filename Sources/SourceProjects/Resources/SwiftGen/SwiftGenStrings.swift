import InterfaceBuilder

/// A constant or function for each text of tables, as the templates `structured` and `flat` generate them:
/// `L10n.Home.title`, `L10n.Home.count(3)`.
struct SwiftGenStrings {
    private let options: SwiftGenOptions
    /// Whether the parts of keys are enumerations.
    private let isNested: Bool
    private var tables: [String: [String: LocalizationTable.Entry]] = [:]

    /// The greatest depth of enumerations; texts have a few levels.
    private static let depthLimit = 16

    init(_ files: [String], _ options: SwiftGenOptions, isNested: Bool) {
        (self.options, self.isNested) = (options, isNested)
        for path in files {
            let table: LocalizationTable?
            switch FileWalker.ending(of: path) {
            case "strings": table = try? StringsFile.read(path)
            case "stringsdict": table = try? StringsDictFile.read(path)
            default: table = nil
            }
            // Forms that depend on numbers have precedence; they are in the file that is sorted last.
            guard let table else { continue }
            tables[SwiftGenNames.file(path), default: [:]].merge(table.entries) { $1 }
        }
    }

    func text(named name: String) -> String {
        let isSingle = tables.count == 1 && !options.nestsFiles
        let members = tables.keys.sorted().flatMap { table -> [String] in
            let entries = tables[table] ?? [:]
            var group = Group()
            for key in entries.keys.sorted() {
                guard let entry = entries[key] else { continue }
                let path =
                    isNested ? key.split(separator: ".", maxSplits: Self.depthLimit).map(String.init) : [key]
                group.add(declaration(table, key, entry, path.last ?? key), at: path.dropLast())
            }
            let lines = group.lines(options.access)
            return isSingle
                ? lines : SwiftGenNames.enumeration(SwiftGenNames.type(table), lines).accessible(options)
        }
        let lines =
            ["import Foundation", ""] + SwiftGenNames.enumeration(name, members).accessible(options)
            + [
                "",
                "private func text(_ table: String, _ key: String, _ arguments: any CVarArg...) -> String {",
                "    let format = bundle.localizedString(forKey: key, value: nil, table: table)",
                "    return arguments.isEmpty ? format : String(format: format, locale: .current, arguments: arguments)",
                "}",
            ] + options.bundleDeclaration
        return lines.joined(separator: "\n") + "\n"
    }

    private func declaration(
        _ table: String, _ key: String, _ entry: LocalizationTable.Entry, _ name: String
    ) -> (identifier: String, text: String) {
        let identifier = SwiftGenNames.member(name)
        let types = Self.arguments(of: entry.text ?? "")
        let call = "text(\(table.swiftLiteral), \(key.swiftLiteral)"
        guard !types.isEmpty else { return (identifier, "static var \(identifier): String { \(call)) }") }
        let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
        let values = types.enumerated().map {
            switch $1 {
            case "Any": "String(describing: p\($0 + 1))"
            case "UnsafeRawPointer": "Int(bitPattern: p\($0 + 1))"
            default: "p\($0 + 1)"
            }
        }
        let body = "\(call), \(values.joined(separator: ", ")))"
        return (identifier, "static func \(identifier)(\(parameters)) -> String { \(body) }")
    }

    /// Returns the types of the arguments of a format, in their order.
    static func arguments(of format: String) -> [String] {
        var types: [Int: String] = [:]
        var next = 1
        let placeholders = format.matches(
            of: /%(?:(\d{1,2})\$)?(#@\w+@|[-+ #0]?\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z%])/)
        for placeholder in placeholders {
            let type: String
            switch placeholder.2.last {
            case "@": type = placeholder.2.hasPrefix("#@") ? "Int" : "Any"
            case "d", "i", "o", "u", "x", "D", "I", "O", "U", "X": type = "Int"
            case "a", "e", "f", "g", "A", "E", "F", "G": type = "Float"
            case "c", "C": type = "CChar"
            case "s", "S": type = "UnsafePointer<CChar>"
            case "p", "P": type = "UnsafeRawPointer"
            default: continue
            }
            let place = placeholder.1.flatMap { Int($0) } ?? next
            if placeholder.1 == nil { next += 1 }
            types[place] = type
        }
        let count = types.keys.max() ?? 0
        return count == 0 ? [] : (1...count).map { types[$0] ?? "Any" }
    }

    /// The declarations of an enumeration.
    private struct Group {
        private var identifiers: Set<String> = []
        private var declarations: [String] = []
        private var groups: [String: Group] = [:]

        /// Adds a declaration; of several with the same identifier the first is generated.
        mutating func add(_ declaration: (identifier: String, text: String), at path: ArraySlice<String>) {
            if let first = path.first {
                groups[SwiftGenNames.type(first), default: Group()].add(declaration, at: path.dropFirst())
            } else if identifiers.insert(declaration.identifier).inserted {
                declarations.append(declaration.text)
            }
        }

        func lines(_ access: String) -> [String] {
            declarations.map { access + $0 }
                + groups.keys.sorted().flatMap { name -> [String] in
                    let inner = groups[name]?.lines(access) ?? []
                    let lines = SwiftGenNames.enumeration(name, inner)
                    return [access + lines[0]] + lines.dropFirst()
                }
        }
    }
}

extension [String] {
    /// The lines of a declaration with the access of its template.
    func accessible(_ options: SwiftGenOptions) -> [String] {
        first.map { [options.access + $0] + dropFirst() } ?? []
    }
}
