import SwiftSyntax

/// Replaces conditions of `#if` that depend on the platform or the build system by their values in a build for the iOS
/// simulator.
struct PlatformConditions: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard isCondition(node), let answer = Conditions.platform(node) ?? ofTypeNames(node) else { return }
        draft.replace(node, with: answer ? "true" : "false")
    }

    /// Returns true for a condition on Darwin that chooses nothing but names of types, such as the type of file names in
    /// Nimble: interfaces are those of Apple's platforms, and code in functions is that for Linux.
    private func ofTypeNames(_ node: FunctionCallExprSyntax) -> Bool? {
        guard node.trimmedDescription == "canImport(Darwin)" else { return nil }
        let block = sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
            $0.as(IfConfigDeclSyntax.self)
        }.first
        let isOfTypeNames = block?.clauses.allSatisfy { clause in
            guard case .statements(let statements) = clause.elements else { return false }
            return statements.allSatisfy { $0.item.is(TypeAliasDeclSyntax.self) }
        }
        return isOfTypeNames == true ? true : nil
    }

    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {
        guard !draft.configuration.isOfPackage, node.baseName.text == Conditions.packageName,
            isCondition(node)
        else { return }
        draft.replace(node, with: "false")
    }

    /// Separates operators from their operands, which may be replaced by a value with spaces on one side alone.
    func examine(_ node: SequenceExprSyntax, in draft: Draft) {
        guard isCondition(node) else { return }
        for element in node.elements where element.is(BinaryOperatorExprSyntax.self) {
            guard element.leadingTrivia.isEmpty, element.trailingTrivia.isEmpty else { continue }
            draft.insert(" ", at: element.bytes.lowerBound)
            draft.insert(" ", at: element.bytes.upperBound)
        }
    }

    /// Returns whether the node is part of an `#if`, in which only operators and parentheses may enclose it.
    private func isCondition(_ node: some SyntaxProtocol) -> Bool {
        var current = Syntax(node)
        while let parent = current.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == current.id }
            guard
                parent.is(ExprSyntax.self) || parent.is(ExprListSyntax.self)
                    || parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
            else { return false }
            current = parent
        }
        return false
    }
}
