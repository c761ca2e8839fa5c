extension HeaderParser {
    private static let qualifiers: Set = [
        "const", "volatile", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "__block", "in",
        "out", "inout", "oneway",
        "bycopy", "byref", "restrict", "__restrict", "__kindof", "struct", "enum", "union", "register",
        "NS_NOESCAPE", "__unused",
    ]

    private static let parts: Set = ["unsigned", "signed", "long", "short", "int", "char", "double", "float"]

    /// Parses what precedes a declarator: qualifiers and the name of a type; nil if there is none.
    mutating func type() -> HeaderType? {
        var nullability: HeaderNullability?
        skipQualifiers(&nullability)
        guard var name = takeName() else { return nil }
        if Self.parts.contains(name) {
            while let next = current?.text, Self.parts.contains(next) || next == "const" {
                if next != "const" { name += " " + next }
                index += 1
            }
            name = Self.canonical(name)
        }
        var arguments: [HeaderType] = []
        var protocols: [String] = []
        if take("<") { (arguments, protocols) = elements(ofObject: name == "id" || name == "Class") }
        skipQualifiers(&nullability)
        if name == "id" || name == "Class" {
            let state = nullability ?? defaultNullability
            return protocols.isEmpty || name == "Class"
                ? .named(name, state) : .object("", arguments: [], protocols: protocols, state)
        }
        if name == "instancetype" { return .named(name, nullability ?? defaultNullability) }
        let isObject = current?.isSymbol("*") == true && !isValue(name)
        guard isObject else { return .named(name, nullability ?? defaultNullability) }
        index += 1
        skipQualifiers(&nullability)
        return .object(
            name, arguments: arguments, protocols: protocols, nullability ?? defaultNullability)
    }

    /// Returns a type of several words in the usual order and without those that add nothing: `unsigned long` for `long unsigned int`.
    private static func canonical(_ name: String) -> String {
        var words = name.split(separator: " ")
        if words.contains("long") || words.contains("short") { words.removeAll { $0 == "int" } }
        let sign = words.filter { $0 == "unsigned" }.prefix(1)
        let isSigned = words.count > 1 && !words.contains("char")
        words.removeAll { $0 == "unsigned" || $0 == "signed" && isSigned }
        return (sign + words).joined(separator: " ")
    }

    private var defaultNullability: HeaderNullability { isNonnull ? .nonnull : .unspecified }

    private func isValue(_ name: String) -> Bool {
        valueTypes.contains(name) || name.contains(" ") || name.hasSuffix("_t")
            || name.first?.isLowercase == true && !classes.contains(name)
    }

    /// Returns whether an alias of the type is one of a value: `typedef UIColor Tint;` is one of a class.
    func isValue(_ type: HeaderType) -> Bool {
        if case .named(let name, _) = type { return name != "id" && isValue(name) }
        return !type.isObject
    }

    private mutating func elements(ofObject isObject: Bool) -> ([HeaderType], [String]) {
        var arguments: [HeaderType] = []
        var protocols: [String] = []
        while let token = current, !token.isSymbol(">"), !token.isSymbol(">>") {
            let start = index
            if isObject, let name = takeName() {
                protocols.append(name)
            } else if let base = type() {
                arguments.append(declarator(base).type.with(.nonnull))
            }
            if !take(","), index == start { index += 1 }
        }
        endElements()
        // A class with protocols: its elements are names without a pointer.
        let names = arguments.compactMap { argument -> String? in
            if case .named(let name, _) = argument, !isValue(name), name != "id" { name } else { nil }
        }
        return names.count == arguments.count && !isObject ? ([], names) : (arguments, protocols)
    }

    /// Two brackets at once end an inner and an outer list.
    private mutating func endElements() {
        if current?.isSymbol(">>") == true {
            tokens[index] = HeaderToken(kind: .symbol, text: ">")
        } else {
            _ = take(">")
        }
    }

    mutating func skipQualifiers(_ nullability: inout HeaderNullability?) {
        while let word = current, word.kind == .word {
            switch word.text {
            case "nullable", "_Nullable", "__nullable", "_Nullable_result", "null_resettable":
                nullability = .nullable
            case "nonnull", "_Nonnull", "__nonnull": nullability = .nonnull
            case "null_unspecified", "_Null_unspecified": nullability = .unspecified
            case "struct" where index + 1 < tokens.count && tokens[index + 1].kind == .word:
                valueTypes.insert(tokens[index + 1].text)
                contents.tags.insert(tokens[index + 1].text)
            case let text where Self.qualifiers.contains(text): break
            case let text where text.hasPrefix("__attribute"):
                index += 1
                _ = enclosed("(", ")")
                continue
            default: return
            }
            index += 1
        }
    }

    /// Parses a declarator: pointers, a name, and what follows it.
    mutating func declarator(_ base: HeaderType) -> (name: String?, type: HeaderType) {
        var type = base
        var isConstant = index > 0 && Array(tokens[max(0, index - 3)..<index]).contains { $0.isWord("const") }
        while take("*") {
            var nullability: HeaderNullability?
            skipQualifiers(&nullability)
            // Only the outermost pointer is not null without a word of it.
            if case .pointer(let inner, let isInner, .nonnull) = type {
                type = .pointer(inner, isConstant: isInner, .unspecified)
            }
            type = .pointer(type, isConstant: isConstant, nullability ?? defaultNullability)
            isConstant = false
        }
        if current?.isSymbol("(") == true, let function = function(returning: type) { return function }
        var nullability: HeaderNullability?
        skipQualifiers(&nullability)
        if let nullability { type = type.with(nullability) }
        // A macro before the name says how a function is called or exported.
        if index + 1 < tokens.count, tokens[index + 1].kind == .word, Self.isAttribute(tokens[index].text) {
            index += 1
        }
        let name = current.flatMap { $0.kind == .word ? $0.text : nil }
        if name != nil { index += 1 }
        while take("[") {
            var count = 0
            while let token = current, !token.isSymbol("]") {
                count = HeaderNumber.value(of: token.text, [:]) ?? 0
                index += 1
            }
            _ = take("]")
            type = .array(type, count: count)
        }
        return (name, type)
    }

    /// Parses a block or a pointer to a function: `(^name)(int)`.
    private mutating func function(returning result: HeaderType) -> (name: String?, type: HeaderType)? {
        let start = index
        guard take("("), current?.isSymbol("^") == true || current?.isSymbol("*") == true else {
            index = start
            return nil
        }
        let isBlock = take("^")
        if !isBlock { index += 1 }
        var nullability: HeaderNullability?
        skipQualifiers(&nullability)
        let name = takeName()
        guard take(")"), take("(") else {
            index = start
            return nil
        }
        let parameters = (self.parameters() ?? []).map(\.type)
        let state = nullability ?? defaultNullability
        return (name, .function(result, parameters, isBlock: isBlock, state))
    }
}

extension HeaderType {
    /// Whether the type is an object, so that a name of it is not one of a value.
    var isObject: Bool {
        switch self {
        case .object: true
        case .named(let name, _): name == "id"
        default: false
        }
    }
}
