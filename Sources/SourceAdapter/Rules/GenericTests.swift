import SwiftSyntax

/// Runs the tests that classes inherit from generic ones. Swift Package Manager lists the tests of each class in a stored property of
/// it, which a generic class cannot have, and no test of the module would be built: the functions of generic classes get a
/// parameter, with which they are none, and classes that are derived from them get tests that call them.
struct GenericTests: Rule {
    func examine(_ node: FunctionDeclSyntax, in draft: Draft) {
        guard node.name.plainText.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
            let type = draft.enclosingTypes.last, isTests(type, in: draft),
            names(inheritedBy: type, in: draft).contains(node.name.plainText)
        else { return }
        draft.insert("_: Void = ()", at: node.signature.parameterClause.leftParen.bytes.upperBound)
    }

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last, isTests(type, in: draft), !isGeneric(type, in: draft),
            draft.module.entry(type)?.path == draft.source.path,
            draft.module.entry(type)?.declaration?.isHidden == false
        else { return }
        var tests: [String: MemberFacts] = [:]
        for base in draft.module.lineage(of: type).reversed() where isGeneric(base, in: draft) {
            for test in draft.module.entry(base)?.members ?? [] where test.isTest { tests[test.name] = test }
        }
        guard !tests.isEmpty else { return }
        let calls = tests.values.sorted { $0.name < $1.name }.map { test in
            let isolation = test.attributes.contains("MainActor") ? "@MainActor " : ""
            let effects = (test.isAsync ? " async" : "") + (test.isThrowing ? " throws" : "")
            let marks = (test.isThrowing ? "try " : "") + (test.isAsync ? "await " : "")
            return "\(isolation)func \(test.name)()\(effects) { \(marks)\(test.name)(()) }"
        }
        draft.append("extension \(type) { \(calls.joined(separator: "; ")) }")
    }

    /// Returns the names of the tests of generic classes that the class is or is derived from.
    private func names(inheritedBy type: String, in draft: Draft) -> Set<String> {
        let generic = draft.module.lineage(of: type).filter { isGeneric($0, in: draft) }
        return Set(
            generic.flatMap { draft.module.entry($0)?.members ?? [] }.filter(\.isTest).map(\.name))
    }

    private func isGeneric(_ type: String, in draft: Draft) -> Bool {
        draft.module.entry(type)?.declaration?.isGeneric == true
    }

    private func isTests(_ type: String, in draft: Draft) -> Bool {
        draft.facts.imports.contains("XCTest") && draft.module.lineage(of: type).last == "XCTestCase"
    }
}

extension MemberFacts {
    /// Whether XCTest runs the method as a test.
    fileprivate var isTest: Bool {
        kind == .method && name.hasPrefix("test") && parameters.isEmpty && type == nil && !isStatic
            && (access ?? .internal) >= .internal
    }
}
