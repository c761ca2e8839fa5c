/// The Swift source with the enumerations of Objective-C headers, as the compiler imports them on Apple's platforms.
struct HeaderEnumerations {
    let enumerations: [HeaderEnumeration]

    /// Finds the enumerations in the texts of headers, each name once.
    init(texts: [String]) {
        var names: Set<String> = []
        var known: [String: Int] = [:]
        enumerations = texts.flatMap { HeaderEnumeration.all(in: $0, &known) }
            .filter { names.insert($0.name).inserted }
    }

    init(text: String) { self.init(texts: [text]) }

    /// The declarations; empty if there are no enumerations.
    var text: String {
        enumerations.isEmpty ? "" : enumerations.map(\.text).joined(separator: "\n") + "\n"
    }
}

/// An enumeration or a set of options that a header declares by `NS_ENUM` or `NS_OPTIONS`, or by a macro of its own with the same ending
/// and arguments.
struct HeaderEnumeration {
    let name: String
    /// The name in the header.
    let declaredName: String
    private let type: String
    private let isOptions: Bool
    private let cases: [(name: String, value: Int)]

    /// Returns the enumerations of a header's text, without those whose values are not known. Values may be those of constants of
    /// earlier ones, which are known; those of the header are added.
    static func all(in text: String, _ known: inout [String: Int]) -> [HeaderEnumeration] {
        let plain = text.replacing(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/, with: " ")
        let pattern =
            /typedef\s+[A-Z]\w*_(ENUM|OPTIONS)\s*\(\s*([\w ]+?)\s*,\s*(\w+)\s*\)\s*\{([^}]*)\}\s*([^;]*);/
        return plain.matches(of: pattern).compactMap { match in
            HeaderEnumeration(
                String(match.3), type: String(match.2), isOptions: match.1 == "OPTIONS", String(match.4),
                attributes: String(match.5), &known)
        }
    }

    private init?(
        _ name: String, type: String, isOptions: Bool, _ body: String, attributes: String,
        _ known: inout [String: Int]
    ) {
        guard let type = Self.types[type] else { return nil }
        let written = body.split(separator: ",").map(String.init)
            .filter { $0.contains { !$0.isWhitespace } }
        let constants = written.map(Constant.init)
        let values = Self.values(of: constants, &known)
        guard !constants.isEmpty, values.count == constants.count else { return nil }
        let words = ImportedNames(of: constants.map(\.name), in: name)
        self.name = Self.swiftName(in: attributes) ?? name
        declaredName = name
        (self.type, self.isOptions) = (type, isOptions)
        cases = zip(constants, values).map { ($0.swiftName ?? words.name(of: $0.name), $1) }
    }

    /// One constant as written.
    private struct Constant {
        let name: String
        let swiftName: String?
        let value: String?

        init(_ text: String) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            name = String(parts[0].firstMatch(of: /\w+/)?.0 ?? "")
            swiftName = HeaderEnumeration.swiftName(in: text)
            value =
                parts.count > 1
                ? parts[1].replacing(/\b(?:NS|API|DEPRECATED)_?\w*\s*\([^)]*\)/, with: "") : nil
        }
    }

    private static func swiftName(in attributes: String) -> String? {
        attributes.firstMatch(of: /NS_SWIFT_NAME\s*\(\s*(\w+)\s*\)/).map { String($0.1) }
    }

    /// Returns the values; fewer where one is not known.
    private static func values(of constants: [Constant], _ known: inout [String: Int]) -> [Int] {
        var values: [Int] = []
        var next = 0
        for constant in constants {
            guard let value = constant.value.map({ HeaderNumber.value(of: $0, known) }) ?? next else {
                return values
            }
            known[constant.name] = value
            values.append(value)
            next = value &+ 1
        }
        return values
    }

    /// Returns a value as the type of the enumeration has it: all bits of one without a sign are its greatest.
    private func literal(_ value: Int) -> String {
        guard value < 0, type.hasPrefix("U") else { return "\(value)" }
        switch type {
        case "UInt8": return "\(UInt8(truncatingIfNeeded: value))"
        case "UInt16": return "\(UInt16(truncatingIfNeeded: value))"
        case "UInt32": return "\(UInt32(truncatingIfNeeded: value))"
        default: return "\(UInt(bitPattern: value))"
        }
    }

    private static let types = [
        "NSInteger": "Int", "long": "Int", "NSUInteger": "UInt", "unsigned long": "UInt", "int": "Int32",
        "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32",
        "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64", "unsigned int": "UInt32",
        "unsigned": "UInt32", "short": "Int16", "char": "Int8", "unsigned char": "UInt8",
    ]

    // MARK: Writing

    /// The expression of the first value, or of the empty set of options.
    var neutral: String { isOptions ? "[]" : "\(name).`\(cases[0].name)`" }

    /// The declaration in Swift.
    var text: String { isOptions ? options : enumeration }

    /// Constants with the value of an earlier one are that one by another name.
    private var enumeration: String {
        var firsts: [Int: String] = [:]
        let lines = cases.map { constant in
            if let first = firsts[constant.value] {
                return "    public static var `\(constant.name)`: \(name) { .`\(first)` }"
            }
            firsts[constant.value] = constant.name
            return "    case `\(constant.name)` = \(literal(constant.value))"
        }
        return "public enum \(name): \(type), Sendable {\n\(lines.joined(separator: "\n"))\n}"
    }

    /// The empty set is an array literal, so that a constant of it has no name.
    private var options: String {
        let lines = cases.filter { $0.value != 0 }.map {
            "    public static var `\($0.name)`: \(name) { \(name)(rawValue: \(literal($0.value))) }"
        }
        return """
            public struct \(name): OptionSet, Hashable, Sendable {
                public var rawValue: \(type)
                public init(rawValue: \(type)) { self.rawValue = rawValue }
            \(lines.joined(separator: "\n"))
            }
            """
    }
}
