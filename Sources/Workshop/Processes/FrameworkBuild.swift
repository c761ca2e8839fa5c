import Foundation
import InterfaceBuilder
import SourceProjects
import Synchronization
import Workers

/// Apple's frameworks that are not part of the runtime, and public libraries that Kumiki has as well: each is compiled when sources
/// first import it, and stored beside the runtime for later builds.
struct FrameworkBuild {
    /// The imported frameworks and their dependencies.
    let names: [String]
    /// Those among them that UIKit and Foundation export, for sources that use their names.
    let brought: [String]
    /// Whether sources import SwiftSyntax, which is part of the toolchain.
    private let usesSyntax: Bool
    private let runtime: KumikiRuntime
    private let sources: FrameworkSources

    /// Creates the build for modules, without frameworks that a module of the project replaces.
    init(for modules: [SourceModule], runtime: KumikiRuntime) {
        self.runtime = runtime
        let sources = FrameworkSources(runtime)
        self.sources = sources
        let available = sources.all
        let own = Set(modules.map(\.name))
        var found: [String] = []
        let imported = modules.reduce(into: Set<String>()) {
            $0.formUnion(ImportedModules.all(in: $1.sources))
            $0.formUnion($1.bridgedFrameworks)
        }
        let used = modules.reduce(into: Set<String>()) { names, module in
            for file in module.sources { names.formUnion(SourceNames.used(in: file)) }
        }
        brought = Self.broughtByUIKit.filter { name in
            available.contains(name) && !own.contains(name)
                && !sources.names(offeredBy: name).isDisjoint(with: used)
        }
        let wanted = imported.contains("XCTest") ? imported.union(["XCTestSupport"]) : imported
        for name in wanted.subtracting(own).intersection(available).union(brought).sorted() {
            Self.add(name, to: &found, available, sources)
        }
        names = found
        usesSyntax = !imported.subtracting(own).isDisjoint(with: ToolchainSyntax.modules)
    }

    /// The frameworks that UIKit and Foundation export on iOS, and that declare what these two declare there and
    /// not here.
    private static let broughtByUIKit = [
        "Accessibility", "CFNetwork", "CoreImage", "CoreText", "FoundationExtras", "ImageIO", "Security",
        "UIKitExtras", "UserNotifications",
    ]

    /// The modules that sources can import because of this build.
    var modules: [String] { names + (usesSyntax ? ToolchainSyntax.modules.sorted() : []) }

    /// The public libraries among them, in whose place the project has none.
    var ownLibraries: [String] { names.filter(sources.libraries.contains) }

    /// Adds a framework after its dependencies.
    private static func add(
        _ name: String, to found: inout [String], _ available: Set<String>, _ sources: FrameworkSources
    ) {
        guard !found.contains(name) else { return }
        let needed = ImportedModules.all(in: sources.files(of: name)).intersection(available)
        for other in needed.sorted() where other != name { add(other, to: &found, available, sources) }
        found.append(name)
    }

    // MARK: Products

    private var products: String { runtime.frameworkProducts }

    /// The folders of the used libraries' products. Each has one of its own, so that sources which have a library themselves do not find
    /// this one.
    private var libraryProducts: [String] {
        let libraries = sources.libraries
        return names.filter(libraries.contains).map { "\(products)/Libraries/\($0)" }
    }

    /// Returns the folder of the products of a framework or library.
    private func products(of name: String) -> String {
        sources.libraries.contains(name) ? "\(products)/Libraries/\(name)" : products
    }

    /// Compiles frameworks that are missing or older than their sources or those that they import, several at a time.
    func prepare(_ progress: BuildProgress) throws(WorkshopError) {
        guard !names.isEmpty else { return }
        let interface = try RuntimeInterface(runtime: runtime).identity()
        var identities: [String: String] = [:]
        for stage in stages() {
            var stale: [Framework] = []
            for (name, files, needed) in stage {
                let others = needed.sorted().compactMap { identities[$0] }
                let identity = try identity(of: files, with: [interface] + others)
                identities[name] = identity
                let framework = Framework(name: name, files: files, identity: identity)
                if !isCurrent(framework) { stale.append(framework) }
            }
            for framework in stale { progress.say("Compiling Kumiki's \(framework.name) …") }
            try compile(stale)
        }
    }

    private typealias Stage = [(name: String, files: [String], needed: Set<String>)]

