/// Parses the declarations of C and Objective-C headers. What it does not know it skips up to the end of the declaration.
struct HeaderParser {
    var tokens: [HeaderToken]
    var index = 0
    var contents = HeaderContents()
    /// Whether pointers without a nullability are not null.
    var isNonnull = false
    /// The name of the header with the current token; empty if it is unknown.
    private var header = ""
    /// Names of values: types of which a pointer is one to memory rather than an object.
    var valueTypes: Set<String> = HeaderParser.knownValues
    /// The names of the classes in the headers, which need not begin with a capital letter.
    private(set) var classes: Set<String> = []

    /// Parses the tokens of a header.
    static func contents(of tokens: [HeaderToken], values: Set<String> = []) -> HeaderContents {
        var parser = HeaderParser(tokens: tokens)
        parser.valueTypes.formUnion(values)
        parser.parse()
        return parser.contents
    }

    private init(tokens: [HeaderToken]) {
        self.tokens = tokens
        for (index, token) in tokens.enumerated() where token.isSymbol("@") {
            let rest = tokens[(index + 1)...].prefix { $0.kind == .word || $0.isSymbol(",") }
            switch rest.first?.text {
            case "class": classes.formUnion(rest.dropFirst().map(\.text))
            case "interface": if let name = rest.dropFirst().first { classes.insert(name.text) }
            default: break
            }
        }
    }

    private mutating func parse() {
        while index < tokens.count {
            let start = index
            declaration()
            // What begins no declaration is passed over.
            if index == start { index += 1 }
        }
    }

    private mutating func declaration() {
        if let token = current, token.kind == .header {
            header = token.text
            index += 1
            return
        }
        // A brace ends `extern "C"`.
        if takeRegion() || take(";") || take("}") { return }
        if current?.isWord("extern") == true, index + 1 < tokens.count, tokens[index + 1].kind == .text {
            index += 2
            _ = take("{")
            return
        }
        let attributes = attributes()
        if takeWord("typedef") { return typeAlias(attributes) }
        if take("@") { return objectiveC(attributes) }
        let isEnclosed = ["struct", "enum", "union"].contains(current?.text) && opensBody
        if isEnclosed { return compound(attributes) }
        functionOrConstant(attributes)
    }

    /// Whether a structure or enumeration has its body here.
    private var opensBody: Bool {
        tokens[min(index + 1, tokens.count)...].prefix(8).first { $0.kind == .symbol && $0.text != ":" }?
            .text == "{"
    }

    // MARK: C

    private mutating func compound(_ attributes: HeaderAttributes) {
        let (keyword, name, body) = compoundBody()
        let end = self.attributes()
        if current?.kind == .word || current?.isSymbol("*") == true { return skipDeclaration() }
        _ = take(";")
        add(keyword, name, body, attributes.merging(end))
    }

    /// Parses `struct NAME { … }`, the tokens of whose body it returns.
    private mutating func compoundBody() -> (keyword: String, name: String?, body: [HeaderToken]) {
        let keyword = current?.text ?? ""
        index += 1
        _ = attributes()
        var name: String?
        if let token = current, token.kind == .word {
            name = token.text
            index += 1
        }
        while let token = current, !token.isSymbol("{"), !token.isSymbol(";") { index += 1 }
        return (keyword, name, enclosed("{", "}"))
    }

    private mutating func add(
        _ keyword: String, _ name: String?, _ body: [HeaderToken], _ attributes: HeaderAttributes
    ) {
        switch keyword {
        case "enum": contents.enumerations.append(HeaderPlainEnumeration(name: name, body))
        case "struct":
            guard let name else { return }
            valueTypes.insert(name)
            var parser = HeaderParser(tokens: body)
            (parser.valueTypes, parser.isNonnull) = (valueTypes, isNonnull)
            guard let fields = parser.fields() else { return }
            contents.structures.append(HeaderStructure(name: name, fields: fields, attributes: attributes))
        default: break
        }
    }

    /// Returns the fields of a structure; nil if one is of a form that Swift does not import.
    private mutating func fields() -> [HeaderParameter]? {
        var fields: [HeaderParameter] = []
        while index < tokens.count {
            if take(";") { continue }
            guard let base = type() else { return nil }
            repeat {
                let (name, type) = declarator(base)
                guard let name, !tokens[min(index, tokens.count - 1)].isSymbol(":") else { return nil }
                fields.append(HeaderParameter(name: name, type: type))
            } while take(",")
            guard take(";") else { return nil }
        }
        return fields
    }

    /// Parses what follows `typedef`.
    mutating func typeAlias(_ first: HeaderAttributes) {
        let start = first.merging(attributes())
        // Enumerations with a type are read by `HeaderEnumerations`.
        if Self.isEnumerationMacro(current?.text ?? "") { return skipDeclaration() }
        if ["struct", "enum", "union"].contains(current?.text), opensBody {
            let (keyword, tag, body) = compoundBody()
            _ = attributes()
            let name = current?.kind == .word ? current?.text : nil
            if name != nil { index += 1 }
            let end = attributes()
            skipDeclaration()
            return add(keyword, name ?? tag, body, start.merging(end))
        }
        guard let base = type() else { return skipDeclaration() }
        let (name, type) = declarator(base)
        let end = attributes()
        if let name {
            if isValue(type) { valueTypes.insert(name) }
            contents.aliases.append(HeaderAlias(name: name, type: type, attributes: start.merging(end)))
        }
        skipDeclaration()
    }

