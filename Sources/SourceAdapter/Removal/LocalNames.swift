import SwiftSyntax

/// Names that a statement declares for later ones, and their uses.
enum LocalNames {
    /// Returns the later statements in its list that use a statement's declarations, the smallest around each use.
    static func uses(of item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            list.parent?.is(SourceFileSyntax.self) != true
        else { return [] }
        var names = declared(by: item)
        guard !names.isEmpty else { return [] }
        var found: [CodeBlockItemSyntax] = []
        for next in list.drop(while: { $0.id != item.id }).dropFirst() {
            let users = UseFinder.statements(using: names, in: next)
            found += users
            // Declarations that are local to one of the statements matter only there.
            if users.contains(where: { $0.id == next.id }) { names.formUnion(declared(by: next)) }
        }
        return found
    }

    private static func declared(by item: CodeBlockItemSyntax) -> Set<String> {
        switch item.item {
        case .decl(let decl):
            if let variable = decl.as(VariableDeclSyntax.self) {
                return Set(variable.bindings.flatMap { names(in: $0.pattern) })
            }
            return decl.as(FunctionDeclSyntax.self).map { [$0.name.plainText] } ?? []
        case .stmt(let statement):
            let conditions = statement.as(GuardStmtSyntax.self)?.conditions ?? []
            return Set(
                conditions.flatMap { element -> [String] in
                    switch element.condition {
                    case .optionalBinding(let binding): names(in: binding.pattern)
                    case .matchingPattern(let matching): names(in: matching.pattern)
                    default: []
                    }
                })
        default:
            return []
        }
    }

    private static func names(in pattern: PatternSyntax) -> [String] {
        pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.parent?.is(IdentifierPatternSyntax.self) == true ? token.plainText : nil
        }
    }
}
