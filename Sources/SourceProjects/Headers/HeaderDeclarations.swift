import InterfaceBuilder

/// The Swift source with the declarations of C and Objective-C headers, by the rules with which the compiler imports them on Apple's
/// platforms. What is implemented in Objective-C has no effect, which is reported where it is first used, and ends a test.
public struct HeaderDeclarations {
    private let contents: HeaderContents
    private let macros: [(name: String, body: [HeaderToken])]
    private let enumerations: HeaderEnumerations
    private let types: ImportedTypes
    private let values: ImplementedValues
    private let methods: ImplementedMethods

    /// The bytes that are read of the headers of a module.
    private static let limit = 1 << 24

    /// Reads the headers, and the values of constants in the files that implement them, at paths within a folder; nothing outside of it
    /// is read. Headers that Swift imports itself only say which types there are.
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
        enumerations = HeaderEnumerations(texts: texts)
        var preprocessor = HeaderPreprocessor()
        let known = HeaderParser.contents(of: imported.flatMap { preprocessor.tokens(of: $0) })
        let count = preprocessor.macros.count
        let tokens = texts.enumerated().flatMap { index, text in
            let name = index < names.count ? names[index] : ""
            return [HeaderToken(kind: .header, text: name)] + preprocessor.tokens(of: text)
        }
        let values = Set(enumerations.enumerations.map(\.declaredName)).union(known.values)
        contents = HeaderParser.contents(of: tokens, values: values)
        macros = Array(preprocessor.macros.dropFirst(count))
        types = ImportedTypes(contents.adding(known), enumerations)
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
        let objects = InterfaceWriter(contents, types, methods)
        let constants = ConstantWriter(contents, types, values)
        // A function may be declared several times, with other names of its parameters.
        var called: Set<String> = []
        let unrepeated = contents.functions.filter { called.insert($0.name).inserted }
        let declarations =
            enumerations.enumerations.map(\.text) + constants.types + objects.declarations
            + unrepeated.compactMap(functions.text) + constants.constants(macros)
        let unique = declarations.filter { names.insert($0).inserted }
        guard !unique.isEmpty else { return "" }
        return "import Foundation\nimport UIKit\n\n" + unique.joined(separator: "\n") + "\n"
    }
}

extension ImportedTypes {
    init(_ contents: HeaderContents, _ enumerations: HeaderEnumerations) {
        for enumeration in enumerations.enumerations {
            self.enumerations[enumeration.declaredName] = enumeration.neutral
            renamed[enumeration.declaredName] = enumeration.name
        }
        for enumeration in contents.enumerations {
            if let name = enumeration.name { self.enumerations[name] = "\(name)(rawValue: 0)" }
        }
        for interface in contents.interfaces {
            renamed[interface.name] = interface.attributes.swiftName
            erased.formUnion(interface.generics)
            if interface.kind == .objectProtocol { protocols.insert(interface.name) }
        }
        structures = Set(contents.structures.map(\.name))
        opaque = contents.tags.subtracting(structures).subtracting(HeaderParser.knownValues)
        for alias in contents.aliases {
            renamed[alias.name] = alias.attributes.swiftName
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
