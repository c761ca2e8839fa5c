import Foundation
import SourceProjects
import Testing

@testable import Workshop

/// Macros of packages, which the compiler loads.
struct MacroBuildTests {
    private let folder = NSTemporaryDirectory() + "kumiki-macros-\(UUID().uuidString)"

    private func module(_ name: String, _ text: String) throws -> SourceModule {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(name).swift"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return SourceModule(name: name, kind: .library, sources: [path])
    }

    private static let double = """
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxMacros

        struct DoubleMacro: ExpressionMacro {
            static func expansion(
                of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
            ) throws -> ExprSyntax {
                "(2 * \\(node.arguments.first?.expression))"
            }
        }

        @main struct Macros: CompilerPlugin { let providingMacros: [Macro.Type] = [DoubleMacro.self] }
        """

    @Test func aMacroIsExpandedInTheModulesThatUseIt() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var lines: [String] = []
        let progress = BuildProgress(lasting: { lines.append($0) }, passing: nil)
        let macros = MacroBuild(
            modules: [try module("Macros", Self.double)], others: [], folder: folder + "/macros")
        let flags = try macros.flags(progress)
        #expect(flags.first == "-load-plugin-library" && lines.count == 1)
        let user = try module(
            "User",
            """
            @freestanding(expression)
            macro double(_ value: Int) -> Int = #externalMacro(module: "Macros", type: "DoubleMacro")
            let number: Int = #double(21)
            """)
        let check = ChildProcess(program: "swiftc", arguments: ["-typecheck"] + flags + user.sources)
        #expect(try check.run().status == 0)
        #expect(try macros.flags(progress) == flags && lines.count == 1)
    }

    @Test func macrosThatDoNotCompileAreReported() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var lines: [String] = []
        let progress = BuildProgress(lasting: { lines.append($0) }, passing: nil)
        let macros = MacroBuild(
            modules: [try module("Macros", "odd")], others: [], folder: folder + "/macros")
        #expect(try macros.flags(progress) == [])
        #expect(lines.last?.contains("Macros is left out: ") == true)
    }

    @Test func targetsOfMacrosAreNoModules() throws {
        let manifest = #"""
            {"toolsVersion": {"_version": "5.9.0"}, "targets": [
              {"name": "Macros", "type": "macro", "path": "."},
              {"name": "Kit", "type": "regular", "path": ".", "dependencies": [{"byName": ["Macros", null]}]}]}
            """#
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try module("A", "")
        let project = try PackageProject(folder: folder, manifest: Array(manifest.utf8)).project
        #expect(project.macros.map(\.name) == ["Macros"] && project.modules.map(\.name) == ["Kit"])
    }
}
