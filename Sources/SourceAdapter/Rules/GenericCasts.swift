import SwiftSyntax

/// Objective-C's generic classes have no type arguments at run time, so that `request as! NSFetchRequest<Thing>` never
/// fails for a request, nor `anchor as! NSLayoutAnchor<AnyObject>` for an anchor; here operators of Core Data and UIKit have this effect.
struct GenericCasts: Rule {
    private static let classes: Set = ["NSFetchRequest", "NSLayoutAnchor"]

    func examine(_ node: SequenceExprSyntax, in draft: Draft) {
        let elements = Array(node.elements)
        for (index, (element, type)) in zip(elements, elements.dropFirst()).enumerated() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self),
                let mark = cast.questionOrExclamationMark?.text,
                let name = type.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
                Self.classes.contains(name.name.text), name.genericArgumentClause != nil,
                draft.module.qualified(name.name.text) == nil
            else { continue }
            draft.replace(cast, with: "|\(mark)>")
            draft.insert(".self", at: type.bytes.upperBound)
            if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
            // Casts follow each other, which operators of their precedence do not.
            guard index + 2 < elements.count, elements[index + 2].is(UnresolvedAsExprSyntax.self) else {
                continue
            }
            draft.insert("(", at: operand(of: index, in: elements).bytes.lowerBound)
            draft.insert(")", at: type.bytes.upperBound)
        }
    }

    /// Returns the first operand of the casts that end with the one at an index.
    private func operand(of cast: Int, in elements: [ExprSyntax]) -> ExprSyntax {
        var start = cast - 1
        while start >= 2, elements[start - 1].is(UnresolvedAsExprSyntax.self) { start -= 2 }
        return elements[max(start, 0)]
    }
}
