import SwiftSyntax

/// Orders that a module defines for Foundation's classes, which have one here and none on Apple's platforms: `func < (a:
/// NSNumber, b: NSNumber)` becomes a member of the class, which the compiler prefers to Foundation's, and the conformance
/// that Foundation has already is left out.
struct ReferenceOrder: Rule {
    private static let classes: Set = ["NSDate", "NSDateInterval", "NSIndexPath", "NSNumber", "NSString"]

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        guard node.name.text == "<", draft.enclosingTypes.isEmpty, types.count == 2, types[0] == types[1],
            Self.classes.contains(types[0]), draft.module.qualified(types[0]) == nil
        else { return }
        draft.insert("extension \(types[0]) { ", at: node.bytes.lowerBound)
        draft.insert("static ", at: node.funcKeyword.bytes.lowerBound)
        draft.insert(" }", at: node.bytes.upperBound)
    }

    func examine(_ node: ExtensionDeclSyntax, in draft: Draft) {
        let name = node.extendedType.trimmedDescription
        guard Self.classes.contains(name), draft.module.qualified(name) == nil,
            let clause = node.inheritanceClause,
            let index = clause.inheritedTypes.firstIndex(where: { $0.type.trimmedDescription == "Comparable" }
            )
        else { return }
        let types = clause.inheritedTypes
        guard types.count > 1 else { return draft.erase(clause) }
        draft.erase(types[index])
        // A list does not end with a comma.
        if types[index].trailingComma == nil, let comma = types.dropLast().last?.trailingComma {
            draft.erase(comma)
        }
    }
}
