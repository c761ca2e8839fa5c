import SwiftSyntax

/// Units smaller than a declaration, for specific messages.
enum SpecialUnits {
    static func units(around token: TokenSyntax, _ error: RemovalError) -> [RemovalUnit] {
        let message = error.message
        let nodes = sequence(first: Syntax(token), next: \.parent)
        if message.contains("does not override"),
            let holder = nodes.lazy.compactMap(modifiers).first(where: { _ in true })
        {
            // Not `filter`, which would create a new list with other positions.
            return holder.compactMap {
                $0.name.text == "override"
                    ? unit($0.bytes, name: "the keyword override, since there is nothing to override") : nil
            }
        }
        if let repair = RepairUnits.unit(around: token, message) { return [repair] }
        if let type = token.nearest(InheritedTypeSyntax.self) {
            return superclass(type, error) + refinedProtocol(type, error) + conformance(type)
        }
        if error.purpose == .pictures,
            let unit = MissingType(token, message)?.unit ?? MissingArgument(token, message)?.unit
        {
            return [unit]
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

    private static func unit(
        _ range: Range<Int>, _ replacement: String = "", name: String, place: Int? = nil
    ) -> RemovalUnit {
        RemovalUnit(range, replacement, name: name, place: place ?? range.lowerBound)
    }

    private static func modifiers(_ node: Syntax) -> DeclModifierListSyntax? {
        node.isProtocol((any WithModifiersSyntax).self)
            ? node.asProtocol((any WithModifiersSyntax).self)?.modifiers : nil
    }

    // MARK: Inheritance clauses

    /// Returns the replacement of a missing superclass, so that the rest of the class can be used.
    private static func superclass(_ type: InheritedTypeSyntax, _ error: RemovalError) -> [RemovalUnit] {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self), list.first?.id == type.id,
            let declaration = list.parent?.parent?.as(ClassDeclSyntax.self)
        else { return [] }
        let name = type.type.trimmedDescription.prefix { $0 != "<" }
        guard error.message.hasPrefix("cannot find type") else {
            // An argument of a generic class of screens or views, which does not fit any more.
            guard error.purpose == .pictures, type.type.trimmedDescription.hasSuffix(">"),
                let replacement = SuperclassGuess.class(named: name)
            else { return [] }
            return [
                unit(type.type.bytes, replacement, name: "the superclass \(name); \(replacement) replaces it")
            ]
        }
        if let replacement = SuperclassGuess(name, of: declaration, error.extensions).name {
            let words = "the superclass \(name); \(replacement) replaces it"
            return [unit(type.type.bytes, replacement, name: words)]
        }
        guard error.purpose == .pictures, SuperclassGuess.isClass(name, of: declaration, error.extensions)
        else { return [] }
        let words = "the superclass \(name); an empty class replaces it"
        return [unit(type.type.bytes, "UIKit.AbsentObject", name: words)]
    }

    /// Returns the replacement of a missing protocol that refines one of UIKit's, so that the object remains a list's data source.
    private static func refinedProtocol(_ type: InheritedTypeSyntax, _ error: RemovalError) -> [RemovalUnit] {
        guard error.purpose == .pictures, error.message.hasPrefix("cannot find type"),
            let list = type.parent?.as(InheritedTypeListSyntax.self),
            let group = list.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
        else { return [] }
        let name = type.type.trimmedDescription
        guard let replacement = ProtocolGuess(name[...], of: group).name,
            !list.contains(where: { $0.type.trimmedDescription == replacement })
        else { return [] }
        return [
            unit(type.type.bytes, replacement, name: "the protocol \(name); \(replacement) replaces it")
        ]
    }

    /// Returns a type of an inheritance clause, with the comma or colon that becomes redundant.
    private static func conformance(_ type: InheritedTypeSyntax) -> [RemovalUnit] {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self), let clause = list.parent,
            let index = list.firstIndex(where: { $0.id == type.id })
        else { return [] }
        let name = "the conformance to \(type.type.trimmedDescription)"
        if list.count == 1 { return [unit(clause.bytes, name: name)] }
        guard index == list.startIndex else {
            let comma = list[list.index(before: index)].trailingComma
            let start = comma?.bytes.lowerBound ?? type.bytes.lowerBound
            return [unit(start..<type.type.bytes.upperBound, name: name, place: type.bytes.lowerBound)]
        }
        return [unit(type.bytes, name: name)]
    }
}
