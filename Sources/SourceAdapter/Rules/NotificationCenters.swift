import SwiftSyntax

/// Subclasses of notification centers, such as those with which tests record notifications: they inherit from a class whose
/// methods can be overridden, under other names.
struct NotificationCenters: Rule {
    static let center = "NotificationCenter"
    private static let names = ["post": "_put", "addObserver": "_observe", "removeObserver": "_remove"]
    /// The labels of the methods' arguments.
    private static let labels: Set = [
        "post(_:)", "post(name:object:userInfo:)", "post(name:object:)",
        "addObserver(forName:object:queue:using:)", "addObserver(forName:object:queue:)",
        "addObserver(_:selector:name:object:)", "removeObserver(_:)", "removeObserver(_:name:object:)",
    ]

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            type.name.text == Self.center, draft.module.qualified(Self.center) == nil
        else { return }
        draft.replace(type, with: "OverridableCenter")
        if !draft.facts.imports.contains("UIKit") {
            draft.neededImports.insert("class UIKit.OverridableCenter")
        }
    }

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard node.modifiers.contains(where: { $0.name.text == "override" }), isInCenter(draft),
            Self.labels.contains(MemberReader.method(node).fullName)
        else { return }
        rename(node.name, in: draft)
    }

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, isInCenter(draft)
        else { return }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        guard Self.labels.contains("\(access.declName.baseName.text)(\(labels))") else { return }
        rename(access.declName.baseName, in: draft)
    }

    private func rename(_ name: TokenSyntax, in draft: Draft) {
        if let other = Self.names[name.text] { draft.replace(name, with: other) }
    }

    /// Returns whether the enclosing class derives from a notification center.
    private func isInCenter(_ draft: Draft) -> Bool {
        guard let type = draft.enclosingTypes.last else { return false }
        return draft.module.lineage(of: type).last == Self.center
    }
}
