import Foundation
import SourceProjects

/// Asks the compiler about one module without making objects of it.
///
/// Only sources that are free of errors reach the package that is built. So each of its builds begins with what the
/// compiler keeps of files that compiled, and what follows from a declaration that was left out does not depend on what it
/// keeps of files with errors.
struct ModuleCheck {
    let writer: PackageWriter
    let module: SourceModule

    /// Where compiled modules are for those that import them.
    private var products: String { writer.folder + "/Checked" }

    /// Those of the modules that the compiler does not find.
    func missing(of names: [String]) throws(WorkshopError) -> [String] {
        guard !names.isEmpty else { return [] }
        let probe = "\(products)/\(module.name)+Imports.swift"
        let lines = names.map {
            "#if !canImport(\($0.asIdentifier))\n#error(\"missing \($0.asIdentifier)\")\n#endif"
        }
        try FileMirror.write(lines.joined(separator: "\n") + "\n", to: probe)
        let arguments = ["-typecheck", "-I", products] + writer.compilerArguments + [probe]
        let output = try ChildProcess(program: "swiftc", arguments: arguments).run().text
        let errors = Set(CompilerMessages(output: output).errors.map(\.text))
        return names.filter { errors.contains("missing \($0.asIdentifier)") }
    }

    /// Type-checks all files. The result's output holds the errors of all of them.
    func run() throws(WorkshopError) -> ChildProcess.Result {
        try compile([
            "-typecheck", "-enable-batch-mode", "-j", "\(processors)", "-continue-building-after-errors",
        ])
    }

    /// Looks for what the compiler notices only in code without other errors, such as a missing `return`.
    func runThoroughly() throws(WorkshopError) -> ChildProcess.Result {
        try compile(["-emit-sil", "-o", "/dev/null", "-wmo"])
    }

    /// Writes down the declarations of a module without errors, for those that import it.
    func emitModule() throws(WorkshopError) -> ChildProcess.Result {
        try compile([
            "-emit-module", "-emit-module-path", "\(products)/\(module.name).swiftmodule",
            "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        ])
    }

    private var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

    private func compile(_ task: [String]) throws(WorkshopError) -> ChildProcess.Result {
        let list = "\(products)/\(module.name).files"
        try FileMirror.write(try files().map(Self.quoted).joined(separator: "\n"), to: list)
        let arguments =
            task + ModuleSettings(module).arguments + ["-diagnostic-style", "llvm", "-I", products]
            + writer.compilerArguments + ["@\(list)"]
        var result = try ChildProcess(program: "swiftc", arguments: arguments).run()
        result.output = Array(AdaptedPaths(writer).named(result.text).utf8)
        return result
    }

    /// The adapted files, and what the package manager adds to those of a module with resources; those of the
    /// application are the main bundle's.
    private func files() throws(WorkshopError) -> [String] {
        let folder = writer.draftFolder(of: module)
        let files = FileMirror.sources(in: folder).map { "\(folder)/\($0)" }
        guard !module.resources.isEmpty, module.name != writer.application?.name else { return files }
        let accessor = "\(products)/\(module.name)+Bundle.swift"
        try FileMirror.write(
            "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n",
            to: accessor)
        return files + [accessor]
    }

    /// A path as a word of a file of arguments.
    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
