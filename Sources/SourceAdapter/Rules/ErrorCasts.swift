import SwiftSyntax

/// On Apple's platforms every error can be cast to `NSError`; here a cast succeeds only for instances of it.
struct ErrorCasts: Rule {
    /// `catch let error as NSError {` catches all errors, and casts the error inside.
    func examine(_ node: CatchClauseSyntax, in draft: Draft) {
        guard node.catchItems.count == 1, let item = node.catchItems.first, item.whereClause == nil,
            let pattern = item.pattern, isOfFoundation(in: draft)
        else { return }
        let words = pattern.tokens(viewMode: .sourceAccurate).map(\.text)
        guard words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "as",
            words[3] == "NSError"
        else { return }
        draft.erase(pattern)
        let binding =
            words[1] == "_" ? "_ = error" : "\(words[0]) \(words[1]) = error as NSError; _ = \(words[1]);"
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
