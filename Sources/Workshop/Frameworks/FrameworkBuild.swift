import Foundation
import InterfaceBuilder

/// Compiles frameworks into a folder of the cache, each once for a state of its sources and of the runtime.
struct FrameworkBuild {
    let library: FrameworkLibrary
    let runtime: KumikiRuntime
    /// Where the compiled frameworks are.
    let folder: String

    init(
        library: FrameworkLibrary, runtime: KumikiRuntime,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.library = library
        self.runtime = runtime
        var hash = ContentHash()
        hash.add(runtime.libraryIdentity)
        folder = BuildCache.base(environment) + "/frameworks-\(hash.digits.prefix(12))"
    }

    /// Compiles those of the frameworks that are not there yet; they are in the order of their needs. Returns those that
    /// can be imported then: one that does not compile is reported and left out like any that is missing.
    func run(_ names: [String], progress: BuildProgress) throws(WorkshopError) -> [String] {
        guard !names.isEmpty else { return [] }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw WorkshopError("the cache cannot be written: \(folder)")
        }
        let flags = try runtime.compilerFlags()
        // What a framework is compiled from includes the frameworks before it.
        var states: [String: String] = [:]
        return try FileLock(path: folder + "/lock").held { () throws(WorkshopError) in
            var ready: [String] = []
            for name in names where Set(library.dependencies(of: name)).isSubset(of: ready) {
                let state = try state(of: name, states)
                states[name] = state
                if !isCurrent(name, state) {
                    progress.say("Compiling \(name), which sources import …")
                    if let failure = try compile(name, flags) {
                        progress.say("\(name) cannot be compiled and is not there for sources:\n\(failure)")
                        continue
                    }
                    try FileMirror.write(state, to: stateFile(name))
                }
                ready.append(name)
            }
            return ready
        }
    }

    /// What the compiler needs to import the frameworks. It does not look at the dates of their modules: what is
    /// compiled against other sources of theirs has another name for it.
    func compilerFlags(_ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        var hash = ContentHash()
        for name in names {
            hash.add(
                FileManager.default.contents(atPath: stateFile(name)).map {
                    String(decoding: $0, as: UTF8.self)
                } ?? "")
        }
        return ["-I", folder, "-D", "KUMIKI_FRAMEWORKS_\(hash.digits.prefix(12))"]
    }

    /// What the linker needs.
    func linkerFlags(_ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + names.map { "-l\($0)" }
    }

    // MARK: States

    private func stateFile(_ name: String) -> String { "\(folder)/\(name).state" }

    private func isCurrent(_ name: String, _ state: String) -> Bool {
        guard let known = FileManager.default.contents(atPath: stateFile(name)) else { return false }
        return String(decoding: known, as: UTF8.self) == state
    }

    private func state(of name: String, _ states: [String: String]) throws(WorkshopError) -> String {
        var hash = ContentHash()
        for path in library.sources(of: name) {
            guard let bytes = try? FileReader.read(path, limit: 16 << 20) else {
                throw WorkshopError("\(path) cannot be read")
            }
            hash.add(path)
            hash.add(bytes)
        }
        for needed in library.dependencies(of: name) { hash.add(states[needed] ?? "") }
        return hash.digits
    }

    /// Compiles a framework. Returns what the compiler says if that fails.
    private func compile(_ name: String, _ flags: [String]) throws(WorkshopError) -> String? {
        var arguments = [
            "-emit-library", "-emit-module", "-wmo", "-swift-version", "6", "-parse-as-library",
            "-suppress-warnings", "-module-name", name, "-module-link-name", name,
            "-o", "\(folder)/lib\(name).so", "-emit-module-path", "\(folder)/\(name).swiftmodule",
            "-Xfrontend", "-disable-cross-import-overlays",
        ]
        arguments += ["-I", folder] + flags + runtime.linkerFlags
        arguments += linkerFlags(library.dependencies(of: name)) + library.sources(of: name)
        let result = try ChildProcess(program: "swiftc", arguments: arguments).run()
        return result.status == 0 ? nil : String(result.text.prefix(2000))
    }
}
