import SwiftSyntax

/// Extracts the index's facts of members from their syntax.
enum MemberReader {
    static func method(_ node: FunctionDeclSyntax) -> MemberFacts {
        var member = MemberFacts(kind: .method, name: node.name.plainText)
        member.parameters = node.signature.parameterClause.parameters.map(\.facts)
        member.type = node.signature.returnClause?.type.trimmedDescription
        member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        member.generics = node.genericParameterClause?.trimmedDescription ?? ""
        member.constraints = node.genericWhereClause?.trimmedDescription ?? ""
        member.nameOffset = node.name.bytes.lowerBound
        member.hasOpenPlaces = hasOpenPlaces(node)
        read(node.attributes, node.modifiers, into: &member)
        return member
    }

    /// Returns whether the declaration and the statements in its braces begin on separate lines, which do not follow a
    /// directive.
    private static func hasOpenPlaces(_ node: FunctionDeclSyntax) -> Bool {
        guard let body = node.body, let item = node.parent?.as(MemberBlockItemSyntax.self),
            let list = item.parent?.as(MemberBlockItemListSyntax.self),
            list.parent?.is(MemberBlockSyntax.self) == true,
            node.leadingTrivia.containsNewline, let index = list.index(of: item)
        else { return false }
        if index != list.startIndex, list[list.index(before: index)].decl.is(IfConfigDeclSyntax.self) {
            return false
        }
        return body.statements.first?.leadingTrivia.containsNewline ?? true
            && body.rightBrace.leadingTrivia.containsNewline
    }

    static func initializer(_ node: InitializerDeclSyntax) -> MemberFacts {
        var member = MemberFacts(kind: .initializer, name: "init")
        member.parameters = node.signature.parameterClause.parameters.map(\.facts)
        member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        member.isFailable = node.optionalMark != nil
        member.generics = node.genericParameterClause?.trimmedDescription ?? ""
        member.nameOffset = node.initKeyword.bytes.lowerBound
        read(node.attributes, node.modifiers, into: &member)
        return member
    }

    static func properties(_ node: VariableDeclSyntax) -> [MemberFacts] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            var member = MemberFacts(kind: .property, name: name.plainText)
            member.type = binding.typeAnnotation?.type.trimmedDescription
            member.nameOffset = name.bytes.lowerBound
            member.isSettable = node.bindingSpecifier.text == "var" && isSettable(binding.accessorBlock)
            member.isComputed = names(binding.accessorBlock).isSuperset(of: ["get", "set"])
            member.observer = observer(binding.accessorBlock)
            read(node.attributes, node.modifiers, into: &member)
            member.isUnset =
                binding.initializer == nil && binding.accessorBlock == nil && node.attributes.isEmpty
                && !member.isStatic && !member.modifiers.contains("lazy")
                && !(node.bindingSpecifier.text == "var" && isOptional(binding.typeAnnotation))
            return member
        }
    }

    private static func isOptional(_ annotation: TypeAnnotationSyntax?) -> Bool {
        guard let type = annotation?.type else { return false }
        return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// Returns the only accessor, if it is an observer of an overridden property.
    private static func observer(_ block: AccessorBlockSyntax?) -> String? {
        let names = names(block)
        return names.count == 1 ? names.first { ["willSet", "didSet"].contains($0) } : nil
    }

    private static func names(_ block: AccessorBlockSyntax?) -> Set<String> {
        guard case .accessors(let list) = block?.accessors else { return [] }
        return Set(list.map(\.accessorSpecifier.text))
    }

    private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        switch block?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains {
                ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text)
            }
        @unknown default: false
        }
    }

    private static func read(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, into member: inout MemberFacts
    ) {
        member.attributes = attributes.names
        member.objcName = attributes.objcName
        member.modifiers = modifiers.names
        member.access = modifiers.access
        member.carriedAttributes =
            attributes.plain.filter { carried.contains($0.name) }.map { $0.trimmedDescription + " " }.joined()
            + modifiers.filter { $0.name.text == "nonisolated" }.map { $0.trimmedDescription + " " }.joined()
    }

    private static let carried: Set = ["discardableResult", "MainActor", "available"]
}

extension Trivia {
    fileprivate var containsNewline: Bool { contains(where: \.isNewline) }
}
