import SwiftSyntax

/// Adds implementations to `@NSManaged` properties and functions, which Core Data provides at run time on iOS.
struct ManagedMembers: Rule {
    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let attribute = node.attributes.plain.first(where: { $0.name == "NSManaged" }) else { return }
        draft.erase(attribute)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let key = name.plainText.literal
            let text = "{ get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
            draft.insertDeclarations(text, at: binding.bytes.upperBound)
        }
    }

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard let attribute = node.attributes.plain.first(where: { $0.name == "NSManaged" }), node.body == nil
        else {
            return
        }
        draft.erase(attribute)
        let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let text = "{ changeManaged(\(node.name.plainText.literal), [\(names.joined(separator: ", "))]) }"
        draft.insertDeclarations(text, at: node.bytes.upperBound)
    }
}
