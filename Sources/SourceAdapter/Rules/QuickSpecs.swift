import SwiftSyntax

/// Adds a test to Quick's specifications that runs their examples, which Quick adds as methods with
/// Objective-C, and lists the classes that configure Quick.
struct QuickSpecs: Rule {
    /// The name of the test, as in `XCTestSupport`.
    static let testName = "test__examples"

    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard draft.configuration.providedModules.contains(AppleModules.testSupport),
            let type = draft.enclosingTypes.last,
            let declaration = draft.facts.types.first(where: {
                $0.nameOffset == node.name.bytes.lowerBound
            }), !declaration.isLocal, !declaration.isGeneric
        else { return }
        if draft.module.isSpec(type) {
            addTest(declaration, type, in: draft)
        } else if draft.module.isBelow(["QuickConfiguration"], type) {
            configure(type, in: draft)
        }
    }

    private func addTest(_ declaration: TypeFacts, _ type: String, in draft: Draft) {
        let word =
            draft.module.lineage(of: type).dropFirst().contains(where: {
                draft.module.entry($0)?.declaration?.kind == .class
            }) ? "override " : ""
        let access = declaration.access == .open ? "open " : declaration.access == .public ? "public " : ""
        draft.insertDeclarations(
            "nonisolated \(access)\(word)func \(Self.testName)() "
                + "{ XCTestSupport.Examples.run(of: Self.self) { Self.allTests } }",
            at: declaration.bodyStart)
        draft.neededImports.insert(AppleModules.testSupport)
    }

    /// The first of the classes lists all of them.
    private func configure(_ type: String, in draft: Draft) {
        let all = draft.module.classes.filter {
            draft.module.isBelow(["QuickConfiguration"], $0.name)
                && $0.entry.declaration?.isLocal == false && $0.entry.declaration?.isHidden == false
        }.filter { ($0.entry.declaration?.access ?? .internal) > .fileprivate }.map(\.name)
        guard all.first == type else { return }
        let list = all.map { $0 + ".self" }.joined(separator: ", ")
        // Kumiki's own declares publicly what the package does not.
        let isOwn = draft.configuration.providedModules.contains("Quick")
        draft.append(isOwn ? "import Quick" : "@testable import Quick")
        draft.neededImports.insert(AppleModules.testSupport)
        draft.append(
            "@section(\".init_array\") @used private let __quickAtLoad: @convention(c) () -> Void = { "
                + "XCTestSupport.Examples.configure { "
                + "QuickConfiguration.configureSubclassesIfNeeded([\(list)], world: World.sharedWorld) } }")
    }
}

extension ModuleIndex {
    /// Returns whether a class contains examples of Quick's.
    func isSpec(_ type: String) -> Bool { isBelow(["QuickSpec", "AsyncSpec"], type) }

    /// Returns whether a class is derived from one of Quick's.
    fileprivate func isBelow(_ names: Set<String>, _ type: String) -> Bool {
        lineage(of: type).dropFirst().contains { name in
            name.split(separator: ".").last.map { names.contains(String($0)) } ?? false
        }
    }
}
