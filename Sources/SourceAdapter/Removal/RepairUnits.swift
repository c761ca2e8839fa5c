import SwiftSyntax

/// Replacements with the same meaning for code that compiles only on iOS, so that nothing is removed.
enum RepairUnits {
    /// Returns the repair for a message about the token; nil where there is none.
    static func unit(around token: TokenSyntax, _ message: String) -> RemovalUnit? {
        if message.hasPrefix("constructing an object of class type") {
            let call = token.nearest(FunctionCallExprSyntax.self)
            return makingReference(token) ?? call.flatMap { making($0, message) }
                ?? call.flatMap { makingColor($0, message) }
        }
        // Objective-C's classes have no required initializers, so that the database's objects override theirs on iOS.
        if message.hasPrefix("use the 'required' modifier to override a required initializer") {
            return token.nearest(InitializerDeclSyntax.self)?.modifiers
                .first { $0.name.text == "override" }.map { repair($0, "required") }
        }
        if message.hasPrefix("ambiguous use of 'init'") { return creating(token) }
        if message.hasPrefix("ambiguous use of 'fetchRequest()'") {
            return token.nearest(FunctionCallExprSyntax.self).flatMap(ownRequest)
        }
        // Optional methods of UIKit's protocols always exist here, so that their results are not optional.
        if message.hasPrefix("cannot force unwrap value of non-optional type") {
            return token.nearest(ForceUnwrapExprSyntax.self).map { repair($0.exclamationMark, "") }
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            return token.nearest(OptionalChainingExprSyntax.self).map { repair($0.questionMark, "") }
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type") {
            return token.nearest(OptionalBindingConditionSyntax.self).flatMap(matching)
        }
        // XCTest reports failures of its own: without the override each is reported as it is, and none is lost.
        if message.contains("overrid"), let function = token.nearest(FunctionDeclSyntax.self),
            ["recordFailure", "record"].contains(function.name.text),
            function.modifiers.names.contains("override")
        {
            return repair(function, "")
        }
        // Foundation for Linux declares functions of C as static members of its numbers, which hide the global ones.
        if let name = message.wholeMatch(
            of:
                /static member '(abs|floor|ceil|round|trunc|sqrt)' cannot be used on instance of type 'CGFloat'/
        )?.1 {
            let module = name == "abs" ? "Swift" : "Foundation"
            return token.nearest(DeclReferenceExprSyntax.self).map { repair($0, "\(module).\(name)") }
        }
        // A detector is not a regular expression here, but has one.
        if message.hasPrefix("cannot convert"), message.contains("type 'NSDataDetector'"),
            message.hasSuffix("type 'NSRegularExpression'")
        {
            return token.nearest(FunctionCallExprSyntax.self).map {
                repair($0, "\($0.trimmedDescription).regularExpression")
            }
        }
        // Names of attributes before Swift 4, all of which were formed in the same way.
        if let name = message.wholeMatch(of: /cannot find 'NS([A-Z]\w+)AttributeName' in scope/)?.1 {
            let key = name.prefix(1).lowercased() + name.dropFirst()
            return token.nearest(DeclReferenceExprSyntax.self).map {
                repair($0, "NSAttributedString.Key.\(key)")
            }
        }
        // Before Swift 4.2 some attributes of text have names that are text.
        if message
            == "cannot convert value of type 'String' to expected dictionary key type 'NSAttributedString.Key'"
        {
            return token.nearest(DictionaryElementSyntax.self).map {
                repair($0.key, "NSAttributedString.Key(rawValue: \($0.key.trimmedDescription))")
            }
        }
        if let unit = LibraryRepairs.unit(around: token, message) { return unit }
        if message.hasPrefix("'ProcessInfo' initializer is inaccessible") {
            return token.nearest(FunctionCallExprSyntax.self).map { repair($0, "ProcessInfo.processInfo") }
        }
        // Objects of the protocol's classes; the existential type is not one of classes alone here.
        if message.hasPrefix("argument type '"), !message.contains(".Type'"),
            message.contains("expected to be an instance of a class")
        {
            return token.nearest(LabeledExprSyntax.self).map { argument in
                repair(argument.expression, "(\(argument.expression.trimmedDescription) as AnyObject)")
            }
        }
        // Here only blocks of C's types exist; a closure has the same effect.
        if message.contains("'@convention(block)'")
            || message.hasPrefix("'@escaping' only applies to function")
        {
            return token.nearest(AttributedTypeSyntax.self).flatMap { type in
                type.attributes.plain.first { $0.name == "convention" }.map { repair($0, "") }
            }
        }
        // A proxy of appearance is no object of its class here.
        if let match = message.wholeMatch(
            of:
                /cannot convert (?:return expression|value) of type '(AppearanceProxy<(.+)>)' to (?:return|specified) type '(.+)'/
        ), match.2 == match.3 {
            return returnedType(around: token, named: match.3).map { repair($0, "UIKit.\(match.1)") }
        }
        // Closures of Foundation's properties are sendable here.
        if let types = message.wholeMatch(
            of: /property '\w+' with type '(.+)' cannot override a property with type '(.+)'/
        ), types.2.replacing("@Sendable ", with: "") == types.1 {
            return token.nearest(PatternBindingSyntax.self)?.typeAnnotation.map {
                repair($0.type, String(types.2))
            }
        }
        // Objective-C's classes are objects.
        if message.hasPrefix("argument type '"),
            message.contains(".Type' expected to be an instance of a class")
        {
            return token.nearest(LabeledExprSyntax.self).map { argument in
                repair(
                    argument.expression,
                    "UIKit.AdaptedCode.object(of: \(argument.expression.trimmedDescription))")
            }
        }
        // Tests are objects on Apple's platforms. In other classes the replacement does not compile and is removed.
        if token.text == "self", message.hasPrefix("cannot convert value of type '"),
            message.hasSuffix("to expected argument type 'NSObject'")
        {
            return token.nearest(LabeledExprSyntax.self).map {
                repair($0.expression, "XCTestSupport.TestObject.of(\($0.expression.trimmedDescription))")
            }
        }
        if message.hasPrefix("value of type 'AnyClass'")
            || message.hasPrefix("value of type 'any AnyObject.Type'"),
            let member = message.firstMatch(of: /has no member '(\w+)'$/)?.1,
            classMembers.contains(String(member))
        {
            return token.nearest(MemberAccessExprSyntax.self)?.base.map { base in
                repair(base, "UIKit.AnyClassMembers(\(base.trimmedDescription))")
            }
        }
        if message.hasPrefix("switch must be exhaustive") {
            return token.nearest(SwitchExprSyntax.self).flatMap(completing)
        }
        if message.contains("must be as accessible as its enclosing type because it matches a requirement") {
            return token.nearest(FunctionDeclSyntax.self).flatMap(distinguishing)
        }
        if message.hasPrefix("contextual closure type '() -> "),
            message.contains("expects 0 arguments, but 1 was used")
        {
            return token.nearest(ClosureExprSyntax.self).flatMap(withoutParameter)
        }
        if message.hasPrefix("cannot use 'return' to transfer control out of '") {
            return separating(token)
        }
        if message.hasPrefix("'guard' body must not fall through") {
            return token.nearest(GuardStmtSyntax.self).map(leaving)
        }
        if message.hasPrefix("missing argument")
            || message.hasPrefix("no exact matches in call to initializer")
        {
            return token.nearest(FunctionCallExprSyntax.self).flatMap(placeholder)
        }
        if message.hasSuffix("AnyObject' has no subscripts") {
            return token.nearest(SubscriptCallExprSyntax.self).map { members(of: $0.calledExpression) }
        }
        guard
            let member = message.wholeMatch(of: /value of type '(?:any )?AnyObject' has no member '(\w+)'/)?
                .1,
            anyObjectMembers.contains(String(member))
        else { return nil }
        return token.nearest(MemberAccessExprSyntax.self)?.base.map(members)
    }

