import SwiftParser
import SwiftSyntax

/// Generic types for objects, `struct Weak<T: AnyObject> { weak var value: T? }`, that are used with a protocol: only
/// Objective-C's protocols are types of classes themselves. The parameter is left open, and references are to objects. So are
/// parameters and associated types that conform to `NSObjectProtocol`, as Objective-C's protocols do themselves.
public struct OpenGenerics: Rule {
    public init() {}

    /// The name under which constraints to `NSObjectProtocol` are left open, all of a module.
    private static let objects = "NSObjectProtocol"

    func examine(_ node: IdentifierTypeSyntax, in draft: Draft) {
        guard draft.configuration.openGenerics.contains(Self.objects), node.name.text == Self.objects,
            let colon = Self.colon(of: node)
        else { return }
        draft.erase(colon.bytes.lowerBound..<node.bytes.upperBound)
    }

    /// Returns the colon before a type that is the only constraint of a generic parameter or an associated type.
    private static func colon(of node: IdentifierTypeSyntax) -> TokenSyntax? {
        if let parameter = node.parent?.as(GenericParameterSyntax.self) { return parameter.colon }
        guard let list = node.parent?.parent?.as(InheritedTypeListSyntax.self), list.count == 1,
            let clause = list.parent?.as(InheritanceClauseSyntax.self),
            clause.parent?.is(AssociatedTypeDeclSyntax.self) == true
        else { return nil }
        return clause.colon
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let reference = WeakReference(node), let name = reference.typeName,
            draft.configuration.openGenerics.contains(name)
        else { return }
        if reference.isFirst { draft.erase(reference.constraint) }
        draft.erase(node.bytes)
        draft.insertDeclarations(reference.replacement, at: node.bytes.upperBound)
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }

    /// Returns the name of the generic type in a compiler's message about a protocol, or `NSObjectProtocol` if the message is about
    /// conforming to it; nil for other messages.
    public static func name(in message: String) -> String? {
        if message.contains(/^type 'any .+' cannot conform to 'NSObjectProtocol'/) { return objects }
        return message.firstMatch(of: /^'(?:\w+\.)*(\w+)' requires that 'any .+' be a class type/).map {
            String($0.1)
        }
    }

    /// Returns those of the names that sources declare in a form that can be left open.
    public static func declared(_ names: Set<String>, in sources: [SourceFile]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        return sources.reduce(into: []) { found, source in
            guard names.contains(where: { source.text.contains($0 == objects ? $0 : "\($0)<") }) else {
                return
            }
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: source.text))
            found.formUnion(finder.names.intersection(names))
        }
    }

    private final class Finder: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if let name = WeakReference(node)?.typeName { names.insert(name) }
            return .skipChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == objects, colon(of: node) != nil { names.insert(objects) }
            return .visitChildren
        }
    }
}

/// A weak property whose type is a parameter of its generic type.
private struct WeakReference {
    let node: VariableDeclSyntax
    let typeName: String?
    /// The bytes of `: AnyObject`.
    let constraint: Range<Int>
    /// Whether it is the first in its type.
    let isFirst: Bool

    init?(_ node: VariableDeclSyntax) {
        guard let parameter = Self.parameter(of: node),
            let group = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({
                $0.asProtocol((any DeclGroupSyntax).self)
            }).first(where: { _ in true }),
            let generic = group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
                .parameters.first(where: { $0.name.text == parameter }),
            let colon = generic.colon, let type = generic.inheritedType,
            type.trimmedDescription == "AnyObject"
        else { return nil }
        self.node = node
        typeName = group.asProtocol((any NamedDeclSyntax).self)?.name.plainText
        constraint = colon.bytes.lowerBound..<type.bytes.upperBound
        let first = group.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .first { Self.parameter(of: $0) == parameter }
        isFirst = first?.id == node.id
    }

    /// Returns the name of the type of a weak property without observers, less its question mark.
    private static func parameter(of node: VariableDeclSyntax) -> String? {
        guard node.modifiers.names.contains("weak"), node.attributes.isEmpty, node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil,
            let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)
        else { return nil }
        return type.wrappedType.trimmedDescription
    }

    /// The declaration of a property that refers to any object.
    var replacement: String {
        let words = node.modifiers.filter { $0.name.text != "weak" }.map(\.trimmedDescription)
        let binding = node.bindings.trimmedDescription
        let value = node.bindings.first?.initializer == nil ? " = nil" : ""
        return (["@UIKit.AdaptedWeak"] + words + ["var", binding + value]).joined(separator: " ").onOneLine
    }
}
