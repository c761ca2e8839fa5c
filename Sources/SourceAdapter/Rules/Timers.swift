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
        // An idle timer is replaced with another one, wherever it is.
        let isVariable = access == nil && (isIdle || Self.determinesType(node))
        draft.replace(type, with: isVariable ? "_Tick" : "_Time")
        if !importsUIKit {
            draft.neededImports.insert(isVariable ? "func UIKit._Tick" : "typealias UIKit._Time")
        }
    }

    /// Returns whether the value is the initial one of a variable without a written type, which may be assigned any other timer
    /// later.
    private static func determinesType(_ node: FunctionCallExprSyntax) -> Bool {
        guard let initializer = node.parent?.as(InitializerClauseSyntax.self),
            let binding = initializer.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil
        else { return false }
        let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
        return declaration?.bindingSpecifier.tokenKind == .keyword(.var)
    }
}
