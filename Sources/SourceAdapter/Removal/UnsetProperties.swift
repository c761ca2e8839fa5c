import SwiftSyntax

/// Implicitly unwrapped properties that have no value because a statement is left out, and their uses, which would
/// end the process.
enum UnsetProperties {
    /// Returns the later statements in its function that use a property which the statement would have set, or whose missing
    /// value caused its failure.
    static func uses(of item: CodeBlockItemSyntax, _ error: RemovalError) -> [CodeBlockItemSyntax] {
        let declared = UnwrappedPropertyFinder.names(around: item)
        guard !declared.isEmpty else { return [] }
        let name = error.isMissingValue ? firstUsed(of: declared, in: item) : assigned(by: item)
        guard let name, declared.contains(name) else { return [] }
        return following(item).flatMap { UseFinder.statements(using: [name], in: $0, countsSelf: true) }
    }

    /// Returns the property that a statement such as `cell = x` or `self.cell = x` sets.
    private static func assigned(by item: CodeBlockItemSyntax) -> String? {
        guard let sequence = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self),
            let target = sequence.elements.first, let mark = sequence.elements.dropFirst().first,
            mark.is(AssignmentExprSyntax.self)
        else { return nil }
        if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let access = target.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == "self"
        else { return nil }
        return access.declName.baseName.text
    }

    static func firstUsed(of names: Set<String>, in item: CodeBlockItemSyntax) -> String? {
        item.tokens(viewMode: .sourceAccurate).first { names.contains($0.text) }?.text
    }

    /// Returns the statements that run after a statement in its function.
    private static func following(_ item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
        var found: [CodeBlockItemSyntax] = []
        for node in sequence(first: Syntax(item), next: \.parent) {
            if FunctionBody(node) != nil { break }
            guard let inner = node.as(CodeBlockItemSyntax.self),
                let list = inner.parent?.as(CodeBlockItemListSyntax.self)
            else { continue }
            found += list.drop { $0.id != inner.id }.dropFirst()
        }
        return found
    }
}

extension RemovalError {
    /// Whether code failed because an implicitly unwrapped property is nil.
    var isMissingValue: Bool {
        message.hasPrefix(RemovalUnit.failureWords) && message.contains("implicitly unwrapping")
    }
}

/// Finds the properties of a file whose types end with `!`.
final class UnwrappedPropertyFinder: SyntaxVisitor {
    private var names: Set<String> = []
    private var withOutlets = true

    static func names(around node: some SyntaxProtocol, withOutlets: Bool = true) -> Set<String> {
        let finder = UnwrappedPropertyFinder(viewMode: .sourceAccurate)
        finder.withOutlets = withOutlets
        finder.walk(node.root)
        return finder.names
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
            let name = node.pattern.as(IdentifierPatternSyntax.self)
        {
            names.insert(name.identifier.text)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOutlet = node.attributes.plain.contains { $0.name == "IBOutlet" }
        return isOutlet && !withOutlets ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