    /// Returns the frameworks in stages, each of which depends on those before it.
    private func stages() -> [Stage] {
        var waiting: Stage = names.map { name in
            let files = sources.files(of: name)
            return (name, files, ImportedModules.all(in: files).subtracting([name]))
        }
        var stages: [Stage] = []
        while !waiting.isEmpty {
            let open = Set(waiting.map(\.name))
            let stage = waiting.filter { $0.needed.isDisjoint(with: open) }
            // The compiler reports frameworks that import each other.
            guard !stage.isEmpty else { return stages + [waiting] }
            stages.append(stage)
            let done = Set(stage.map(\.name))
            waiting.removeAll { done.contains($0.name) }
        }
        return stages
    }

    /// A framework that may have to be compiled.
    private struct Framework {
        let name: String
        let files: [String]
        let identity: String
    }

    /// A compiler needs several hundred megabytes.
    private static let compilerLimit = 4

    /// Compiles frameworks that do not depend on each other.
    private func compile(_ frameworks: [Framework]) throws(WorkshopError) {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let count = min(frameworks.count, cores, Self.compilerLimit)
        let queue = Mutex((rest: frameworks[...], failure: WorkshopError?.none))
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            while let next = queue.withLock({ $0.failure == nil ? $0.rest.popFirst() : nil }) {
                do throws(WorkshopError) { try compileIfNeeded(next) } catch {
                    queue.withLock { $0.failure = error }
                }
            }
        }
        if let failure = queue.withLock({ $0.failure }) { throw failure }
    }

    private func stamp(_ name: String) -> String { "\(products(of: name))/\(name).stamp" }

    private func isCurrent(_ framework: Framework) -> Bool {
        FileManager.default.contents(atPath: stamp(framework.name)) == Data(framework.identity.utf8)
    }

    /// Compiles a framework, unless another process did so meanwhile. Each has a lock of its own, so that a process waits for
    /// those alone that it needs.
    private func compileIfNeeded(_ framework: Framework) throws(WorkshopError) {
        let lock = "\(products(of: framework.name))/\(framework.name).lock"
        try FileLock(path: lock).held { () throws(WorkshopError) in
            if !isCurrent(framework) { try compile(framework) }
        }
    }

    private func compile(_ framework: Framework) throws(WorkshopError) {
        let name = framework.name
        let folder = products(of: name)
        let output = ["-o", library(name), "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        // Modules that import the framework are linked with its library.
        let task = [
            "-emit-library", "-emit-module", "-module-name", name, "-module-link-name", Self.linkName(name),
        ]
        let language = ["-parse-as-library", "-wmo", "-swift-version", "5", "-suppress-warnings", "-gnone"]
        let flags = moduleMap("COpenSSL") + language
        let arguments =
            task + output + flags + searchFlags + (try runtime.compilerFlags())
            + ["-Xfrontend", "-disable-cross-import-overlays"] + linkerFlags + runtime.linkerFlags
            + framework.files
        let result = try ChildProcess(program: "swiftc", arguments: arguments).run()
        guard result.status == 0 else {
            throw WorkshopError("\(name) cannot be compiled:\n" + result.text.suffix(4000))
        }
        try FileMirror.write(framework.identity, to: stamp(name))
    }

    private func identity(of files: [String], with others: [String]) throws(WorkshopError) -> String {
        var hash = ContentHash()
        for other in others { hash.add(other) }
        for file in files {
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw WorkshopError("\(file) cannot be read")
            }
            hash.add(file)
            hash.add(bytes)
        }
        return hash.digits
    }

    /// Returns the name of the library, with a prefix since the host may have a library of Apple's name.
    private static func linkName(_ name: String) -> String { "Kumiki" + name }

    private func library(_ name: String) -> String { "\(products(of: name))/lib\(Self.linkName(name)).so" }

    // MARK: Flags

    private var searchFlags: [String] {
        ([products] + libraryProducts).flatMap { ["-I", $0] }
            + (names.contains("SQLite3") ? moduleMap("CSQLite") : [])
    }

    /// The compiler's arguments for a library of Debian's.
    private func moduleMap(_ name: String) -> [String] {
        ["-Xcc", "-fmodule-map-file=\(runtime.package)/Sources/\(name)/module.modulemap"]
    }

    /// The compiler's arguments for importing them. Modules compiled with others of the same names are compiled again.
    var compilerFlags: [String] {
        let syntax = usesSyntax ? ToolchainSyntax.compilerFlags : []
        guard !names.isEmpty else { return syntax }
        var hash = ContentHash()
        for name in names {
            hash.add(FileManager.default.contents(atPath: stamp(name)) ?? Data())
        }
        return searchFlags + ["-D", "KUMIKI_FRAMEWORKS_\(hash.digits.prefix(12))"] + syntax
    }

    /// The linker's arguments.
    var linkerFlags: [String] {
        (names.isEmpty ? [] : [products] + libraryProducts)
            .flatMap { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] }
            + (usesSyntax ? ToolchainSyntax.linkerFlags : [])
    }
}
