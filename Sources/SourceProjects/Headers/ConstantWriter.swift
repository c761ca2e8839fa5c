/// Writes the constants, structures and aliases of headers.
struct ConstantWriter {
    private let contents: HeaderContents
    private let imported: ImportedTypes
    private let values: ImplementedValues
    private let functions: FunctionWriter

    init(_ contents: HeaderContents, _ types: ImportedTypes, _ values: ImplementedValues) {
        (self.contents, imported, self.values) = (contents, types, values)
        functions = FunctionWriter(types: types)
    }

    /// The declarations of types.
    var types: [String] {
        contents.enumerations.compactMap(enumeration) + contents.structures.map(structure)
            + contents.aliases.compactMap(alias)
    }

    private func enumeration(_ enumeration: HeaderPlainEnumeration) -> String? {
        enumeration.name.map { name in
            """
            public struct \(name): RawRepresentable, Hashable, Sendable {
                public var rawValue: UInt32
                public init(rawValue: UInt32) { self.rawValue = rawValue }
                public init(_ rawValue: UInt32) { self.rawValue = rawValue }
            }
            """
        }
    }

    private func structure(_ structure: HeaderStructure) -> String {
        let fields = structure.fields.map { field in
            let value = fieldValue(field.type).map { " = \($0)" } ?? ""
            return "    public var `\(field.name)`: \(imported.text(field.type))\(value)"
        }
        let isKnown = structure.fields.allSatisfy { fieldValue($0.type) != nil }
        let parameters = structure.fields.map { "`\($0.name)`: \(imported.text($0.type))" }
        let settings = structure.fields.map { "self.`\($0.name)` = `\($0.name)`" }
        let all =
            "    public init(\(parameters.joined(separator: ", "))) { \(settings.joined(separator: "; ")) }"
        return """
            public struct \(structure.attributes.swiftName ?? structure.name) {
            \((fields + (isKnown ? ["    public init() {}"] : []) + (fields.isEmpty ? [] : [all])).joined(separator: "\n"))
            }
            """
    }

    /// A structure is filled with zeros; nil if the zero of a field is not known.
    private func fieldValue(_ type: HeaderType) -> String? {
        guard case .array(let element, let count) = type, (1...64).contains(count) else {
            return imported.neutral(type)
        }
        return fieldValue(element).map { value in
            "(\(Array(repeating: value, count: count).joined(separator: ", ")))"
        }
    }

    private func alias(_ alias: HeaderAlias) -> String? {
        let name = imported.renamed[alias.name] ?? alias.name
        if alias.attributes.isTyped { return typed(name, imported.text(alias.type.with(.nonnull))) }
        let type = imported.text(alias.type.with(.nonnull))
        return type == name || imported.opaque.contains(alias.name)
            ? nil : "public typealias \(name) = \(type)"
    }

    private func typed(_ name: String, _ value: String) -> String {
        """
        public struct \(name): RawRepresentable, Hashable, Sendable {
            public var rawValue: \(value)
            public init(rawValue: \(value)) { self.rawValue = rawValue }
            public init(_ rawValue: \(value)) { self.rawValue = rawValue }
        }
        """
    }

    // MARK: Constants

    /// Returns the declarations of constants, of those of enumerations, and of macros that are numbers and strings.
    func constants(_ macros: [(name: String, body: [HeaderToken])]) -> [String] {
        // A constant may be declared several times, as that of a framework's version is.
        var known: Set<String> = []
        let declared = contents.constants.filter { known.insert($0.name).inserted }.compactMap(constant)
        let cases = contents.enumerations.flatMap { enumeration in
            enumeration.constants.map { constant in
                let type = enumeration.name ?? "Int"
                let value =
                    enumeration.name == nil
                    ? "\(constant.value)" : "\(type)(rawValue: \(UInt32(truncatingIfNeeded: constant.value)))"
                return "public var \(constant.name): \(type) { \(value) }"
            }
        }
        var names = Set(contents.constants.map(\.name))
        let defined = macros.compactMap { names.insert($0.name).inserted ? macro($0.name, $0.body) : nil }
        return declared + cases + defined
    }

