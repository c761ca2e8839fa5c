extension HeaderParser {
    /// Parses a declaration after `@`.
    mutating func objectiveC(_ attributes: HeaderAttributes) {
        switch takeName() {
        case "interface": interface(attributes)
        case "protocol": objectProtocol(attributes)
        default: skipDeclaration()
        }
    }

    private mutating func interface(_ attributes: HeaderAttributes) {
        guard let name = takeName() else { return }
        var result = HeaderInterface(kind: .type, name: name)
        if take("<") { result.generics = genericNames() }
        if take("(") {
            result = HeaderInterface(kind: .category, name: name)
            while let token = current, !token.isSymbol(")") { index += 1 }
            _ = take(")")
        } else if take(":") {
            result.superclass = takeName()
        }
        if take("<") { result.protocols += names() }
        // The type arguments of the superclass precede its protocols.
        if take("<") { result.protocols = names() }
        if current?.isSymbol("{") == true { _ = enclosed("{", "}") }
        result.attributes = attributes
        members(of: &result)
        contents.interfaces.append(result)
    }

    private mutating func objectProtocol(_ attributes: HeaderAttributes) {
        guard let name = takeName() else { return }
        var result = HeaderInterface(kind: .objectProtocol, name: name)
        result.attributes = attributes
        if take("<") { result.protocols = names() }
        // A declaration in advance has no body.
        if current?.isSymbol(";") == true || current?.isSymbol(",") == true { return skipDeclaration() }
        members(of: &result)
        contents.interfaces.append(result)
    }

    private mutating func names() -> [String] {
        var names: [String] = []
        while let token = current, !token.isSymbol(">") {
            if token.kind == .word { names.append(token.text) }
            index += 1
        }
        _ = take(">")
        return names
    }

    /// Parses the names of a generic class's types, without their bounds.
    private mutating func genericNames() -> [String] {
        var names: [String] = []
        var isBound = false
        var depth = 1
        while let token = current, depth > 0 {
            if token.isSymbol("<") { depth += 1 }
            if token.isSymbol(">") { depth -= 1 }
            if token.isSymbol(">>") { depth -= 2 }
            if token.isSymbol(":") { isBound = true }
            if token.isSymbol(",") { isBound = false }
            if token.kind == .word, !isBound, !token.text.hasPrefix("__") { names.append(token.text) }
            index += 1
        }
        return names
    }

    private mutating func members(of interface: inout HeaderInterface) {
        var isOptional = false
        while let token = current {
            if takeRegion() { continue }
            // The end is missing.
            if token.kind == .header { return }
            if token.isSymbol("@") {
                index += 1
                switch takeName() {
                case "end": return
                case "optional": isOptional = true
                case "required": isOptional = false
                case "property": interface.properties += property(isOptional: isOptional)
                case "interface", "protocol":
                    // The end is missing.
                    index -= 2
                    return
                default: break
                }
            } else if token.isSymbol("-") || token.isSymbol("+") {
                index += 1
                if let method = method(isClass: token.isSymbol("+"), isOptional) {
                    interface.methods.append(method)
                }
            } else if takeWord("typedef") {
                typeAlias(HeaderAttributes())
            } else {
                index += 1
            }
        }
    }

    // MARK: Properties

    private mutating func property(isOptional: Bool) -> [HeaderProperty] {
        var traits: [HeaderToken] = []
        if current?.isSymbol("(") == true { traits = enclosed("(", ")") }
        let words = Set(traits.map(\.text))
        let start = attributes()
        guard let base = type() else {
            skipDeclaration()
            return []
        }
        var found: [(String, HeaderType)] = []
        repeat {
            let (name, type) = declarator(base)
            if let name { found.append((name, type)) }
        } while take(",")
        let attributes = start.merging(self.attributes())
        skipDeclaration()
        return found.map { name, type in
            HeaderProperty(
                name: name, getter: Self.getter(in: traits), type: Self.type(type, words),
                isClass: words.contains("class"), isOptional: isOptional,
                isReadonly: words.contains("readonly"), isWeak: words.contains("weak"),
                attributes: attributes)
        }
    }

    private static func getter(in traits: [HeaderToken]) -> String? {
        guard let index = traits.firstIndex(where: { $0.isWord("getter") }), index + 2 < traits.count else {
            return nil
        }
        return traits[index + 2].text
    }

    private static func type(_ type: HeaderType, _ words: Set<String>) -> HeaderType {
        if words.contains("nullable") { return type.with(.nullable) }
        if words.contains("nonnull") { return type.with(.nonnull) }
        // It is set to nil, which restores a value.
        if words.contains("null_resettable") || words.contains("null_unspecified") {
            return type.with(.unspecified)
        }
        return type
    }

    // MARK: Methods

    private mutating func method(isClass: Bool, _ isOptional: Bool) -> HeaderMethod? {
        var result = HeaderType.named("id", .unspecified)
        let start = attributes()
        if take("(") { result = enclosedType() }
        var pieces: [String] = []
        var parameters: [HeaderParameter] = []
        while let token = current, token.kind == .word || token.isSymbol(":") {
            if token.kind == .word, !pieces.isEmpty, parameters.count < pieces.count { break }
            let piece = token.kind == .word ? token.text : ""
            if token.kind == .word, !pieces.isEmpty, !isPiece { break }
            if token.kind == .word { index += 1 }
            pieces.append(piece)
            guard take(":") else { break }
            var type = HeaderType.named("id", .unspecified)
            if take("(") { type = enclosedType() }
            _ = attributes()
            parameters.append(HeaderParameter(name: takeName() ?? "", type: type))
        }
        var isVariadic = false
        if take(",") {
            isVariadic = true
            while take(".") {}
        }
        let attributes = start.merging(self.attributes())
        skipDeclaration()
        guard !pieces.isEmpty, parameters.isEmpty || parameters.count == pieces.count else { return nil }
        return HeaderMethod(
            isClass: isClass, isOptional: isOptional, pieces: pieces, parameters: parameters, result: result,
            attributes: attributes, isVariadic: isVariadic)
    }

    /// Whether the word is a part of a selector: a colon follows.
    private var isPiece: Bool { index + 1 < tokens.count && tokens[index + 1].isSymbol(":") }

    /// Parses a type up to the parenthesis that ends it.
    private mutating func enclosedType() -> HeaderType {
        if takeWord("IBAction") {
            _ = take(")")
            return .named("void")
        }
        let result = type().map { declarator($0).type } ?? .named("id", .unspecified)
        var depth = 1
        while let token = current, depth > 0 {
            if token.isSymbol("(") { depth += 1 }
            if token.isSymbol(")") { depth -= 1 }
            index += 1
        }
        return result
    }
}
