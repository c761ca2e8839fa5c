import SwiftSyntax

/// Formatters with the locale of the interface, which Foundation's on Linux do not have: those that the module creates and
/// those of its subclasses. Their types remain Foundation's.
struct Formatters: Rule {
    /// The functions and the classes that replace Foundation's, by its class.
    static let replacements = [
        "DateFormatter": (function: "_dateFormat", superclass: "_DateFormat"),
        "NumberFormatter": (function: "_numberFormat", superclass: "_NumberFormat"),
    ]

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, isActive(in: draft) else { return }
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            guard access.declName.baseName.text == "init" else { return }
            guard let base = access.base else { return replaceImplicit(access, of: node, in: draft) }
            if base.trimmedDescription == "self" { setLocale(after: node, in: draft) }
            replace(base, by: access, in: draft)
        } else {
            replace(node.calledExpression, by: node.calledExpression, in: draft)
        }
    }

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard isActive(in: draft),
            let type = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            let replacement = Self.replacements[type.name.text], isFoundations(type.name.text, in: draft)
        else { return }
        draft.replace(type, with: replacement.superclass)
    }

    private func isActive(in draft: Draft) -> Bool { draft.configuration.surroundings != .host }

    private func isFoundations(_ type: String, in draft: Draft) -> Bool {
        draft.module.entry(type)?.declaration == nil
    }

    private func replace(_ type: ExprSyntax, by called: some ExprSyntaxProtocol, in draft: Draft) {
        guard let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let replacement = Self.replacements[name], isFoundations(name, in: draft)
        else { return }
        draft.replace(called, with: replacement.function)
    }

    /// Replaces `.init()` where the type that is expected is written beside it.
    private func replaceImplicit(
        _ access: MemberAccessExprSyntax, of call: FunctionCallExprSyntax, in draft: Draft
    ) {
        guard let type = Self.expectedType(of: call)?.as(IdentifierTypeSyntax.self)?.name.text,
            Self.replacements[type] != nil, isFoundations(type, in: draft)
        else { return }
        draft.replace(access, with: ".\(Self.member)")
    }

    /// The static function of Foundation's classes that creates a formatter, with a name as long as `init`.
    static let member = "_new"

    /// Returns the type of the variable or parameter whose value the expression is, without optionality.
    private static func expectedType(of expression: FunctionCallExprSyntax) -> TypeSyntax? {
        guard let value = expression.parent?.as(InitializerClauseSyntax.self) else { return nil }
        let type =
            value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? value.parent?.as(FunctionParameterSyntax.self)?.type
        return type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    }

    /// Sets the locale in the initializers of the module's extensions.
    private func setLocale(after call: FunctionCallExprSyntax, in draft: Draft) {
        guard call.parent?.is(CodeBlockItemSyntax.self) == true, let owner = draft.enclosingTypes.last,
            Self.replacements[owner] != nil, isFoundations(owner, in: draft)
        else { return }
        draft.insertDeclarations("; self.locale = .current", at: call.bytes.upperBound)
    }
}
