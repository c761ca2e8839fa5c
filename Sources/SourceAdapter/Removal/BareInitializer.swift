import SwiftSyntax

/// The part of an initializer that makes the object: its call of another initializer. An object that is made without the rest is better
/// than none, as with a controller that cannot make its presenter.
///
/// An `init(coder:)` that calls none, since the code creates the object with an initializer of its own, only calls that of the superclass.
struct BareInitializer {
    /// The call as a statement.
    let statement: String
    /// The call's place in the file.
    let range: Range<Int>

    /// Nil where the call needs what comes before it, or leaves properties without values.
    init?(_ initializer: InitializerDeclSyntax) {
        let calls = initializer.body?.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) } ?? []
        guard let (call, isSuper) = calls.lazy.compactMap(Self.delegation).first else {
            guard let body = initializer.body, let coder = Self.coder(of: initializer) else { return nil }
            statement = "super.init(coder: \(coder))"
            range = body.bytes.upperBound..<body.bytes.upperBound
            return
        }
        guard call.trailingClosure == nil, Self.isPlain(call.arguments, in: initializer),
            !isSuper || Self.hasAllValues(initializer)
        else { return nil }
        statement = call.tokens(viewMode: .sourceAccurate).map { $0.text + ($0.text == "," ? " " : "") }
            .joined()
        range = call.bytes
    }

    /// The name of the parameter, if the initializer creates a screen or view of a document.
    private static func coder(of initializer: InitializerDeclSyntax) -> String? {
        guard enclosingClass(of: Syntax(initializer))?.isScreenOrView == true,
            let parameter = initializer.signature.parameterClause.parameters.first,
            initializer.signature.parameterClause.parameters.count == 1, parameter.firstName.text == "coder"
        else { return nil }
        return (parameter.secondName ?? parameter.firstName).text
    }

    /// The call if it is one of an initializer, and whether that is the superclass's.
    private static func delegation(_ call: FunctionCallExprSyntax) -> (FunctionCallExprSyntax, Bool)? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let base = member.base?.trimmedDescription,
            ["super", "self"].contains(base)
        else { return nil }
        return (call, base == "super")
    }

    /// Whether the arguments are the initializer's own parameters and values that need nothing else.
    private static func isPlain(
        _ arguments: LabeledExprListSyntax, in initializer: InitializerDeclSyntax
    ) -> Bool {
        let parameters = Set(
            initializer.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
        return arguments.allSatisfy { argument in
            let value = argument.expression
            if value.is(NilLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self) { return true }
            if let name = value.as(DeclReferenceExprSyntax.self) {
                return parameters.contains(name.baseName.text)
            }
            return value.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        }
    }

    /// Whether the class's properties have values before its initializers run.
    private static func hasAllValues(_ initializer: InitializerDeclSyntax) -> Bool {
        guard let members = enclosingClass(of: Syntax(initializer))?.memberBlock.members else { return false }
        return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.allSatisfy { variable in
            let isOfType = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
            return isOfType
                || variable.bindings.allSatisfy {
                    hasValue($0, isConstant: variable.bindingSpecifier.text == "let")
                }
        }
    }

    private static func hasValue(_ binding: PatternBindingSyntax, isConstant: Bool) -> Bool {
        if binding.initializer != nil || isComputed(binding) { return true }
        guard !isConstant, let type = binding.typeAnnotation?.type else { return false }
        return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    }

    private static func enclosingClass(of node: Syntax) -> ClassDeclSyntax? {
        sequence(first: node) { $0.parent }.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
    }
}
