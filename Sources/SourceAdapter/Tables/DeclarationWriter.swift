/// Adds declarations to a file after all rules have seen it.
protocol DeclarationWriter: Sendable {
    func write(to draft: Draft)
}

enum DeclarationWriters {
    static let all: [any DeclarationWriter] = [OptionalConformances(), ClassTables()]
}

/// Says of each class which optional requirements it implements, by conforming to their protocols.
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
        let protocols = draft.module.protocols(of: type.name)
        return requirements.first { protocols.contains($0.protocolName) }
    }

    private func conform(
        _ type: TypeFacts, to requirement: OptionalRequirement, _ member: MemberFacts, in draft: Draft
    ) {
        let isInherited = draft.module.lineage(of: type.name).dropFirst().contains { ancestor in
            draft.module.protocols(of: ancestor).contains(requirement.protocolName)
                && draft.module.entry(ancestor)?.members.contains { $0.fullName == member.fullName } == true
        }
        guard !isInherited else { return }
        guard !type.isLocal, !type.isHidden else {
            let text =
                "\(member.fullName) is not called: a class that only its surroundings see cannot say that it has it"
            return draft.report(.warning, text, at: member.nameOffset)
        }
        let declaration = "extension \(type.name): \(requirement.ownProtocol) {}"
        draft.append(
            Conditioned(condition: Conditions.both(type.condition, member.condition), text: declaration).text)
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
