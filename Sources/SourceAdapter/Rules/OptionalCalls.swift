import SwiftSyntax

/// Calls of optional methods: `delegate?.pager?(self, didTurn: 1)`.
struct OptionalCalls: Rule {
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let (access, mark) = optionalMember(node.calledExpression) else { return }
        let reference = access.declName
        let labels =
            reference.argumentNames?.arguments.map(\.name.text)
            ?? node.arguments.map { $0.label?.text ?? "_" }
        let hasClosure = node.trailingClosure != nil
        let name = reference.baseName.plainText
        if let own = draft.module.optional(name, labels, hasClosure: hasClosure) {
            cast(access.base, to: own.protocolName, in: draft)
            guard !own.isPlain else { return }
            draft.replace(reference, with: own.property)
            for argument in node.arguments {
                guard let label = argument.label, let colon = argument.colon else { continue }
                draft.erase(label.bytes.lowerBound..<colon.bytes.upperBound)
            }
        } else if FrameworkOptionals.contains(name, labels, hasClosure: hasClosure) {
            // UIKit's protocols have default implementations here, so that the method always exists.
            draft.erase(mark)
        }
    }

    private static let anyObjects: Set = ["AnyObject?", "AnyObject!", "Any?", "Any!"]

    /// Objective-C looks up the method of any object; here an `Any` property is cast to the protocol first.
    private func cast(_ base: ExprSyntax?, to name: String, in draft: Draft) {
        guard let object = base?.as(OptionalChainingExprSyntax.self)?.expression,
            let type = draft.enclosingTypes.last, let property = Self.property(object),
            draft.module.members(named: property, of: type).contains(where: {
                $0.member.kind == .property && Self.anyObjects.contains($0.member.type ?? "")
            })
        else { return }
        draft.insert("(", at: object.bytes.lowerBound)
        draft.insert(" as? \(name))", at: object.bytes.upperBound)
    }

    /// Returns the name in `delegate` or `self.delegate`.
    private static func property(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText }
        guard let access = expression.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == "self"
        else { return nil }
        return access.declName.baseName.plainText
    }

    /// References with labels, as in `if let turned = delegate?.pager(_:didTurn:)`.
    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {
        guard let labels = node.argumentNames?.arguments.map(\.name.text),
            let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id,
            access.base?.trimmedDescription != "self", !isCalled(access),
            let own = draft.module.optional(node.baseName.plainText, labels, hasClosure: false),
            isOptional(access.base)
                || access.parent?.is(LabeledExprSyntax.self) != true && !draft.module.isMethodOfOthers(own)
        else { return }
        draft.replace(node, with: own.property)
    }

    private func isOptional(_ base: ExprSyntax?) -> Bool {
        base?.is(OptionalChainingExprSyntax.self) == true || base?.is(ForceUnwrapExprSyntax.self) == true
    }

    private func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
        access.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }

    private func optionalMember(_ called: ExprSyntax) -> (MemberAccessExprSyntax, TokenSyntax)? {
        if let chain = called.as(OptionalChainingExprSyntax.self) {
            return chain.expression.as(MemberAccessExprSyntax.self).map { ($0, chain.questionMark) }
        }
        let unwrapped = called.as(ForceUnwrapExprSyntax.self)
        return unwrapped?.expression.as(MemberAccessExprSyntax.self).flatMap { access in
            unwrapped.map { (access, $0.exclamationMark) }
        }
    }
}

extension ModuleIndex {
    /// Returns whether a type that does not conform to the requirement's protocol has a method with the same name.
    fileprivate func isMethodOfOthers(_ requirement: OptionalRequirement) -> Bool {
        members(named: requirement.name).contains { found in
            found.member.fullName == requirement.fullName && found.type != requirement.protocolName
                && !protocols(of: found.type).contains(requirement.protocolName)
        }
    }

    /// Returns the optional requirement with the name and labels, a trailing closure possibly being an additional
    /// argument.
    func optional(_ name: String, _ labels: [String], hasClosure: Bool) -> OptionalRequirement? {
        optionals(named: name).first { requirement in
            guard let own = requirement.labels else { return false }
            return own == labels || (hasClosure && own.count == labels.count + 1 && own.starts(with: labels))
        }
    }
}
