/// Adds declarations to a file after all rules have examined it.
protocol DeclarationWriter: Sendable {
    func write(to draft: Draft)
}

enum DeclarationWriters {
    static let all: [any DeclarationWriter] = [OptionalConformances(), AddedConformances(), ClassTables()]
}

/// Adds conformances to the protocols of the optional requirements that each class implements.
struct OptionalConformances: DeclarationWriter {
    func write(to draft: Draft) {
        guard !draft.module.optionals.isEmpty else { return }
        for type in draft.facts.types where type.kind == .class || type.kind == .extension {
            for member in type.members where member.kind != .initializer {
                guard let requirement = requirement(member, of: type, in: draft) else { continue }
                conform(type, to: requirement, member, in: draft)
            }
        }
    }

    private func requirement(
        _ member: MemberFacts, of type: TypeFacts, in draft: Draft
    ) -> OptionalRequirement? {
        let requirements = draft.module.optionals(named: member.name).filter {
            $0.isImplemented(by: member)
        }
        guard !requirements.isEmpty else { return nil }
        let protocols = protocols(of: type, in: draft)
        return requirements.first { protocols.contains($0.protocolName) }
    }

    /// Local classes may have the same name; each has the types of its own inheritance clause.
    private func protocols(of type: TypeFacts, in draft: Draft) -> Set<String> {
        guard type.isLocal else { return draft.module.protocols(of: type.name) }
        return type.inherited.reduce(into: []) { protocols, written in
            for part in written.split(separator: "&") {
                let bare = part.filter { !$0.isWhitespace }
                let name = draft.module.qualified(bare, within: type.name) ?? bare
                protocols.insert(name)
                protocols.formUnion(draft.module.protocols(of: name))
            }
        }
    }

    /// Returns the class's superclasses, nearest first.
    private func ancestors(of type: TypeFacts, in draft: Draft) -> [String] {
        guard type.isLocal, type.kind == .class else {
            return Array(draft.module.lineage(of: type.name).dropFirst())
        }
        guard let written = type.inherited.first else { return [] }
        return draft.module.lineage(of: draft.module.qualified(written, within: type.name) ?? written)
    }

    private func conform(
        _ type: TypeFacts, to requirement: OptionalRequirement, _ member: MemberFacts, in draft: Draft
    ) {
        let isInherited = ancestors(of: type, in: draft).contains { ancestor in
            draft.module.protocols(of: ancestor).contains(requirement.protocolName)
                && draft.module.entry(ancestor)?.members.contains { $0.fullName == member.fullName }
                    ?? member.isOverride
        }
        guard !isInherited else { return }
        let isOwnPart = type.kind == .class && !type.inherited.isEmpty && member.condition == nil
        if type.isLocal || type.isHidden, isOwnPart {
            return draft.conform(type, to: requirement.ownProtocol)
        }
        guard !type.isLocal, !type.isHidden else {
            let text =
                "\(member.fullName) is not called: a class that is private to other types cannot conform to its protocol"
            return draft.report(.warning, text, at: member.nameOffset)
        }
        let declaration = "extension \(type.name): \(requirement.ownProtocol) {}"
        draft.append(
            Conditioned(condition: Conditions.both(type.condition, member.condition), text: declaration).text)
    }
}

/// Adds conformances to protocols whose methods a class has by their selectors only.
struct AddedConformances: DeclarationWriter {
    func write(to draft: Draft) {
        for type in draft.facts.types where type.kind == .class || type.kind == .extension {
            for name in draft.module.addedConformances(of: type) where !type.isHidden {
                let text = "extension \(type.name): UIKit.\(name) {}"
                draft.append(Conditioned(condition: type.condition, text: text).text)
            }
        }
    }
}

/// Text that is compiled under a condition.
struct Conditioned {
    var condition: String?
    var content: String

    init(condition: String?, text: String) {
        self.condition = condition
        content = text
    }

    var text: String { condition.map { "#if \($0)\n\(content)\n#endif" } ?? content }
}
