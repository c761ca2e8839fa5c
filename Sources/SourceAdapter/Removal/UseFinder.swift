import SwiftSyntax

/// Finds statements that use names.
final class UseFinder: SyntaxVisitor {
    private let names: Set<String>
    private let countsSelf: Bool
    private var found: [CodeBlockItemSyntax] = []

    /// Returns the innermost statements inside another node that use the names, optionally also as properties of `self`.
    static func statements(
        using names: Set<String>, in item: some SyntaxProtocol, countsSelf: Bool = false
    ) -> [CodeBlockItemSyntax] {
        let finder = UseFinder(names, countsSelf)
        finder.walk(item)
        return finder.found
    }

    private init(_ names: Set<String>, _ countsSelf: Bool) {
        (self.names, self.countsSelf) = (names, countsSelf)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.baseName.plainText) else { return .visitChildren }
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access?.declName.id == node.id
        if !isMember || countsSelf && access?.base?.trimmedDescription == "self" { note(Syntax(node)) }
        return .visitChildren
    }

    /// `if let name` refers to a name outside of the statement.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        if node.initializer == nil, let name, names.contains(name) { note(Syntax(node)) }
        return .visitChildren
    }

    private func note(_ node: Syntax) {
        let item = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }
            .first
        if let item, !found.contains(where: { $0.id == item.id }) { found.append(item) }
    }
}
