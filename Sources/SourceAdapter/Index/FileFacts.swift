/// The declarations and references of a file, without its syntax tree.
struct FileFacts: Hashable, Sendable {
    var path: String
    /// Types and extensions in the order of the file.
    var types: [TypeFacts] = []
    /// Type aliases outside of types.
    var aliases: [AliasFacts] = []
    /// The base names in `#selector` expressions.
    var selectorNames: Set<String> = []
    /// Whether the file already contains the tables of its classes.
    var hasTables = false
    /// Whether the file already refers to its original.
    var namesOriginal = false
    /// The names of the imported modules.
    var imports: Set<String> = []
    /// The statements of a `main.swift`, from the first to the last; nil in other files.
    var topLevelCode: TopLevelCode?
}

/// A type alias.
struct AliasFacts: Hashable, Sendable {
    var name: String
    /// The type as written.
    var type: String
    var access: Access
}

/// A type or an extension of one.
struct TypeFacts: Hashable, Sendable {
    enum Kind: Sendable { case `class`, `protocol`, value, `extension` }

    var kind: Kind
    /// The keyword of the declaration, such as `struct`.
    var keyword = ""
    /// The name, qualified by the enclosing types, such as `Outer.Inner`.
    var name: String
    /// The types of the inheritance clause.
    var inherited: [String] = []
    var attributes: Set<String> = []
    /// The name of `@objc(Name)`.
    var objcName: String?
    var access: Access = .internal
    /// Whether the type or an enclosing one is declared in a function.
    var isLocal = false
    /// Whether the type or an enclosing one has generic parameters, or the extension has conditions.
    var isGeneric = false
    /// Whether the type or an enclosing one is private to another type.
    var isHidden = false
    /// Whether the declaration requires a newer version of iOS than the configured one, and is removed.
    var isOmitted = false
    /// The conditions of enclosing `#if` that only the compiler can evaluate.
    var condition: String?
    /// The offset after the opening brace.
    var bodyStart = 0
    /// The offset of the name.
    var nameOffset = 0
    var members: [MemberFacts] = []
}

enum Access: String, Sendable, Comparable, Codable {
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
struct MemberFacts: Hashable, Sendable, Codable {
    enum Kind: Sendable, Codable { case method, property, initializer }

    var kind: Kind
    var name: String
    var parameters: [ParameterFacts] = []
    /// The type of a property, or the result type of a method.
    var type: String?
    var attributes: Set<String> = []
    /// The name of `@objc(name)`.
    var objcName: String?
    var modifiers: Set<String> = []
    var access: Access?
    var isAsync = false
    var isThrowing = false
    var isSettable = false
    /// Whether a property has a getter and a setter.
    var isComputed = false
    /// `willSet` or `didSet`, where a property has only that.
    var observer: String?
    /// Whether a stored property has no value until an initializer sets it.
    var isUnset = false
    /// Whether an initializer may return nil.
    var isFailable = false
    /// The generic parameter clause, such as `<T: View>`.
    var generics = ""
    /// The `where` clause.
    var constraints = ""
    /// Attributes and modifiers that a replacement declaration must have, such as `@discardableResult`.
    var carriedAttributes = ""
    var condition: String?
    var nameOffset = 0
    /// Whether tokens can be inserted before a method and inside its braces without moving others.
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
struct ParameterFacts: Hashable, Sendable, Codable {
    /// The argument label; `_` for none.
    var label: String
    var name: String
    /// The type as written.
    var type: String
    var defaultValue: String?
    var isVariadic = false

    var isInout: Bool { type.hasPrefix("inout ") }
    var isAutoclosure: Bool { type.contains("@autoclosure") }

    /// The type without its specifiers, as written where its values are declared.
    var plainType: String {
        ["@autoclosure ", "@convention(block) ", "__owned ", "sending ", "borrowing ", "consuming "]
            .reduce(type) { $0.replacing($1, with: "") }
    }

    /// Whether the parameter is a nonescaping closure, as far as its type shows.
    var isClosureOfTheCall: Bool {
        guard type.contains("->"), !type.contains("@escaping"), let last = type.last else { return false }
        return !"?!]>".contains(last) || type.hasSuffix("->")
    }

    /// The parameter's names as declared: `label name`.
    var declaredNames: String { label == name ? name : "\(label) \(name)" }

    /// The argument that forwards the parameter.
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
    /// The parameters, all named, so that a method can forward those that its own body ignores (`_: Int`).
    var named: Self {
        enumerated().map { index, parameter in
            guard parameter.name == "_" else { return parameter }
            var parameter = parameter
            parameter.name = "__\(index)"
            return parameter
        }
    }

    /// Returns the parameters as declared.
    func declared(hasDefaults: Bool = true) -> String {
        map { parameter in
            let value = hasDefaults ? parameter.defaultValue.map { " = \($0)" } ?? "" : ""
            return "\(parameter.declaredNames): \(parameter.type)\(value)"
        }.joined(separator: ", ")
    }

    /// The arguments that forward the parameters.
    var forwarded: String { map(\.forwarded).joined(separator: ", ") }
}
