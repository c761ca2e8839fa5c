import SwiftSyntax

/// A left-out part whose absence the rest of the module does not notice: no code that needs it fails to compile, and
/// none ends the process. Tests that depend on the type would run without it.
struct SilentLoss {
    /// The outermost type that the part belongs to.
    let type: String
    /// The part and the compiler's error.
    let reason: String

    /// Nil for a part whose absence shows by itself: a body that ends the process, or a declaration whose users do not
    /// compile without it.
    init?(_ cut: ExcisionUnit, in source: SourceFile, lines: LineTable) {
        guard let node = cut.node else { return nil }
        let holders = sequence(first: node, next: \.parent).compactMap(TypeHolder.init)
        let isSilent: Bool
        if cut.isExact {
            isSilent = true
        } else if let own = TypeHolder(Self.declaration(node)) {
            isSilent = own.isExtension && own.inherits
        } else {
            isSilent = holders.first.map { Self.isSilent(Self.declaration(node), in: $0) } ?? false
        }
        guard isSilent, let type = holders.last?.name else { return nil }
        self.type = type
        let line = lines.position(of: cut.place).line
        let name = source.path.split(separator: "/").last ?? ""
        reason = "\(cut.name) (\(name):\(line)) does not compile here: \(cut.message)"
    }

    private static func declaration(_ node: Syntax) -> Syntax {
        if let item = node.as(MemberBlockItemSyntax.self) { return Syntax(item.decl) }
        if let item = node.as(CodeBlockItemSyntax.self), case .decl(let decl) = item.item {
            return Syntax(decl)
        }
        return node
    }

    /// What UIKit, the library of tests or a protocol's default calls is missed by no caller.
    private static func isSilent(_ declaration: Syntax, in type: TypeHolder) -> Bool {
        if declaration.is(DeinitializerDeclSyntax.self) { return true }
        if declaration.is(InitializerDeclSyntax.self) { return type.isClass }
        if declaration.as(VariableDeclSyntax.self)?.isMadeWithItsObject == true { return true }
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
            let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
        else { return false }
        let words = modified.modifiers.names
        if words.contains("override") || attributed.attributes.names.contains("objc") { return true }
        // A body of a function that is not overridden ends the process when it is called.
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
    let isClass: Bool
    let isExtension: Bool
    private let inherited: Int

    var inherits: Bool { inherited > 0 }

    /// Whether members may be called as requirements of a protocol. A class with one type after the colon has a
    /// superclass there, as a rule.
    var mayWitness: Bool { inherited > (isClass ? 1 : 0) }

    init?(_ node: Syntax) {
        if let node = node.as(ExtensionDeclSyntax.self) {
            name = node.extendedType.trimmedDescription.split(separator: ".").first.map(String.init) ?? ""
            (isClass, isExtension) = (false, true)
        } else if let group = node.asProtocol((any DeclGroupSyntax).self),
            let named = node.asProtocol((any NamedDeclSyntax).self)
        {
            _ = group
            name = named.name.plainText
            (isClass, isExtension) = (node.is(ClassDeclSyntax.self), false)
        } else {
            return nil
        }
        inherited = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.count ?? 0
    }
}
