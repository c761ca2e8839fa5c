import SwiftSyntax

/// A part of a file that can be taken out as a whole.
struct ExcisionUnit {
    /// What is blanked.
    var range: Range<Int>
    /// What takes its place.
    var replacement = ""
    /// What it is, for people.
    var name: String
    /// Where people find it.
    var place: Int

    /// Whether the other is a part of it, or the same.
    func covers(_ other: ExcisionUnit) -> Bool {
        range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    }

    private init(_ range: Range<Int>, _ replacement: String = "", name: String, place: Int) {
        self.range = range
        self.replacement = replacement
        self.name = name
        self.place = place
    }

    private init(_ node: some SyntaxProtocol, name: String) {
        self.init(node.bytes, name: name, place: node.bytes.lowerBound)
    }

    /// The units around a token, the smallest first.
    static func units(around token: TokenSyntax, _ message: String) -> [ExcisionUnit] {
        var units = special(token, message)
        var name = ""
        for node in sequence(first: Syntax(token), next: \.parent) {
            if let body = FunctionBody(node), body.holds(token) {
                name = body.name
                if body.isTest { units = [] }
                units.append(whole(body, message))
            } else if let item = node.as(CodeBlockItemSyntax.self) {
                units.append(ExcisionUnit(item, name: statement(item)))
            } else if let item = node.as(MemberBlockItemSyntax.self) {
                units.append(ExcisionUnit(item, name: declaration(item.decl)))
            }
        }
        return units.map { unit in
            guard !name.isEmpty, unit.name == "a statement" else { return unit }
            var named = unit
            named.name = "a statement of \(name)"
            return named
        }
    }

    // MARK: Single words

    /// What a message asks to be taken out that is smaller than a declaration.
    private static func special(_ token: TokenSyntax, _ message: String) -> [ExcisionUnit] {
        let nodes = sequence(first: Syntax(token), next: \.parent)
        if message.contains("does not override"),
            let holder = nodes.lazy.compactMap(modifiers).first(where: { _ in true })
        {
            let words = holder.filter { $0.name.text == "override" }
            return words.map {
                ExcisionUnit($0, name: "the word override, since there is nothing to override")
            }
        }
        if let type = nodes.lazy.compactMap({ $0.as(InheritedTypeSyntax.self) }).first(where: { _ in true }) {
            return conformance(type)
        }
        guard let name = message.firstMatch(of: /does not conform to protocol '([^']+)'/)?.1,
            let group = nodes.first(where: { $0.isProtocol((any DeclGroupSyntax).self) })?.asProtocol(
                (any DeclGroupSyntax).self)
        else { return [] }
        let types = group.inheritanceClause?.inheritedTypes ?? []
        return types.first {
            $0.type.trimmedDescription.split(separator: ".").last == name.split(separator: ".").last
        }
        .map(conformance) ?? []
    }

    private static func modifiers(_ node: Syntax) -> DeclModifierListSyntax? {
        node.isProtocol((any WithModifiersSyntax).self)
            ? node.asProtocol((any WithModifiersSyntax).self)?.modifiers : nil
    }

    /// A type after the colon, with the comma or colon that it leaves without use.
    private static func conformance(_ type: InheritedTypeSyntax) -> [ExcisionUnit] {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self), let clause = list.parent,
            let index = list.firstIndex(where: { $0.id == type.id })
        else { return [] }
        let name = "the conformance to \(type.type.trimmedDescription)"
        if list.count == 1 { return [ExcisionUnit(clause, name: name)] }
        guard index == list.startIndex else {
            let comma = list[list.index(before: index)].trailingComma
            let start = comma?.bytes.lowerBound ?? type.bytes.lowerBound
            return [
                ExcisionUnit(start..<type.type.bytes.upperBound, name: name, place: type.bytes.lowerBound)
            ]
        }
        return [ExcisionUnit(type, name: name)]
    }

    // MARK: Larger units

    private static func whole(_ body: FunctionBody, _ message: String) -> ExcisionUnit {
        let place = body.braces.lowerBound
        let words = "\(body.name) does not compile here: \(message)".literal
        if body.isTest {
            let call = body.isSwiftTesting ? "Issue.record(\(words))" : "XCTFail(\(words))"
            return ExcisionUnit(body.braces, call, name: "\(body.name), which fails", place: place)
        }
        let value = body.fallback ?? "fatalError(\(words))"
        return ExcisionUnit(body.braces, value, name: "the body of \(body.name)", place: place)
    }

    private static func statement(_ item: CodeBlockItemSyntax) -> String {
        guard item.parent?.parent?.is(SourceFileSyntax.self) == true, case .decl(let decl) = item.item else {
            return "a statement"
        }
        return declaration(decl)
    }

    private static func declaration(_ node: DeclSyntax) -> String {
        if let named = node.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        }
        if let group = node.as(ExtensionDeclSyntax.self) {
            return "extension \(group.extendedType.trimmedDescription)"
        }
        return node.is(InitializerDeclSyntax.self) ? "init" : "a declaration"
    }
}