    private func constant(_ constant: HeaderConstant) -> String? {
        guard !constant.attributes.isUnavailable else { return nil }
        if case .named(let name, _) = constant.type, let owner = typedAlias(name) {
            return member(constant, of: owner)
        }
        let text = imported.text(constant.type)
        // A constant that an app declares is there.
        let type = text.hasSuffix("!") && constant.isConstant ? String(text.dropLast()) : text
        let name = constant.attributes.swiftName ?? constant.name
        guard constant.isConstant else {
            let value = functions.value(of: constant.type, named: name)
            return "nonisolated(unsafe) public var \(name): \(text) = \(value)"
        }
        let value = value(of: constant, type)
        // Pointers, such as to the version in a framework's header, have no other neutral value.
        return
            "public var \(name): \(value.expression == "nil" ? text : type) { \(value.report)\(value.expression) }"
    }

    private func typedAlias(_ name: String) -> HeaderAlias? {
        contents.aliases.first { $0.name == name && $0.attributes.isTyped }
    }

    /// A constant of a type of constants is a member of it, without its name.
    private func member(_ constant: HeaderConstant, of alias: HeaderAlias) -> String? {
        let type = alias.attributes.swiftName ?? alias.name
        let raw = imported.text(alias.type.with(.nonnull))
        let given = constant.attributes.swiftName.map { String($0.split(separator: ".").last ?? "") }
        let rest =
            constant.name.hasPrefix(alias.name) ? String(constant.name.dropFirst(alias.name.count)) : ""
        let name = given ?? NameWords.lowercased(rest.isEmpty ? constant.name : rest)
        let value = value(of: constant, raw)
        return "extension \(type) { public static var `\(name)`: \(type) "
            + "{ \(value.report)\(type)(rawValue: \(value.expression)) } }"
    }

    /// The value that a header or an implementation gives, or else a neutral one, after what reports that it is not known.
    private func value(
        of constant: HeaderConstant, _ type: String
    ) -> (report: String, expression: String) {
        let given = constant.value.count == 1 ? constant.value.first : values[constant.name]
        if let literal = given.flatMap({ Self.literal($0, type) }) { return ("", literal) }
        // A name is mostly compared with itself.
        if type == "String" || type == "NSNotification.Name" {
            return ("UIKit.Inert.use(\"\(constant.name)\"); return ", Self.string(constant.name, type))
        }
        let use = FunctionWriter.use(constant.name, constant.attributes.header)
        return ("\(use); return ", functions.value(of: constant.type.with(.nonnull), named: constant.name))
    }

    /// Returns a token as a value of a type; nil if it is not one.
    private static func literal(_ token: HeaderToken, _ type: String) -> String? {
        if type == "String" || type == "NSNotification.Name" {
            return [.text, .objectText].contains(token.kind) ? string(token.text, type) : nil
        }
        if type == "Bool" { return ["YES": "true", "NO": "false", "1": "true", "0": "false"][token.text] }
        return token.swiftNumber
    }

    private static func string(_ text: String, _ type: String) -> String {
        let literal = "\"\(escaped(text))\""
        return type == "String" ? literal : "\(type)(rawValue: \(literal))"
    }

    /// A backslash before other characters than those that Swift knows is written twice.
    private static func escaped(_ text: String) -> String {
        text.replacing(/\\([^nrt"\\0])/, with: { "\\\\\($0.1)" }).replacing("\\0", with: "\\u{0}")
    }

    private func macro(_ name: String, _ body: [HeaderToken]) -> String? {
        var body = body
        while body.first?.isSymbol("(") == true, body.last?.isSymbol(")") == true {
            body = Array(body.dropFirst().dropLast())
        }
        let isNegative = body.first?.isSymbol("-") == true
        if isNegative { body.removeFirst() }
        guard body.count == 1, let token = body.first else { return nil }
        if token.kind == .text || token.kind == .objectText {
            return "public var \(name): String { \"\(Self.escaped(token.text))\" }"
        }
        guard let number = token.swiftNumber else { return nil }
        let isWhole = !number.contains(/[.]|[eE][-+]?\d/) || number.hasPrefix("0x")
        let small = Int(number).map { $0 <= Int(Int32.max) } ?? false
        let type = isWhole ? small ? "Int32" : "Int" : "Double"
        return "public var \(name): \(type) { \(isNegative ? "-" : "")\(number) }"
    }
}
