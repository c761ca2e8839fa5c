import Foundation
import Workers

/// The toolchain's SwiftSyntax, for packages that depend on `swift-syntax`, which takes long to compile.
enum ToolchainSyntax {
    /// The folder of its modules and libraries; nil if the toolchain has none.
    static let folder: String? = {
        guard let programs = Toolchain.programs else { return nil }
        let folder = (programs as NSString).deletingLastPathComponent + "/lib/swift/host"
        return FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") ? folder : nil
    }()

    /// The names of its modules.
    static let modules: Set<String> = {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    }()

    static var compilerFlags: [String] { folder.map { ["-I", $0] } ?? [] }
    static var linkerFlags: [String] {
        folder.map { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] } ?? []
    }
}
