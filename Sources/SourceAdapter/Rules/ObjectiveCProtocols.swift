import SwiftSyntax

/// Restricts Objective-C protocols to classes, and moves their optional requirements to separate protocols.
struct ObjectiveCProtocols: Rule {
    func examine(_ node: ProtocolDeclSyntax, in draft: Draft) {
        guard node.attributes.names.contains("objc"), node.inheritanceClause == nil,
            node.genericWhereClause == nil
        else { return }
        let brace = node.memberBlock.leftBrace
        draft.erase(brace)
        draft.insertDeclarations(": AnyObject {", at: brace.bytes.upperBound)
    }

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard let context = OptionalContext(node, node.modifiers, in: draft) else { return }
        let facts = MemberReader.method(node)
        let requirement = context.requirement(facts)
        let signature = node.with(\.attributes, []).with(\.modifiers, []).trimmedDescription
        draft.erase(node)
        draft.append(context.ownProtocol(requirement, "\(facts.carriedAttributes)\(signature)"))
        if requirement.isOverloaded { return overload(facts, context, in: draft) }
        draft.append(
            context.property(
                requirement, type: "(\(functionType(facts, context)))?", body: body(facts, requirement)))
        if !requirement.isPlain, context.isOnlyOne(named: facts.name, draft) {
            draft.append(
                context.property(
                    requirement, named: facts.name, type: "(\(functionType(facts, context)))?",
                    body: requirement.property))
        }
    }

    /// Overloaded requirements that differ only by their types share a property, whose value is called as either.
    private func overload(_ facts: MemberFacts, _ context: OptionalContext, in draft: Draft) {
        let twins = context.twins(of: facts, draft)
        guard twins.first?.nameOffset == facts.nameOffset else { return }
        let calls = twins.map { twin in
            let requirement = context.requirement(twin)
            let names = twin.parameters.indices.map { "_ a\($0): \(twin.parameters[$0].type)" }
            let arguments = twin.parameters.enumerated().map { index, parameter in
                (parameter.label == "_" ? "" : "\(parameter.label): ") + (parameter.isInout ? "&" : "")
                    + "a\(index)"
            }
            let effects = (twin.isAsync ? " async" : "") + (twin.isThrowing ? " throws" : "")
            let marks = (twin.isThrowing ? "try " : "") + (twin.isAsync ? "await " : "")
            let call =
                "(object as? any \(requirement.ownProtocol))?.\(twin.name)(\(arguments.joined(separator: ", ")))"
            return
                "@discardableResult \(context.access)func callAsFunction(\(names.joined(separator: ", ")))\(effects) "
                + "-> (\(optional(twin.type ?? "Void")))? { \(marks)\(call) }"
        }
        let requirement = context.requirement(facts)
        let name = "\(requirement.ownProtocol)__calls"
        let actor = context.isOnMainActor ? "@MainActor " : ""
        draft.append(
            "\(actor)\(context.access)struct \(name) { fileprivate let object: AnyObject; \(calls.joined(separator: "; ")) }"
        )
        draft.append(
            context.property(requirement, type: "\(name)?", body: "\(name)(object: self as AnyObject)"))
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let context = OptionalContext(node, node.modifiers, in: draft),
            let facts = MemberReader.properties(node).first, let type = facts.type
        else { return }
        let requirement = context.requirement(facts)
        let signature = node.with(\.attributes, []).with(\.modifiers, []).trimmedDescription
        draft.erase(node)
        draft.append(context.ownProtocol(requirement, signature))
        // The result of a function may be optional without the function being so.
        let syntax = node.bindings.first?.typeAnnotation?.type
        let isOptional =
            syntax?.is(OptionalTypeSyntax.self) == true
            || syntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        draft.append(
            context.property(
                requirement, type: isOptional ? String(type.dropLast()) + "?" : "(\(type))?",
                body: "(self as? any \(requirement.ownProtocol))?.\(facts.name)"))
    }

    private func functionType(_ facts: MemberFacts, _ context: OptionalContext) -> String {
        let parameters = facts.parameters.map { optional($0.type) + ($0.isVariadic ? "..." : "") }
        let effects = (facts.isAsync ? " async" : "") + (facts.isThrowing ? " throws" : "")
        let actor = context.isOnMainActor ? "@MainActor " : ""
        return
            "\(actor)(\(parameters.joined(separator: ", ")))\(effects) -> \(optional(facts.type ?? "Void"))"
    }

    /// Returns the type as a part of another one, where it cannot be implicitly unwrapped.
    private func optional(_ type: String) -> String {
        type.hasSuffix("!") ? String(type.dropLast()) + "?" : type
    }

    private func body(_ facts: MemberFacts, _ requirement: OptionalRequirement) -> String {
        let arguments = facts.parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : "\(parameter.label): ")
                + (parameter.isInout ? "&$\(index)" : "$\(index)")
        }
        let marks = (facts.isThrowing ? "try " : "") + (facts.isAsync ? "await " : "")
        let call = "\(marks)object.\(facts.name)(\(arguments.joined(separator: ", ")))"
        return "(self as? any \(requirement.ownProtocol)).map { object in { \(call) } }"
    }
}

/// The protocol of an optional requirement.
private struct OptionalContext {
    private let node: ProtocolDeclSyntax
    private let name: String
    private let type: TypeFacts

    init?(_ member: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, in draft: Draft) {
        guard modifiers.contains(where: { $0.name.text == "optional" }),
            let node = member.enclosingDeclaration?.as(ProtocolDeclSyntax.self),
            let name = draft.enclosingTypes.last, let type = draft.module.entry(name)?.declaration
        else { return nil }
        self.node = node
        self.type = type
        self.name = name
    }

    var isOnMainActor: Bool { node.attributes.names.contains("MainActor") }

    var access: String {
        node.modifiers.access.map { $0 == .private ? "fileprivate " : "\($0.rawValue) " } ?? ""
    }

    func requirement(_ facts: MemberFacts) -> OptionalRequirement { OptionalRequirement(facts, of: type) }

    /// Returns the requirements that differ only by the types of their parameters.
    func twins(of facts: MemberFacts, _ draft: Draft) -> [MemberFacts] {
        type.members.filter { $0.isOptional && $0.kind == facts.kind && $0.fullName == facts.fullName }
    }

    /// Returns whether no other requirement has the name, so that the name alone identifies it.
    func isOnlyOne(named name: String, _ draft: Draft) -> Bool {
        draft.module.entry(self.name)?.members.count { $0.name == name } == 1
    }

    func ownProtocol(_ requirement: OptionalRequirement, _ signature: String) -> String {
        let attributes = isOnMainActor ? "@MainActor " : ""
        return "\(attributes)\(access)protocol \(requirement.ownProtocol): AnyObject { \(signature) }"
    }

    func property(_ requirement: OptionalRequirement, named: String? = nil, type: String, body: String)
        -> String
    {
        "extension \(name) { \(access)var \(named ?? requirement.property): \(type) { \(body) } }"
    }
}
