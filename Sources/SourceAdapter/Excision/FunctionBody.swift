import SwiftSyntax

/// The body of a function, initialiser or accessor.
struct FunctionBody {
    let name: String
    /// What stands between the braces.
    let braces: Range<Int>
    private(set) var isTest = false
    private(set) var isSwiftTesting = false
    /// What the body can be in place of itself; nil if there is nothing that it could answer.
    private(set) var fallback: String?

    init?(_ node: Syntax) {
        if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
            self.init(function.name.text, body)
            isSwiftTesting = function.attributes.plain.contains { $0.name == "Test" }
            let isXCTest =
                name.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
                && function.signature.returnClause == nil
            isTest = isSwiftTesting || isXCTest
            fallback = Self.value(of: function.signature.returnClause?.type)
        } else if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
            self.init("init", body)
            fallback = initializer.optionalMark == nil ? nil : "return nil"
        } else if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body {
            self.init("an accessor", body)
            let isGetter = ["get", "_read"].contains(accessor.accessorSpecifier.text)
            let type = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            fallback = isGetter ? type.flatMap { Self.value(of: $0) } : ""
        } else {
            return nil
        }
    }

    private init(_ name: String, _ body: CodeBlockSyntax) {
        self.name = name
        braces =
            body.leftBrace.bytes
            .upperBound..<max(body.leftBrace.bytes.upperBound, body.rightBrace.bytes.lowerBound)
    }

    /// Whether the token stands in the body or ends it, where the compiler says what is missing from it.
    func holds(_ token: TokenSyntax) -> Bool {
        braces.lowerBound <= token.bytes.lowerBound && token.bytes.lowerBound <= braces.upperBound
    }

    /// A statement that answers what says the least for a type.
    private static func value(of type: TypeSyntax?) -> String? {
        guard let type else { return "" }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "return nil"
        }
        if type.is(ArrayTypeSyntax.self) { return "return []" }
        if type.is(DictionaryTypeSyntax.self) { return "return [:]" }
        switch type.trimmedDescription {
        case "Void", "()": return ""
        case "Bool": return "return false"
        case "String": return "return \"\""
        case "Int", "CGFloat", "Double", "Float", "TimeInterval": return "return 0"
        default: return nil
        }
    }
}
