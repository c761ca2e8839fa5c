import SwiftSyntax

/// Replaces `#selector` by the selector.
struct Selectors: Rule {
    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {
        guard node.macroName.text == "selector" else { return }
        guard let reference = SelectorReference(node) else {
            return draft.report(.error, "this form of #selector is not supported", at: node)
        }
        let resolver = SelectorResolver(module: draft.module)
        let (name, isKnown) = resolver.selector(reference, within: draft.enclosingTypes)
        if !isKnown {
            let text =
                "cannot find the method of #selector(\(reference.name)); it is assumed to have no arguments"
            draft.report(.warning, text, at: node)
        }
        // A constant of the file would not be visible where a default argument of a public function is used.
        if node.parent?.is(InitializerClauseSyntax.self) == true,
            node.parent?.parent?.is(FunctionParameterSyntax.self) == true,
            draft.replace(node, with: name.literal)
        {
            return
        }
        draft.replace(node, withExpression: "_Selector(\(name.literal))")
    }
}

/// Replaces `#keyPath` by the key path.
struct KeyPaths: Rule {
    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {
        guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else { return }
        var parts = path.trimmedDescription.split(separator: ".").map { part in
            String(part.filter { !"?!`".contains($0) && !$0.isWhitespace })
        }
        dropTypes(from: &parts)
        draft.replace(node, withExpression: parts.joined(separator: ".").literal)
    }

    /// Removes the components before the first property: types, modules and `self`.
    private func dropTypes(from parts: inout [String]) {
        while parts.count > 1, let first = parts.first {
            let isType = first == "self" || first == "Self" || first.first?.isUppercase == true
            guard isType else { return }
            parts.removeFirst()
        }
    }
}
