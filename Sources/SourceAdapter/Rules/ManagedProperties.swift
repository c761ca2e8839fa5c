import SwiftSyntax

/// Gives declarations of `@NSManaged` the bodies that Core Data makes at run time on Apple's platforms.
struct ManagedProperties: Rule {
    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let attribute = Self.attribute(in: node.attributes), draft.canImportCoreData,
            let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { return }
        let key = name.literal
        let text = " { get { managed(\(key)) } set { setManaged(newValue, \(key)) } }"
        guard draft.insertAtLineEnd(text, after: binding.bytes.upperBound) else {
            return draft.report(
                .warning, "\(name) has no value here, since code follows in its line", at: binding)
        }
        draft.erase(attribute)
    }

    /// The methods that Xcode makes for relationships to many, such as `addToItems(_:)`.
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard let attribute = Self.attribute(in: node.attributes), draft.canImportCoreData, node.body == nil,
            let parameter = node.signature.parameterClause.parameters.first,
            node.signature.parameterClause.parameters.count == 1
        else { return }
        let argument = (parameter.secondName ?? parameter.firstName).text
        let text = " { changeManaged(\(node.name.plainText.literal), \(argument)) }"
        if draft.insertAtLineEnd(text, after: node.bytes.upperBound) { draft.erase(attribute) }
    }

    private static func attribute(in attributes: AttributeListSyntax) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "NSManaged" }
    }
}

extension Draft {
    fileprivate var canImportCoreData: Bool { configuration.providedModules.contains("CoreData") }
}
