import SwiftSyntax

/// Replaces the bundle of a class by that of its module, which Foundation cannot determine without Objective-C, and finds bundles
/// by their identifiers among those of the program's modules.
struct ModuleBundles: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            isBundle(node.calledExpression) || isImplicit(node.calledExpression) && expectsBundle(node)
        else { return }
        if argument.label?.text == "identifier", draft.configuration.surroundings != .host {
            let call = node.bytes.lowerBound..<argument.expression.bytes.lowerBound
            draft.replace(call, with: "Bundle.known(")
            return
        }
        guard argument.label?.text == "for" else { return }
        guard draft.configuration.surroundings == .host else {
            // The class's own module has registered its bundle, for any class at run time.
            let call = node.bytes.lowerBound..<argument.expression.bytes.lowerBound
            draft.replace(call, with: "Bundle.of(")
            return
        }
        guard draft.configuration.hasBundle, isOwn(argument.expression.trimmedDescription, in: draft) else {
            return
        }
        draft.replace(node, with: "Bundle.module")
    }

    /// Removes a project's own declaration of a property that the package manager or the app's environment declares.
    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard draft.configuration.hasBundle || draft.configuration.surroundings == .application,
            ["Bundle", "Foundation.Bundle"].contains(draft.enclosingTypes.last ?? ""),
            let facts = MemberReader.properties(node).first, facts.name == "module", facts.isStatic
        else { return }
        draft.erase(node)
    }

    private func isBundle(_ called: ExprSyntax) -> Bool {
        let name = called.trimmedDescription
        return ["Bundle", "Foundation.Bundle", "Bundle.init"].contains(name)
    }

    private func isImplicit(_ called: ExprSyntax) -> Bool {
        called.as(MemberAccessExprSyntax.self).map { $0.base == nil && $0.declName.baseName.text == "init" }
            ?? false
    }

    /// Returns whether a call of `.init` makes a bundle, as far as the declaration or the argument that it belongs to shows.
    private func expectsBundle(_ call: FunctionCallExprSyntax) -> Bool {
        var node = call.parent
        while let current = node {
            if let argument = current.as(LabeledExprSyntax.self) { return argument.label?.text == "bundle" }
            if let binding = current.as(PatternBindingSyntax.self) {
                return isBundle(binding.typeAnnotation?.type)
            }
            if let parameter = current.as(FunctionParameterSyntax.self) { return isBundle(parameter.type) }
            if let function = current.as(FunctionDeclSyntax.self) {
                return isBundle(function.signature.returnClause?.type)
            }
            if current.is(ClosureExprSyntax.self) || current.is(MemberAccessExprSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    private func isBundle(_ type: TypeSyntax?) -> Bool {
        let wrapped =
            type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        let name = (wrapped ?? type)?.trimmedDescription
        return name == "Bundle" || name == "Foundation.Bundle"
    }

    private static let namesOfOwnClass: Set = [
        "self", "type(of: self)", "type(of:self)", "Self.self", "classForCoder", "self.classForCoder",
        "classForCoder()", "self.classForCoder()",
    ]

    /// Returns whether the text refers to a class of the module, as far as syntax shows.
    private func isOwn(_ text: String, in draft: Draft) -> Bool {
        if Self.namesOfOwnClass.contains(text) {
            return true
        }
        guard text.hasSuffix(".self") else { return false }
        return draft.module.qualified(String(text.dropLast(5)), within: draft.enclosingTypes.last ?? "")
            != nil
    }
}
