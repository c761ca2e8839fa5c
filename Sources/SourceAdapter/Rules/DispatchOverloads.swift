import SwiftSyntax

/// Custom `async` methods of dispatch queues, which would be ambiguous with those of UIKit's clock.
struct DispatchOverloads: Rule {
    private static let names: Set = ["async", "asyncAfter"]

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard Self.names.contains(node.name.text), draft.enclosingTypes.last == "DispatchQueue",
            draft.module.entry("DispatchQueue")?.declaration == nil,
            !node.attributes.plain.contains(where: { $0.name == "_disfavoredOverload" }),
            let previous = node.firstToken(viewMode: .sourceAccurate)?.previousToken(
                viewMode: .sourceAccurate)
        else { return }
        let words = previous.text == "{" ? " @_disfavoredOverload" : "; @_disfavoredOverload"
        if !draft.insertAtLineEnd(words, after: previous.bytes.upperBound) {
            draft.report(.warning, "calls of \(node.name.text) are ambiguous beside UIKit's", at: node.name)
        }
    }
}
