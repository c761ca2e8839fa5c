import SwiftSyntax

/// Foundation's collections are hashable in Objective-C, so that `json as? [String: AnyHashable]` succeeds for nested
/// dictionaries and arrays, which are Swift's of any values here. An operator converts them.
struct HashableCasts: Rule {
    func examine(_ node: SequenceExprSyntax, in draft: Draft) {
        let elements = Array(node.elements)
        for (cast, type) in zip(elements, elements.dropFirst()) {
            guard let cast = cast.as(UnresolvedAsExprSyntax.self),
                let mark = cast.questionOrExclamationMark?.text,
                let type = type.as(TypeExprSyntax.self)?.type, Self.isOfHashables(type),
                draft.module.qualified("AnyHashable") == nil
            else { continue }
            draft.replace(cast, with: mark == "?" ? "|&>" : "|&!")
            draft.insert(".self", at: type.bytes.upperBound)
            if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
        }
    }

    /// Returns whether the type is a collection whose values, or whose values' values, are any that are hashable.
    private static func isOfHashables(_ type: TypeSyntax) -> Bool {
        let value = type.as(DictionaryTypeSyntax.self)?.value ?? type.as(ArrayTypeSyntax.self)?.element
        guard let value else { return false }
        return value.trimmedDescription == "AnyHashable" || isOfHashables(value)
    }
}
