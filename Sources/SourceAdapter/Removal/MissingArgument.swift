import SwiftParser
import SwiftSyntax

/// An argument with a missing name, such as `Store(send: Session.shared.send)`, of a call that creates one of the app's objects: a
/// neutral value replaces it, so that the object is created. It is `nil` at first; where that is not possible, the compiler's message
/// about it names the type.
struct MissingArgument {
    private let argument: ExprSyntax
    private let value: String
    private let isFirst: Bool

    init?(_ token: TokenSyntax, _ message: String) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        let argument = Self.chain(from: ExprSyntax(reference))
        guard let list = argument.parent?.as(LabeledExprSyntax.self)?.parent,
            let call = list.parent?.as(FunctionCallExprSyntax.self), Self.createsOwnObject(call)
        else { return nil }
        self.argument = argument
        isFirst = message.hasPrefix("cannot find '") && message.hasSuffix("' in scope")
        if isFirst {
            value = "nil"
        } else {
            let type = message.wholeMatch(
                of:
                    /(?:'nil' is not compatible with|cannot convert value of type 'AbsentObject' to) expected argument type '([^']+)'.*/
            )?.1
            guard let type, let value = Self.neutralValue(of: String(type)) else { return nil }
            self.value = value
        }
    }

    var unit: RemovalUnit {
        let range = argument.bytes
        var unit = RemovalUnit(
            range, value, name: "an argument, which \(value) replaces", place: range.lowerBound)
        unit.isExact = true
        unit.isSecondAttempt = !isFirst
        return unit
    }

    /// Returns the whole expression that begins with a name: its members, calls and unwrapped values.
    private static func chain(from start: ExprSyntax) -> ExprSyntax {
        var whole = start
        while let parent = whole.parent, let outer = ExprSyntax(parent), isLink(outer, to: whole) {
            whole = outer
        }
        return whole
    }

    private static func isLink(_ outer: ExprSyntax, to inner: ExprSyntax) -> Bool {
        outer.as(MemberAccessExprSyntax.self)?.base?.id == inner.id
            || outer.as(FunctionCallExprSyntax.self)?.calledExpression.id == inner.id
            || outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
            || outer.is(GenericSpecializationExprSyntax.self)
    }

    /// Whether a call creates an object of the app's. One of Apple's, such as an image by its name, would replace what documents contain.
    private static func createsOwnObject(_ call: FunctionCallExprSyntax) -> Bool {
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let type = access?.declName.baseName.text == "init" ? access?.base : call.calledExpression
        let name =
            type?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? type?.trimmedDescription ?? ""
        return name.first?.isUppercase == true && !applePrefixes.contains(where: name.hasPrefix)
    }

    private static let applePrefixes = [
        "UI", "NS", "CG", "CA", "AV", "MK", "URL", "String", "Data", "Date", "Timer",
    ]

    private static func neutralValue(of text: String) -> String? {
        let file = Parser.parse(source: "let a: \(text)")
        let variable = file.statements.first?.item.as(VariableDeclSyntax.self)
        guard let type = variable?.bindings.first?.typeAnnotation?.type, !file.hasError,
            !text.hasSuffix("ViewController")
        else { return nil }
        return NeutralValue(of: type).expression
    }
}
