import SwiftSyntax

/// Replaces the bundle of a class by that of its module, which Foundation cannot determine without Objective-C, and finds bundles
/// by their identifiers among those of the program's modules.
struct ModuleBundles: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let argument = node.arguments.first, node.arguments.count == 1, isBundle(node.calledExpression)
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
