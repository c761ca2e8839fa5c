import SwiftSyntax

/// What takes the place of code that compiles on iOS alone and has the same meaning, so that nothing is left out.
enum RepairUnits {
    /// Returns the repair for what the message says of the token; nil where there is none.
    static func unit(around token: TokenSyntax, _ message: String) -> ExcisionUnit? {
        if message.hasPrefix("constructing an object of class type") {
            return token.nearest(FunctionCallExprSyntax.self).flatMap(making)
        }
        // Methods that UIKit's protocols leave open are always there, so that what they return is no optional.
        if message.hasPrefix("cannot force unwrap value of non-optional type") {
            return token.nearest(ForceUnwrapExprSyntax.self).map { repair($0.exclamationMark, "") }
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            return token.nearest(OptionalChainingExprSyntax.self).map { repair($0.questionMark, "") }
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type") {
            return token.nearest(OptionalBindingConditionSyntax.self).flatMap(matching)
        }
        if message.hasPrefix("'ProcessInfo' initializer is inaccessible") {
            return token.nearest(FunctionCallExprSyntax.self).map { repair($0, "ProcessInfo.processInfo") }
        }
        guard
            let member = message.wholeMatch(of: /value of type '(?:any )?AnyObject' has no member '(\w+)'/)?
                .1,
            anyObjectMembers.contains(String(member))
        else { return nil }
        return token.nearest(MemberAccessExprSyntax.self)?.base.map { base in
            // What is asked may be nil.
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            return repair(base, "UIKit.AnyObjectMembers(\(object.trimmedDescription))")
        }
    }

    /// What Objective-C asks of any object, and UIKit's `AnyObjectMembers` answers here.
    private static let anyObjectMembers = ObjectMembers.values.union(["perform", "responds"])

    private static func repair(_ node: some SyntaxProtocol, _ replacement: String) -> ExcisionUnit {
        repair(node.bytes, replacement)
    }

    private static func repair(_ range: Range<Int>, _ replacement: String) -> ExcisionUnit {
        var unit = ExcisionUnit(range, replacement, name: "", place: range.lowerBound)
        unit.isRepair = true
        return unit
    }

    /// Returns a condition that always holds: `if let x = value` becomes `if case let x = value`.
    private static func matching(_ condition: OptionalBindingConditionSyntax) -> ExcisionUnit? {
        guard condition.initializer != nil else { return nil }
        return repair(condition.bindingSpecifier, "case \(condition.bindingSpecifier.text)")
    }

    // MARK: Objects of classes that only the program knows

    /// The initializers by which UIKit makes objects of any class here, by the labels of their arguments.
    private static let makings: Set<[String?]> = [[], ["frame"], ["rootViewController"]]

    /// Returns a call of an initializer by a metatype, as Objective-C's classes allow it: UIKit makes the object.
    private static func making(_ call: FunctionCallExprSyntax) -> ExcisionUnit? {
        guard let parenthesis = call.leftParen, makings.contains(call.arguments.map { $0.label?.text }) else {
            return nil
        }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let isInit = access?.declName.baseName.text == "init"
        let type = isInit ? access?.base?.trimmedDescription : call.calledExpression.trimmedDescription
        guard let type else { return nil }
        let isTypeName =
            type.first?.isUppercase == true && type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let comma = call.arguments.isEmpty ? "" : ", "
        return repair(
            call.calledExpression.bytes.lowerBound..<parenthesis.bytes.upperBound,
            "UIKit.AdaptedCode.make(\(isTypeName ? type + ".self" : type)\(comma)")
    }
}

extension TokenSyntax {
    /// Returns the nearest node of the kind around the token.
    func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(kind) }.first { _ in true }
    }
}
