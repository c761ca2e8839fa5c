import SwiftSyntax

/// `SKScene(fileNamed:)` makes a scene of the class that the file names, which an initializer cannot do here: a function of
/// nearly the same name does.
struct SceneFiles: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.arguments.first?.label?.text == "fileNamed", node.arguments.count == 1,
            let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
            type.baseName.text == "SKScene",
            draft.module.qualified("SKScene") == nil
        else { return }
        draft.replace(type, with: "SKscene")
    }
}
