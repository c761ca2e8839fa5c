import Foundation

/// The Swift toolchain on the path.
package enum Toolchain {
    /// The folder of its programs, which the host may have in other versions; nil where it is not known.
    package static let programs: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compilers = folders.map { "\($0)/swiftc" }
        guard let compiler = compilers.first(where: FileManager.default.isExecutableFile) else { return nil }
        return URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    }()
}
