import SwiftSyntax

/// Timers that code creates before it adds them to a run loop: they run on UIKit's clock, as scheduled ones do. A timer
/// without an action, as a placeholder, can be created by `Timer()` on Apple's platforms only. Files without UIKit import
/// the class for those with a target, which Foundation lacks here.
struct Timers: Rule {
    /// Subclasses, such as those with which tests replace timers, inherit from a class with `init()`.
    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            type.name.text == "Timer", draft.module.qualified("Timer") == nil
        else { return }
        draft.replace(type, with: "_Time")
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("typealias UIKit._Time") }
    }

    private static let labels: Set = ["timeInterval", "fire", "fireAt"]

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        let isIdle = node.arguments.isEmpty && node.trailingClosure == nil && node.leftParen != nil
        let label = node.arguments.first?.label?.text
        let importsUIKit = draft.facts.imports.contains("UIKit")
        let hasTarget = node.arguments.contains { $0.label?.text == "target" }
        guard isIdle || label.map(Self.labels.contains) == true,
            importsUIKit || (isIdle || hasTarget) && draft.facts.imports.contains("Foundation"),
            draft.module.qualified("Timer") == nil
        else { return }
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let called = access?.declName.baseName.text == "init" ? access?.base : node.calledExpression
        guard let type = called?.as(DeclReferenceExprSyntax.self), type.baseName.text == "Timer" else {
            return
        }
        // An idle timer has the type `Timer`, since code replaces it with another one.
        let isPlaceholder = isIdle && access == nil
        draft.replace(type, with: isPlaceholder ? "_Idle" : "_Time")
        if !importsUIKit {
            draft.neededImports.insert(isPlaceholder ? "func UIKit._Idle" : "typealias UIKit._Time")
        }
    }
}
