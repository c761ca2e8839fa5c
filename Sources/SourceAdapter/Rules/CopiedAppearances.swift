import SwiftSyntax

/// `copy()` of a bar's appearance has the appearance's type on Apple's platforms, and `Any` here, where it is Foundation's; UIKit has
/// another function of the same length.
struct CopiedAppearances: Rule {
    private static let names: Set = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
        "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance", "barAppearance",
    ]

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "copy", let base = access.base,
            let name = Self.name(of: base), Self.names.contains(name)
        else { return }
        draft.replace(access.declName.baseName, with: "cop_")
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }

    /// Returns the last name of an expression such as `bar.standardAppearance`, also of an optional one.
    private static func name(of base: ExprSyntax) -> String? {
        if let chain = base.as(OptionalChainingExprSyntax.self) { return name(of: chain.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
        return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
