import SwiftSyntax

/// Conditions around the statements that use an implicitly unwrapped property which the code that shows a screen has to set. Where it
/// is nil, the statements are skipped; where it is set, as in the launched app, nothing changes.
struct MissingValueGuards {
    private let property: String
    private let owner: String
    private let file: Syntax

    /// Matches a failure at a property that is nil; outlets are connected by documents.
    init?(_ token: TokenSyntax, _ error: RemovalError) {
        guard error.purpose == .pictures, error.isMissingValue,
            let item = token.nearest(CodeBlockItemSyntax.self),
            let owner = Self.typeName(around: Syntax(item))
        else { return nil }
        file = Syntax(item.root)
        let values = UnwrappedPropertyFinder.names(around: item, withOutlets: false)
        guard let property = UnsetProperties.firstUsed(of: values, in: item) else { return nil }
        (self.property, self.owner) = (property, owner)
    }

    /// The insertions, of which the first is reported.
    var units: [RemovalUnit] {
        let uses = UseFinder.statements(using: [property], in: file, countsSelf: true)
        var seen: Set<SyntaxIdentifier> = []
        var units = uses.filter { Self.typeName(around: Syntax($0)) == owner }.map(Self.outsideOfValues)
            .filter { seen.insert($0.id).inserted }.flatMap(insertions)
        guard !units.isEmpty else { return [] }
        units[0].isRepair = false
        return units
    }

    private func insertions(_ item: CodeBlockItemSyntax) -> [RemovalUnit] {
        let functions = Self.functions(around: item)
        guard !functions.isOfType, !isAssignment(item) else { return [] }
        let range = item.bytes
        let condition = "self.\(property) != nil"
        if Self.isPlain(item), functions.body.map({ !($0.isValued && $0.isOnly(item)) }) ?? true {
            return [
                insertion("if \(condition) {", at: range.lowerBound, of: range),
                insertion("}", at: range.upperBound, of: range),
            ]
        }
        guard let body = functions.body, let exit = body.replacement(because: "\(property) is nil"),
            !body.node.is(InitializerDeclSyntax.self),
            item.item.as(DeclSyntax.self)?.is(VariableDeclSyntax.self) != false
        else { return [] }
        let end = exit.isEmpty ? "return" : exit
        let isImplicit = body.isValued && body.isOnly(item) && item.item.is(ExprSyntax.self)
        let words = "guard \(condition) else { \(end) };" + (isImplicit ? " return" : "")
        return [insertion(words, at: range.lowerBound, of: range)]
    }

    private func insertion(_ text: String, at place: Int, of statement: Range<Int>) -> RemovalUnit {
        var unit = RemovalUnit(
            place..<place, text, name: "what uses \(property) while it is nil", place: place)
        unit.isRepair = true
        unit.statement = statement
        return unit
    }

    private func isAssignment(_ item: CodeBlockItemSyntax) -> Bool {
        guard let elements = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements,
            elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return false }
        return [property, "self.\(property)"].contains(elements.first?.trimmedDescription)
    }

    /// Whether the item is an expression that declares nothing and leaves nothing.
    private static func isPlain(_ item: CodeBlockItemSyntax) -> Bool {
        guard let expression = item.item.as(ExprSyntax.self) else { return false }
        return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    }

    /// Returns the statement around closures whose only expression the item is, which may be their value.
    private static func outsideOfValues(_ item: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
        var item = item
        while let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let closure = list.parent?.as(ClosureExprSyntax.self),
            let outer = closure.firstToken(viewMode: .sourceAccurate).flatMap({ _ in
                sequence(first: Syntax(closure), next: \.parent).lazy
                    .compactMap { $0.as(CodeBlockItemSyntax.self) }.first
            })
        {
            item = outer
        }
        return item
    }

    /// Returns the function that contains the item outside of closures, and whether any around it belongs to the type itself.
    private static func functions(around item: CodeBlockItemSyntax) -> (body: FunctionBody?, isOfType: Bool) {
        var body: FunctionBody?
        var isInClosure = false
        var isOfType = false
        for node in sequence(first: Syntax(item), next: \.parent) {
            if node.is(MemberBlockSyntax.self) { break }
            isInClosure = isInClosure || node.is(ClosureExprSyntax.self)
            if !isInClosure, body == nil { body = FunctionBody(node) }
            let modifiers =
                node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
            isOfType = isOfType || modifiers?.contains { ["static", "class"].contains($0.name.text) } == true
        }
        return (body, isOfType)
    }

    private static func typeName(around node: Syntax) -> String? {
        sequence(first: node, next: \.parent).lazy.compactMap { node in
            node.as(ClassDeclSyntax.self)?.name.text
                ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }.first
    }
}
