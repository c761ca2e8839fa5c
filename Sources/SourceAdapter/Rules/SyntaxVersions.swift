import SwiftSyntax

/// Asks for SwiftSyntax where sources ask for a version of it, such as `canImport(SwiftSyntax509)`: the toolchain's is
/// newer than those and has no modules for their numbers.
struct SyntaxVersions: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard node.calledExpression.trimmedDescription == "canImport",
            let argument = node.arguments.first?.expression,
            Self.isVersion(argument.trimmedDescription),
            draft.configuration.providedModules.contains("SwiftSyntax")
        else { return }
        draft.replace(argument, with: "SwiftSyntax")
    }

    /// Returns whether a name is that of a module which stands for a version.
    static func isVersion(_ name: String) -> Bool {
        name.hasPrefix("SwiftSyntax") && name.count == "SwiftSyntax509".count
            && name.dropFirst("SwiftSyntax".count).allSatisfy(\.isNumber)
    }
}
