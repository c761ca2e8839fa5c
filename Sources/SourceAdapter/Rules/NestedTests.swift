import SwiftSyntax

/// Gives a class of tests inside another type its own name outside of it, under which the package manager's list of
/// tests, made of the names of classes alone, has it.
struct NestedTests: Rule {
    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard draft.facts.imports.contains("XCTest"), let type = draft.enclosingTypes.last,
            type.contains("."), draft.module.lineage(of: type).last == "XCTestCase",
            let declaration = draft.facts.types.first(where: {
                $0.nameOffset == node.name.bytes.lowerBound
            }), !declaration.isLocal, !declaration.isGeneric, !declaration.isHidden,
            declaration.condition == nil, draft.module.entry(node.name.text) == nil
        else { return }
        draft.append("typealias \(node.name.text) = \(type)")
    }
}
