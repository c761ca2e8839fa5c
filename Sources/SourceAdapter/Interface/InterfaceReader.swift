import SwiftSyntax

/// Reads the declarations of a file that its module sees.
struct InterfaceReader {
    private(set) var declarations: [PlacedDeclaration] = []

    init(_ file: SourceFileSyntax) {
        for item in file.statements { read(Syntax(item.item), in: Owner()) }
    }

    /// The type around members.
    private struct Owner {
        /// The name; nil at the file's level.
        var name: String?
        /// The names of all cases, with each of which a switch names the others.
        var cases: [String] = []
        /// Whether an initializer has a parameter for each property.
        var isStructure = false
        var isProtocol = false
        /// The conditions of enclosing blocks of `#if`.
        var conditions = ""

        var ownName: [String] { name.map { [$0] } ?? [] }
    }

    private mutating func read(_ node: Syntax, in owner: Owner) {
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            read(group, in: owner)
        } else if let block = node.as(IfConfigDeclSyntax.self) {
            for clause in block.clauses { read(clause, in: owner) }
        } else if let variable = node.as(VariableDeclSyntax.self) {
            add(node, names(of: variable, in: owner), owner, hiding: Self.hidden(in: variable))
        } else if let function = node.as(FunctionDeclSyntax.self) {
            add(node, names(of: function, in: owner), owner, hiding: [function.body.map(Syntax.init)])
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            add(node, owner.ownName, owner, hiding: [initializer.body.map(Syntax.init)])
        } else if let list = node.as(SubscriptDeclSyntax.self) {
            add(node, owner.ownName, owner, hiding: Self.bodies(in: list.accessorBlock))
        } else if node.is(EnumCaseDeclSyntax.self) {
            add(node, owner.cases + owner.ownName, owner)
        } else if let named = node.asProtocol((any NamedDeclSyntax).self), !node.is(OperatorDeclSyntax.self),
            !node.is(PrecedenceGroupDeclSyntax.self)
        {
            add(node, [named.name.plainText] + (owner.isProtocol ? owner.ownName : []), owner)
        } else if !node.is(DeinitializerDeclSyntax.self) {
            add(node, [], owner, isGlobal: node.is(DeclSyntax.self))
        }
    }

    private mutating func read(_ group: any DeclGroupSyntax, in owner: Owner) {
        var inner = owner
        let named = Syntax(group).asProtocol((any NamedDeclSyntax).self)?.name.plainText
        let extended = group.as(ExtensionDeclSyntax.self)?.extendedType.lastToken(viewMode: .sourceAccurate)
        inner.name = named ?? extended?.plainText
        inner.isStructure = group.is(StructDeclSyntax.self)
        inner.isProtocol = group.is(ProtocolDeclSyntax.self)
        inner.cases = group.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap { $0.elements.map(\.name.plainText) }
        add(Syntax(group), inner.ownName, owner, hiding: [Syntax(group.memberBlock)])
        for member in group.memberBlock.members { read(Syntax(member.decl), in: inner) }
    }

    private mutating func read(_ clause: IfConfigClauseSyntax, in owner: Owner) {
        var inner = owner
        inner.conditions += clause.poundKeyword.text + (clause.condition?.trimmedDescription ?? "") + " "
        switch clause.elements {
        case .statements(let items): for item in items { read(Syntax(item.item), in: inner) }
        case .decls(let members): for member in members { read(Syntax(member.decl), in: inner) }
        default: break
        }
    }

    // MARK: Names

    private func names(of function: FunctionDeclSyntax, in owner: Owner) -> [String] {
        let name = function.name.plainText
        let isOverride = function.modifiers.contains { $0.name.text == "override" }
        // The overridden function has the same interface, except for a narrower result.
        if isOverride, function.signature.returnClause == nil { return [] }
        let isNamed = name.first.map { $0.isLetter || $0 == "_" } == true && !Self.unnamed.contains(name)
        return [name] + (isNamed && !owner.isProtocol ? [] : owner.ownName)
    }

    /// Functions that code calls without their names.
    private static let unnamed: Set = ["callAsFunction", "encode", "hash"]

    private func names(of variable: VariableDeclSyntax, in owner: Owner) -> [String] {
        let names = variable.bindings.flatMap { binding in
            binding.pattern.tokens(viewMode: .sourceAccurate).map(\.plainText)
        }
        let isOfType = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let affectsInitializers =
            !isOfType
            && variable.bindings.contains {
                Self.isStored($0) && (owner.isStructure || $0.initializer == nil)
            }
        return names + (affectsInitializers || owner.isProtocol ? owner.ownName : [])
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        @unknown default: true
        }
    }

    // MARK: Hidden parts

    private static func hidden(in variable: VariableDeclSyntax) -> [Syntax?] {
        variable.bindings.flatMap { binding in
            let value = binding.typeAnnotation == nil ? nil : binding.initializer.map { Syntax($0.value) }
            return bodies(in: binding.accessorBlock) + [value]
        }
    }

    private static func bodies(in block: AccessorBlockSyntax?) -> [Syntax?] {
        switch block?.accessors {
        case nil: []
        case .getter(let items): [Syntax(items)]
        case .accessors(let list): list.map { $0.body.map(Syntax.init) }
        @unknown default: []
        }
    }

    private mutating func add(
        _ node: Syntax, _ names: [String], _ owner: Owner, hiding parts: [Syntax?] = [],
        isGlobal: Bool = false
    ) {
        let hidden = parts.compactMap { $0?.bytes }
        let words = node.tokens(viewMode: .sourceAccurate).filter { token in
            !hidden.contains { $0.contains(token.bytes.lowerBound) }
        }.map(\.interfaceText)
        let text = ([owner.conditions + (owner.name ?? "")] + words).joined(separator: " ")
        let declaration = InterfaceDeclaration(names: names, text: text, isGlobal: isGlobal)
        declarations.append(
            PlacedDeclaration(declaration: declaration, words: Set(words), range: node.bytes, hidden: hidden))
    }
}

extension TokenSyntax {
    /// The text, or the kind of a literal: its type is the same for each value.
    fileprivate var interfaceText: String {
        switch tokenKind {
        case .integerLiteral: "0"
        case .floatLiteral: "0.0"
        case .stringSegment: ""
        default: plainText
        }
    }
}
