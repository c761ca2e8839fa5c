import SwiftSyntax

/// Evaluates `#available` and `@available` for the configured version of iOS.
///
/// The compiler here assumes that every version of iOS is available. Code for newer versions is removed, so that
/// it need not compile, and so is code for older ones where the statement allows it.
struct Availability: Rule {
    func examine(_ node: AvailabilityConditionSyntax, in draft: Draft) {
        guard let version = node.availabilityArguments.iOS,
            version > draft.configuration.systemVersion
        else { return }
        // `#unavailable` for another platform is always false here, which later runs do not mistake for a condition on iOS.
        if node.availabilityKeyword.text == "#available" {
            draft.replace(node, with: "#unavailable(tvOS 1)")
        } else {
            draft.replace(node, with: "#available(*)")
        }
    }

    func examine(_ node: IfExprSyntax, in draft: Draft) {
        guard isStatement(node), !isValue(node), let truth = truth(of: node.conditions, in: draft) else {
            return
        }
        let start = node.ifKeyword.bytes.lowerBound
        let isAlternative = node.parent?.is(IfExprSyntax.self) == true
        if truth {
            guard let alternative = node.elseKeyword, !isAlternative else { return }
            draft.replace(start..<node.body.bytes.lowerBound, with: "do")
            draft.erase(alternative.bytes.lowerBound..<node.bytes.upperBound)
        } else if let body = node.elseBody, let keyword = node.elseKeyword {
            guard !isAlternative else { return }
            draft.erase(start..<keyword.bytes.lowerBound)
            draft.replace(keyword, with: body.is(CodeBlockSyntax.self) ? "do" : "")
        } else {
            draft.erase(node.body.statements)
        }
    }

    func examine(_ node: GuardStmtSyntax, in draft: Draft) {
        guard truth(of: node.conditions, in: draft) == false,
            let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), let last = list.last
        else { return }
        draft.replace(node.guardKeyword.bytes.lowerBound..<node.body.bytes.lowerBound, with: "do")
        draft.erase(item.bytes.upperBound..<last.bytes.upperBound)
    }

    func examine(_ node: AttributeSyntax, in draft: Draft) {
        yieldToSystem(node, in: draft)
        guard let version = node.introduction, version > draft.configuration.systemVersion,
            let declaration = node.parent?.parent?.as(DeclSyntax.self),
            !declaration.is(ImportDeclSyntax.self),
            // Every `switch` refers to the cases of an enumeration.
            !declaration.is(EnumCaseDeclSyntax.self), !declaration.is(AccessorDeclSyntax.self)
        else { return }
        draft.erase(declaration)
    }

    /// A member that the system has since a version of iOS is for older ones: the system's is preferred.
    private func yieldToSystem(_ node: AttributeSyntax, in draft: Draft) {
        guard let version = node.obsolescence, version <= draft.configuration.systemVersion,
            let declaration = node.parent?.parent?.as(DeclSyntax.self),
            declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self)
                || declaration.is(InitializerDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self)
        else { return }
        draft.replace(node, with: "@_disfavoredOverload")
    }

    private func isStatement(_ node: IfExprSyntax) -> Bool {
        node.parent?.is(ExpressionStmtSyntax.self) == true || node.parent?.is(IfExprSyntax.self) == true
    }

    /// Returns whether the statement may be the implicit result of its function or closure.
    private func isValue(_ node: IfExprSyntax) -> Bool {
        guard let list = node.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            list.parent?.parent?.is(IfExprSyntax.self) != true
        else { return false }
        let only = node.body.statements.count == 1 ? node.body.statements.first : nil
        return only?.item.is(ExprSyntax.self) == true && node.elseBody != nil
    }

    /// Returns whether the conditions hold for the configured version; nil if there are other conditions too.
    private func truth(of conditions: ConditionElementListSyntax, in draft: Draft) -> Bool? {
        let answers = conditions.map { element -> Bool? in
            guard let condition = element.condition.as(AvailabilityConditionSyntax.self),
                let version = condition.availabilityArguments.iOS
            else { return nil }
            let isPresent = version <= draft.configuration.systemVersion
            return condition.availabilityKeyword.text == "#available" ? isPresent : !isPresent
        }
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
    }
}

extension AttributeSyntax {
    /// The version of iOS from which on the declaration is no more.
    fileprivate var obsolescence: SourceAdapter.SystemVersion? {
        guard name == "available" else { return nil }
        return arguments?.as(AvailabilityArgumentListSyntax.self)?.version(labeled: "obsoleted")
    }

    /// The version of iOS in which the declaration was introduced, from `@available`.
    fileprivate var introduction: SourceAdapter.SystemVersion? {
        name == "available" ? arguments?.as(AvailabilityArgumentListSyntax.self)?.iOS : nil
    }
}

extension AttributeListSyntax {
    /// The version of iOS in which the declaration was introduced; nil if the attributes have none.
    var introduction: SourceAdapter.SystemVersion? { plain.compactMap(\.introduction).max() }
}

extension AvailabilityArgumentListSyntax {
    /// The version of iOS in the list; nil if it has none.
    fileprivate var iOS: SourceAdapter.SystemVersion? {
        for argument in self {
            guard case .availabilityVersionRestriction(let platform) = argument.argument,
                platform.platform.text == "iOS"
            else { continue }
            return platform.version.flatMap(SourceAdapter.SystemVersion.init)
        }
        return version(labeled: "introduced")
    }

    /// The version behind a label, if the list is about iOS.
    fileprivate func version(labeled label: String) -> SourceAdapter.SystemVersion? {
        guard case .token(let token) = first?.argument, token.text == "iOS" else { return nil }
        for argument in self {
            guard case .availabilityLabeledArgument(let labeled) = argument.argument,
                labeled.label.text == label, case .version(let version) = labeled.value
            else { continue }
            return SourceAdapter.SystemVersion(version)
        }
        return nil
    }
}

extension SourceAdapter.SystemVersion {
    fileprivate init?(_ version: VersionTupleSyntax) {
        guard let major = Int(version.major.text) else { return nil }
        self.init(major, version.components.first.flatMap { Int($0.number.text) } ?? 0)
    }
}
