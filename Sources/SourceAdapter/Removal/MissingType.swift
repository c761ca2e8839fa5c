import SwiftSyntax

/// A missing type, such as a library's, which another one replaces: the class of UIKit that its name ends with, so that what the
/// code sets of that class, and where it adds the view, remains; otherwise a class without members, so that declarations with the
/// type remain and only statements that use its members are left out.
struct MissingType {
    private let range: Range<Int>
    private let name: String
    private let replacement: String
    /// A description of the replacement.
    private let kind: String

    /// Matches the type of a declaration or cast, and the type of an object that an expression creates or shares.
    init?(_ token: TokenSyntax, _ message: String) {
        guard let use = MissingTypeUse(token, message) else { return nil }
        name = use.name
        if let guess = SuperclassGuess.class(named: use.lastName) {
            // A name such as `View` or `Button` is SwiftUI's, whose types are no outlets.
            guard guess != "UI\(use.lastName)" || Self.isOutlet(token), let type = use.type else {
                return nil
            }
            // What the missing class is created with, none of UIKit's may take.
            range = use.foreignCall ?? type
            (replacement, kind) = (use.foreignCall == nil ? guess : "\(guess)()", guess)
        } else {
            guard let absence = use.absence, !Self.importsSwiftUI(token) else { return nil }
            (range, kind) = (absence, "an empty class")
            replacement = use.isObject ? "UIKit.AbsentObject()" : "UIKit.AbsentObject"
        }
    }

    /// Whether the type is that of an outlet, which Objective-C has to know.
    private static func isOutlet(_ token: TokenSyntax) -> Bool {
        token.nearest(VariableDeclSyntax.self)?.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
        } == true
    }

    /// Whether the file has screens of SwiftUI, whose types are protocols or generic.
    private static func importsSwiftUI(_ token: TokenSyntax) -> Bool {
        token.root.as(SourceFileSyntax.self)?.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI"
        } == true
    }

    var unit: RemovalUnit {
        RemovalUnit(
            range, replacement, name: "the type \(name); \(kind) replaces it", place: range.lowerBound)
    }
}

/// A use of a missing type.
private struct MissingTypeUse {
    /// The type with its module and generic arguments.
    let name: String
    /// The range of the type; nil if no other type can replace it alone.
    private(set) var type: Range<Int>?
    /// The range that a class without members, or an object of it, replaces; nil if it cannot.
    private(set) var absence: Range<Int>?
    /// The range of a call with arguments that no initializer of UIKit's views takes.
    private(set) var foreignCall: Range<Int>?
    /// Whether an object replaces the range.
    private(set) var isObject = false

    /// The name without those of modules and outer types, and without generic arguments.
    var lastName: Substring { name.prefix { $0 != "<" }.split(separator: ".").last ?? "" }

    init?(_ token: TokenSyntax, _ message: String) {
        if message.hasPrefix("cannot find type '") {
            guard let type = token.nearest(IdentifierTypeSyntax.self), type.name.id == token.id else {
                return nil
            }
            self.init(TypeSyntax(type))
        } else {
            guard message.hasPrefix("cannot find '"), message.hasSuffix("' in scope"),
                let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                reference.baseName.text.first?.isUppercase == true
            else { return nil }
            self.init(reference)
        }
    }

    // MARK: Types of declarations

    private init?(_ inner: TypeSyntax) {
        guard inner.parent?.is(ExtensionDeclSyntax.self) != true else { return nil }
        var whole = inner
        while let outer = whole.parent?.as(MemberTypeSyntax.self) { whole = TypeSyntax(outer) }
        name = whole.trimmedDescription
        type = whole.bytes
        absence = Self.absence(of: whole)
    }

    /// Returns the range of a type that a class can replace, with a preceding `any`; nil where a protocol is needed.
    private static func absence(of type: TypeSyntax) -> Range<Int>? {
        guard let parent = type.parent else { return nil }
        if let existential = parent.as(SomeOrAnyTypeSyntax.self) {
            return existential.someOrAnySpecifier.text == "any" ? existential.bytes : nil
        }
        let isConstraint =
            parent.is(ExtensionDeclSyntax.self) || parent.is(InheritedTypeSyntax.self)
            || parent.is(GenericParameterSyntax.self) || parent.is(ConformanceRequirementSyntax.self)
            || parent.is(CompositionTypeElementSyntax.self) || parent.is(AttributeSyntax.self)
        return isConstraint ? nil : type.bytes
    }

