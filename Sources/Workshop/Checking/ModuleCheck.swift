import Foundation
import SourceProjects

/// Compiles a module without generating objects.
///
/// Only sources that are free of errors are copied to the package that is built. So each of its builds starts from the
/// compiler's stored state of files that compiled, and the effects of leaving out a declaration do not depend on its state
/// of files with errors.
struct ModuleCheck {
    let writer: PackageWriter
    let module: SourceModule

    /// The folder of compiled modules for those that import them.
    var products: String { writer.folder + "/Checked" }

    /// Returns those of the modules that the compiler does not find.
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

    /// Type-checks all files. The result's output contains the errors of all of them.
    func run() throws(WorkshopError) -> ChildProcess.Result {
        try compile([
            "-typecheck", "-enable-batch-mode", "-j", "\(processors)", "-continue-building-after-errors",
        ])
    }

    /// Emits the interface of a module without errors, for those that import it.
    func emitModule() throws(WorkshopError) -> ChildProcess.Result {
        try compile([
            "-emit-module", "-emit-module-path", "\(products)/\(module.name).swiftmodule",
            "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        ])
    }

    /// The arguments for the module besides the task and the files.
    var arguments: [String] {
        ModuleSettings(module).arguments + ["-diagnostic-style", "llvm", "-I", products]
            + writer.compilerArguments
    }

    private var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

    private func compile(_ task: [String]) throws(WorkshopError) -> ChildProcess.Result {
        let list = "\(products)/\(module.name).files"
        try FileMirror.write(try files().map(Self.quoted).joined(separator: "\n"), to: list)
        var result = try ChildProcess(program: "swiftc", arguments: task + arguments + ["@\(list)"]).run()
        result.output = Array(AdaptedPaths(writer).named(result.text).utf8)
        return result
    }

    /// Returns the adapted files, and the file that the package manager adds to modules with resources; the resources of
    /// applications are in main bundles.
    func files() throws(WorkshopError) -> [String] {
        let folder = writer.draftFolder(of: module)
        let files = FileMirror.sources(in: folder).map { "\(folder)/\($0)" }
        guard !module.resources.isEmpty, !writer.isApplication(module) else { return files }
        let accessor = "\(products)/\(module.name)+Bundle.swift"
        try FileMirror.write(
            "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n",
            to: accessor)
        return files + [accessor]
    }

    /// Returns a path, quoted for a response file.
    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
