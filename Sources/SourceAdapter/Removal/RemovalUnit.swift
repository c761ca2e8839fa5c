import SwiftSyntax

/// A part of a file that can be removed as a whole.
struct RemovalUnit: Sendable {
    /// The range that is blanked.
    var range: Range<Int>
    /// The text that replaces the range.
    var replacement = ""
    /// A description for the user.
    var name: String
    /// The location for the user.
    var place: Int
    /// The size of the unit.
    var reach: BrokenPlace.Reach
    /// The statement that an insertion belongs to.
    var statement: Range<Int>?
    /// Whether it applies in any round: it is only a token or a type.
    var isExact = false
    /// Whether nothing is missing after it: the replacement has the same effect.
    var isRepair = false
    /// Whether its replacement is another one for what an earlier round replaced.
    var isSecondAttempt = false
    /// The compiler's error.
    private(set) var message = ""
    /// The node that is removed; nil for a token or a type.
    private(set) var node: Syntax?
    /// The statement, if it is one.
    private var item: CodeBlockItemSyntax?

    /// The prefix of the messages about code that compiles and failed at run time.
    static let failureWords = "fails here: "

    /// Whether only examples of Quick's that run the part lack it.
    var isOfExample: Bool { node.flatMap(FunctionBody.init)?.isExample == true }

    /// The failure at run time; nil for code that does not compile.
    var failure: String? { message.hasPrefix(Self.failureWords) ? message : nil }

    /// Returns whether the unit is large enough for a reach.
    func isAtLeast(_ reach: BrokenPlace.Reach) -> Bool { isExact || self.reach >= reach }

    /// Returns whether the other unit is a part of this one, or the same.
    func covers(_ other: RemovalUnit) -> Bool {
        let inner = other.statement ?? other.range
        return range.lowerBound <= inner.lowerBound && inner.upperBound <= range.upperBound
    }

    /// Returns whether the unit leaves nothing for the other one to do.
    func precludes(_ other: RemovalUnit) -> Bool {
        let isRetried = other.isSecondAttempt && range == other.range && !isSecondAttempt
        return covers(other) && !isRetried
    }

    init(
        _ range: Range<Int>, _ replacement: String = "", name: String, place: Int,
        reach: BrokenPlace.Reach = .statement
    ) {
        self.range = range
        self.replacement = replacement
        self.name = name
        self.place = place
        self.reach = reach
    }

    private init(_ node: some SyntaxProtocol, name: String, reach: BrokenPlace.Reach = .statement) {
        self.init(node.bytes, name: name, place: node.bytes.lowerBound, reach: reach)
        self.node = Syntax(node)
    }

    /// Returns the unit with an error as its reason.
    func because(_ error: RemovalError) -> RemovalUnit {
        var unit = self
        unit.message = error.message
        return unit
    }

    /// Returns the units around a token, the smallest first.
    static func units(around token: TokenSyntax, _ error: RemovalError) -> [RemovalUnit] {
        var units = SpecialUnits.units(around: token, error).map { unit in
            var exact = unit
            exact.isExact = true
            exact.node = Syntax(token)
            return exact
        }
        var function: FunctionBody?
        for node in sequence(first: Syntax(token), next: \.parent) {
            if let body = FunctionBody(node), body.holds(token) {
                if body.isTest { units.removeAll { !$0.isRepair } }
                if function == nil { nameStatements(&units, of: body, error) }
                function = function ?? body
                units.append(whole(body, token, error))
            } else if let item = node.as(CodeBlockItemSyntax.self) {
                units.append(statement(item))
            } else if error.purpose == .pictures, let members = members(of: node, around: token) {
                units.append(members)
            } else if let item = node.as(MemberBlockItemSyntax.self) {
                units.append(
                    RemovalUnit(item, name: declaration(item.decl), reach: reach(of: item.decl)))
            } else if node.is(SourceFileSyntax.self) {
                units.append(RemovalUnit(node, name: "the file", reach: .file))
            }
        }
        if error.purpose == .tests { units.removeAll { $0.item != nil } }
        if error.purpose == .pictures {
            replaceThrows(&units)
            keepCases(&units)
        }
        if error.purpose.traps { endStatements(&units, in: function?.name ?? owner(of: token), error) }
        for index in units.indices { units[index].message = error.message }
        return units
    }

