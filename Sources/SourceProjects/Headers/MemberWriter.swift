/// Writes the properties and methods of a class, category or protocol.
struct MemberWriter {
    private let interface: HeaderInterface
    private let types: ImportedTypes
    private let functions: FunctionWriter
    private let name: String
    /// The selectors of the methods that the class implements; nil if they are unknown.
    private let implemented: Set<String>?
    /// The superclass outside of the headers.
    private let root: String?

    init(
        _ interface: HeaderInterface, _ types: ImportedTypes, implementing implemented: Set<String>? = nil,
        root: String? = nil
    ) {
        (self.interface, self.types, self.implemented, self.root) = (interface, types, implemented, root)
        functions = FunctionWriter(types: types)
        name = interface.attributes.swiftName ?? interface.name
    }

    private var usedProperties: [HeaderProperty] {
        interface.properties.filter {
            !$0.attributes.isUnavailable && (!isInherited($0.name) || isOverridden($0))
        }
    }

    /// Whether a class has a member from a class outside of the headers already, which it declares again.
    private func isInherited(_ name: String) -> Bool {
        interface.kind == .type && InheritedMembers.contain(name, below: root)
    }

    private func isOverridden(_ property: HeaderProperty) -> Bool {
        interface.kind == .type && InheritedMembers.isOverridden(property, below: root)
    }

    /// The methods that Swift imports, besides initializers: one with the name of a property is its getter.
    private var usedMethods: [HeaderMethod] {
        let names = Set(interface.properties.flatMap { [$0.name, $0.getter ?? $0.name] })
        return interface.methods.filter { method in
            !method.attributes.isUnavailable && !method.isVariadic && !method.isInitializer
                && !isInherited(method.selector)
                && !(method.parameters.isEmpty && names.contains(method.pieces[0]))
                && !Self.isSetter(method, of: names)
                && !InitializerWriter.isFactory(method, of: interface.name)
        }
    }

    private static func isSetter(_ method: HeaderMethod, of names: Set<String>) -> Bool {
        guard method.parameters.count == 1, method.pieces[0].hasPrefix("set") else { return false }
        let rest = method.pieces[0].dropFirst(3)
        return names.contains(rest.prefix(1).lowercased() + rest.dropFirst())
    }

    // MARK: Properties

    private func name(of property: HeaderProperty) -> String {
        property.attributes.swiftName
            ?? SelectorNames.property(
                property.getter ?? property.name, of: types.word(property.type), in: interface.name)
    }

    /// The properties of a class. Objective-C synthesizes their storage unless an implementation computes them.
    var properties: [String] {
        usedProperties.flatMap { property -> [String] in
            let (name, type) = (name(of: property), types.text(property.type))
            if property.isClass { return [computed(property, access: "open class")] }
            if isOverridden(property) { return overridden(name) }
            let isComputed = implemented.map { !$0.isDisjoint(with: property.selectors) } ?? false
            if property.isReadonly || isComputed { return [computed(property, access: "open")] }
            guard let value = types.neutral(property.type) else { return stored(property, type) }
            let reference =
                property.isWeak && value == "nil" && !type.hasPrefix("(") && !type.hasPrefix("Any")
                ? "weak " : ""
            return ["\(reference.isEmpty ? "" : reference)open var `\(name)`: \(type) = \(value)"]
        }
    }

    /// A property that is not null and whose type has no value yet.
    private func stored(_ property: HeaderProperty, _ type: String) -> [String] {
        let name = name(of: property)
        let storage = "_set_\(name)"
        let value = functions.value(of: property.type, named: "\(self.name).\(name)")
        return [
            "private var \(storage): (\(type))?",
            "open var `\(name)`: \(type) { get { \(storage) ?? \(value) } set { \(storage) = newValue } }",
        ]
    }

    /// A view that responders can only return, and that can be set here.
    private func overridden(_ name: String) -> [String] {
        let storage = "_set_\(name)"
        return [
            "private var \(storage): UIView?",
            "open override var `\(name)`: UIView? { get { \(storage) } set { \(storage) = newValue } }",
        ]
    }

    private func computed(_ property: HeaderProperty, access: String) -> String {
        let name = name(of: property)
        let (title, header) = ("\(self.name).\(name)", property.attributes.header)
        let body = functions.body(named: title, header, property.type)
        let start = "\(access) var `\(name)`: \(types.text(property.type))".drop { $0 == " " }
        guard !property.isReadonly else { return "\(start) { \(body) }" }
        return "\(start) { get { \(body) } set { \(FunctionWriter.use(title, header)) } }"
    }

    // MARK: Methods

    /// The methods of a class.
    var methods: [String] {
        usedMethods.flatMap { method in
            declarations(of: method, access: method.isClass ? "open class" : "open")
        }
    }

    /// The members of an extension, whose properties have no storage.
    var extensionMembers: [String] {
        let properties = usedProperties.map { computed($0, access: $0.isClass ? "public static" : "public") }
        let initializers =
            interface.methods.filter(\.isInitializer).isEmpty && !hasFactories
            ? [] : InitializerWriter(interface, types, root: nil).declarations
        return properties + initializers
            + usedMethods.flatMap { declarations(of: $0, access: $0.isClass ? "public static" : "public") }
    }

