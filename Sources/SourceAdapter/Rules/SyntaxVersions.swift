import SwiftSyntax

/// Replaces version modules of SwiftSyntax, such as in `canImport(SwiftSyntax509)`, by SwiftSyntax: the toolchain's is
/// newer than those and has no such modules.
struct SyntaxVersions: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.calledExpression.trimmedDescription == "canImport",
            let argument = node.arguments.first?.expression,
            Self.isVersion(argument.trimmedDescription),
            draft.configuration.providedModules.contains("SwiftSyntax")
        else { return }
        draft.replace(argument, with: "SwiftSyntax")
    }

    /// Returns whether a name is that of a version module.
    static func isVersion(_ name: String) -> Bool {
        name.hasPrefix("SwiftSyntax") && name.count == "SwiftSyntax509".count
            && name.dropFirst("SwiftSyntax".count).allSatisfy(\.isNumber)
    }
}
