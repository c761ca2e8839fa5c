import Foundation
import InterfaceBuilder
import Workers

/// The declarations of the runtime for Apple's frameworks. Changes of functions leave them as they are, and compiled frameworks
/// valid.
struct RuntimeInterface {
    let runtime: KumikiRuntime

    private var folder: String { runtime.frameworkProducts }
    /// The folder of compiled modules, as the compiler names it: without symbolic links, of which `.build/debug` is one.
    private var modules: String {
        let folder = runtime.products + "/Modules"
        return (FolderListing.resolved(folder) ?? folder) + "/"
    }
    private var stored: String { folder + "/runtime.interface" }

    /// Returns a fingerprint of the modules that frameworks import, and of those on which the layout of their types depends.
    func identity() throws(WorkshopError) -> String {
        // Processes that begin at once would disturb each other's list of modules.
        try FileLock(path: folder + "/runtime.lock").held { () throws(WorkshopError) in
            if let known { return known }
            return try found()
        }
    }

    private func found() throws(WorkshopError) -> String {
        let files = try loadedModules()
        var hash = ContentHash()
        for file in files { hash.add(FileManager.default.contents(atPath: file) ?? Data()) }
        let lines = files.map(KumikiRuntime.state) + [hash.digits]
        try FileMirror.write(lines.joined(separator: "\n"), to: stored)
        return hash.digits
    }

    /// The fingerprint that was stored, if the modules are as they were. A module that is new among them is imported by another,
    /// which has changed.
    private var known: String? {
        guard let text = try? String(contentsOfFile: stored, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n").map(String.init)
        let states = lines.dropLast()
        let isSame = states.allSatisfy { line in
            let path = line.split(separator: " ").dropLast(2).joined(separator: " ")
            return path.hasPrefix(modules) && KumikiRuntime.state(of: path) == line
        }
        return isSame && !states.isEmpty ? lines.last : nil
    }

    /// Returns the compiled modules of the runtime that the compiler loads for an import of Apple's modules.
    private func loadedModules() throws(WorkshopError) -> [String] {
        let (source, trace) = (folder + "/Runtime.swift", folder + "/runtime.trace")
        let imports = KumikiRuntime.appleModules.sorted().map { "import \($0)\n" }
        try FileMirror.write(imports.joined(), to: source)
        // The compiler appends to the file.
        try? FileManager.default.removeItem(atPath: trace)
        let task = ["-typecheck", "-module-name", "Runtime", "-emit-loaded-module-trace-path", trace]
        let options = ["-Xfrontend", "-disable-cross-import-overlays", source]
        let arguments = task + (try runtime.compilerFlags()) + options
        let result = try ChildProcess(program: "swiftc", arguments: arguments).run()
        let data = FileManager.default.contents(atPath: trace) ?? Data()
        let loaded = (try? JSONDecoder().decode(LoadedModules.self, from: data))?.swiftmodules ?? []
        let files = loaded.filter { $0.hasPrefix(modules) }.sorted()
        guard result.status == 0, !files.isEmpty else {
            throw WorkshopError("the runtime's modules cannot be imported:\n" + result.text.suffix(4000))
        }
        return files
    }
}

/// The compiler's list of the modules that it has loaded.
private struct LoadedModules: Decodable {
    let swiftmodules: [String]
}
