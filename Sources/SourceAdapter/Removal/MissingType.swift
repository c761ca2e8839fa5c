import SwiftSyntax

/// A missing type of views or controllers, such as a library's text field, which the class of UIKit that its name ends with
/// replaces: what the code sets of that class, and where it adds the view, remains.
struct MissingType {
    private let range: Range<Int>
    private let name: String
    private let replacement: String

    /// Matches the type of a declaration or cast, and the type of a call that creates an object.
    init?(_ token: TokenSyntax, _ message: String) {
        guard let type = Self.use(of: token, message) else { return nil }
        let last = type.name.prefix { $0 != "<" }.lastPart
        // A name such as `View` or `Button` is SwiftUI's.
        guard let replacement = SuperclassGuess.class(named: last), replacement != "UI\(last)" else {
            return nil
        }
        (range, name, self.replacement) = (type.range, String(type.name), replacement)
    }

    /// The type with its module and generic arguments.
    private static func use(of token: TokenSyntax, _ message: String) -> (name: Substring, range: Range<Int>)?
    {
        if message.hasPrefix("cannot find type '") {
            guard let type = token.nearest(IdentifierTypeSyntax.self), type.name.id == token.id,
                type.parent?.is(ExtensionDeclSyntax.self) != true
            else { return nil }
            let whole = type.parent?.as(MemberTypeSyntax.self).map(TypeSyntax.init) ?? TypeSyntax(type)
            return (Substring(whole.trimmedDescription), whole.bytes)
        }
        guard message.hasPrefix("cannot find '"), message.hasSuffix("' in scope"),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            isCreated(ExprSyntax(reference))
        else { return nil }
        return (Substring(reference.baseName.text), reference.bytes)
    }

    /// Whether the expression is called, is the receiver of `init`, or is a type as a value.
    private static func isCreated(_ type: ExprSyntax) -> Bool {
        if let call = type.parent?.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.id == type.id
        }
        guard let access = type.parent?.as(MemberAccessExprSyntax.self), access.base?.id == type.id else {
            return false
        }
        return ["init", "self"].contains(access.declName.baseName.text)
    }

    var unit: RemovalUnit {
        RemovalUnit(
            range, replacement, name: "the type \(name); \(replacement) replaces it", place: range.lowerBound)
    }
}

extension Substring {
    /// The name without those of modules and outer types.
    fileprivate var lastPart: Substring { split(separator: ".").last ?? self }
}