    /// Returns the members of an object, which may be nil.
    private static func members(of base: ExprSyntax) -> RemovalUnit {
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        return repair(base, "UIKit.AnyObjectMembers(\(object.trimmedDescription))")
    }

    /// Members that Objective-C finds on any object, and UIKit's `AnyObjectMembers` has here.
    private static let anyObjectMembers = ObjectMembers.values.union([
        "perform", "performSelector", "responds", "isEqual", "isKind", "isMember", "priority",
        "classForCoder",
    ])

    /// Members that Objective-C finds on any class, and UIKit's `AnyClassMembers` has here.
    private static let classMembers: Set = [
        "isSubclass", "hash", "description", "instancesRespond", "responds", "perform",
    ]

    static func repair(_ node: some SyntaxProtocol, _ replacement: String) -> RemovalUnit {
        repair(node.bytes, replacement)
    }

    private static func repair(_ range: Range<Int>, _ replacement: String) -> RemovalUnit {
        var unit = RemovalUnit(range, replacement, name: "", place: range.lowerBound)
        unit.isRepair = true
        return unit
    }

    /// Returns the type of the nearest variable or function if it has the name.
    private static func returnedType(around token: TokenSyntax, named name: Substring) -> TypeSyntax? {
        for node in sequence(first: Syntax(token), next: \.parent) {
            let type =
                node.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            if let type { return type.trimmedDescription == name ? type : nil }
        }
        return nil
    }

