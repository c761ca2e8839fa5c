import SwiftSyntax

/// Subclasses of notification centers and file managers, such as those with which tests record notifications or pretend that a
/// file exists: they inherit from a class whose methods can be overridden, under other names. Foundation for Linux declares these
/// methods in extensions.
struct OverridableClasses: Rule {
    /// The class that replaces one of Foundation's.
    private struct Replacement {
        let name: String
        /// The other names of methods, which are not longer, by their names with labels. Those that a call may omit have two entries.
        let methods: [String: String]
    }

    private static let replacements = [
        "NotificationCenter": Replacement(
            name: "OverridableCenter",
            methods: [
                "post(_:)": "_put", "post(name:object:userInfo:)": "_put", "post(name:object:)": "_put",
                "addObserver(forName:object:queue:using:)": "_observe",
                "addObserver(forName:object:queue:)": "_observe",
                "addObserver(_:selector:name:object:)": "_observe",
                "removeObserver(_:)": "_remove", "removeObserver(_:name:object:)": "_remove",
            ]),
        "FileManager": Replacement(
            name: "OpenFiles",
            methods: [
                "fileExists(atPath:isDirectory:)": "_hasFile",
                "contentsOfDirectory(at:includingPropertiesForKeys:options:)": "_contents",
                "contentsOfDirectory(at:includingPropertiesForKeys:)": "_contents",
                "enumerator(at:includingPropertiesForKeys:options:errorHandler:)": "_enumerate",
                "enumerator(at:includingPropertiesForKeys:options:)": "_enumerate",
                "enumerator(at:includingPropertiesForKeys:)": "_enumerate",
                "url(for:in:appropriateFor:create:)": "_at",
            ]),
    ]

    /// Returns whether subclasses can override the method of one of Foundation's classes by another name.
    static func contains(_ fullName: String, of type: String) -> Bool {
        replacements[type]?.methods[fullName] != nil
    }

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            let replacement = Self.replacements[type.name.text], draft.module.qualified(type.name.text) == nil
        else { return }
        draft.replace(type, with: replacement.name)
        if !draft.facts.imports.contains("UIKit") {
            draft.neededImports.insert("class UIKit.\(replacement.name)")
        }
    }

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return }
        rename(node.name, MemberReader.method(node).fullName, in: draft)
    }

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true
        else { return }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        rename(access.declName.baseName, "\(access.declName.baseName.text)(\(labels))", in: draft)
    }

    /// Gives a method of such a subclass its other name.
    private func rename(_ name: TokenSyntax, _ fullName: String, in draft: Draft) {
        guard let type = draft.enclosingTypes.last, let root = draft.module.lineage(of: type).last,
            let other = Self.replacements[root]?.methods[fullName]
        else { return }
        draft.replace(name, with: other)
    }
}
