import SwiftSyntax

/// Objective-C's generic classes have no type arguments at run time, so that `request as! NSFetchRequest<Thing>` never
/// fails for a request; here an operator of Core Data has this effect.
struct GenericCasts: Rule {
    func examine(_ node: SequenceExprSyntax, in draft: Draft) {
        let elements = Array(node.elements)
        for (cast, type) in zip(elements, elements.dropFirst()) {
            guard let cast = cast.as(UnresolvedAsExprSyntax.self),
                let mark = cast.questionOrExclamationMark?.text,
                let name = type.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
                name.name.text == "NSFetchRequest", name.genericArgumentClause != nil,
                draft.module.qualified("NSFetchRequest") == nil
            else { continue }
            draft.replace(cast, with: "|\(mark)>")
            draft.insert(".self", at: type.bytes.upperBound)
        }
    }
}
