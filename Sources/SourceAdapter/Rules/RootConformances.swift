import SwiftSyntax

/// Copies conformances that a module declares for all objects, `extension NSObject: Named {}`, to those of Foundation's
/// types that are not derived from `NSObject` here.
struct RootConformances: Rule {
    private static let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]

    func examine(_ node: ExtensionDeclSyntax, in draft: Draft) {
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
            let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription),
            !inherited.isEmpty, draft.module.qualified("NSObject") == nil,
            draft.facts.types.contains(where: {
                $0.nameOffset == node.extendedType.bytes.lowerBound && $0.condition == nil
            })
        else { return }
        for name in Self.classes where draft.module.qualified(name) == nil {
            let own = draft.module.entry(name)?.inherited ?? []
            let missing = inherited.filter { !own.contains($0) }
            guard !missing.isEmpty else { continue }
            draft.append("extension Foundation.\(name): \(missing.joined(separator: ", ")) {}")
        }
    }
}
