import Foundation
import InterfaceBuilder
import Workers

/// The sources of Apple's frameworks that are not part of the runtime, and of the public libraries that Kumiki has as well.
struct FrameworkSources {
    private let folder: String
    /// The folder of the public libraries that sources use where no folder has their own.
    private let libraryFolder: String
    /// The names of the frameworks.
    private let frameworks: Set<String>
    /// The names of the public libraries that Kumiki has.
    let libraries: Set<String>

    init(_ runtime: KumikiRuntime) {
        folder = runtime.package + "/Sources/Frameworks"
        libraryFolder = runtime.package + "/Sources/Libraries"
        frameworks = Self.names(in: folder)
        libraries = Self.names(in: libraryFolder)
    }

    /// The names of both.
    var all: Set<String> { frameworks.union(libraries) }

    private static func names(in folder: String) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(names.filter { !$0.contains(".") && hasHeaders($0) })
    }

    /// Returns whether the headers of the host's library that a framework needs beyond those of the runtime are installed.
    private static func hasHeaders(_ name: String) -> Bool {
        name != "SQLite3" || FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h")
    }

    /// Returns the files of a framework or library.
    func files(of name: String) -> [String] {
        let folder = (libraries.contains(name) ? libraryFolder : folder) + "/" + name
        return FileMirror.sources(in: folder).map { "\(folder)/\($0)" }
    }

    /// Returns the names that a framework declares for sources that import it; none if it is no framework.
    func names(offeredBy framework: String) -> Set<String> {
        frameworks.contains(framework) ? SourceNames.offered(by: files(of: framework)) : []
    }

    /// A fingerprint of the sources.
    var identity: String {
        var hash = ContentHash()
        for folder in [folder, libraryFolder] {
            for file in FileMirror.sources(in: folder) {
                var status = stat()
                stat("\(folder)/\(file)", &status)
                hash.add("\(file) \(status.st_size) \(status.st_mtim.tv_sec)")
            }
        }
        return hash.digits
    }
}