    /// Returns a condition that always holds: `if let x = value` becomes `if case let x = value`.
    private static func matching(_ condition: OptionalBindingConditionSyntax) -> RemovalUnit? {
        guard condition.initializer != nil else { return nil }
        return repair(condition.bindingSpecifier, "case \(condition.bindingSpecifier.text)")
    }

    /// Returns the method with a parameter more: on iOS, a private method is not that of an optional requirement, and only its
    /// file calls it.
    private static func distinguishing(_ function: FunctionDeclSyntax) -> RemovalUnit? {
        guard !function.modifiers.names.isDisjoint(with: ["private", "fileprivate"]) else { return nil }
        let clause = function.signature.parameterClause
        return repair(clause.rightParen, clause.parameters.isEmpty ? "_: Void = ())" : ", _: Void = ())")
    }

    // MARK: Control flow

    /// Completes a switch that lacks the newer cases of UIKit's enumerations: on iOS it compiles, and ends the process where it has
    /// no case for the value.
    private static func completing(_ statement: SwitchExprSyntax) -> RemovalUnit? {
        let labels = statement.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label }
        let hasDefault = labels.contains { if case .default = $0 { true } else { false } }
        return hasDefault ? nil : repair(statement.rightBrace, "default: fatalError() }")
    }

    /// Returns a closure without its parameter, which is an empty tuple in Swift 3.
    private static func withoutParameter(_ closure: ClosureExprSyntax) -> RemovalUnit? {
        guard let signature = closure.signature, signature.capture == nil,
            case .simpleInput(let names) = signature.parameterClause, let name = names.first?.name.text,
            names.count == 1,
            !closure.statements.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
        else { return nil }
        return repair(signature, "")
    }

    /// Separates a `return` from the conditional statement in the lines below it, which is its value since Swift 5.9.
    private static func separating(_ token: TokenSyntax) -> RemovalUnit? {
        for node in sequence(first: Syntax(token), next: \.parent) {
            guard let statement = node.as(ReturnStmtSyntax.self), let value = statement.expression,
                value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self),
                value.leadingTrivia.contains(where: \.isNewline)
                    || statement.returnKeyword.trailingTrivia.contains(where: \.isNewline)
            else { continue }
            return repair(statement.returnKeyword, "return;")
        }
        return nil
    }

    /// Ends the body of a guard whose exit was left out: by returning where the function allows it, otherwise with the process.
    private static func leaving(_ statement: GuardStmtSyntax) -> RemovalUnit {
        let brace = statement.body.rightBrace
        return repair(brace, "\(exit(from: Syntax(statement))) }")
    }

    private static func exit(from statement: Syntax) -> String {
        for node in sequence(first: statement, next: \.parent) {
            if let closure = node.as(ClosureExprSyntax.self) {
                return closure.returnsValue ? "fatalError()" : "return"
            }
            guard let body = FunctionBody(node) else { continue }
            if !body.isValued {
                return node.is(InitializerDeclSyntax.self) ? body.fallback ?? "return" : "return"
            }
            return body.fallback ?? "fatalError()"
        }
        return "fatalError()"
    }

    // MARK: Initializers without arguments

    /// Calls that create what an initializer without arguments does on iOS, of classes that have none here, by class.
    private static let placeholders = [
        "HTTPURLResponse":
            "HTTPURLResponse(url: URL(filePath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!",
        "Progress": "Progress(totalUnitCount: 0)",
        "UIAlertAction": "UIAlertAction(title: nil, style: .default)",
        "UIBarButtonItemGroup": "UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)",
        "UIBlurEffect": "UIBlurEffect(style: .light)",
        "UIContextualAction": "UIContextualAction(style: .normal, title: nil) { _, _, _ in }",
        "UIDocumentInteractionController": "UIDocumentInteractionController(url: URL(filePath: \"/\"))",
        "UIGraphicsImageRenderer": "UIGraphicsImageRenderer(size: .zero)",
        "UIMenuItem": "UIMenuItem(title: \"\", action: Selector(\"\"))",
        "UISearchController": "UISearchController(searchResultsController: nil)",
        "UISwipeActionsConfiguration": "UISwipeActionsConfiguration(actions: [])",
        "UITableViewRowAction": "UITableViewRowAction(style: .default, title: nil) { _, _ in }",
        "UIVibrancyEffect": "UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))",
        "URLAuthenticationChallenge":
            "URLAuthenticationChallenge(protectionSpace: URLProtectionSpace(host: \"\", port: 0, protocol: nil, "
            + "realm: nil, authenticationMethod: nil), proposedCredential: nil, previousFailureCount: 0, "
            + "failureResponse: nil, error: nil, sender: FoundationExtras.AbsentChallengeSender())",
        "URLCache": "URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)",
        "URLResponse":
            "URLResponse(url: URL(filePath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
        "NSError": "NSError(domain: \"\", code: 0)",
        "NSURL": "NSURL(fileURLWithPath: \"/\")",
        "NSFetchedResultsController":
            "NSFetchedResultsController(fetchRequest: NSFetchRequest(), managedObjectContext: "
            + "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType), sectionNameKeyPath: nil, cacheName: nil)",
    ]

    private static func placeholder(_ call: FunctionCallExprSyntax) -> RemovalUnit? {
        guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
        let called = call.calledExpression.trimmedDescription
        let name = String(called.prefix { $0 != "<" })
        // Tests give subclasses of bundles values of their own.
        if name.hasSuffix("Bundle"), name.first?.isUppercase == true {
            return repair(call, "\(name)(path: \"/\")!")
        }
        // Arguments of a generic type are kept.
        return placeholders[name].map { repair(call, called + $0.dropFirst(name.count)) }
    }

    /// Repairs a request of a managed class without its type: the class's own is meant, and not that of `NSManagedObject`.
    private static func ownRequest(_ call: FunctionCallExprSyntax) -> RemovalUnit? {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
            base.first?.isUppercase == true, base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return repair(call, "(\(base).fetchRequest() as NSFetchRequest<\(base)>)")
    }

    // MARK: Objects of classes determined at run time

    /// The initializers with which UIKit instantiates any class here, by their argument labels.
    private static let makings: Set<[String?]> = [
        ["context"],
        [], ["frame"], ["nibName", "bundle"], ["rootViewController"], ["frame", "style"],
        ["frame", "collectionViewLayout"], ["arrangedSubviews"], ["image"], ["image", "highlightedImage"],
        ["style"], ["activityIndicatorStyle"], ["progressViewStyle"], ["items"], ["effect"],
    ]

    /// Repairs a reference to the initializer without arguments of a metatype, such as `View.init` as an argument.
    private static func makingReference(_ token: TokenSyntax) -> RemovalUnit? {
        guard let access = token.nearest(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text == "init", access.declName.argumentNames == nil,
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != access.id
        else { return nil }
        return repair(access, "{ UIKit.AdaptedCode.make(\(base.trimmedDescription).self) }")
    }

    /// Repairs a reference to an initializer as a function, `Bundle.init` or `NSNumber.init`, which is ambiguous in Foundation for
    /// Linux.
    private static func creating(_ token: TokenSyntax) -> RemovalUnit? {
        guard let access = token.nearest(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text == "init", access.declName.argumentNames == nil,
            let function = ["Bundle": "_bundle", "NSNumber": "_number"][base.trimmedDescription]
        else { return nil }
        return repair(access, "UIKit.\(function)")
    }

    /// The classes of framework objects that are usually of no subclass.
    private static let singleClasses = ["UIColor", "UIImage", "UIFont", "UIBezierPath", "UserDefaults"]

    /// Returns the call of an initializer of the class itself: all objects of these classes are usually of one class.
    private static func makingColor(_ call: FunctionCallExprSyntax, _ message: String) -> RemovalUnit? {
        guard let type = singleClasses.first(where: { message.contains("class type '\($0)'") }),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init", let base = access.base
        else { return nil }
        return repair(base, type)
    }

    /// Repairs an initializer call on a metatype, as Objective-C's classes allow it: UIKit creates the object.
    private static func making(_ call: FunctionCallExprSyntax, _ message: String) -> RemovalUnit? {
        let labels = call.arguments.map { $0.label?.text }
        guard let parenthesis = call.leftParen, makings.contains(labels) else { return nil }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let isInit = access?.declName.baseName.text == "init"
        let written = isInit ? access?.base?.trimmedDescription : call.calledExpression.trimmedDescription
        // The class of `.init()`, which is that of the context, is in the message.
        guard let type = written ?? message.firstMatch(of: /class type '(\w+)'/).map({ String($0.1) }) else {
            guard labels.isEmpty || labels == ["frame"] else { return nil }
            return repair(
                call.calledExpression.bytes.lowerBound..<parenthesis.bytes.upperBound,
                "UIKit.AdaptedCode.make(")
        }
        // An initializer of a protocol's extension for classes creates the object that it initializes.
        if type == "self", isInit, call.isInInitializer {
            return repair(
                call.calledExpression.bytes.lowerBound..<parenthesis.bytes.upperBound,
                "self = UIKit.AdaptedCode.make(Self.self\(call.arguments.isEmpty ? "" : ", ")")
        }
        let isTypeName = type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        // Managed objects are created by their class in Core Data.
        if labels == ["context"] {
            return repair(
                call.calledExpression.bytes.lowerBound..<parenthesis.bytes.upperBound, "\(type).make(")
        }
        let comma = call.arguments.isEmpty ? "" : ", "
        return repair(
            call.calledExpression.bytes.lowerBound..<parenthesis.bytes.upperBound,
            "UIKit.AdaptedCode.make(\(isTypeName ? type + ".self" : type)\(comma)")
    }
}

extension FunctionCallExprSyntax {
    /// Whether the innermost function around the call is an initializer.
    fileprivate var isInInitializer: Bool {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { FunctionBody($0)?.node }.first?
            .is(InitializerDeclSyntax.self) == true
    }
}

extension ClosureExprSyntax {
    /// Whether the closure declares a result, or one of its statements returns one.
    fileprivate var returnsValue: Bool {
        if let type = signature?.returnClause?.type {
            return !["Void", "()"].contains(type.trimmedDescription)
        }
        return statements.tokens(viewMode: .sourceAccurate).contains { token in
            token.parent?.as(ReturnStmtSyntax.self)?.expression != nil
        }
    }
}

extension TokenSyntax {
    /// Returns the nearest enclosing node of the kind.
    func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(kind) }.first { _ in true }
    }
}
