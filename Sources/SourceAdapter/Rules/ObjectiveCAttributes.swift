import SwiftSyntax

/// Removes attributes that require Objective-C. The generated tables contain their information.
struct ObjectiveCAttributes: Rule {
    private static let names: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "_objcRuntimeName",
        "GKInspectable",
        "objcNonLazyRealization",
    ]

    func examine(_ node: AttributeSyntax, in draft: Draft) {
        if Self.names.contains(node.name) { draft.erase(node) }
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
