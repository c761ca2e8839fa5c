import SwiftSyntax

/// Takes out attributes that only a compiler with Objective-C accepts. What they say goes into the generated tables.
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

/// Marks the program's start as Swift does everywhere.
struct ApplicationMain: Rule {
    func examine(_ node: AttributeSyntax, in draft: Draft) {
        if node.name == "UIApplicationMain" { draft.replace(node, with: "@main") }
    }
}

/// Takes out previews, which are for Xcode's canvas.
struct Previews: Rule {
    func examine(_ node: MacroExpansionDeclSyntax, in draft: Draft) {
        if node.macroName.text == "Preview" { draft.erase(node) }
    }

    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {
        guard node.macroName.text == "Preview" else { return }
        // Attributes before the macro make the parser see a declaration without one.
        draft.erase(node)
    }
}
