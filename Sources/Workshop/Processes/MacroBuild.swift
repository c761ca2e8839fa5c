import Foundation
import SourceProjects
import Workers

/// The macros of packages: libraries that the compiler loads, built with the toolchain's SwiftSyntax and stored by their content.
///
/// Swift Package Manager builds programs instead, which need a module of swift-syntax that the toolchain lacks. A module of its
/// name replaces it, so that the sources compile unchanged.
struct MacroBuild {
    /// The targets of macros.
    let modules: [SourceModule]
    /// The modules of the project, on which targets of macros may depend.
    let others: [SourceModule]
    /// The folder for the libraries.
    let folder: String

    /// The module that the sources import for the entry point of a program of macros.
    private static let pluginModule = "SwiftCompilerPlugin"
    private static let pluginSource = """
        import SwiftSyntaxMacros

        public protocol CompilerPlugin {
            init()
            var providingMacros: [any Macro.Type] { get }
        }

        extension CompilerPlugin {
            public static func main() throws {}
        }

        """

    /// Builds the libraries that are not stored yet. Returns the compiler's arguments with which modules find the macros.
    func flags(_ progress: BuildProgress) throws(WorkshopError) -> [String] {
        guard !modules.isEmpty else { return [] }
        guard let syntax = ToolchainSyntax.folder else {
            progress.say("The toolchain has no SwiftSyntax; macros are not built")
            return []
        }
        var flags: [String] = []
        for module in modules {
            let library = try path(of: module)
            if !FileManager.default.fileExists(atPath: library) {
                progress.say("Compiling macros of \(module.name) (\(module.sources.count) files) …")
                if let error = try build(module, syntax, to: library) {
                    progress.say("\(module.name) is left out: \(error)")
                    continue
                }
            }
            flags += ["-load-plugin-library", library]
        }
        return flags
    }

    /// Returns the path of a library, which depends on the content of its sources and on the toolchain.
    private func path(of module: SourceModule) throws(WorkshopError) -> String {
        var hash = ContentHash()
        hash.add(ToolchainSyntax.folder ?? "")
        hash.add(Self.pluginSource)
        for file in (needs(of: module) + [module]).flatMap(\.sources) {
            hash.add(file)
            hash.add([UInt8](FileManager.default.contents(atPath: file) ?? Data()))
        }
        return "\(folder)/\(hash.digits)/lib\(module.name).so"
    }

    /// Returns the modules of the project that the target depends on, dependencies first.
    private func needs(of module: SourceModule) -> [SourceModule] {
        var names = Set(module.dependencies)
        for other in others.reversed() where names.contains(other.name) {
            names.formUnion(other.dependencies)
        }
        return others.filter { names.contains($0.name) && $0.kind == .library }
    }

    /// Builds a library; returns the compiler's first error, or nil.
    private func build(
        _ module: SourceModule, _ syntax: String, to library: String
    ) throws(WorkshopError) -> String? {
        let place = (library as NSString).deletingLastPathComponent
        let plugin = "\(place)/\(Self.pluginModule).swift"
        try FileMirror.write(Self.pluginSource, to: plugin)
        var linked = [Self.pluginModule]
        var result = try compile(
            [plugin], as: Self.pluginModule, ["-emit-library", "-static"], syntax, place)
        for needed in needs(of: module) where result.status == 0 {
            result = try compile(
                needed.sources, as: needed.name, ["-emit-library", "-static"] + version(of: needed), syntax,
                place)
            linked.append(needed.name)
        }
        guard result.status == 0 else { return Self.error(in: result.text) }
        // Written under another name first, so that an interrupted build leaves no library.
        let unfinished = library + ".new"
        let libraries = linked.reversed().map { "-l\($0)" }
        result = try compile(
            module.sources, as: module.name,
            ["-emit-library", "-L", syntax, "-L", place] + libraries + version(of: module)
                + ["-Xlinker", "-rpath", "-Xlinker", syntax],
            syntax, place, output: unfinished)
        guard result.status == 0 else { return Self.error(in: result.text) }
        do { try FileManager.default.moveItem(atPath: unfinished, toPath: library) } catch {
            return "\(library) cannot be written"
        }
        return nil
    }

    private func compile(
        _ sources: [String], as name: String, _ flags: [String], _ syntax: String, _ place: String,
        output: String? = nil
    ) throws(WorkshopError) -> ChildProcess.Result {
        let output = output ?? "\(place)/lib\(name).a"
        let arguments =
            ["-parse-as-library", "-suppress-warnings", "-module-name", name, "-I", syntax, "-I", place]
            + ["-emit-module", "-emit-module-path", "\(place)/\(name).swiftmodule", "-o", output] + flags
        return try ChildProcess(program: "swiftc", arguments: arguments + sources).run()
    }

    private func version(of module: SourceModule) -> [String] {
        let version = module.languageVersion.map { String($0.prefix { $0 != "." }) } ?? "5"
        return ["-swift-version", ["4", "5", "6"].contains(version) ? version : "5"]
    }

    private static func error(in output: String) -> String {
        let line = output.split(separator: "\n").first { $0.contains("error:") }
        return line.map(String.init) ?? "its macros cannot be compiled"
    }
}
