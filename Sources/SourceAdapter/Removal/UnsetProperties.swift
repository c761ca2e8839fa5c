import SwiftSyntax

/// Implicitly unwrapped properties that have no value because a statement is left out, and their uses, which would
/// end the process.
enum UnsetProperties {
    /// Returns the later statements in its function that use a property which the statement would have set, or whose missing
    /// value caused its failure.
    static func uses(of item: CodeBlockItemSyntax, _ error: RemovalError) -> [CodeBlockItemSyntax] {
        let declared = UnwrappedPropertyFinder(around: item).names
        guard !declared.isEmpty else { return [] }
        let name = error.isMissingValue ? used(of: declared, in: item).first : assigned(by: item)
        guard let name, declared.contains(name) else { return [] }
        return following(item).flatMap { UseFinder.statements(using: [name], in: $0, countsSelf: true) }
    }

    /// Returns the property that a statement such as `cell = x` or `self.cell = x` sets.
    static func assigned(by item: CodeBlockItemSyntax) -> String? { target(of: item)?.baseName.text }

    /// Returns whether a statement sets what cannot be nil: a new object, or one of a forced cast.
    static func setsObject(_ item: CodeBlockItemSyntax) -> Bool {
        guard let sequence = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        if elements.count == 3, let call = elements[2].as(FunctionCallExprSyntax.self) {
            let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            return type?.first?.isUppercase == true
        }
        let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
        return cast?.questionOrExclamationMark?.text == "!"
    }

    private static func target(of item: CodeBlockItemSyntax) -> DeclReferenceExprSyntax? {
        guard let sequence = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self),
            let target = sequence.elements.first, let mark = sequence.elements.dropFirst().first,
            mark.is(AssignmentExprSyntax.self)
        else { return nil }
        if let name = target.as(DeclReferenceExprSyntax.self) { return name }
        guard let access = target.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == "self"
        else { return nil }
        return access.declName
    }

    /// Returns the properties whose values a statement uses, in its order.
    static func used(of names: Set<String>, in item: CodeBlockItemSyntax) -> [String] {
        var used: [String] = []
        for (token, reference) in references(to: names, in: item) where !used.contains(token.text) {
            let isTarget = token.nearest(CodeBlockItemSyntax.self).flatMap(target)?.id == reference.id
            if !isTarget, !isTested(token) { used.append(token.text) }
        }
        return used
    }

    /// Returns the optional properties that a statement unwraps with `!`, in its order. What the statement compares with `nil` itself is
    /// not among them.
    static func unwrapped(of names: Set<String>, in item: CodeBlockItemSyntax) -> [String] {
        var unwrapped: [String] = []
        var compared: Set<String> = []
        for (token, _) in references(to: names, in: item) {
            if isCompared(token) { compared.insert(token.text) }
            let isUnwrapped = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .exclamationMark
            if isUnwrapped, !unwrapped.contains(token.text) { unwrapped.append(token.text) }
        }
        return unwrapped.filter { !compared.contains($0) }
    }

    /// Returns the references of a statement to properties of its own object.
    private static func references(to names: Set<String>, in item: CodeBlockItemSyntax)
        -> [(token: TokenSyntax, reference: DeclReferenceExprSyntax)]
    {
        item.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard names.contains(token.text), let reference = token.parent?.as(DeclReferenceExprSyntax.self)
            else { return nil }
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            let isMember = access?.declName.id == reference.id
            return !isMember || access?.base?.trimmedDescription == "self" ? (token, reference) : nil
        }
    }

    /// Whether the code itself tests if the property is nil.
    private static func isTested(_ token: TokenSyntax) -> Bool {
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .postfixQuestionMark || isCompared(token)
    }

    /// Whether the code compares the property with `nil`.
    private static func isCompared(_ token: TokenSyntax) -> Bool {
        guard let next = token.nextToken(viewMode: .sourceAccurate), next.text == "==" || next.text == "!="
        else { return false }
        return next.nextToken(viewMode: .sourceAccurate)?.text == "nil"
    }

    /// Returns the statements that run after a statement in its function.
    private static func following(_ item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
        var found: [CodeBlockItemSyntax] = []
        for node in sequence(first: Syntax(item), next: \.parent) {
            if FunctionBody(node) != nil { break }
            guard let inner = node.as(CodeBlockItemSyntax.self),
                let list = inner.parent?.as(CodeBlockItemListSyntax.self)
            else { continue }
            found += list.drop { $0.id != inner.id }.dropFirst()
        }
        return found
    }
}

extension RemovalError {
    /// Whether code failed because an implicitly unwrapped property is nil.
    var isMissingValue: Bool { Self.isAtNil(message) && message.contains("implicitly unwrapping") }

    /// Whether code failed because what it unwraps with `!` is nil.
    var isUnwrappedNil: Bool { Self.isAtNil(message) && message.contains("nil while unwrapping") }

    /// Whether a message is that of a failure at a value that is nil.
    static func isAtNil(_ message: String) -> Bool {
        message.hasPrefix(RemovalUnit.failureWords + "Unexpectedly found nil")
    }
}

/// Finds the properties of a file whose types end with `!`, and those that code may unwrap itself.
final class UnwrappedPropertyFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// The stored properties whose types end with `?`.
    private(set) var optionals: Set<String> = []
    /// Those that documents connect.
    private(set) var outlets: Set<String> = []

    /// Finds the properties of the file around a node.
    convenience init(around node: some SyntaxProtocol) { self.init(in: node.root) }

    /// Finds the properties that are declared in a node.
    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
            let name = node.pattern.as(IdentifierPatternSyntax.self)
        {
            names.insert(name.identifier.text)
            let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
            let isOutlet = variable?.attributes.plain.contains { $0.name == "IBOutlet" } == true
            if isOutlet { outlets.insert(name.identifier.text) }
        }
        if node.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true,
            let name = node.pattern.as(IdentifierPatternSyntax.self), !Self.isComputed(node)
        {
            optionals.insert(name.identifier.text)
        }
        return .visitChildren
    }

    /// Whether a property has accessors other than observers.
    private static func isComputed(_ node: PatternBindingSyntax) -> Bool {
        guard let block = node.accessorBlock else { return false }
        guard case .accessors(let list) = block.accessors else { return true }
        return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