    // MARK: Objects

    /// Names of the object that a class shares.
    private static let shared: Set = [
        "shared", "sharedInstance", "default", "instance", "standard", "current", "main",
    ]

    private init?(_ reference: DeclReferenceExprSyntax) {
        name = reference.baseName.text
        var whole = ExprSyntax(reference)
        if let generic = whole.parent?.as(GenericSpecializationExprSyntax.self) {
            whole = ExprSyntax(generic)
        }
        if Self.isElement(whole) {
            (type, absence) = (whole.bytes, whole.bytes)
            return
        }
        let access = whole.parent?.as(MemberAccessExprSyntax.self)
        let member = access?.declName.baseName.text
        guard access == nil || member == "init" || member == "self" else {
            // The class method of older libraries, `Store.sharedInstance()`, is called.
            guard let access, let member, Self.shared.contains(member) else { return nil }
            absence = Self.object(in: Self.call(of: ExprSyntax(access)) ?? ExprSyntax(access), named: name)
            isObject = true
            return
        }
        let call = Self.call(of: member == "init" ? access.map(ExprSyntax.init) ?? whole : whole)
        guard call != nil || member == "self" else { return nil }
        type = whole.bytes
        foreignCall = call?.as(FunctionCallExprSyntax.self).flatMap(Self.foreign)
        absence = call.flatMap { Self.object(in: $0, named: name) }
        isObject = true
    }

    /// The argument labels of initializers that UIKit's views have.
    private static let initializers: Set<[String?]> = [
        [], ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"], ["frame", "textContainer"],
        ["coder"],
        ["type"], ["image"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["arrangedSubviews"],
    ]

    /// Returns the range of a call that creates a view in a way that UIKit's do not have. That of a controller may contain the child of
    /// a container.
    private static func foreign(_ call: FunctionCallExprSyntax) -> Range<Int>? {
        let isKnown =
            initializers.contains(call.arguments.map { $0.label?.text }) && call.trailingClosure == nil
        return isKnown || call.calledExpression.trimmedDescription.hasSuffix("Controller") ? nil : call.bytes
    }

    private static func call(of expression: ExprSyntax) -> ExprSyntax? {
        guard let call = expression.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == expression.id
        else { return nil }
        return ExprSyntax(call)
    }

    /// Whether the expression is a part of the type of a collection that is created: `[Item]()`.
    private static func isElement(_ expression: ExprSyntax) -> Bool {
        let outer = expression.parent
        let collection =
            outer?.is(ArrayElementSyntax.self) == true || outer?.is(DictionaryElementSyntax.self) == true
            ? outer?.parent?.parent : nil
        guard let collection else { return false }
        // A dictionary's list is a case of its content.
        let literal = ExprSyntax(collection) ?? collection.parent.flatMap(ExprSyntax.init)
        return literal.flatMap(call) != nil
    }

    /// Returns the range of an expression whose value is used as a whole; nil where its members are, or nothing is. Controllers,
    /// and what a window displays, are not replaced, since the child of a missing container may be.
    private static func object(in expression: ExprSyntax, named name: String) -> Range<Int>? {
        guard let parent = expression.parent, !name.hasSuffix("Controller"),
            !parent.is(MemberAccessExprSyntax.self), !parent.is(CodeBlockItemSyntax.self),
            !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self),
            !isRoot(declaredBy: parent)
        else { return nil }
        return expression.bytes
    }

    /// Whether the value is that of a variable which becomes the root controller of a window.
    private static func isRoot(declaredBy parent: Syntax) -> Bool {
        guard let binding = parent.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let list = sequence(first: parent, next: \.parent).lazy
                .compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first
        else { return false }
        return list.contains { $0.trimmedDescription.hasSuffix("rootViewController = \(name)") }
    }
}
