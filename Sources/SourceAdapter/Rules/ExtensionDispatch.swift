import SwiftSyntax

/// Makes members that extensions add to other modules' classes overridable.
struct ExtensionDispatch: Rule {
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        examine(node, node.name, node.modifiers, MemberReader.method(node), in: draft)
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let facts = MemberReader.properties(node).first
        else { return }
        examine(node, name, node.modifiers, facts, in: draft)
    }

    private func examine(
        _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
        _ facts: MemberFacts, in draft: Draft
    ) {
        guard let type = draft.enclosingTypes.last, let container = node.enclosingDeclaration,
            let family = draft.module.family(of: facts, in: type), let body = family.name(in: type)
        else { return }
        if family.classes.contains(type) {
            // The class calls the members of extensions.
            guard container.is(ClassDeclSyntax.self) else { return }
            if family.tops.contains(type) { eraseOverride(modifiers, in: draft) }
            draft.replace(name, with: body)
            return
        }
        eraseOverride(modifiers, in: draft)
        draft.replace(name, with: body)
        let writer = DispatchWriter(family: family)
        if type == family.root.type, family.module == nil {
            if let requirement = writer.requirement { draft.append(requirement) }
            draft.append(writer.dispatcher)
            importClasses(of: family, in: draft)
        } else if let overload = writer.overload(in: type) {
            draft.append(overload)
        }
    }

    /// The dispatching member names the classes, whose modules the other files import.
    private func importClasses(of family: ExtensionFamily, in draft: Draft) {
        let modules = family.extended.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        draft.neededImports.formUnion(
            modules.intersection(draft.configuration.providedModules).subtracting(draft.facts.imports))
    }

    private func eraseOverride(_ modifiers: DeclModifierListSyntax, in draft: Draft) {
        for modifier in modifiers where modifier.name.text == "override" { draft.erase(modifier) }
    }

    /// The classes of this module implement the family's protocol.
    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last, node.genericWhereClause == nil else { return }
        let families = draft.module.families(toppedBy: type)
        guard !families.isEmpty else { return }
        let names = families.map {
            FrameworkClasses.isOnMainActor($0.root.type)
                ? $0.protocolName : "@preconcurrency \($0.protocolName)"
        }
        // The protocols of other modules, which another file than that of the override may import.
        draft.neededImports.formUnion(
            families.compactMap(\.module).filter { !draft.facts.imports.contains($0) })
        let brace = node.memberBlock.leftBrace
        draft.erase(brace)
        draft.insertDeclarations(", \(names.joined(separator: ", ")) {", at: brace.bytes.upperBound)
    }

    /// `super` refers to the implementation above, regardless of the object's class.
    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id,
            access.base?.is(SuperExprSyntax.self) == true, let type = draft.enclosingTypes.last
        else { return }
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        let labels =
            node.argumentNames?.arguments.map(\.name.text) ?? call?.arguments.map { $0.label?.text ?? "_" }
        let closures = call.map { ($0.trailingClosure == nil ? 0 : 1) + $0.additionalTrailingClosures.count }
        let body = draft.module.superName(node.baseName.plainText, of: type) { member in
            guard let labels, member.kind == .method else { return labels == nil || call != nil }
            let own = member.parameters.map(\.label)
            return own.starts(with: labels) && own.count - labels.count <= closures ?? 0
        }
        if let body { draft.replace(node.baseName, with: body) }
    }
}

/// Writes the dispatching member with the original name.
private struct DispatchWriter {
    let family: ExtensionFamily

    private var isOnMainActor: Bool { FrameworkClasses.isOnMainActor(family.root.type) }

    /// The protocol of the classes of this module; nil if none overrides.
    var requirement: String? {
        guard let name = family.nameInClasses else { return nil }
        let root = accessWord(family.root)
        let access = family.isOverriddenElsewhere || root == "fileprivate " ? root : ""
        let actor = isOnMainActor ? "@preconcurrency @MainActor " : ""
        let member =
            family.member.kind == .property
            ? "var \(name): \(family.member.type ?? "Never") { get\(family.member.isSettable ? " set" : "") }"
            : signature(family.member, name, hasDefaults: false)
        return "\(actor)\(access)protocol \(family.protocolName): AnyObject { \(member) }"
    }

    /// The member with the original name, which checks the object's class.
    var dispatcher: String {
        let answers = [ownAnswer].compactMap(\.self) + family.extended.map(answer) + [last(family.root)]
        // It has fewer parameters with default values than the overloads, which would be the reason to prefer it.
        let mark = family.extended.contains(where: hasOwnDefaults) ? "@_disfavoredOverload " : ""
        return declaration(family.root, answers, passing: family.member.parameters, mark)
    }

