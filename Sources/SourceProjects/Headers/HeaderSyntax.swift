/// The promise of a header about null pointers.
enum HeaderNullability {
    case nonnull, nullable, unspecified
}

/// A type of C or Objective-C.
indirect enum HeaderType {
    /// A type by its name, such as `int`, `NSInteger` and `id`.
    case named(String, HeaderNullability = .unspecified)
    /// A class with the types of its elements; `id<P>` has no name but protocols.
    case object(String, arguments: [HeaderType], protocols: [String], HeaderNullability)
    case pointer(HeaderType, isConstant: Bool, HeaderNullability)
    case array(HeaderType, count: Int)
    /// A block or a pointer to a function.
    case function(HeaderType, [HeaderType], isBlock: Bool, HeaderNullability)

    var isVoid: Bool { if case .named("void", _) = self { true } else { false } }

    /// The type as that of a parameter: an array is a pointer to its first element.
    func passed(isConstant: Bool) -> HeaderType {
        guard case .array(let element, _) = self else { return self }
        return .pointer(element, isConstant: isConstant, .unspecified)
    }

    /// The type with another nullability.
    func with(_ nullability: HeaderNullability) -> HeaderType {
        switch self {
        case .named(let name, _): .named(name, nullability)
        case .object(let name, let arguments, let protocols, _):
            .object(name, arguments: arguments, protocols: protocols, nullability)
        case .pointer(let type, let isConstant, _): .pointer(type, isConstant: isConstant, nullability)
        case .array: self
        case .function(let result, let parameters, let isBlock, _):
            .function(result, parameters, isBlock: isBlock, nullability)
        }
    }

    /// Whether the type is an error, which a completion handler receives.
    var isErrorObject: Bool { if case .object("NSError", _, _, _) = self { true } else { false } }

    /// Whether the type is that of a parameter through which a method reports an error.
    var isError: Bool {
        guard case .pointer(.object("NSError", _, _, _), _, _) = self else { return false }
        return true
    }
}

/// The attributes of a declaration.
struct HeaderAttributes {
    var swiftName: String?
    var isUnavailable = false
    var isDesignated = false
    /// Whether Swift imports a type of constants as one with raw values.
    var isTyped = false
    /// The name of the header; empty if it is unknown.
    var header = ""
}

/// A parameter of a method or function.
struct HeaderParameter {
    let name: String
    let type: HeaderType
}

/// A method that a header declares.
struct HeaderMethod {
    let isClass: Bool
    let isOptional: Bool
    let pieces: [String]
    let parameters: [HeaderParameter]
    let result: HeaderType
    let attributes: HeaderAttributes
    let isVariadic: Bool

    var isInitializer: Bool {
        !isClass && pieces[0].hasPrefix("init") && pieces[0].dropFirst(4).first?.isLowercase != true
    }
}

/// A property that a header declares.
struct HeaderProperty {
    let name: String
    let getter: String?
    var type: HeaderType
    let isClass: Bool
    let isOptional: Bool
    let isReadonly: Bool
    let isWeak: Bool
    let attributes: HeaderAttributes
}

/// A class, a category or a protocol of a header.
struct HeaderInterface {
    enum Kind {
        case type, category, objectProtocol
    }

    let kind: Kind
    let name: String
    var superclass: String?
    var protocols: [String] = []
    /// The names of the types of a generic class.
    var generics: [String] = []
    var methods: [HeaderMethod] = []
    var properties: [HeaderProperty] = []
    var attributes = HeaderAttributes()
}

/// A function of C.
struct HeaderFunction {
    let name: String
    let parameters: [HeaderParameter]
    let result: HeaderType
    let attributes: HeaderAttributes
    /// Whether the header has its body.
    let isDefined: Bool
}

/// A constant or variable of C.
struct HeaderConstant {
    let name: String
    let type: HeaderType
    /// The value that the header gives.
    let value: [HeaderToken]
    let isConstant: Bool
    let attributes: HeaderAttributes
}

/// A structure of C.
struct HeaderStructure {
    let name: String
    let fields: [HeaderParameter]
    let attributes: HeaderAttributes
}

/// An enumeration of C without a type of its own in Swift.
struct HeaderPlainEnumeration {
    let name: String?
    let constants: [(name: String, value: Int)]
}

/// Another name of a type.
struct HeaderAlias {
    let name: String
    let type: HeaderType
    let attributes: HeaderAttributes
}

/// The declarations of headers.
struct HeaderContents {
    var interfaces: [HeaderInterface] = []
    var functions: [HeaderFunction] = []
    var constants: [HeaderConstant] = []
    var structures: [HeaderStructure] = []
    var enumerations: [HeaderPlainEnumeration] = []
    var aliases: [HeaderAlias] = []
    /// The names after `struct`, whose fields may be unknown.
    var tags: Set<String> = []
}

extension HeaderContents {
    /// The names of the types that are values.
    var values: Set<String> {
        let names = structures.map(\.name) + enumerations.compactMap(\.name)
        return Set(names + aliases.filter { !$0.type.isObject }.map(\.name))
    }

    /// Returns these declarations and the types of others.
    func adding(_ others: HeaderContents) -> HeaderContents {
        var result = self
        result.structures += others.structures
        result.enumerations += others.enumerations
        result.aliases += others.aliases
        return result
    }
}
