import SwiftSyntax

/// Removes attributes that require Objective-C. The generated tables contain their information.
struct ObjectiveCAttributes: Rule {
    private static let names: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "_objcRuntimeName",
        "GKInspectable",
        "objcNonLazyRealization",
    ]

    func examine(_ node: AttributeSyntax, in draft: Draft) {
        if Self.names.contains(node.name) || isConventionOfMethod(node) || isConventionOfParameter(node) {
            draft.erase(node)
        }
    }

    /// Returns whether the attribute makes a parameter a block, whose types have no counterpart in C here. A function that uses the
    /// bits of the block keeps it.
    private func isConventionOfParameter(_ node: AttributeSyntax) -> Bool {
        guard node.name == "convention", node.arguments?.trimmedDescription == "block",
            let list = sequence(first: Syntax(node), next: \.parent).lazy
                .compactMap({ $0.as(FunctionParameterListSyntax.self) }).first,
            let declaration = list.parent?.parent?.parent
        else { return false }
        return !declaration.description.contains("unsafeBitCast")
    }

    /// Returns whether the attribute makes a type that of a method's implementation, whose parameters C does not have here.
    private func isConventionOfMethod(_ node: AttributeSyntax) -> Bool {
        guard node.name == "convention", node.arguments?.trimmedDescription == "c",
            let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(
                FunctionTypeSyntax.self)
        else { return false }
        return type.parameters.contains { $0.type.trimmedDescription == "Selector" }
    }
}

/// Replaces the application's entry point by `@main`.
struct ApplicationMain: Rule {
    func examine(_ node: AttributeSyntax, in draft: Draft) {
        if node.name == "UIApplicationMain" { draft.replace(node, with: "@main") }
    }
}

/// Removes previews, which are for Xcode's canvas.
struct Previews: Rule {
    func examine(_ node: MacroExpansionDeclSyntax, in draft: Draft) {
        if node.macroName.text == "Preview" { draft.erase(node) }
    }

    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {
        guard node.macroName.text == "Preview" else { return }
        // Attributes before the macro make the parser produce a declaration without one.
        draft.erase(node)
    }
}