    /// Returns whether an override has default values, and others than the member.
    private func hasOwnDefaults(_ extended: ExtensionFamily.Extended) -> Bool {
        let own = extended.member.parameters.map(\.defaultValue)
        return own.contains { $0 != nil } && own != family.member.parameters.map(\.defaultValue)
    }

    /// Returns an overload of the member where an extension's override has other types or default values, which are those of the
    /// object's class in the source; nil where it has the same.
    func overload(in type: String) -> String? {
        guard let own = family.extended.first(where: { $0.type == type }), own.member.kind == .method,
            own.member.parameters.map(\.type) != family.member.parameters.map(\.type)
                || own.member.type != family.member.type || hasOwnDefaults(own)
        else { return nil }
        let below = family.extended.filter { FrameworkClasses.ancestors(of: $0.type).contains(type) }
        var overloaded = own.member
        // Without an additional parameter, Swift treats it as an override.
        overloaded.parameters.append(
            ParameterFacts(label: "overload", name: "overload", type: "Void", defaultValue: "()"))
        let extended = ExtensionFamily.Extended(type: type, member: overloaded, access: own.access)
        return declaration(extended, below.map(answer) + [last(own)], passing: own.member.parameters)
    }

    // MARK: Branches

    /// A branch of the dispatch: the bound object, and the expressions that read and write it.
    private struct Answer {
        var condition = ""
        let object: String
        let body: String
    }

    private var ownAnswer: Answer? {
        guard let name = family.nameInClasses else { return nil }
        return Answer(condition: "any \(family.protocolName)", object: "__o.", body: name)
    }

    private func answer(_ extended: ExtensionFamily.Extended) -> Answer {
        Answer(
            condition: extended.type, object: "__o.", body: family.name(in: extended.type) ?? "")
    }

    private func last(_ extended: ExtensionFamily.Extended) -> Answer {
        Answer(object: "", body: family.name(in: extended.type) ?? "")
    }

    // MARK: Text

    private func declaration(
        _ extended: ExtensionFamily.Extended, _ answers: [Answer], passing parameters: [ParameterFacts],
        _ mark: String = ""
    ) -> String {
        let member = extended.member
        let head = mark + member.carriedAttributes + accessWord(extended)
        let text =
            member.kind == .property
            ? "var \(member.name): \(member.type ?? "Never") { \(property(member, answers)) }"
            : "\(signature(member, member.name, hasDefaults: true)) { \(calls(member, answers, parameters)) }"
        return "extension \(extended.type) { \(head)\(text) }".onOneLine
    }

    private func property(_ member: MemberFacts, _ answers: [Answer]) -> String {
        let reading = statements(answers) { "return \($0.object)\($0.body)" }
        guard member.isSettable else { return reading }
        let writing = statements(answers) {
            "\($0.object)\($0.body) = newValue" + ($0.condition.isEmpty ? "" : "; return")
        }
        return "get { \(reading) } set { \(writing) }"
    }

    private func calls(
        _ member: MemberFacts, _ answers: [Answer], _ parameters: [ParameterFacts]
    ) -> String {
        let arguments = parameters.named.forwarded
        let marks = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        let cast = member.type.map { $0.contains("Self") ? " as! \($0)" : "" } ?? ""
        return statements(answers) {
            "return \(marks)\($0.object)\($0.body)(\(arguments))" + ($0.object.isEmpty ? "" : cast)
        }
    }

    private func statements(_ answers: [Answer], _ text: (Answer) -> String) -> String {
        answers.map { answer in
            answer.condition.isEmpty
                ? text(answer) : "if let __o = self as? \(answer.condition) { \(text(answer)) }"
        }.joined(separator: "; ")
    }

    private func signature(_ member: MemberFacts, _ name: String, hasDefaults: Bool) -> String {
        let parameters = member.parameters.named.declared(hasDefaults: hasDefaults)
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let result = member.type.map { " -> \($0)" } ?? ""
        let constraints = member.constraints.isEmpty ? "" : " \(member.constraints)"
        return
            "func \(name)\(member.generics)(\(parameters))\(effects)\(result)\(constraints)"
            .onOneLine
    }

    private func accessWord(_ extended: ExtensionFamily.Extended) -> String {
        switch extended.member.access ?? extended.access {
        case .private, .fileprivate: "fileprivate "
        case .internal: ""
        case .package: "package "
        case .public, .open: "public "
        }
    }
}
