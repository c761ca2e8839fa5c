import SwiftSyntax

/// Collects the declarations of a file, before any file is rewritten.
final class FactsCollector: SyntaxVisitor {
    private var facts: FileFacts
    /// The enclosing types of the current node.
    private var types: [TypeFacts] = []
    private let version: SourceAdapter.SystemVersion
    private let platform: Conditions
    private var functionDepth = 0
    private var conditions: [String] = []

    static func facts(
        of tree: SourceFileSyntax, _ path: String, _ configuration: SourceAdapter.Configuration
    ) -> FileFacts {
        let collector = FactsCollector(path: path, configuration)
        collector.walk(tree)
        if path.split(separator: "/").last == "main.swift" {
            collector.facts.topLevelCode = topLevelCode(in: tree)
        }
        return collector.facts
    }

    /// The code from the first to the last statement; functions and types before and after them remain declarations of the file.
    private static func topLevelCode(in tree: SourceFileSyntax) -> TopLevelCode? {
        let items = tree.statements
        guard let first = items.firstIndex(where: isStatement), let last = items.lastIndex(where: isStatement)
        else { return nil }
        let code = items[first...last]
        return TopLevelCode(
            range: items[first].bytes.lowerBound..<items[last].bytes.upperBound,
            accessLevels: code.flatMap(accessLevels))
    }

    private static func accessLevels(of item: CodeBlockItemSyntax) -> [Range<Int>] {
        guard case .decl(let declaration) = item.item,
            let declaration = declaration.asProtocol((any WithModifiersSyntax).self)
        else { return [] }
        return declaration.modifiers.filter { TopLevelCode.accessLevels.contains($0.name.text) }.map(\.bytes)
    }

    private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
        guard case .decl(let declaration) = item.item else { return true }
        return declaration.is(VariableDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self)
    }

    private init(path: String, _ configuration: SourceAdapter.Configuration) {
        facts = FileFacts(path: path)
        version = configuration.systemVersion
        platform = Conditions(configuration)
        super.init(viewMode: .sourceAccurate)
    }

    private var condition: String? { conditions.isEmpty ? nil : conditions.joined(separator: " && ") }

    // MARK: Types

    private func enter(
        _ kind: TypeFacts.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        enter(kind, name.plainText, name.bytes.lowerBound, node, isGeneric: isGeneric)
    }

    private func enter(
        _ kind: TypeFacts.Kind, _ name: String, _ offset: Int, _ node: some DeclGroupSyntax, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = types.last
        var type = TypeFacts(kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name)
        type.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        type.keyword = node.introducer.text
        type.attributes = node.attributes.names
        type.objcName = node.attributes.objcName
        type.access = node.modifiers.access ?? impliedAccess(in: outer)
        type.isLocal = functionDepth > 0 || outer?.isLocal == true
        type.isGeneric = isGeneric || outer?.isGeneric == true
        type.isHidden = outer?.isHidden == true || (outer != nil && type.access == .private)
        type.isOmitted =
            outer?.isOmitted == true || node.attributes.introduction.map { $0 > version } ?? false
        type.condition = condition
        type.bodyStart = node.memberBlock.leftBrace.bytes.upperBound
        type.nameOffset = offset
        types.append(type)
        return .visitChildren
    }

    /// Returns the access of a type without a modifier: in an extension, that of the extension.
    private func impliedAccess(in outer: TypeFacts?) -> Access {
        guard let outer, outer.kind == .extension, functionDepth == 0 else { return .internal }
        return max(outer.access, .fileprivate)
    }

    private func leave() {
        if let type = types.popLast(), !type.isOmitted { facts.types.append(type) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name, node, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.value, node.name, node, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.value, node.name, node, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.value, node.name, node, isGeneric: node.genericParameterClause != nil)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name, node, isGeneric: false)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            .extension, node.extendedType.trimmedDescription, node.extendedType.bytes.lowerBound, node,
            isGeneric: node.genericWhereClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    /// Records aliases of plain types only: a class is never an alias of a function, a tuple or an optional.
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.initializer.value
        if types.isEmpty, functionDepth == 0, node.genericParameterClause == nil,
            type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
        {
            facts.aliases.append(
                AliasFacts(
                    name: node.name.plainText, type: type.trimmedDescription,
                    access: node.modifiers.access ?? .internal))
        }
        return .visitChildren
    }

    // MARK: Members

    private func add(_ members: [MemberFacts]) {
        guard !types.isEmpty, functionDepth == 0 || types.last?.isLocal == true else { return }
        for var member in members {
            member.condition = condition
            types[types.count - 1].members.append(member)
        }
    }

    /// Returns whether the node is a member of a type rather than a variable or function inside a body.
    private func isMember(_ node: some DeclSyntaxProtocol & WithAttributesSyntax) -> Bool {
        node.parent?.is(MemberBlockItemSyntax.self) == true
            && node.attributes.introduction.map { $0 <= version } ?? true
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember(node) { add([MemberReader.method(node)]) }
        if types.isEmpty, node.name.text == ClassTables.functionName { facts.hasTables = true }
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember(node) { add([MemberReader.initializer(node)]) }
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember(node) { add(MemberReader.properties(node)) }
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: SubscriptDeclSyntax) { functionDepth -= 1 }

    // MARK: Other nodes

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, condition) in platform.active(node) {
            if let condition { conditions.append(condition) }
            if let elements = clause.elements { walk(elements) }
            if condition != nil { conditions.removeLast() }
        }
        return .skipChildren
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        facts.namesOriginal = true
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { facts.imports.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let reference = SelectorReference(node) {
            facts.selectorNames.insert(reference.name)
        }
        return .visitChildren
    }
}
