import SwiftSyntax

/// Makes members of extensions override others and be overridden.
struct MemberPromotion: Rule {
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        promote(node, name: node.name, modifiers: node.modifiers, facts: MemberReader.method(node), in: draft)
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let facts = MemberReader.properties(node).first
        else { return }
        let isPromoted = promote(node, name: name, modifiers: node.modifiers, facts: facts, in: draft)
        if isPromoted, let block = node.bindings.first?.accessorBlock { compute(block, facts, in: draft) }
    }

    /// Extensions have no stored properties, so that an override with an observer becomes a computed property whose setter
    /// does what the observer did.
    private func compute(_ block: AccessorBlockSyntax, _ facts: MemberFacts, in draft: Draft) {
        guard let observer = facts.observer, case .accessors(let accessors) = block.accessors,
            let accessor = accessors.first
        else { return }
        let usesOldValue = accessor.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
        guard observer == "willSet" || (accessor.parameters == nil && usesOldValue == false),
            draft.insertAtLineEnd(" get { \(facts.name) }", after: block.leftBrace.bytes.upperBound)
        else {
            return draft.report(.error, "\(facts.name) cannot be observed in an extension", at: accessor)
        }
        draft.replace(accessor.accessorSpecifier, with: "set")
    }

    /// Returns whether the member now implements one in the class.
    @discardableResult
    private func promote(
        _ node: some DeclSyntaxProtocol, name: TokenSyntax, modifiers: DeclModifierListSyntax,
        facts: MemberFacts, in draft: Draft
    ) -> Bool {
        guard let type = draft.enclosingTypes.last,
            node.enclosingDeclaration?.is(ExtensionDeclSyntax.self) == true
        else { return false }
        guard draft.module.entry(type)?.declaration?.kind == .class, !facts.overridesClosed else {
            examineForeign(type, modifiers, facts, in: draft)
            return false
        }
        guard draft.module.isPromoted(facts, of: type),
            let promotion = draft.module.promotions(of: type).first(where: {
                $0.member.nameOffset == facts.nameOffset && $0.member.fullName == facts.fullName
            })
        else { return false }
        if let obstacle = promotion.obstacle {
            draft.report(.error, "\(facts.fullName) cannot be moved into the class: \(obstacle)", at: name)
            return false
        }
        // Not `filter`, which would create a new list with other positions.
        for modifier in modifiers where ["override", "final"].contains(modifier.name.text) {
            draft.erase(modifier)
        }
        draft.replace(name, with: promotion.disguise)
        return true
    }

    /// Overrides in extensions of other modules' classes replace methods for all objects on iOS.
    private func examineForeign(
        _ type: String, _ modifiers: DeclModifierListSyntax, _ facts: MemberFacts, in draft: Draft
    ) {
        guard let word = modifiers.first(where: { $0.name.text == "override" }),
            draft.module.family(of: facts, in: type) == nil
        else { return }
        draft.erase(word)
        // With its original name it would be treated as an override.
        let name = facts.nameOffset..<facts.nameOffset + facts.name.utf8.count
        draft.replace(name, with: Disguise.name(for: facts.name, salt: "\(type).\(facts.fullName)"))
        let message = "\(type)'s own \(facts.fullName) is called by the framework, not this one"
        draft.report(.warning, message, at: facts.nameOffset)
    }

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last,
            draft.module.entry(type)?.path == draft.source.path
        else { return }
        for promotion in draft.module.promotions(of: type) where promotion.obstacle == nil {
            draft.insertDeclarations(
                promotion.declaration + ";", at: node.memberBlock.leftBrace.bytes.upperBound)
        }
    }
}

extension DeclSyntaxProtocol {
    /// The type or extension that the declaration is a member of, looking through `#if`.
    var enclosingDeclaration: DeclSyntax? {
        var current = parent
        while let node = current {
            if node.isProtocol((any DeclGroupSyntax).self) { return node.as(DeclSyntax.self) }
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self)
            {
                return nil
            }
            current = node.parent
        }
        return nil
    }
}
