import SwiftSyntax

/// A removed part whose absence has no effect on the rest of the module: no code that needs it fails to compile, and
/// none ends the process. Tests that depend on the type would run without it.
struct SilentLoss {
    /// The outermost type that contains the part.
    let type: String
    /// The part and the compiler's error.
    let reason: String

    /// Returns nil for a part whose absence is detected: a body that ends the process, or a declaration whose users do not
    /// compile without it.
    init?(_ unit: RemovalUnit, in source: SourceFile, lines: LineTable) {
        guard let node = unit.node else { return nil }
        let holders = sequence(first: node, next: \.parent).compactMap(TypeHolder.init)
        let isSilent: Bool
        if unit.isExact {
            isSilent = true
        } else if let own = TypeHolder(Self.declaration(node)) {
            isSilent = own.isExtension && own.inherits
        } else {
            isSilent = holders.first.map { Self.isSilent(Self.declaration(node), in: $0) } ?? false
        }
        guard isSilent, let type = holders.last?.name else { return nil }
        self.type = type
        let line = lines.position(of: unit.place).line
        let name = source.path.split(separator: "/").last ?? ""
        reason = "\(unit.name) (\(name):\(line)) does not compile here: \(unit.message)"
    }

    static func declaration(_ node: Syntax) -> Syntax {
        if let item = node.as(MemberBlockItemSyntax.self) { return Syntax(item.decl) }
        if let item = node.as(CodeBlockItemSyntax.self), case .decl(let decl) = item.item {
            return Syntax(decl)
        }
        return node
    }

    /// Members that UIKit, the test library or a protocol's default calls have no callers that fail to compile.
    private static func isSilent(_ declaration: Syntax, in type: TypeHolder) -> Bool {
        if declaration.is(DeinitializerDeclSyntax.self) { return true }
        if declaration.is(InitializerDeclSyntax.self) { return type.isClass }
        if declaration.as(VariableDeclSyntax.self)?.isMadeWithItsObject == true { return true }
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
            let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
        else { return false }
        let words = modified.modifiers.names
        if words.contains("override") || attributed.attributes.names.contains("objc") { return true }
        // The empty body of a function that is not an override ends the process when it is called.
        if declaration.is(FunctionDeclSyntax.self), FunctionBody(declaration)?.isTest == true { return false }
        return type.mayWitness && words.isDisjoint(with: ["private", "fileprivate"])
    }
}

extension VariableDeclSyntax {
    /// Whether the initial value is made with each object of the type, which may do anything.
    fileprivate var isMadeWithItsObject: Bool {
        modifiers.names.isDisjoint(with: ["static", "class", "lazy"])
            && bindings.contains { $0.initializer?.value.is(NilLiteralExprSyntax.self) == false }
    }
}

/// A type or an extension.
struct TypeHolder {
    let name: String
    /// The name with the types around an extended type.
    let qualifiedName: String
    let isClass: Bool
    let isExtension: Bool
    private let first: SyntaxIdentifier?
    private let inherited: Int

    var inherits: Bool { inherited > 0 }

    /// Whether members may be witnesses of protocol requirements. A class with one inherited type usually has a
    /// superclass there.
    var mayWitness: Bool { inherited > (isClass ? 1 : 0) }

    init?(_ node: Syntax) {
        if let node = node.as(ExtensionDeclSyntax.self) {
            qualifiedName = node.extendedType.trimmedDescription
            name = qualifiedName.split(separator: ".").first.map(String.init) ?? ""
            (isClass, isExtension) = (false, true)
        } else if let group = node.asProtocol((any DeclGroupSyntax).self),
            let named = node.asProtocol((any NamedDeclSyntax).self)
        {
            _ = group
            name = named.name.plainText
            qualifiedName = name
            (isClass, isExtension) = (node.is(ClassDeclSyntax.self), false)
        } else {
            return nil
        }
        let types = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
        first = types?.first?.id
        inherited = types?.count ?? 0
    }

    /// Returns whether the node is in the first of the inherited types.
    func isFirst(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { $0.id == first }
    }
}
