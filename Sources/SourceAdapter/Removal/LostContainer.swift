import SwiftSyntax

/// A container view controller of a missing class, such as a drawer, which a window was to display: its initial child
/// controller replaces it.
struct LostContainer {
    private let name: String
    private let content: String

    /// Matches a removed statement such as `let drawer = Drawer(centerViewController: home)`, which declares a container.
    init?(_ item: CodeBlockItemSyntax) {
        guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let content = Self.content(of: call)
        else { return nil }
        (self.name, self.content) = (name, content)
    }

    /// Words in the argument labels of the initial child, the most certain first.
    private static let words = ["center", "main", "front", "content", "root", "top"]

    private static func content(of call: FunctionCallExprSyntax) -> String? {
        let controllers = call.arguments.filter { argument in
            argument.expression.is(DeclReferenceExprSyntax.self)
                && argument.label?.text.lowercased().hasSuffix("controller") == true
        }
        let shown =
            words.lazy.compactMap { word in
                controllers.first { $0.label?.text.lowercased().contains(word) == true }
            }.first ?? controllers.first
        return shown?.expression.trimmedDescription
    }

    /// Returns the part of a statement such as `window?.rootViewController = drawer` that refers to the container, with its
    /// replacement; nil for any other statement.
    func replacement(in use: CodeBlockItemSyntax) -> RemovalUnit? {
        guard
            let elements = use.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self).map({
                Array($0.elements)
            }),
            elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            elements[0].trimmedDescription.hasSuffix(".rootViewController"),
            elements[2].trimmedDescription == name
        else { return nil }
        let range = elements[2].bytes
        return RemovalUnit(
            range, content, name: "the container \(name); \(content) replaces it", place: range.lowerBound
        )
    }
}
