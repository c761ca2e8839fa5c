import InterfaceBuilder

/// The Swift source with the declarations of C and Objective-C headers, by the rules with which the compiler imports them on Apple's
/// platforms. What is implemented in Objective-C has no effect, which is reported where it is first used, and ends a test.
public struct HeaderDeclarations {
    private let contents: HeaderContents
    private let macros: [(name: String, body: [HeaderToken])]
    private let enumerations: [HeaderEnumeration]
    private let types: ImportedTypes
    private let values: ImplementedValues
    private let methods: ImplementedMethods
    /// The declarations of other modules.
    private let known: HeaderContents

    /// The bytes that are read of the headers of a module.
    private static let limit = 1 << 24

    /// Reads the headers, and the values of constants in the files that implement them, at paths within a folder; nothing outside of it
    /// is read. Headers that Swift imports itself, and those of other modules, only say which types there are.
    public init(
        headers: [String], imported: [String] = [], implementations: [String], within root: String
    ) {
        var left = Self.limit
        let read = { (path: String) -> String? in
            guard left > 0, let text = Self.text(of: path, within: root) else { return nil }
            left -= text.utf8.count
            return text
        }
        var paths = Set(imported)
        let known = imported.compactMap(read)
        let others = headers.filter { paths.insert($0).inserted }
        self.init(
            texts: others.map { read($0) ?? "" },
            names: others.map { String($0.split(separator: "/").last ?? "") }, imported: known,
            implementations: implementations.compactMap(read))
    }

    init(texts: [String], names: [String] = [], imported: [String] = [], implementations: [String] = []) {
        let declared = HeaderEnumerations(texts: texts).enumerations
        var preprocessor = HeaderPreprocessor()
        known = HeaderParser.contents(of: imported.flatMap { preprocessor.tokens(of: $0) })
        let others = HeaderEnumerations(texts: imported).enumerations
        let count = preprocessor.macros.count
        let tokens = texts.enumerated().flatMap { index, text in
            let name = index < names.count ? names[index] : ""
            return [HeaderToken(kind: .header, text: name)] + preprocessor.tokens(of: text)
        }
        let values = Set((declared + others).map(\.declaredName)).union(known.values)
        contents = HeaderParser.contents(of: tokens, values: values)
        macros = Array(preprocessor.macros.dropFirst(count))
        // Of an enumeration and an alias of one name, one is for another system.
        let aliases = Set(contents.aliases.map(\.name))
        enumerations = declared.filter { !aliases.contains($0.declaredName) }
        types = ImportedTypes(contents.adding(known), enumerations + others)
        self.values = ImplementedValues(implementations)
        methods = ImplementedMethods(implementations)
    }

    private static func text(of path: String, within root: String) -> String? {
        guard FolderListing.isInside(path, root), let bytes = try? FileReader.read(path, limit: 1 << 20)
        else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the names of the frameworks that headers import, sorted.
    public static func frameworks(importedBy headers: [String], within root: String) -> [String] {
        Set(headers.flatMap { FrameworkHeader.imports(of: $0, inside: root) }).sorted()
    }

    /// Returns the addresses, as C writes them, of what a header declares and does not define.
    public static func addresses(declaredIn header: String, within root: String) -> [String] {
        var preprocessor = HeaderPreprocessor()
        let tokens = text(of: header, within: root).map { preprocessor.tokens(of: $0) } ?? []
        let contents = HeaderParser.contents(of: tokens)
        return contents.functions.filter { !$0.isDefined }.map(\.name)
            + contents.constants.filter(\.value.isEmpty).map { "&" + $0.name }
    }

    /// The text of the Swift file with all declarations; empty if there are none.
    public var text: String { text(of: contents) }

    /// Returns the text of the Swift file with what code that has the words can use; empty if that is nothing.
    public func text(naming words: Set<String>) -> String { text(of: contents.naming(words, types)) }

    private func text(of contents: HeaderContents) -> String {
        var names: Set<String> = []
        let functions = FunctionWriter(types: types)
        let objects = InterfaceWriter(contents, types, methods, known: known)
        let constants = ConstantWriter(contents, types, values)
        // A function may be declared several times, with other names of its parameters.
        var called: Set<String> = []
        let unrepeated = contents.functions.filter { called.insert($0.name).inserted }
        let declarations =
            enumerations.map(\.text) + constants.types + objects.declarations
            + unrepeated.compactMap(functions.text) + constants.constants(macros)
        let unique = declarations.filter { names.insert($0).inserted }
        guard !unique.isEmpty else { return "" }
        return "import Foundation\nimport UIKit\n\n" + unique.joined(separator: "\n") + "\n"
    }
}

extension ImportedTypes {
    init(_ contents: HeaderContents, _ enumerations: [HeaderEnumeration]) {
        for enumeration in enumerations {
            self.enumerations[enumeration.declaredName] = enumeration.neutral
            renamed[enumeration.declaredName] = enumeration.name
        }
        for enumeration in contents.enumerations {
            if let name = enumeration.name { self.enumerations[name] = "\(name)(rawValue: 0)" }
        }
        for interface in contents.interfaces {
            if let name = interface.attributes.swiftName { renamed[interface.name] = name }
            erased.formUnion(interface.generics)
            switch interface.kind {
            case .objectProtocol: protocols.insert(interface.name)
            case .type: classNames.insert(interface.name)
            case .category: break
            }
        }
        for structure in contents.structures {
            if let name = structure.attributes.swiftName { renamed[structure.name] = name }
        }
        structures = Set(contents.structures.map(\.name))
        opaque = contents.tags.subtracting(structures).subtracting(HeaderParser.knownValues)
        for alias in contents.aliases {
            if let name = alias.attributes.swiftName { renamed[alias.name] = name }
            if alias.attributes.isTyped { continue }
            if case .function = alias.type { functionNames.insert(alias.name) }
            if alias.type.isObject { objectNames.insert(alias.name) }
            if case .named(let name, _) = alias.type, opaque.contains(name) { opaque.insert(alias.name) }
        }
    }
}

/// The values that files in Objective-C and C give constants.
struct ImplementedValues {
    private var values: [String: HeaderToken] = [:]

    init(_ texts: [String]) {
        for text in texts {
            let tokens = HeaderToken.all(in: text)
            for (index, token) in tokens.enumerated().dropLast(3) where token.kind == .word {
                guard tokens[index + 1].isSymbol("="), tokens[index + 3].isSymbol(";"),
                    [.text, .objectText, .number].contains(tokens[index + 2].kind)
                else { continue }
                if values[token.text] == nil { values[token.text] = tokens[index + 2] }
            }
        }
    }

    subscript(name: String) -> HeaderToken? { values[name] }
}
