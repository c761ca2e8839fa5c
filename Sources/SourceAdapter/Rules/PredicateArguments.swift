import SwiftSyntax

/// Casts arguments of predicates to the C types that they require, which Swift's own values are not here.
struct PredicateArguments: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        replaceList(node, in: draft)
        guard node.calledExpression.trimmedDescription == "NSPredicate",
            node.arguments.first?.label?.text == "format"
        else { return }
        for argument in node.arguments.dropFirst() {
            guard let cast = argument.expression.as(SequenceExprSyntax.self)?.elements.last,
                let type = cast.as(TypeExprSyntax.self)?.type,
                ["CVarArg", "any CVarArg"].contains(type.trimmedDescription)
            else { continue }
            draft.replace(type, with: "Any")
        }
    }

    /// A predicate of a list of C's variadic arguments, `withVaList(a) { NSPredicate(format: f, arguments: $0) }`, is one of
    /// an array.
    private func replaceList(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.calledExpression.trimmedDescription == "withVaList", node.arguments.count == 1,
            let listExpression = node.arguments.first?.expression, let closure = node.trailingClosure,
            closure.signature == nil, closure.statements.count == 1,
            let call = closure.statements.first?.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "NSPredicate",
            call.arguments.map({ $0.label?.text }) == ["format", "arguments"],
            let formatExpression = call.arguments.first?.expression,
            call.arguments.last?.expression.trimmedDescription == "$0"
        else { return }
        let (format, list) = (formatExpression.trimmedDescription, listExpression.trimmedDescription)
        draft.replace(node, with: "NSPredicate(format: \(format), argumentArray: \(list))")
    }
}
