import SwiftSyntax

/// The operand of `#selector(…)`.
struct SelectorReference {
    enum Form { case method, getter, setter }

    var form = Form.method
    /// The name without argument labels.
    var name: String
    /// The argument labels if they are written.
    var labels: [String]?
    /// The expression before the name, such as `self` or a type; nil for a bare name.
    var base: String?
    /// The number of the method's arguments, if a cast determines it.
    var argumentCount: Int?

    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
        name = ""
        switch argument.label?.text {
        case nil: form = .method
        case "getter": form = .getter
        case "setter": form = .setter
        default: return nil
        }
        guard read(argument.expression) else { return nil }
    }

    private mutating func read(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return read(inner.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            argumentCount = sequence.elements.last?.as(TypeExprSyntax.self).flatMap {
                Self.arity(of: $0.type)
            }
            return read(first)
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return read(chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return read(unwrapped.expression) }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            base = access.base?.trimmedDescription
            return read(access.declName)
        }
        return expression.as(DeclReferenceExprSyntax.self).map { read($0) } ?? false
    }

    private mutating func read(_ reference: DeclReferenceExprSyntax) -> Bool {
        name = reference.baseName.plainText
        labels = reference.argumentNames?.arguments.map(\.name.plainText)
        return true
    }

    /// Returns the number of arguments of a function type; of the inner one if the type is that of an unbound method.
    private static func arity(of type: TypeSyntax) -> Int? {
        if let optional = type.as(OptionalTypeSyntax.self) { return arity(of: optional.wrappedType) }
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return arity(of: implicit.wrappedType)
        }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.type
        {
            return arity(of: inner)
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return arity(of: function.returnClause.type) ?? function.parameters.count
    }
}