    private mutating func functionOrConstant(_ start: HeaderAttributes) {
        var start = start
        while ["extern", "static", "inline", "__inline", "__inline__"].contains(current?.text) {
            index += 1
            start = start.merging(attributes())
        }
        let wasConstant = current?.isWord("const") == true
        guard let base = type() else { return skipDeclaration() }
        let constantEnd = index > 0 && tokens[index - 1].isWord("const")
        let (name, type) = declarator(base)
        let isConstant = wasConstant || constantEnd || index > 1 && tokens[index - 2].isWord("const")
        guard let name else { return skipDeclaration() }
        passOverParameterMacro()
        if take("(") { return function(name, type, start) }
        let end = attributes()
        var value: [HeaderToken] = []
        if take("=") {
            while let token = current, !token.isSymbol(";"), value.count < 16 {
                value.append(token)
                index += 1
            }
        }
        contents.constants.append(
            HeaderConstant(
                name: name, type: type, value: value, isConstant: isConstant, attributes: start.merging(end)))
        skipDeclaration()
    }

    /// Passes over a macro around the parameters of a function, as zlib has: `OF((int))`.
    private mutating func passOverParameterMacro() {
        guard index + 2 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isSymbol("("),
            tokens[index + 2].isSymbol("("), tokens[index].text.allSatisfy(\.isUppercase)
        else { return }
        index += 2
    }

    private mutating func function(_ name: String, _ result: HeaderType, _ start: HeaderAttributes) {
        let parameters = parameters()
        let end = attributes()
        let isDefined = current?.isSymbol("{") == true
        if isDefined { _ = enclosed("{", "}") } else { skipDeclaration() }
        // Functions with any number of arguments are not imported.
        guard let parameters else { return }
        contents.functions.append(
            HeaderFunction(
                name: name, parameters: parameters, result: result, attributes: start.merging(end),
                isDefined: isDefined))
    }

    /// Parses the parameters after a parenthesis; nil if there may be more of them.
    mutating func parameters() -> [HeaderParameter]? {
        var parameters: [HeaderParameter] = []
        var isKnown = true
        while let token = current, !token.isSymbol(")") {
            if token.isSymbol(".") { isKnown = false }
            let start = index
            if let base = type() {
                let isConstant = tokens[start..<index].contains { $0.isWord("const") }
                let (name, type) = declarator(base)
                _ = attributes()
                let passed = type.passed(isConstant: isConstant)
                if !type.isVoid { parameters.append(HeaderParameter(name: name ?? "", type: passed)) }
            }
            if !take(","), index == start { index += 1 }
        }
        _ = take(")")
        return isKnown ? parameters : nil
    }

    // MARK: Tokens

    var current: HeaderToken? { index < tokens.count ? tokens[index] : nil }

    mutating func take(_ symbol: String) -> Bool {
        guard current?.isSymbol(symbol) == true else { return false }
        index += 1
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard current?.isWord(word) == true else { return false }
        index += 1
        return true
    }

    mutating func takeName() -> String? {
        guard let token = current, token.kind == .word else { return nil }
        index += 1
        return token.text
    }

    /// Begins or ends the region in which pointers are not null.
    mutating func takeRegion() -> Bool {
        switch current?.text {
        case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN": isNonnull = true
        case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END": isNonnull = false
        default: return false
        }
        index += 1
        return true
    }

    /// Returns the tokens between brackets, which are balanced, from the current one.
    mutating func enclosed(_ left: String, _ right: String) -> [HeaderToken] {
        guard take(left) else { return [] }
        let start = index
        var depth = 1
        while let token = current {
            if token.isSymbol(left) { depth += 1 }
            if token.isSymbol(right) { depth -= 1 }
            index += 1
            if depth == 0 { return Array(tokens[start..<(index - 1)]) }
        }
        return Array(tokens[min(start, tokens.count)...])
    }

    /// Skips the rest of a declaration, up to its semicolon or body.
    mutating func skipDeclaration() {
        while let token = current, !token.isSymbol("@"), token.kind != .header,
            !token.text.hasPrefix("NS_ASSUME_NONNULL")
        {
            if token.isSymbol("(") {
                _ = enclosed("(", ")")
            } else if token.isSymbol("{") {
                _ = enclosed("{", "}")
                if current?.isSymbol(";") != true, current?.kind != .word { return }
            } else {
                index += 1
                if token.isSymbol(";") { return }
            }
        }
    }

