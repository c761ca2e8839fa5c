import SwiftSyntax

/// Gives UIKit the names of observed key paths, as in `table.observe(\.contentSize)`: here a path contains no name, and one from
/// a subclass is not equal to that of the class.
struct ObservedPaths: Rule {
    /// The methods that observe a key path or report changes of it, and the labels of that argument.
    private static let labels = [
        "observe": "", "publisher": "for", "signal": "for", "willChangeValue": "for", "didChangeValue": "for",
    ]

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        let called = node.calledExpression
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name, let label = Self.labels[name.text], let argument = node.arguments.first,
            argument.label?.text ?? "" == label, let path = argument.expression.as(KeyPathExprSyntax.self),
            let key = Self.key(of: path)
        else { return }
        draft.insert("UIKit._named(", at: path.bytes.lowerBound)
        draft.insert(", \(key.literal))", at: path.bytes.upperBound)
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }

    /// Returns the names of a path's properties; nil for a path with other components.
    private static func key(of path: KeyPathExprSyntax) -> String? {
        let names = path.components.map { component -> String? in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.plainText
        }
        return names.isEmpty || names.contains(nil) ? nil : names.compactMap(\.self).joined(separator: ".")
    }
}
