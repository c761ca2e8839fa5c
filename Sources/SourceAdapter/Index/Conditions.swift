import SwiftSyntax

/// Evaluates conditions of `#if` as a build for iOS would, as far as they concern the platform.
struct Conditions {
    /// Apple's modules that can be imported.
    let providedModules: Set<String>
    /// The name that the package manager defines.
    static let packageName = "SWIFT_PACKAGE"

    /// Whether the module is built by the package manager on iOS too, which defines `SWIFT_PACKAGE`.
    let isOfPackage: Bool

    /// Whether the conditions are those of iOS, where all of its frameworks can be imported.
    private let isOfDevice: Bool

    init(_ configuration: SourceAdapter.Configuration, ofDevice isOfDevice: Bool = false) {
        self.isOfDevice = isOfDevice
        isOfPackage = configuration.isOfPackage
        providedModules = configuration.providedModules.union(configuration.dependencies.map(\.module))
    }

    /// Returns the value of the condition; nil where only the compiler knows.
    func value(_ condition: ExprSyntax?) -> Bool? {
        guard let condition else { return true }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return disjunction(Array(sequence.elements)[...])
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return disjunction([infix.leftOperand, infix.operator, infix.rightOperand])
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(prefix.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return value(tuple.elements.first?.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return value(of: name) }
        return condition.as(FunctionCallExprSyntax.self).flatMap {
            onDevice($0) ?? Self.platform($0) ?? importable($0)
        }
    }

    /// Returns the value of a name: false for that of the package manager, which builds modules of Xcode's projects only here.
    func value(of name: DeclReferenceExprSyntax) -> Bool? {
        name.baseName.text == Self.packageName && !isOfPackage ? false : nil
    }

    /// Returns whether one of Apple's modules can be imported on iOS; nil for conditions of this system.
    private func onDevice(_ call: FunctionCallExprSyntax) -> Bool? {
        guard isOfDevice, call.calledExpression.trimmedDescription == "canImport",
            let name = call.arguments.first?.expression.trimmedDescription, AppleModules.all.contains(name)
        else { return nil }
        return !AppleModules.ofOtherSystems.contains(name)
    }

    /// Returns whether one of Apple's modules is available. The compiler finds the same.
    private func importable(_ call: FunctionCallExprSyntax) -> Bool? {
        guard call.calledExpression.trimmedDescription == "canImport",
            let name = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        if SyntaxVersions.isVersion(name), providedModules.contains("SwiftSyntax") { return true }
        guard AppleModules.all.contains(name) else { return nil }
        return providedModules.contains(name) || AppleModules.ofToolchain.contains(name)
    }

    /// Returns the value of a platform condition; nil for other conditions.
    static func platform(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression, call.arguments.count == 1
        else { return nil }
        if function == "swift" { return hasNewNames[argument.trimmedDescription] }
        guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        switch function {
        case "os": return name == "iOS"
        case "targetEnvironment": return name == "simulator"
        // Code with an alternative to SwiftUI uses it: the SwiftUI here draws nothing.
        case "canImport": return ["SwiftUI": false, "ObjectiveC": true][name]
        default: return nil
        }
    }

    /// The conditions on the version in which Apple's frameworks were renamed, which in older modes of the language have their former
    /// names on iOS, and here do not.
    private static let hasNewNames = [">=4.2": true, "<4.2": false]

    private func disjunction(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
        let terms = split(elements, by: "||").map(conjunction)
        if terms.contains(true) { return true }
        return terms.contains(nil) ? nil : false
    }

    private func conjunction(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
        let factors = split(elements, by: "&&").map { $0.count == 1 ? value($0.first) : nil }
        if factors.contains(false) { return false }
        return factors.contains(nil) ? nil : true
    }

    private func split(_ elements: ArraySlice<ExprSyntax>, by name: String) -> [ArraySlice<ExprSyntax>] {
        elements.split(omittingEmptySubsequences: false) {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name
        }
    }

    /// Returns the clauses of an `#if` that can be active, each with the condition that is left to the compiler.
    func active(_ node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, condition: String?)] {
        var result: [(clause: IfConfigClauseSyntax, condition: String?)] = []
        var earlier: [String] = []
        for clause in node.clauses {
            let value = value(clause.condition)
            if value == false { continue }
            let own = value == nil ? clause.condition.map { "(\(platformFolded($0)))" } : nil
            let parts = earlier + [own].compactMap(\.self)
            result.append((clause, parts.isEmpty ? nil : parts.joined(separator: " && ")))
            if value == true { break }
            if let own { earlier.append("!\(own)") }
        }
        return result
    }

    /// Returns the text of a condition with the platform conditions evaluated.
    private func platformFolded(_ condition: ExprSyntax) -> String {
        final class Folder: SyntaxRewriter {
            let conditions: Conditions

            init(_ conditions: Conditions) {
                self.conditions = conditions
                super.init()
            }

            override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
                literal(conditions.value(of: node), in: node)
            }

            override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
                literal(Conditions.platform(node), in: node)
            }

            private func literal(_ value: Bool?, in node: some ExprSyntaxProtocol) -> ExprSyntax {
                guard let value else { return ExprSyntax(node) }
                return ExprSyntax(BooleanLiteralExprSyntax(literal: .keyword(value ? .true : .false)))
                    .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
            }
        }
        return Folder(self).rewrite(condition).trimmedDescription
    }

    /// Returns the conjunction of two conditions.
    static func both(_ a: String?, _ b: String?) -> String? {
        let parts = [a, b].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }
}
