import SwiftSyntax

/// Lets objects describe themselves for debugging as they do otherwise, as `NSObject` does on Apple's platforms, such as in the
/// descriptions of arrays.
struct DebugDescriptions: Rule {
    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last,
            let declaration = draft.facts.types.first(where: {
                $0.nameOffset == node.name.bytes.lowerBound
            })
        else { return }
        let lineage = draft.module.lineage(of: type)
        guard lineage.last == "NSObject", overrides("description", type, in: draft),
            !lineage.dropFirst().contains(where: { overrides("description", $0, in: draft) }),
            !lineage.contains(where: { declares("debugDescription", $0, in: draft) })
        else { return }
        let access = declaration.access >= .public ? "public " : ""
        draft.insertDeclarations(
            "\(access)override var debugDescription: Swift.String { description };",
            at: declaration.bodyStart)
    }

    private func overrides(_ name: String, _ type: String, in draft: Draft) -> Bool {
        draft.module.entry(type)?.members.contains {
            $0.kind == .property && $0.name == name && $0.isOverride && !$0.isStatic
        } ?? false
    }

    private func declares(_ name: String, _ type: String, in draft: Draft) -> Bool {
        draft.module.entry(type)?.members.contains { $0.kind == .property && $0.name == name } ?? false
    }
}
