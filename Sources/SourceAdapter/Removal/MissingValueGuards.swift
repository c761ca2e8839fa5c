import SwiftSyntax

/// Conditions around the statements that use an implicitly unwrapped property which the code that shows a screen has to set, that
/// unwrap an optional one with `!`, or that use outlets. Where it is nil, the statements are skipped; where it is set, as in the
/// launched app, nothing changes.
struct MissingValueGuards {
    /// The properties that may have been nil: those that the statement uses, or else all outlets of the class, since no document has
    /// connected any where one is nil; and what the skipped statements would have set.
    private var properties: Set<String>
    /// The first of them in the statement that failed.
    private let property: String
    private let owner: String
    private let file: Syntax
    /// The stored properties of the file and the class whose values statements use as they are, and those that they have to unwrap.
    private let values: Set<String>, optionals: Set<String>

    /// Matches a failure at a property that is nil.
    init?(_ token: TokenSyntax, _ error: RemovalError) {
        guard error.purpose == .pictures, error.isMissingValue || error.isUnwrappedNil,
            let item = token.nearest(CodeBlockItemSyntax.self),
            let owner = Self.typeName(around: Syntax(item))
        else { return nil }
        file = Syntax(item.root)
        let finder = UnwrappedPropertyFinder(around: item)
        let own = error.values[owner]
        let outlets = finder.outlets.union(own.outlets)
        (values, optionals) = (
            finder.names.union(own.implicit).union(error.unassigned),
            finder.optionals.union(own.optional).union(Self.containers)
        )
        let set = Self.propertiesSet(before: item)
        let used =
            error.isUnwrappedNil
            ? UnsetProperties.unwrapped(of: optionals, in: item)
            : UnsetProperties.used(of: values.subtracting(set), in: item)
        // Documents connect nearly all outlets, so that the value to show is missing rather than the view that shows it.
        let missing = used.filter { !outlets.contains($0) }
        guard let property = missing.first ?? used.first else { return nil }
        (self.property, self.owner) = (property, owner)
        properties = missing.isEmpty ? outlets : Set(missing)
        // A screen that is shown by itself is in no container.
        if Self.containers.contains(property) { properties.formUnion(Self.containers) }
        addAssigned()
    }

    /// The properties of a controller for what contains it.
    private static let containers: Set = [
        "navigationController", "tabBarController", "splitViewController", "presentingViewController",
    ]

    /// The properties that statements before one in its list set to an object, so that another value of the statement is nil.
    private static func propertiesSet(before item: CodeBlockItemSyntax) -> Set<String> {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
        let earlier = list.prefix { $0.id != item.id }
        return Set(earlier.filter(UnsetProperties.setsObject).compactMap(UnsetProperties.assigned))
    }

    /// Adds the properties that only statements with conditions set.
    private mutating func addAssigned() {
        var isComplete = false
        while !isComplete {
            let assigned = uses.filter { !Self.functions(around: $0).isOfType && !names(in: $0).isEmpty }
                .compactMap(UnsetProperties.assigned)
            let new = values.union(optionals).intersection(assigned).subtracting(properties)
            properties.formUnion(new)
            isComplete = new.isEmpty
        }
    }

    /// The statements of the class that use the properties.
    private var uses: [CodeBlockItemSyntax] {
        UseFinder.statements(using: properties, in: file, countsSelf: true)
            .filter { Self.typeName(around: Syntax($0)) == owner }
    }

    /// The insertions, of which the first is reported.
    var units: [RemovalUnit] {
        var seen: Set<SyntaxIdentifier> = []
        var units = uses.map(Self.outsideOfValues).filter { seen.insert($0.id).inserted }.flatMap(insertions)
        guard !units.isEmpty else { return [] }
        units[0].isRepair = false
        return units
    }

    private func insertions(_ item: CodeBlockItemSyntax) -> [RemovalUnit] {
        let functions = Self.functions(around: item)
        let names = names(in: item)
        guard !functions.isOfType, !names.isEmpty else { return [] }
        let range = item.bytes
        let condition = names.map { "self.\($0) != nil" }.joined(separator: ", ")
        if Self.isPlain(item), functions.body.map({ !($0.isValued && $0.isOnly(item)) }) ?? true {
            return [
                insertion("if \(condition) {", at: range.lowerBound, of: range),
                insertion("}", at: range.upperBound, of: range),
            ]
        }
        guard item.item.as(DeclSyntax.self)?.is(VariableDeclSyntax.self) != false else { return [] }
        if functions.closure.map(Self.returnsNothing) == true {
            return [insertion("guard \(condition) else { return };", at: range.lowerBound, of: range)]
        }
        guard let body = functions.body, let exit = body.replacement(because: "\(property) is nil"),
            !body.node.is(InitializerDeclSyntax.self)
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

    private func names(in item: CodeBlockItemSyntax) -> [String] {
        let used = UnsetProperties.used(of: properties.intersection(values), in: item)
        let unwrapped = UnsetProperties.unwrapped(of: properties.intersection(optionals), in: item)
        return used + unwrapped.filter { !used.contains($0) }
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

    /// Whether a closure of several statements has no value: the compiler finds one only in a written type and in what is returned.
    private static func returnsNothing(_ closure: ClosureExprSyntax) -> Bool {
        guard closure.statements.count > 1, closure.signature?.returnClause == nil else { return false }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return !finder.hasValue
    }

    /// Returns the function or the closure that contains the item, and whether any around it belongs to the type itself.
    private static func functions(around item: CodeBlockItemSyntax)
        -> (body: FunctionBody?, closure: ClosureExprSyntax?, isOfType: Bool)
    {
        var body: FunctionBody?
        var closure: ClosureExprSyntax?
        var isOfType = false
        for node in sequence(first: Syntax(item), next: \.parent) {
            if node.is(MemberBlockSyntax.self) { break }
            if body == nil { closure = closure ?? node.as(ClosureExprSyntax.self) }
            if closure == nil, body == nil { body = FunctionBody(node) }
            let modifiers =
                node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
            isOfType = isOfType || modifiers?.contains { ["static", "class"].contains($0.name.text) } == true
        }
        return (body, closure, isOfType)
    }

    private static func typeName(around node: Syntax) -> String? {
        sequence(first: node, next: \.parent).lazy.compactMap { node in
            node.as(ClassDeclSyntax.self)?.name.text
                ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }.first
    }
}

/// Finds whether the function around some statements returns a value.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var hasValue = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        hasValue = hasValue || node.expression != nil
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
