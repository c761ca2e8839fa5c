import SwiftSyntax

/// Walks once through a file and passes each node to the rules.
final class RuleWalker: SyntaxVisitor {
    private let rules: [any Rule]
    private let draft: Draft

    init(_ rules: [any Rule], _ draft: Draft) {
        self.rules = rules
        self.draft = draft
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Conditional compilation

    /// Skips inactive code, so that it is not treated as a part of the module.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        node.clauses.compactMap(\.condition).forEach { walk($0) }
        for (clause, _) in Conditions(draft.configuration).active(node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    // MARK: Types

    private func enter(_ name: String, show: (any Rule) -> Void = { _ in }) -> SyntaxVisitorContinueKind {
        let outer = draft.enclosingTypes.last
        draft.enclosingTypes.append(outer.map { "\($0).\(name)" } ?? name)
        rules.forEach(show)
        return .visitChildren
    }

    private func leave() { draft.enclosingTypes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText) { $0.examine(node, in: draft) }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(draft.module.extendedName(node.extendedType.trimmedDescription)) { $0.examine(node, in: draft) }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText) { $0.examine(node, in: draft) }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    // MARK: Other nodes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rules.forEach { $0.examine(node, in: draft) }
        return .visitChildren
    }
}
