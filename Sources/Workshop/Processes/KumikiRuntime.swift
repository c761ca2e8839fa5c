import Foundation
import InterfaceBuilder
import Workers

/// Kumiki itself as people's sources need it: the compiled modules, the library to link with, and the adapter.
///
/// The program `kumiki` holds its libraries inside, which tests and other programs cannot share. So the package is
/// built once more as a library that is loaded, in a build folder of its own.
struct KumikiRuntime {
    /// The modules that sources can take from the runtime, besides Apple's.
    static let products: Set<String> = [
        "Kumiki", "KumikiNetwork", "KumikiTesting", "UIKit", "QuartzCore", "CoreGraphics", "Combine", "os",
        "OSLog",
        "UniformTypeIdentifiers", "MobileCoreServices",
    ]

    /// The folder of the package.
    let package: String
    /// The folder of the build's products.
    let products: String
    /// Whether the products are to be used as they are.
    private let isGiven: Bool

    var adapter: String { products + "/kumiki-adapt" }
    private var library: String { products + "/libKumikiRuntime.so" }
    private var stamp: String { products + "/kumiki-runtime.stamp" }

    /// The runtime of the package that this program was built from; `KUMIKI_RUNTIME` names the products of a build that
    /// is to be used as it is.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(WorkshopError) {
        let given = environment["KUMIKI_RUNTIME"]
        let program = FolderListing.resolved("/proc/self/exe") ?? ""
        guard let package = Self.package(above: given ?? program) else {
            throw WorkshopError(
                "sources cannot be built: the package of Kumiki is not found around \(given ?? program)")
        }
        self.package = package
        products = given ?? package + "/.build/runtime/release"
        isGiven = given != nil
    }

    /// The folder with Kumiki's manifest, looked for upwards.
    private static func package(above path: String) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if isKumiki(String(folder)) { return String(folder) }
        }
        return nil
    }

    /// What changes when the runtime, the adapter or this program does.
    var identity: String {
        let program = FolderListing.resolved("/proc/self/exe") ?? ""
        return [library, adapter, program].map { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(path) \(date) \((attributes?[.size] as? NSNumber)?.int64Value ?? 0)"
        }.joined(separator: "\n")
    }

    /// What changes when the runtime's modules do.
    var libraryIdentity: String { String(identity.prefix { $0 != "\n" }) }

    /// Whether a folder holds a package of Kumiki, whose modules come from the runtime and are not built from sources.
    static func isKumiki(_ folder: String) -> Bool {
        ["/Package.swift", "/Sources/UIKit", "/Sources/Workshop"].allSatisfy {
            FileManager.default.fileExists(atPath: folder + $0)
        }
    }

    // MARK: Building

    /// Builds the runtime if it is not there or its sources have changed.
    func prepare(_ progress: BuildProgress) throws(WorkshopError) {
        guard !isReady else { return }
        try FileLock(path: package + "/.build/runtime/kumiki.lock").held { () throws(WorkshopError) in
            // Whoever held the lock may have built it.
            if !isCurrent { try build(progress) }
        }
    }

    private func build(_ progress: BuildProgress) throws(WorkshopError) {
        progress.say("Building the runtime for sources (some minutes the first time) …")
        for product in ["KumikiRuntime", "kumiki-adapt"] {
            let arguments = [
                "build", "-c", "release", "--package-path", package, "--scratch-path",
                package + "/.build/runtime",
                "--product", product,
            ]
            let result = try ChildProcess(program: "swift", arguments: arguments).run { progress.show($0) }
            guard result.status == 0 else {
                throw WorkshopError("the runtime cannot be built:\n" + result.text.suffix(4000))
            }
        }
        guard FileManager.default.createFile(atPath: stamp, contents: nil) else {
            throw WorkshopError("\(stamp) cannot be written")
        }
    }

    /// Whether the runtime can be used without being built.
    var isReady: Bool { isGiven || isCurrent }

    /// Whether nothing of the package is newer than the runtime.
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

    /// What the compiler needs to import the modules.
    func compilerFlags() throws(WorkshopError) -> [String] {
        let libraries = ["CGlibc", "CCairo", "CPango", "CRSVG", "CTurboJPEG", "CDeflate", "CLibXML2"]
        let maps = libraries.flatMap {
            ["-Xcc", "-fmodule-map-file=\(package)/Sources/\($0)/module.modulemap"]
        }
        let names = ["cairo", "harfbuzz", "gobject-2.0", "libturbojpeg", "libdeflate", "libxml-2.0"]
        let found = try ChildProcess(program: "pkg-config", arguments: ["--cflags-only-I"] + names)
            .runForOutput()
        let headers = found.text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        // The compiler does not look at the dates of modules that it finds beside a package's own: what is compiled
        // against another runtime has another name for it.
        var hash = ContentHash()
        hash.add(libraryIdentity)
        return ["-I", products + "/Modules", "-D", "KUMIKI_RUNTIME_\(hash.digits.prefix(12))"] + maps
            + headers
    }

    /// What the linker needs.
    var linkerFlags: [String] {
        ["-L", products, "-lKumikiRuntime", "-Xlinker", "-rpath", "-Xlinker", products]
    }
}