    /// Returns the units that are removed with this one: the statements that use its declarations.
    func dependents(_ error: RemovalError) -> [RemovalUnit] {
        guard let item else { return [] }
        let unset = error.purpose == .pictures ? UnsetProperties.uses(of: item, error) : []
        let container = error.purpose == .pictures ? LostContainer(item) : nil
        return (LocalNames.uses(of: item) + unset).compactMap { use in
            if let replacement = container?.replacement(in: use) { return replacement }
            return use.firstToken(viewMode: .sourceAccurate).flatMap {
                Self.units(around: $0, error).first { !$0.isExact && $0.range.overlaps(use.bytes) }
            }
        }
    }

    // MARK: Statements

    private static func statement(_ item: CodeBlockItemSyntax) -> RemovalUnit {
        if item.isAtFileLevel, case .decl(let decl) = item.item {
            return RemovalUnit(item, name: declaration(decl), reach: reach(of: decl))
        }
        var unit = RemovalUnit(item, name: "a statement")
        unit.item = item
        return unit
    }

    /// Describes statements by their enclosing function. Those that return its value are replaced by ones that return
    /// a neutral value, since the compiler detects a missing value only when there are no other errors.
    private static func nameStatements(
        _ units: inout [RemovalUnit], of body: FunctionBody, _ error: RemovalError
    ) {
        for index in units.indices where units[index].item != nil {
            units[index].name = "a statement of \(body.name)"
            if let item = units[index].item, body.isOnly(item), !error.purpose.traps,
                let bare = body.bareInitializer
            {
                units[index].replacement = bare.statement
                units[index].name = "the body of \(body.name)"
            }
            guard body.isValued, let item = units[index].item else { continue }
            if item.isReturn(from: body) {
                units[index].replacement = substitute(for: body, error)
            } else if body.isOnly(item) {
                units[index].reach = .statement
                units[index].replacement = substitute(for: body, error)
                units[index].name = "the body of \(body.name)"
            }
        }
    }

    /// Throws another error where the thrown one does not compile, so that what follows is not performed.
    private static func replaceThrows(_ units: inout [RemovalUnit]) {
        for index in units.indices {
            guard case .stmt(let statement)? = units[index].item?.item, statement.is(ThrowStmtSyntax.self)
            else { continue }
            units[index].replacement = "throw CancellationError()"
        }
    }

    /// Ends a case whose last statement goes, so that the other cases of the `switch` stay.
    private static func keepCases(_ units: inout [RemovalUnit]) {
        for index in units.indices
        where units[index].replacement.isEmpty && units[index].item?.endsCase == true {
            units[index].replacement = "break"
        }
    }

    /// Makes the process end where a removed statement would have run: what follows has not happened as on iOS, which no
    /// test can notice.
    private static func endStatements(
        _ units: inout [RemovalUnit], in function: String?, _ error: RemovalError
    ) {
        for index in units.indices where units[index].item != nil && units[index].replacement.isEmpty {
            units[index].replacement = "fatalError(\(error.words(ofStatementIn: function).literal))"
        }
    }

