import SwiftSyntax

/// Replaces platform conditions of `#if` by their values in a build for the iOS simulator.
struct PlatformConditions: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard isCondition(node), let answer = Conditions.platform(node) else { return }
        draft.replace(node, with: answer ? "true" : "false")
    }

    /// Returns whether the node is part of an `#if`, in which only operators and parentheses may enclose it.
    private func isCondition(_ node: FunctionCallExprSyntax) -> Bool {
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
