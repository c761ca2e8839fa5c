import SwiftSyntax

/// Tests create views by `init(coder:)` with an unarchiver of no data, which ends the process in Foundation for Linux.
struct Unarchivers: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
            type.baseName.text == "NSKeyedUnarchiver", draft.module.qualified("NSKeyedUnarchiver") == nil,
            node.arguments.first?.label?.text == "forReadingWith"
        else { return }
        draft.replace(type, with: "_keyedUnarchiver")
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }
}