    /// Returns the name of the property or other member whose value contains the token.
    private static func owner(of token: TokenSyntax) -> String? {
        sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(MemberBlockItemSyntax.self) }
            .first
            .map { declaration($0.decl) }
    }

    /// Returns a replacement for a body that does not compile.
    private static func substitute(for body: FunctionBody, _ error: RemovalError) -> String {
        let words = error.words(of: body)
        let end = "fatalError(\(words.literal))"
        return error.purpose.traps ? end : body.replacement(because: words) ?? end
    }

    // MARK: Larger units

    private static func whole(
        _ body: FunctionBody, _ token: TokenSyntax, _ error: RemovalError
    ) -> RemovalUnit {
        let place = body.braces.lowerBound
        var unit: RemovalUnit
        if body.isTest {
            let words = error.words(of: body).literal
            let call = body.isSwiftTesting ? "Issue.record(\(words))" : "XCTFail(\(words))"
            unit = RemovalUnit(
                body.braces, call, name: "\(body.name), which fails", place: place, reach: .body)
        } else {
            // A call of another initializer stays unless it is what does not compile.
            let bare = error.purpose.traps ? nil : body.bareInitializer
            let kept = bare.flatMap { $0.range.contains(token.bytes.lowerBound) ? nil : $0.statement }
            unit = RemovalUnit(
                body.braces, kept ?? substitute(for: body, error), name: "the body of \(body.name)",
                place: place,
                reach: .body)
        }
        unit.node = body.node
        return unit
    }

    /// Returns the members of a class of screens or views around the token, without which its objects in documents still are of the
    /// class; nil for other nodes.
    private static func members(of node: Syntax, around token: TokenSyntax) -> RemovalUnit? {
        guard let declaration = node.as(ClassDeclSyntax.self), declaration.isScreenOrView else { return nil }
        let block = declaration.memberBlock
        let range = block.leftBrace.bytes.upperBound..<block.rightBrace.bytes.lowerBound
        guard range.contains(token.bytes.lowerBound) else { return nil }
        var unit = RemovalUnit(
            range, name: "the members of \(declaration.name.text)", place: declaration.name.bytes.lowerBound,
            reach: .file)
        unit.node = node
        return unit
    }

    /// A block of `#if` may contain all that is in the file.
    private static func reach(of node: DeclSyntax) -> BrokenPlace.Reach {
        if node.is(IfConfigDeclSyntax.self) { return .file }
        return node.isProtocol((any DeclGroupSyntax).self) ? .type : .declaration
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

extension CodeBlockItemSyntax {
    /// Whether only blocks of `#if` enclose the item.
    fileprivate var isAtFileLevel: Bool {
        let outer = sequence(first: Syntax(self), next: \.parent).first { node in
            !node.is(CodeBlockItemListSyntax.self) && !node.is(CodeBlockItemSyntax.self)
                && !node.is(IfConfigClauseSyntax.self) && !node.is(IfConfigClauseListSyntax.self)
                && !node.is(IfConfigDeclSyntax.self)
        }
        return outer?.is(SourceFileSyntax.self) == true
    }

    /// Returns whether the statement returns from the function itself rather than from a closure in it.
    fileprivate func isReturn(from body: FunctionBody) -> Bool {
        guard case .stmt(let statement) = item, statement.as(ReturnStmtSyntax.self)?.expression != nil else {
            return false
        }
        let inner = sequence(first: Syntax(self), next: \.parent).prefix { $0.id != body.node.id }
        return !inner.contains { $0.is(ClosureExprSyntax.self) }
    }

    /// Whether the item is the last one of a case of a `switch` that is no expression.
    fileprivate var endsCase: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.last?.id == id,
            list.parent?.is(SwitchCaseSyntax.self) == true,
            let statement = sequence(first: Syntax(list), next: \.parent).lazy
                .compactMap({ $0.as(SwitchExprSyntax.self) }).first?.parent?.as(ExpressionStmtSyntax.self),
            let block = statement.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return block.count > 1 || !Syntax(block).isBodyOfValue
    }
}

extension SyntaxProtocol {
    /// Whether the nearest enclosing function or closure may have a result, which can be that of its only statement.
    fileprivate var isBodyOfValue: Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.is(ClosureExprSyntax.self) { return true }
            if let body = FunctionBody(node) { return body.isValued }
        }
        return false
    }
}