    private var hasFactories: Bool {
        interface.methods.contains { InitializerWriter.isFactory($0, of: interface.name) }
    }

    /// The requirements of a protocol.
    var requirements: [String] {
        let properties = usedProperties.map { property in
            let optional = property.isOptional ? "@objc optional " : ""
            let kind = property.isClass ? "static " : ""
            let accessors = property.isReadonly ? "{ get }" : "{ get set }"
            return "\(optional)\(kind)var `\(name(of: property))`: \(types.text(property.type)) \(accessors)"
        }
        return properties
            + usedMethods.map { method in
                let optional = method.isOptional ? "@objc optional " : ""
                return
                    "\(optional)\(method.isClass ? "static " : "")\(ImportedMethod(method, in: interface, types).signature)"
            }
    }

    private func declarations(of method: HeaderMethod, access: String) -> [String] {
        let imported = ImportedMethod(method, in: interface, types)
        let (title, header) = ("\(name).\(imported.names.text)", method.attributes.header)
        let body = functions.body(named: title, header, imported.result, throwing: imported.isThrowing)
        let discardable = imported.result.isVoid ? "" : "@discardableResult "
        let plain = "\(discardable)\(access) \(imported.signature) { \(body) }"
        guard let later = imported.asynchronous(types) else { return [plain] }
        let use = FunctionWriter.use(title, header)
        return [plain, "\(access) \(later.signature) { \(use); \(later.end) }"]
    }
}

extension ImportedMethod {
    /// Returns the asynchronous function that a method with a completion handler is as well, and how its body ends; nil for others.
    func asynchronous(_ types: ImportedTypes) -> (signature: String, end: String)? {
        guard !isThrowing, result.isVoid, let last = parameters.last, names.labels.count == parameters.count,
            case .function(let value, var values, true, _) = last.type, value.isVoid
        else { return nil }
        let label =
            names.labels[parameters.count - 1].isEmpty ? names.base : names.labels[parameters.count - 1]
        guard label.lowercased().contains(/completion(?:handler|block)?$|reply$|replyhandler$/) else {
            return nil
        }
        let reportsError = values.contains(where: \.isErrorObject)
        values.removeAll(where: \.isErrorObject)
        // A function that throws has its values where it does not.
        let results = values.map { reportsError ? $0.with(.nonnull) : $0 }
        let texts = results.map { types.text($0, at: .nested) }
        let neutral = results.compactMap {
            types.text($0, at: .nested).hasSuffix("?") ? "nil" : types.neutral($0)
        }
        guard reportsError || neutral.count == results.count else { return nil }
        let list = functions.signature(Array(parameters.dropLast()), Array(names.labels.dropLast()), nil)
        let type = texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
        let signature =
            "func `\(names.base)`\(list) async\(reportsError ? " throws" : "")\(texts.isEmpty ? "" : " -> \(type)")"
        if reportsError { return (signature, "throw UIKit.Inert.error(\"\(names.text)\")") }
        return (
            signature,
            neutral.count == 1 ? "return \(neutral[0])" : "return (\(neutral.joined(separator: ", ")))"
        )
    }
}

/// A method by the rules of importing: its name, its parameters without that of an error, and its result.
struct ImportedMethod {
    let names: SelectorNames
    let parameters: [HeaderParameter]
    let result: HeaderType
    let isThrowing: Bool
    fileprivate let functions: FunctionWriter

    init(_ method: HeaderMethod, in interface: HeaderInterface, _ types: ImportedTypes) {
        functions = FunctionWriter(types: types)
        var (pieces, parameters, result) = (method.pieces, method.parameters, method.result)
        isThrowing = Self.reportsError(method)
        if isThrowing {
            parameters.removeLast()
            if pieces.count > 1 { pieces.removeLast() } else { pieces[0] = Self.withoutError(pieces[0]) }
            // The result of a method that reports errors says whether there is one.
            result = if case .named("BOOL", _) = result { .named("void") } else { result.with(.nonnull) }
        }
        let context = SelectorNames.Context(
            type: interface.name,
            result: types.word(result) == "instancetype" ? interface.name : types.word(result),
            parameters: parameters.map { types.word($0.type) },
            properties: Set(interface.properties.map { $0.name.lowercased() }))
        let given = method.attributes.swiftName.flatMap(SelectorNames.init(given:))
        names =
            given
            ?? (method.isInitializer
                ? SelectorNames(initializer: pieces, in: context) : SelectorNames(pieces, in: context))
        (self.parameters, self.result) = (parameters, result)
    }

    /// The declaration without its body.
    var signature: String {
        let labels = parameters.indices.map { $0 < names.labels.count ? names.labels[$0] : "" }
        return "func `\(names.base)`\(functions.signature(parameters, labels, result, throwing: isThrowing))"
    }

    static func reportsError(_ method: HeaderMethod) -> Bool {
        guard let last = method.parameters.last, last.type.isError else { return false }
        if case .named("BOOL", _) = method.result { return true }
        return method.result.isObject || method.isInitializer
    }

    static func withoutError(_ piece: String) -> String {
        for end in ["AndReturnError", "ReturningError", "WithError", "Error"]
        where piece.hasSuffix(end) && piece != end {
            return String(piece.dropLast(end.count))
        }
        return piece
    }
}
