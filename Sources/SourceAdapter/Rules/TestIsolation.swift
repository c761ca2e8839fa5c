import SwiftSyntax

/// Lets XCTest run the tests of classes that are isolated to the main actor. Outside of Apple's platforms it only accepts
/// nonisolated methods: a test leaves the actor, and its statements return to it, on the main thread, where tests run. A test
/// on a single line stays in place under another name, and one with its own name in the class calls it, unless it is in a
/// conditional compilation block.
struct TestIsolation: Rule {
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last, isMember(node), isTests(type, in: draft) else { return }
        enterActorInFixture(node, of: type, in: draft)
        // An asynchronous overload has the same name.
        let method = MemberReader.method(node)
        guard !method.isAsync,
            let test = draft.module.forwardedTests(of: type)?.first(where: {
                $0.fullName == method.fullName
            })
        else { return }
        guard let body = node.body, let start = afterAttributes(of: node) else { return }
        guard test.hasOpenPlaces || !draft.module.isForwarded(test, of: type) else {
            draft.replace(node.name, with: Self.disguise(node.name.plainText, of: type))
            return
        }
        let isFirst = start == node.firstToken(viewMode: .sourceAccurate)
        let before = start.previousToken(viewMode: .sourceAccurate)
        let word = isFirst && before?.tokenKind != .leftBrace ? "; nonisolated" : " nonisolated"
        let isPlaced =
            test.hasOpenPlaces
            && before.map { draft.insertAtLineEnd(word, after: $0.bytes.upperBound) } == true
        if !isPlaced { draft.insert("nonisolated ", at: start.bytes.lowerBound) }
        leaveActor(node, in: draft)
        enterActor(in: body, isThrowing: test.isThrowing, in: draft)
    }

    /// Returns the first token after the attributes that remain, which modifiers cannot precede.
    private func afterAttributes(of node: FunctionDeclSyntax) -> TokenSyntax? {
        let last = node.attributes.plain.last { $0.name != "MainActor" }
        return last?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            ?? node.firstToken(viewMode: .sourceAccurate)
    }

    private func leaveActor(_ node: FunctionDeclSyntax, in draft: Draft) {
        for attribute in node.attributes.plain where attribute.name == "MainActor" { draft.erase(attribute) }
    }

    /// Isolates the statements of an overridden `setUp` or `tearDown`, which has the class's isolation on iOS,
    /// where XCTest's own declares none, and is nonisolated here.
    private func enterActorInFixture(_ node: FunctionDeclSyntax, of type: String, in draft: Draft) {
        let method = MemberReader.method(node)
        guard let body = node.body, Self.fixtures.contains(method.fullName), method.isOverride,
            !method.isAsync, !method.modifiers.contains("nonisolated"),
            draft.module.forwardedTests(of: type) != nil,
            draft.module.isIsolated(type) || method.attributes.contains("MainActor")
        else { return }
        leaveActor(node, in: draft)
        enterActor(in: body, isThrowing: method.isThrowing, in: draft)
    }

    private static let fixtures: Set = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]

    private func enterActor(in body: CodeBlockSyntax, isThrowing: Bool, in draft: Draft) {
        draft.insertDeclarations(
            isThrowing
                ? "try MainActor.assumeIsolated { () throws -> Void in"
                : "MainActor.assumeIsolated { () throws(Never) -> Void in",
            at: body.leftBrace.bytes.upperBound)
        draft.insertDeclarations("}", at: body.rightBrace.bytes.lowerBound)
    }

    private func isMember(_ node: FunctionDeclSyntax) -> Bool { node.enclosingDeclaration != nil }

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last, isTests(type, in: draft),
            draft.module.entry(type)?.path == draft.source.path
        else { return }
        for test in draft.module.forwardedTests(of: type) ?? []
        where !test.hasOpenPlaces && draft.module.isForwarded(test, of: type) {
            let call = "self.\(Self.disguise(test.name, of: type))()"
            let body =
                test.isThrowing
                ? "try MainActor.assumeIsolated { try \(call) }" : "MainActor.assumeIsolated { \(call) }"
            draft.insertDeclarations(
                "nonisolated func \(test.name)()\(test.isThrowing ? " throws" : "") { \(body) };",
                at: node.memberBlock.leftBrace.bytes.upperBound)
        }
    }

    /// Makes the whole class nonisolated if its tests cannot be forwarded.
    func examine(_ node: AttributeSyntax, in draft: Draft) {
        guard node.name == "MainActor", isOfDeclaration(node), let type = draft.enclosingTypes.last,
            isTests(type, in: draft), draft.module.forwardedTests(of: type) == nil
        else { return }
        draft.erase(node)
    }

    private func isTests(_ type: String, in draft: Draft) -> Bool {
        draft.module.lineage(of: type).last == "XCTestCase"
    }

    private static func disguise(_ name: String, of type: String) -> String {
        Disguise.name(for: name, salt: "\(type).\(name)")
    }

    private func isOfDeclaration(_ node: AttributeSyntax) -> Bool {
        guard let owner = node.parent?.parent else { return false }
        return owner.is(ClassDeclSyntax.self) || owner.is(ExtensionDeclSyntax.self)
            || owner.is(FunctionDeclSyntax.self) || owner.is(VariableDeclSyntax.self)
    }
}

extension ModuleIndex {
    /// Returns the tests of a class isolated to the main actor that are forwarded; nil where one of them
    /// cannot be.
    fileprivate func forwardedTests(of type: String) -> [MemberFacts]? {
        guard let entry = entry(type), let declaration = entry.declaration else { return nil }
        let isolated = isIsolated(type)
        let parts = [declaration] + entry.extensions.map(\.facts)
        let tests = parts.flatMap { part in
            part.members.filter {
                $0.isSynchronousTest
                    && (isolated || part.attributes.contains("MainActor")
                        || $0.attributes.contains("MainActor"))
            }
        }
        return tests.allSatisfy { !$0.isUnavailable } && !declaration.isLocal ? tests : nil
    }

    /// Whether a test has another name and one with its own name calls it, unless its declaration has places for what isolates it.
    fileprivate func isForwarded(_ test: MemberFacts, of type: String) -> Bool {
        test.condition == entry(type)?.declaration?.condition && !test.isOverride
    }
}

extension MemberFacts {
    fileprivate var isSynchronousTest: Bool {
        kind == .method && name.hasPrefix("test") && parameters.isEmpty && !isStatic && !isAsync
            && modifiers.isDisjoint(with: ["nonisolated", "private", "fileprivate"])
    }
}
