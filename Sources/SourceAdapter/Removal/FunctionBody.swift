import SwiftSyntax

/// The body of a function, initializer or accessor, or of an example of Quick's, which runs as a test of its own.
struct FunctionBody {
    /// The declaration.
    let node: Syntax
    let name: String
    /// The range between the braces.
    let braces: Range<Int>
    private(set) var isTest = false
    private(set) var isSwiftTesting = false
    /// Whether the body is a closure of Quick's.
    private(set) var isExample = false
    /// Whether the body has to return a value.
    private(set) var isValued = false
    /// The replacement of the body; nil if there is no value that it could return.
    private(set) var fallback: String?
    /// The part of an initializer that can stay.
    private(set) var bareInitializer: BareInitializer?
    /// Whether the compiler infers the type of the value from the body.
    private var isOpaque = false
    /// Whether the function may throw any error.
    private var throwsErrors = false

    init?(_ node: Syntax) {
        if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
            self.init(node, function.name.text, body.leftBrace, body.rightBrace)
            isSwiftTesting = function.attributes.plain.contains { $0.name == "Test" }
            let isXCTest =
                name.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
                && function.signature.returnClause == nil
            isTest = isSwiftTesting || isXCTest
            setType(function.signature.returnClause?.type)
            let clause = function.signature.effectSpecifiers?.throwsClause
            throwsErrors = clause?.throwsSpecifier.tokenKind == .keyword(.throws) && clause?.type == nil
        } else if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
            self.init(node, "init", body.leftBrace, body.rightBrace)
            fallback = initializer.optionalMark == nil ? nil : "return nil"
            bareInitializer = BareInitializer(initializer)
        } else if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body {
            self.init(node, "an accessor", body.leftBrace, body.rightBrace)
            fallback = ""
            if ["get", "_read"].contains(accessor.accessorSpecifier.text) {
                setType(accessor.parent?.parent.flatMap(Self.type))
            }
        } else if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
            self.init(node, "an accessor", block.leftBrace, block.rightBrace)
            setType(Self.type(of: node))
        } else if let closure = node.as(ClosureExprSyntax.self), let name = Self.example(closure) {
            self.init(node, name, closure.signature?.inKeyword ?? closure.leftBrace, closure.rightBrace)
            isExample = true
            fallback = ""
        } else {
            return nil
        }
    }

    /// Returns the name of the example that is the closure, or of what runs before or after examples; nil for other closures. Those
    /// in which an example is nested belong to it.
    private static func example(_ closure: ClosureExprSyntax) -> String? {
        let call =
            closure.parent?.as(FunctionCallExprSyntax.self)
            ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard let called = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            runByQuick.contains(called)
        else { return nil }
        let function = sequence(first: Syntax(closure), next: \.parent).lazy
            .compactMap { $0.as(FunctionDeclSyntax.self) }.first
        guard function?.name.text == "spec" else { return nil }
        let title = call?.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.segments
        return title.map { "\(called) \($0.trimmedDescription)" } ?? called
    }

    /// The functions of Quick whose closures run for each example.
    private static let runByQuick: Set = [
        "it", "fit", "xit", "beforeEach", "justBeforeEach", "afterEach", "aroundEach",
    ]

    private init(_ node: Syntax, _ name: String, _ left: TokenSyntax, _ right: TokenSyntax) {
        self.node = node
        self.name = name
        braces = left.bytes.upperBound..<max(left.bytes.upperBound, right.bytes.lowerBound)
    }

    private mutating func setType(_ type: TypeSyntax?) {
        isValued = type.map { !["Void", "()"].contains($0.trimmedDescription) } ?? false
        fallback = type.map { NeutralValue(of: $0).statement } ?? ""
        isOpaque = type?.trimmedDescription.contains(/\bsome\b|^Never$/) == true
    }

    /// The replacement of the body in an app that is displayed: where the type has no known value, an error, or one that is found when the
    /// function is called, such as an object of a class.
    func replacement(because reason: String) -> String? {
        if let fallback { return fallback }
        if throwsErrors { return "throw CancellationError()" }
        return isValued && !isOpaque ? "return UIKit.AdaptedCode.absentValue(\(reason.literal))" : nil
    }

    /// Returns the type of a property or subscript with an accessor block.
    private static func type(of block: Syntax) -> TypeSyntax? {
        block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
    }

    /// Returns whether the token is in the body or ends it, where the compiler reports missing code.
    func holds(_ token: TokenSyntax) -> Bool {
        braces.lowerBound <= token.bytes.lowerBound && token.bytes.lowerBound <= braces.upperBound
    }

    /// Returns whether the statement is the whole body, and so its value.
    func isOnly(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        let owner = list.parent?.is(AccessorBlockSyntax.self) == true ? list.parent : list.parent?.parent
        return owner?.id == node.id
    }
}

/// The neutral value of a type.
struct NeutralValue {
    private let type: TypeSyntax

    init(of type: TypeSyntax) { self.type = type }

    /// The statement that returns the value; nil if there is none.
    var statement: String? {
        if ["Void", "()"].contains(type.trimmedDescription) { return "" }
        return expression.map { "return \($0)" }
    }

    /// The value; nil if there is none.
    var expression: String? {
        if let function { return closure(of: function) }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "nil"
        }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        let name = type.trimmedDescription
        if let known = Self.values[name] { return known }
        if Self.plainlyMade.contains(name) { return "\(name)()" }
        return name.hasPrefix("Set<") || name.hasPrefix("Array<") ? "[]" : nil
    }

    private var function: FunctionTypeSyntax? {
        type.as(FunctionTypeSyntax.self)
            ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    }

    /// Returns a closure that does nothing and returns a neutral value.
    private func closure(of function: FunctionTypeSyntax) -> String? {
        let result = function.returnClause.type
        let isVoid = ["Void", "()"].contains(result.trimmedDescription)
        guard let value = isVoid ? "" : NeutralValue(of: result).expression else { return nil }
        let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
        return parameters.isEmpty ? "{ \(value) }" : "{ \(parameters) in \(value) }"
    }

    private static let values: [String: String] = [
        "Bool": "false", "String": "\"\"", "Int": "0", "UInt": "0", "CGFloat": "0", "Double": "0",
        "Float": "0", "TimeInterval": "0", "Int32": "0", "Int64": "0", "UInt8": "0", "CGSize": ".zero",
        "CGRect": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero", "CGAffineTransform": ".identity",
        "UIColor": ".clear",
    ]

    /// Types with an initializer without arguments.
    private static let plainlyMade: Set = [
        "Data", "Date", "UIView", "UILabel", "UIButton", "UIImage", "UIImageView", "UIStackView",
        "UIScrollView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
        "UIViewController", "NSAttributedString", "UICollectionViewLayout",
    ]
}
