import SwiftSyntax

/// Initializers that differ on Apple's platforms: a second object of `ProcessInfo` is the same as the first, a new
/// `NSMutableCharacterSet` can be changed, a mutex that was not initialized is not locked, and responses have all initializers of their superclasses.
struct FoundationInitializers: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.leftParen != nil, node.trailingClosure == nil, let type = Self.type(node),
            draft.module.qualified(type.baseName.text) == nil
        else { return }
        switch type.baseName.text {
        case "ProcessInfo" where node.arguments.isEmpty:
            draft.replace(node, with: "ProcessInfo.processInfo")
        case "NSMutableCharacterSet":
            draft.replace(node.calledExpression, with: "NSMutableCharacterSet._mutable")
            if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
        case "pthread_mutex_t" where node.arguments.isEmpty:
            draft.replace(node.calledExpression, with: "pthread_mutex_t._uninitialized")
            if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
        case "URLResponse" where node.arguments.isEmpty:
            draft.replace(node.calledExpression, with: "URLResponse._response")
            draft.neededImports.insert("KumikiNetwork")
        case "HTTPURLResponse" where isOfSuperclass(node):
            draft.replace(node.calledExpression, with: "HTTPURLResponse._httpResponse")
            draft.neededImports.insert("KumikiNetwork")
        default: break
        }
    }

    /// Returns whether the arguments are those of an initializer of `NSObject` or `URLResponse`.
    private func isOfSuperclass(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.isEmpty || node.arguments.dropFirst().first?.label?.text == "mimeType"
    }

    /// Returns the name of the type in `Type(…)` and `Type.init(…)`.
    private static func type(_ node: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let called = access?.declName.baseName.text == "init" ? access?.base : node.calledExpression
        return called?.as(DeclReferenceExprSyntax.self)
    }
}
