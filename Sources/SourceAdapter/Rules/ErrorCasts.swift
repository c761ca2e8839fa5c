import SwiftSyntax

/// On Apple's platforms every error can be cast to `NSError`; here a cast succeeds only for instances of it.
struct ErrorCasts: Rule {
    /// `catch let error as NSError {` catches all errors, and casts the error inside. It is still bound by its name, so
    /// that the body can refer to another variable named `error`.
    func examine(_ node: CatchClauseSyntax, in draft: Draft) {
        guard node.catchItems.count == 1, let item = node.catchItems.first, item.whereClause == nil,
            let pattern = item.pattern, isOfFoundation(in: draft)
        else { return }
        let tokens = Array(pattern.tokens(viewMode: .sourceAccurate))
        let words = tokens.map(\.text)
        guard words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "as",
            words[3] == "NSError"
        else { return }
        guard words[1] != "_" else { return draft.erase(pattern) }
        draft.replace(tokens[0], with: "let")
        draft.erase(tokens[2].bytes.lowerBound..<tokens[3].bytes.upperBound)
        let binding = "\(words[0]) \(words[1]) = \(words[1]) as NSError; _ = \(words[1]);"
        draft.insertDeclarations(binding, at: node.body.leftBrace.bytes.upperBound)
    }

    /// `error as? NSError` bridges any error; adapted code uses an operator instead of the keyword.
    func examine(_ node: SequenceExprSyntax, in draft: Draft) {
        let elements = Array(node.elements)
        for (cast, type) in zip(elements, elements.dropFirst()) {
            guard let cast = cast.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark?.text == "?",
                type.as(TypeExprSyntax.self)?.type.trimmedDescription == "NSError", isOfFoundation(in: draft)
            else { continue }
            draft.replace(cast.bytes.lowerBound..<type.bytes.upperBound, with: "|?> ()")
            if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
        }
    }

    private func isOfFoundation(in draft: Draft) -> Bool { draft.module.qualified("NSError") == nil }
}
