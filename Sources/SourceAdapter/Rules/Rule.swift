import SwiftSyntax

/// A difference between sources for iOS and those that compile here, with the edits that resolve it.
///
/// A rule examines the nodes of a file one by one and records its edits in the draft. It sees the original file;
/// edits of other rules are not visible.
protocol Rule: Sendable {
    func examine(_ node: AttributeSyntax, in draft: Draft)
    func examine(_ node: DeclModifierSyntax, in draft: Draft)
    func examine(_ node: ImportDeclSyntax, in draft: Draft)
    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft)
    func examine(_ node: MacroExpansionDeclSyntax, in draft: Draft)
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft)
    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft)
    func examine(_ node: MemberAccessExprSyntax, in draft: Draft)
    func examine(_ node: IfExprSyntax, in draft: Draft)
    func examine(_ node: GuardStmtSyntax, in draft: Draft)
    func examine(_ node: AvailabilityConditionSyntax, in draft: Draft)
    func examine(_ node: ProtocolDeclSyntax, in draft: Draft)
    func examine(_ node: ClassDeclSyntax, in draft: Draft)
    func examine(_ node: ExtensionDeclSyntax, in draft: Draft)
    func examine(_ node: FunctionDeclSyntax, in draft: Draft)
    func examine(_ node: VariableDeclSyntax, in draft: Draft)
    func examine(_ node: InitializerDeclSyntax, in draft: Draft)
    func examine(_ node: IdentifierTypeSyntax, in draft: Draft)
    func examine(_ node: MemberTypeSyntax, in draft: Draft)
    func examine(_ node: CatchClauseSyntax, in draft: Draft)
    func examine(_ node: SequenceExprSyntax, in draft: Draft)
}

extension Rule {
    func examine(_ node: AttributeSyntax, in draft: Draft) {}
    func examine(_ node: DeclModifierSyntax, in draft: Draft) {}
    func examine(_ node: ImportDeclSyntax, in draft: Draft) {}
    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {}
    func examine(_ node: MacroExpansionDeclSyntax, in draft: Draft) {}
    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {}
    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {}
    func examine(_ node: MemberAccessExprSyntax, in draft: Draft) {}
    func examine(_ node: IfExprSyntax, in draft: Draft) {}
    func examine(_ node: GuardStmtSyntax, in draft: Draft) {}
    func examine(_ node: AvailabilityConditionSyntax, in draft: Draft) {}
    func examine(_ node: ProtocolDeclSyntax, in draft: Draft) {}
    func examine(_ node: ClassDeclSyntax, in draft: Draft) {}
    func examine(_ node: ExtensionDeclSyntax, in draft: Draft) {}
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {}
    func examine(_ node: VariableDeclSyntax, in draft: Draft) {}
    func examine(_ node: InitializerDeclSyntax, in draft: Draft) {}
    func examine(_ node: IdentifierTypeSyntax, in draft: Draft) {}
    func examine(_ node: MemberTypeSyntax, in draft: Draft) {}
    func examine(_ node: CatchClauseSyntax, in draft: Draft) {}
    func examine(_ node: SequenceExprSyntax, in draft: Draft) {}
}

/// The rules in use.
enum Rules {
    static let all: [any Rule] = [
        ObjectiveCAttributes(), ObjectiveCProtocols(), OptionalCalls(), Selectors(), KeyPaths(),
        ResourceLiterals(), PlatformConditions(), Availability(), DynamicMembers(), ApplicationMain(),
        Imports(), HiddenImports(), Previews(), ExtensionDispatch(), ScrollDelegates(), Formatters(),
        RequiredInitializers(),
        MemberPromotion(), DispatchOverloads(), Timers(), SceneFiles(), SnapshotFolders(),
        InformalOverrides(), ModuleBundles(), TestIsolation(), NestedTests(), GenericTests(),
        ExpectationReferences(),
        OldNames(), FormerMethods(), QueuedWork(), ObjectMembers(), PredicateArguments(), ManagedMembers(),
        FoundationNames(),
        QualifiedNames(), SyntaxVersions(), QuickSpecs(), ErrorCasts(), GenericCasts(), HashableCasts(),
        Unarchivers(),
        ObservedPaths(), FoundationInitializers(), CopiedAppearances(), DebugDescriptions(),
        RootConformances(), ReferenceOrder(), OpenGenerics(), OverridableClasses(),
    ]
}