    /// Parses attributes and macros that are used like them.
    mutating func attributes() -> HeaderAttributes {
        var attributes = HeaderAttributes(header: header)
        while let token = current, token.kind == .word, Self.isAttribute(token.text) {
            index += 1
            let arguments = current?.isSymbol("(") == true ? enclosed("(", ")") : []
            attributes.note(token.text, arguments)
        }
        return attributes
    }

    static func isAttribute(_ word: String) -> Bool {
        if plainAttributes.contains(word) || word.hasPrefix("__attribute") { return true }
        // Few words are written so; the expressions would take most of the time of parsing.
        guard word.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) else { return false }
        if isEnumerationMacro(word) || word.contains("NONNULL_") { return false }
        let apples =
            /^(?:NS|CF|UI|IB|API|CG|CA|FB|__?[A-Z]|DEPRECATED|UNAVAILABLE|FOUNDATION|UIKIT|OBJC|WARN|SWIFT|MAC|AVAILABLE)/
        return word.contains("_") && word.contains(apples)
            || word.contains(/EXPORT|EXTERN|DEPRECATED|AVAILABLE|_API$|VISIBLE|UNUSED|INLINE/)
    }

    /// Returns whether a word is a macro by which Apple's headers, or others by their own, declare enumerations with a type. Those of
    /// types of constants end in the same way.
    private static func isEnumerationMacro(_ word: String) -> Bool {
        guard word.hasSuffix("_ENUM") || word.hasSuffix("_OPTIONS") else { return false }
        return !word.hasSuffix("STRING_ENUM") && !word.contains("TYPED_")
    }

    private static let plainAttributes: Set = [
        "__unused", "IB_DESIGNABLE", "IBInspectable", "IBOutlet", "IBOutletCollection", "_Noreturn",
        "__deprecated", "DEPRECATED_ATTRIBUTE",
    ]

    /// Types of Apple's, and of C, that are values.
    static let knownValues: Set = [
        "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "_Bool",
        "BOOL", "size_t",
        "ssize_t", "NSInteger", "NSUInteger", "CGFloat", "NSTimeInterval", "CGPoint", "CGSize", "CGRect",
        "CGVector",
        "CGAffineTransform", "NSRange", "UIEdgeInsets", "UIOffset", "CATransform3D", "NSZone", "FILE",
        "Boolean",
        "OSStatus", "CMTime", "CMTimeRange", "Byte", "UInt8", "UInt16", "UInt32", "UInt64", "SInt8", "SInt16",
        "SInt32", "SInt64", "Float32", "Float64", "Float", "Double", "NSDecimal", "CFIndex", "CFTimeInterval",
        "CFRange", "CLLocationCoordinate2D", "CLLocationDegrees", "CLLocationDistance", "unichar", "NSRect",
        "NSPoint", "NSSize", "SCNVector3", "SCNVector4", "GLuint", "GLint", "GLfloat", "GLenum", "uuid_t",
        "NSFastEnumerationState", "AudioBufferList", "AudioStreamBasicDescription", "AudioTimeStamp",
    ]
}

extension HeaderAttributes {
    mutating func note(_ name: String, _ arguments: [HeaderToken]) {
        // Apple's macros of Foundation have counterparts in Core Foundation.
        switch ["NS_", "CF_"].contains(where: name.hasPrefix) ? String(name.dropFirst(3)) : name {
        case "SWIFT_NAME":
            // A trailing colon is a symbol of its own.
            swiftName = arguments.map(\.text).joined()
        case "UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "SWIFT_UNAVAILABLE", "OBJC_SWIFT_UNAVAILABLE":
            isUnavailable = true
        case "DESIGNATED_INITIALIZER": isDesignated = true
        case "STRING_ENUM", "EXTENSIBLE_STRING_ENUM", "TYPED_ENUM", "TYPED_EXTENSIBLE_ENUM": isTyped = true
        default:
            let words = Set(arguments.map(\.text))
            if name.hasPrefix("__attribute"), words.contains("unavailable") { isUnavailable = true }
            if words.contains("objc_designated_initializer") { isDesignated = true }
        }
    }

    func merging(_ other: HeaderAttributes) -> HeaderAttributes {
        HeaderAttributes(
            swiftName: swiftName ?? other.swiftName, isUnavailable: isUnavailable || other.isUnavailable,
            isDesignated: isDesignated || other.isDesignated, isTyped: isTyped || other.isTyped,
            header: header.isEmpty ? other.header : header)
    }
}

extension HeaderPlainEnumeration {
    init(name: String?, _ body: [HeaderToken]) {
        var known: [String: Int] = [:]
        var constants: [(String, Int)] = []
        var next = 0
        for part in body.split(whereSeparator: { $0.isSymbol(",") }) {
            guard let first = part.first, first.kind == .word else { continue }
            if let equals = part.firstIndex(where: { $0.isSymbol("=") }) {
                let text = part[(equals + 1)...].map(\.text).joined(separator: " ")
                guard let value = HeaderNumber.value(of: text, known) else { break }
                next = value
            }
            known[first.text] = next
            constants.append((first.text, next))
            next &+= 1
        }
        self.init(name: name, constants: constants)
    }
}
