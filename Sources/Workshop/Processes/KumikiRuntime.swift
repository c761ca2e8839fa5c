import Foundation
import InterfaceBuilder
import Workers

/// Kumiki's runtime for the project's sources: the compiled modules, the library to link with, and the adapter.
///
/// The program `kumiki` is linked statically, so that tests and other programs cannot share its libraries: they load the
/// same objects, linked as a library. An installed program has both beside it.
struct KumikiRuntime {
    /// The modules of the runtime that sources can import, besides Apple's.
    static let products = appleModules.union(["Kumiki", "KumikiNetwork", "KumikiTesting"])
    /// Those of Apple's names.
    static let appleModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Combine", "os", "OSLog", "UniformTypeIdentifiers",
        "MobileCoreServices",
    ]

    /// The folder of the package.
    let package: String
    /// The folder of the build's products.
    let products: String
    /// The folder for compiled frameworks.
    let frameworkProducts: String
    /// The origin of the products.
    private let origin: Origin

    private enum Origin {
        /// Built from the package when its sources change.
        case package
        /// Used as they are, whatever the age of the sources.
        case given
        /// Installed with the program.
        case installed
    }

    private var adapter: String { products + "/kumiki-adapt" }
    private var library: String { products + "/libKumikiRuntime.so" }
    private var stamp: String { products + "/kumiki-runtime.stamp" }

    /// Finds the runtime of the package that this program was built from; `KUMIKI_RUNTIME` is the path of build products
    /// that are used instead.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(WorkshopError) {
        let given = environment["KUMIKI_RUNTIME"]
        let program = FolderListing.resolved("/proc/self/exe") ?? ""
        if given == nil, let home = Self.installation(of: program) {
            (package, products, origin) = (home, home + "/runtime", .installed)
            frameworkProducts = BuildCache.base(environment) + "/Frameworks"
            return
        }
        guard let package = Self.package(above: given ?? program) else {
            throw WorkshopError(
                "sources cannot be built: the package of Kumiki is not found around \(given ?? program)")
        }
        self.package = package
        products = given ?? package + "/.build/release"
        origin = given == nil ? .package : .given
        frameworkProducts = products + "/Frameworks"
    }

    /// The folder that an installed program has beside it: `PREFIX/lib/kumiki` for `PREFIX/bin/kumiki`.
    private static func installation(of program: String) -> String? {
        let folder = (program as NSString).deletingLastPathComponent
        let home = (folder as NSString).deletingLastPathComponent + "/lib/kumiki"
        let library = home + "/runtime/libKumikiRuntime.so"
        return FileManager.default.fileExists(atPath: library) ? home : nil
    }

    /// Returns the nearest enclosing folder with Kumiki's manifest.
    private static func package(above path: String) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if isKumiki(String(folder)) { return String(folder) }
        }
        return nil
    }

    /// A fingerprint of the runtime, the adapter and this program.
    var identity: String {
        let program = FolderListing.resolved("/proc/self/exe") ?? ""
        return [library, adapter, program].map(Self.state).joined(separator: "\n")
    }

    /// A fingerprint of the runtime's modules.
    var libraryIdentity: String { String(identity.prefix { $0 != "\n" }) }

    /// Returns the path, date and size of a file.
    static func state(of path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(date) \((attributes?[.size] as? NSNumber)?.int64Value ?? 0)"
    }

    /// Returns whether a folder contains a package of Kumiki, whose modules are those of the runtime and not built from sources.
    static func isKumiki(_ folder: String) -> Bool {
        ["/Package.swift", "/Sources/UIKit", "/Sources/Workshop"].allSatisfy {
            FileManager.default.fileExists(atPath: folder + $0)
        }
    }

    // MARK: Building

    /// Builds the runtime if it is missing or its sources have changed.
    func prepare(_ progress: BuildProgress) throws(WorkshopError) {
        if origin == .installed { try checkCompiler() }
        guard !isReady else { return }
        try FileLock(path: package + "/.build/kumiki-runtime.lock").held { () throws(WorkshopError) in
            // The previous holder of the lock may have built it.
            if !isCurrent { try build(progress) }
        }
    }

    private func build(_ progress: BuildProgress) throws(WorkshopError) {
        progress.say("Building the runtime for sources …")
        let build = ChildProcess(
            program: package + "/Scripts/build", arguments: ["kumiki-adapt", "KumikiRuntime"])
        let result = try build.run { progress.display($0) }
        guard result.status == 0 else {
            throw WorkshopError("the runtime cannot be built:\n" + result.text.suffix(4000))
        }
    }

    /// Whether the runtime can be used without building it.
    var isReady: Bool { origin != .package || isCurrent }

    /// Compiled modules can be read by the compiler of their version alone.
    private func checkCompiler() throws(WorkshopError) {
        let file = products + "/swift-version"
        guard let built = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw WorkshopError("\(file) cannot be read; install Kumiki again")
        }
        let version = built.trimmingCharacters(in: .whitespacesAndNewlines)
        let printed = try ChildProcess(program: "swiftc", arguments: ["--version"]).run().text
        guard printed.contains("Swift version \(version) ") else {
            throw WorkshopError(
                "this Kumiki builds sources with Swift \(version), and the swiftc on the PATH is another: "
                    + (printed.split(separator: "\n").first.map(String.init) ?? "it prints no version"))
        }
    }

    // MARK: Running

    /// The adapter, to be run. The toolchain that an installed one was linked with may lie elsewhere.
    func adapting(_ arguments: [String]) -> ChildProcess {
        var adapter = ChildProcess(program: adapter, arguments: arguments)
        if origin == .installed, let syntax = ToolchainSyntax.folder {
            let swift = (syntax as NSString).deletingLastPathComponent + "/linux"
            adapter.variables = ["LD_LIBRARY_PATH": "\(syntax):\(swift)"]
        }
        return adapter
    }

    /// Whether no source of the package is newer than the runtime.
    private var isCurrent: Bool {
        guard let built = Self.date(stamp), Self.date(package + "/Package.swift") ?? .distantFuture <= built
        else {
            return false
        }
        let sources = FileManager.default.enumerator(atPath: package + "/Sources")
        while let name = sources?.nextObject() as? String {
            if let date = Self.date(package + "/Sources/" + name), date > built { return false }
        }
        return true
    }

    private static func date(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    // MARK: Flags

    /// Returns the compiler's arguments for importing the modules.
    func compilerFlags() throws(WorkshopError) -> [String] {
        let libraries = [
            "CGlibc", "CCairo", "CMarkdown", "CPango", "CPoppler", "CRSVG", "CTurboJPEG", "CDeflate",
            "CLibXML2",
            "LibXML2",
            "CSwiftRuntime",
            // That of iOS that is on Linux as well, for code that imports it.
            "CZLib",
        ]
        let maps = libraries.flatMap {
            ["-Xcc", "-fmodule-map-file=\(package)/Sources/\($0)/module.modulemap"]
        }
        let names = ["cairo", "harfbuzz", "gobject-2.0", "libturbojpeg", "libdeflate", "libxml-2.0"]
        let found = try ChildProcess(program: "pkg-config", arguments: ["--cflags-only-I"] + names)
            .runForOutput()
        let headers = found.text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        // The compiler does not check the dates of modules outside of a package: modules compiled against another
        // runtime get another hash.
        var hash = ContentHash()
        hash.add(libraryIdentity)
        return ["-I", products + "/Modules", "-D", "KUMIKI_RUNTIME_\(hash.digits.prefix(12))"]
            + ["-module-cache-path", moduleCache] + maps + headers
    }

    /// The folder in which the compiler keeps the modules of C that it has read. All builds share it: with one of its own, as the package
    /// manager has it, each would read the same headers again, which takes longer than the compilation of a small app.
    ///
    /// The stored modules contain the path of the folder, so that a moved one must not be used, nor one by two paths.
    private var moduleCache: String {
        try? FileManager.default.createDirectory(
            atPath: frameworkProducts, withIntermediateDirectories: true)
        let parent = FolderListing.resolved(frameworkProducts) ?? frameworkProducts
        var hash = ContentHash()
        hash.add(parent)
        return "\(parent)/ModuleCache/\(hash.digits.prefix(12))"
    }

    /// The linker's arguments.
    var linkerFlags: [String] {
        ["-L", products, "-lKumikiRuntime", "-Xlinker", "-rpath", "-Xlinker", products]
    }
}
