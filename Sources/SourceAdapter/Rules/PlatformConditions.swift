import SwiftSyntax

/// Answers what `#if` asks about the platform, as a build for the iOS simulator would.
struct PlatformConditions: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard isCondition(node), let answer = Conditions.platform(node) else { return }
        draft.replace(node, with: answer ? "true" : "false")
    }

    /// Returns whether the node is part of an `#if`, which may hold nothing but operators and parentheses around it.
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
