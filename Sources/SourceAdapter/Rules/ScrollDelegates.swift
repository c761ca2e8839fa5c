import SwiftSyntax

/// Overrides of a scroll view's `delegate`, which UIKit declares in an extension here, since the property of each of
/// its subclasses has another type.
struct ScrollDelegates: Rule {
    private static let name = "delegate"
    private static let own = "delegat_"

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard node.modifiers.contains(where: { $0.name.text == "override" }),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            name.text == Self.name, isScrollView(draft)
        else { return }
        draft.replace(name, with: Self.own)
    }

    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {
        guard node.baseName.text == Self.name,
            node.parent?.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true,
            isScrollView(draft)
        else { return }
        draft.replace(node, with: Self.own)
    }

    private func isScrollView(_ draft: Draft) -> Bool {
        draft.enclosingTypes.last.map { draft.module.lineage(of: $0).last == "UIScrollView" } ?? false
    }
}
