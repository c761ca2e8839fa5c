import SwiftSyntax

/// Initializers that differ on Apple's platforms: a second object of `ProcessInfo` is the same as the first, a string
/// that can be changed needs no capacity, a predicate no condition, a new `NSMutableCharacterSet` can be changed, a mutex that was not initialized is not locked, a parser
/// of XML accepts declared attributes, and responses have all initializers of their superclasses and their headers as they were given.
struct FoundationInitializers: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        namedCode(node, in: draft)
        delegatedHeaders(node, in: draft)
        guard node.leftParen != nil, node.trailingClosure == nil, let type = Self.type(node),
            draft.module.qualified(type.baseName.text) == nil
        else { return }
        switch type.baseName.text {
        case "ProcessInfo" where node.arguments.isEmpty:
            draft.replace(node, withExpression: "ProcessInfo.processInfo")
        case "NSPredicate" where node.arguments.isEmpty:
            draft.replace(node, withExpression: "NSPredicate(value: false)")
        case "NSMutableString" where node.arguments.isEmpty:
            draft.replace(node, withExpression: "NSMutableString(capacity: 0)")
        case "NSMutableCharacterSet":
            call("_mutableCharacterSet", of: "UIKit", in: node, draft)
        case "pthread_mutex_t" where node.arguments.isEmpty:
            call("_pthreadMutex", of: "UIKit", in: node, draft)
        case "URLResponse" where node.arguments.isEmpty:
            call("_response", of: "KumikiNetwork", in: node, draft)
        case "NSURLRequest" where node.arguments.isEmpty:
            call("_urlRequest", of: "KumikiNetwork", in: node, draft)
        case "XMLParser" where ["data", "contentsOf", "stream"].contains(node.arguments.first?.label?.text):
            call("_xmlParse", of: "KumikiNetwork", in: node, draft)
        case "HTTPURLResponse" where isOfResponse(node):
            call("_httpResponse", of: "KumikiNetwork", in: node, draft)
        default: break
        }
    }

    /// Codes without a name are codes as well on Apple's platforms.
    private func namedCode(_ node: FunctionCallExprSyntax, in draft: Draft) {
        let called = node.calledExpression.trimmedDescription
        guard ["URLError.Code", "URLError.Code.init"].contains(called),
            node.arguments.count == 1, node.arguments.first?.label?.text == "rawValue",
            draft.module.qualified("URLError") == nil
        else { return }
        call("_urlErrorCode", of: "UIKit", in: node, draft)
    }

    /// An initializer of responses that an extension declares keeps the headers that it passes on as they are given.
    private func delegatedHeaders(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.calledExpression.trimmedDescription == "self.init",
            draft.enclosingTypes.last == "HTTPURLResponse", let headers = node.arguments.last,
            headers.label?.text == "headerFields", Self.isRepeatable(headers.expression)
        else { return }
        let end = node.parent?.as(ForceUnwrapExprSyntax.self)?.bytes.upperBound ?? node.bytes.upperBound
        let given = headers.expression.trimmedDescription.onOneLine
        let words = "; KumikiNetwork.AppNetwork.keep(\(given), of: self)"
        guard draft.insertAtLineEnd(words, after: end) else { return }
        draft.neededImports.insert("KumikiNetwork")
    }

    /// Returns whether an expression has the same value, and no other effect, if it is evaluated twice.
    private static func isRepeatable(_ expression: ExprSyntax) -> Bool {
        expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    }

    /// Calls a function of a module, whose name is no longer than the initializer's.
    private func call(_ function: String, of module: String, in node: FunctionCallExprSyntax, _ draft: Draft)
    {
        draft.replace(node.calledExpression, with: function)
        if !draft.facts.imports.contains(module) { draft.neededImports.insert(module) }
    }

    /// Returns whether the arguments are those of an initializer of `NSObject` or `URLResponse`, or include headers.
    private func isOfResponse(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.isEmpty || node.arguments.dropFirst().first?.label?.text == "mimeType"
            || node.arguments.last?.label?.text == "headerFields"
    }

    /// Returns the name of the type in `Type(…)` and `Type.init(…)`.
    private static func type(_ node: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let called = access?.declName.baseName.text == "init" ? access?.base : node.calledExpression
        return called?.as(DeclReferenceExprSyntax.self)
    }
}
