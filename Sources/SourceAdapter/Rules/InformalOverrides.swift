import SwiftSyntax

/// Redeclares members that are overridden in Objective-C and declared in an extension here.
struct InformalOverrides: Rule {
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        examine(node.modifiers, MemberReader.method(node), in: draft)
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let member = MemberReader.properties(node).first else { return }
        examine(node.modifiers, member, in: draft)
    }

    private func examine(_ modifiers: DeclModifierListSyntax, _ member: MemberFacts, in draft: Draft) {
        guard let word = modifiers.first(where: { $0.name.text == "override" }),
            let type = draft.enclosingTypes.last, draft.module.isInformal(member, of: type)
        else { return }
        draft.erase(word)
    }
}

/// References to `fulfill` of an expectation, which has parameters here and none on Apple's platforms.
struct ExpectationReferences: Rule {
    private static let declaration =
        "extension XCTestExpectation { fileprivate func fulfill() { fulfill(#file, line: #line) } }"

    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {
        guard node.baseName.text == "fulfill", node.argumentNames == nil,
            let access = node.parent?.as(MemberAccessExprSyntax.self), access.base != nil,
            access.parent?.is(FunctionCallExprSyntax.self) != true,
            draft.facts.imports.contains("XCTest")
        else { return }
        draft.appendOnce(Self.declaration)
    }
}
