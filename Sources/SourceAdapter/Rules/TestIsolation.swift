import SwiftSyntax

/// Takes the main actor from classes of XCTest's tests, which find no way to call methods of an actor outside of
/// Apple's platforms. They run on the first thread all the same.
struct TestIsolation: Rule {
    func examine(_ node: AttributeSyntax, in draft: Draft) {
        guard node.name == "MainActor", draft.facts.imports.contains("XCTest"), isOfDeclaration(node),
            let type = draft.enclosingTypes.last, draft.module.lineage(of: type).last == "XCTestCase"
        else { return }
        draft.erase(node)
    }

    private func isOfDeclaration(_ node: AttributeSyntax) -> Bool {
        guard let owner = node.parent?.parent else { return false }
        return owner.is(ClassDeclSyntax.self) || owner.is(ExtensionDeclSyntax.self)
            || owner.is(FunctionDeclSyntax.self) || owner.is(VariableDeclSyntax.self)
    }
}
