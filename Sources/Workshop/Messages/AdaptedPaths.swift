import Foundation
import InterfaceBuilder
import SourceProjects

/// The files of the package that is built, by those that they were adapted from. An adapted file names its original
/// somewhere near its top; what the compiler finds above that, in the imports, it tells of the adapted one, whose lines
/// are the same.
struct AdaptedPaths {
    private var originals: [String: String] = [:]
    private static let fileLimit = 4 << 20

    init(_ writer: PackageWriter) {
        for module in writer.modules {
            let common = Adaptation.commonFolder(of: module.sources)
            for source in module.sources where source.hasPrefix(common + "/") {
                let path = writer.folder(of: module) + "/Sources" + source.dropFirst(common.count)
                originals[path] = source
            }
        }
    }

    /// The output with the originals named where a message is about one of their lines.
    func named(_ output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false).map(named).joined(separator: "\n")
    }

    private func named(_ line: Substring) -> String {
        guard let match = line.firstMatch(of: /^(\/.+?\.swift):(\d+):/), let number = Int(match.2),
            let original = originals[String(match.1)], number <= lineCount(of: original)
        else { return String(line) }
        return original + line.dropFirst(match.1.count)
    }

    private func lineCount(of path: String) -> Int {
        let bytes = (try? FileReader.read(path, limit: Self.fileLimit)) ?? []
        return bytes.count { $0 == UInt8(ascii: "\n") } + 1
    }
}
