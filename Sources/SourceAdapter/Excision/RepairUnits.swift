import SwiftSyntax

/// What takes the place of code that compiles on iOS alone and has the same meaning, so that nothing is left out.
enum RepairUnits {
    static func units(around token: TokenSyntax, _ message: String) -> [ExcisionUnit] {
        let nodes = sequence(first: Syntax(token), next: \.parent)
        if message.hasPrefix("constructing an object of class type") {
            return nodes.firstNonNil { $0.as(FunctionCallExprSyntax.self) }.map(making) ?? []
        }
        // Methods that UIKit's protocols leave open are always there, so that what they return is no optional.
        if message.hasPrefix("cannot force unwrap value of non-optional type") {
            return nodes.firstNonNil { $0.as(ForceUnwrapExprSyntax.self) }.map {
                [repair($0.exclamationMark.bytes, "")]
            } ?? []
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            return nodes.firstNonNil { $0.as(OptionalChainingExprSyntax.self) }.map {
                [repair($0.questionMark.bytes, "")]
            } ?? []
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type") {
            return nodes.firstNonNil { $0.as(OptionalBindingConditionSyntax.self) }.map(matching) ?? []
        }
        if let member = message.wholeMatch(of: /value of type '(?:any )?AnyObject' has no member '(\w+)'/)?.1,
            anyObjectMembers.contains(String(member))
        {
            return nodes.firstNonNil { $0.as(MemberAccessExprSyntax.self)?.base }.map {
                [repair($0.bytes, "UIKit.AnyObjectMembers(\($0.trimmedDescription))")]
            } ?? []
        }
        if message.hasPrefix("'ProcessInfo' initializer is inaccessible") {
            return nodes.firstNonNil { $0.as(FunctionCallExprSyntax.self) }.map {
                [repair($0.bytes, "ProcessInfo.processInfo")]
            } ?? []
        }
        return []
    }

    /// What Objective-C asks of any object, and UIKit's `AnyObjectMembers` answers here.
    private static let anyObjectMembers: Set = ["perform", "responds"]

    private static func repair(_ range: Range<Int>, _ replacement: String) -> ExcisionUnit {
        var unit = ExcisionUnit(range, replacement, name: "", place: range.lowerBound)
        unit.isRepair = true
        return unit
    }

    /// A condition that always holds: `if let x = value` becomes `if case let x = value`.
    private static func matching(_ condition: OptionalBindingConditionSyntax) -> [ExcisionUnit] {
        guard condition.initializer != nil else { return [] }
        let word = condition.bindingSpecifier
        return [repair(word.bytes, "case \(word.text)")]
    }

    // MARK: Objects of classes that only the program knows

    /// The initializers by which UIKit makes objects of any class here, by the labels of their arguments.
    private static let makings: Set<[String?]> = [[], ["frame"], ["rootViewController"]]

    /// A call of an initializer by a metatype, as Objective-C's classes allow it: UIKit makes the object.
    private static func making(_ call: FunctionCallExprSyntax) -> [ExcisionUnit] {
        guard let parenthesis = call.leftParen, makings.contains(call.arguments.map { $0.label?.text }) else {
            return []
        }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let isInit = access?.declName.baseName.text == "init"
        let type = isInit ? access?.base?.trimmedDescription : call.calledExpression.trimmedDescription
        guard let type else { return [] }
        let isTypeName =
            type.first?.isUppercase == true && type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let comma = call.arguments.isEmpty ? "" : ", "
        return [
            repair(
                call.calledExpression.bytes.lowerBound..<parenthesis.bytes.upperBound,
                "UIKit.AdaptedCode.make(\(isTypeName ? type + ".self" : type)\(comma)")
        ]
    }
}

extension Sequence {
    /// What the closure first makes of an element; nil where it makes nothing of any.
    fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
