import SwiftSyntax

/// Replaces image, color and file literals by the equivalent calls.
struct ResourceLiterals: Rule {
    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {
        guard let argument = node.arguments.first else { return }
        switch node.macroName.text {
        case "imageLiteral":
            draft.replace(node, withExpression: "UIImage(named:\(argument.expression.trimmedDescription))!")
            importUIKit(in: draft)
        case "fileLiteral":
            let name = argument.expression.trimmedDescription
            draft.replace(node, withExpression: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
        case "colorLiteral":
            // The arguments are those of the initializer and stay in place.
            let start = node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound
            draft.replace(start, with: "UIColor")
            importUIKit(in: draft)
        default:
            break
        }
    }

    /// Imports UIKit, which the literals do not require.
    private func importUIKit(in draft: Draft) {
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }
}
