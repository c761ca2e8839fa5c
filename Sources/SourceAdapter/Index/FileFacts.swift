/// What one file declares and asks for, kept without its syntax tree.
struct FileFacts: Sendable {
    var path: String
    /// Types and extensions in the order of the file.
    var types: [TypeFacts] = []
    /// Other names for types, outside types, and what they are names of.
    var aliases: [AliasFacts] = []
    /// The base names that `#selector` asks for.
    var selectorNames: Set<String> = []
    /// Whether the tables of the classes are in the file already.
    var hasTables = false
    /// Whether the file says already where its lines come from.
    var namesOriginal = false
    /// The names of the modules that are imported.
    var imports: Set<String> = []
    /// The offset of the first statement of a `main.swift` that is no import; nil in other files.
    var topLevelCode: Int?
}

/// Another name for a type.
struct AliasFacts: Sendable {
    var name: String
    /// The type as it is written.
    var type: String
    var access: Access
}

/// A type or an extension of one.
struct TypeFacts: Sendable {
    enum Kind: Sendable { case `class`, `protocol`, value, `extension` }

    var kind: Kind
    /// The name with those of the types around it, such as `Outer.Inner`.
    var name: String
    /// The types after the colon.
    var inherited: [String] = []
    var attributes: Set<String> = []
    /// The name given by `@objc(Name)`.
    var objcName: String?
    var access: Access = .internal
    /// Whether the type or one around it stands in a function.
    var isLocal = false
    /// Whether the type or one around it has generic parameters of its own, or the extension has conditions.
    var isGeneric = false
    /// Whether the type or one around it is private to the type that it stands in.
    var isHidden = false
    /// Whether the declaration is newer than the chosen version of iOS, and is taken out.
    var isOmitted = false
    /// The `#if` conditions around the declaration that only the compiler can decide.
    var condition: String?
    /// The offset after the opening brace.
    var bodyStart = 0
    /// The offset of the name.
    var nameOffset = 0
    var members: [MemberFacts] = []
}

enum Access: String, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    static func < (a: Access, b: Access) -> Bool { a.rank < b.rank }
}

/// A method, property or initializer.
struct MemberFacts: Sendable {
    enum Kind: Sendable { case method, property, initializer }

    var kind: Kind
    var name: String
    var parameters: [ParameterFacts] = []
    /// The type of a property, or what a method returns.
    var type: String?
    var attributes: Set<String> = []
    /// The name given by `@objc(name)`.
    var objcName: String?
    var modifiers: Set<String> = []
    var access: Access?
    var isAsync = false
    var isThrowing = false
    var isSettable = false
    /// Whether a property has a getter and a setter of its own.
    var isComputed = false
    /// `willSet` or `didSet`, where a property has that alone.
    var observer: String?
    /// Whether an initializer may return nil.
    var isFailable = false
    /// Text between name and parameters, such as `<T: View>`.
    var generics = ""
    /// The `where` clause.
    var constraints = ""
    /// Attributes and modifiers that a declaration in its stead must have, such as `@discardableResult`.
    var carriedAttributes = ""
    var condition: String?
    var nameOffset = 0
    /// Whether words can be added before a method's declaration and within its braces, with everything left in its place.
    var hasOpenPlaces = false

    var isOverride: Bool { modifiers.contains("override") }
    var isOptional: Bool { modifiers.contains("optional") }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isUnavailable: Bool { attributes.contains("unavailable") }

    /// The name with argument labels, such as `tap(_:event:)`.
    var fullName: String {
        kind == .property ? name : "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    }
}

/// A parameter of a method.
struct ParameterFacts: Sendable {
    /// The argument label; `_` if there is none.
    var label: String
    var name: String
    /// The type as it is written.
    var type: String
    var defaultValue: String?
    var isVariadic = false

    var isInout: Bool { type.hasPrefix("inout ") }
    var isAutoclosure: Bool { type.contains("@autoclosure") }

    /// The type as it is written where values of it are named.
    var plainType: String {
        ["@autoclosure ", "__owned ", "sending ", "borrowing ", "consuming "]
            .reduce(type) { $0.replacing($1, with: "") }
    }

    /// Whether the parameter is a function that must not outlive the call, as far as its type tells.
    var isClosureOfTheCall: Bool {
        guard type.contains("->"), !type.contains("@escaping"), let last = type.last else { return false }
        return !"?!]>".contains(last) || type.hasSuffix("->")
    }

    /// The parameter's names as they are declared: `label name`.
    var declaredNames: String { label == name ? name : "\(label) \(name)" }

    /// The argument that passes the parameter on.
    var forwarded: String {
        let value = (isInout ? "&" : "") + escaped(name) + (isAutoclosure ? "()" : "")
        return label == "_" ? value : "\(label): \(value)"
    }

    private func escaped(_ name: String) -> String {
        ["self", "in", "for", "default", "where", "is", "as", "if", "switch", "return"].contains(name)
            ? "`\(name)`" : name
    }
}

extension [ParameterFacts] {
    /// The parameters with a name each, so that a method can pass on those that its own body ignores (`_: Int`).
    var named: Self {
        enumerated().map { index, parameter in
            guard parameter.name == "_" else { return parameter }
            var parameter = parameter
            parameter.name = "__\(index)"
            return parameter
        }
    }

    /// Returns the parameters as they are declared.
    func declared(hasDefaults: Bool = true) -> String {
        map { parameter in
            let value = hasDefaults ? parameter.defaultValue.map { " = \($0)" } ?? "" : ""
            return "\(parameter.declaredNames): \(parameter.type)\(value)"
        }.joined(separator: ", ")
    }

    /// The arguments that pass the parameters on.
    var forwarded: String { map(\.forwarded).joined(separator: ", ") }
}
