import SwiftSyntax

/// Makes images, colors and files that Xcode shows as pictures by the calls that they stand for.
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
            // The arguments are the initializer's own and stay where they are.
            let start = node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound
            draft.replace(start, with: "UIColor")
            importUIKit(in: draft)
        default:
            break
        }
    }

    /// The literals need no import of it.
    private func importUIKit(in draft: Draft) {
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }
}
