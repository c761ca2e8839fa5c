import SwiftSyntax

/// Renames overrides of members whose names changed in Swift 4.2. Calls of the old names compile with UIKit.
struct OldNames: Rule {
    private static let properties: [String: String] = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]

    private static let methods: [String: String] = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    ]

    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return }
        if let name = Self.methods[node.name.text] { draft.replace(node.name, with: name) }
        guard ["willMove", "didMove"].contains(node.name.text),
            let parameter = node.signature.parameterClause.parameters.first,
            parameter.firstName.text == "toParentViewController"
        else { return }
        draft.replace(parameter.firstName, with: "toParent")
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard node.modifiers.contains(where: { $0.name.text == "override" }),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let new = Self.properties[name.text]
        else { return }
        draft.replace(name, with: new)
    }
}

/// Calls of methods without arguments that are properties since Swift 4 or 4.2: `UNNotificationSound.default()`.
struct FormerMethods: Rule {
    private static let properties: Set = [
        "UNNotificationSound.default", "MPMusicPlayerController.systemMusicPlayer",
        "MPMusicPlayerController.applicationMusicPlayer",
    ]

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard Self.properties.contains(node.calledExpression.trimmedDescription), node.arguments.isEmpty,
            node.trailingClosure == nil, let opening = node.leftParen, let closing = node.rightParen
        else { return }
        draft.erase(opening.bytes.lowerBound..<closing.bytes.upperBound)
    }
}

/// Renames calls that pass work to a queue as a value. Dispatch has functions with the same signatures as UIKit's, which
/// therefore has them under other names too.
struct QueuedWork: Rule {
    private static let names = ["async": "later", "asyncAfter": "afterwards"]

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let called = calledName(node, in: draft), node.trailingClosure == nil,
            let name = Self.names[called.baseName.text],
            let last = node.arguments.last, last.label?.text == "execute",
            !last.expression.is(ClosureExprSyntax.self),
            node.arguments.dropLast().allSatisfy({ $0.label?.text == "deadline" }),
            !draft.module.members(named: called.baseName.text).contains(where: acceptsWork)
        else { return }
        draft.replace(called, with: name)
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }

    /// Returns whether a custom member may be the one that is called.
    private func acceptsWork(_ found: ModuleIndex.Found) -> Bool {
        found.member.parameters.contains { $0.label == "execute" }
    }

    /// Returns the name of a called member; in an extension of queues it may have no receiver.
    private func calledName(_ node: FunctionCallExprSyntax, in draft: Draft) -> DeclReferenceExprSyntax? {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self) { return access.declName }
        guard draft.enclosingTypes.last?.split(separator: ".").last == "DispatchQueue" else { return nil }
        return node.calledExpression.as(DeclReferenceExprSyntax.self)
    }
}

/// Members of `NSObject` that are called on values of any class, which Objective-C finds at run time:
/// `(sender as AnyObject).value(forKey: "tag")`.
struct ObjectMembers: Rule {
    private static let members: Set = [
        "value", "setValue", "perform", "isKind", "isMember", "responds", "isEqual", "hash", "description",
    ]

    /// Members of numbers and boxed values that code calls on any object; `AnyObjectMembers` has them.
    static let values: Set = [
        "boolValue", "intValue", "integerValue", "floatValue", "doubleValue", "stringValue", "cgRectValue",
        "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue",
    ]

    func examine(_ node: MemberAccessExprSyntax, in draft: Draft) {
        if Self.values.contains(node.declName.baseName.text) { return boxCast(node, in: draft) }
        guard Self.members.contains(node.declName.baseName.text) else { return castToOwner(node, in: draft) }
        if let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            replaceCast(in: tuple.elements.first?.expression, in: draft)
        } else if let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
            replaceCast(in: Self.initializer(of: name, before: Syntax(node)), in: draft)
        }
    }

    /// `(value as AnyObject).boolValue` is called on any object.
    private func boxCast(_ node: MemberAccessExprSyntax, in draft: Draft) {
        guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let words = castToAnyObject(tuple.elements.first?.expression)
        else { return }
        draft.replace(words, with: "|~> ()")
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }

    /// `(value as AnyObject).show()` is called on the only type of the module that declares such a method.
    private func castToOwner(_ node: MemberAccessExprSyntax, in draft: Draft) {
        guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let words = castToAnyObject(tuple.elements.first?.expression),
            let owner = draft.module.onlyOwner(of: node.declName.baseName.text)
        else { return }
        draft.erase(words)
        draft.insert("as! \(owner)", at: words.lowerBound)
    }

    private func replaceCast(in expression: ExprSyntax?, in draft: Draft) {
        if let words = castToAnyObject(expression) { draft.replace(words, with: "as!NSObject") }
    }

    /// Returns the range of the tokens `as AnyObject` at the end of an expression.
    private func castToAnyObject(_ expression: ExprSyntax?) -> Range<Int>? {
        guard let elements = expression?.as(SequenceExprSyntax.self)?.elements,
            elements.count == 3, let cast = Array(elements)[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil,
            let type = Array(elements)[2].as(TypeExprSyntax.self), type.type.trimmedDescription == "AnyObject"
        else { return nil }
        return cast.bytes.lowerBound..<type.bytes.upperBound
    }

    /// Returns the initial value of a constant or variable in the function around a node.
    private static func initializer(of name: String, before node: Syntax) -> ExprSyntax? {
        for list in sequence(first: node, next: \.parent).lazy.compactMap({
            $0.as(CodeBlockItemListSyntax.self)
        }) where list.parent?.is(SourceFileSyntax.self) != true {
            for item in list where item.position < node.position {
                guard case .decl(let declaration) = Self.active(item),
                    let variable = declaration.as(VariableDeclSyntax.self)
                else { continue }
                for binding in variable.bindings
                where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                    return binding.initializer?.value
                }
            }
        }
        return nil
    }

    /// Returns the content of an item, or of the first item of an `#if`.
    private static func active(_ item: CodeBlockItemSyntax) -> CodeBlockItemSyntax.Item {
        guard case .decl(let declaration) = item.item, let choice = declaration.as(IfConfigDeclSyntax.self),
            case .statements(let statements) = choice.clauses.first?.elements, let first = statements.first
        else { return item.item }
        return first.item
    }
}
