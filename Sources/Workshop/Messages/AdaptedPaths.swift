import Foundation
import SourceProjects

/// The files of the package that is built, mapped to their originals. An adapted file names its original
/// near its top; errors above that, in the imports, are reported in the adapted file, whose lines
/// are the same.
struct AdaptedPaths {
    private var originals: [String: String] = [:]
    /// The drafts of the originals.
    private var drafts: [String: String] = [:]

    init(_ writer: PackageWriter) {
        for module in writer.modules {
            let common = Adaptation.root(of: module)
            for source in module.sources {
                let name = Self.name(of: source, below: common)
                originals[writer.folder(of: module) + "/Sources" + name] = source
                originals[writer.draftFolder(of: module) + name] = source
                drafts[source] = writer.draftFolder(of: module) + name
            }
        }
    }

    /// Returns the path of an adapted file in its folder: those of files that are generated during the build are in a folder of
    /// their own, and folders have no endings, as the adapter writes them.
    private static func name(of source: String, below common: String) -> String {
        let file = (source as NSString).lastPathComponent
        guard source.hasPrefix(common + "/") else { return "/Generated/" + file }
        return source.dropFirst(common.count).dropLast(file.count).replacing(".", with: "%2e") + file
    }

    /// Returns the output with the originals' paths in messages about their lines.
    func named(_ output: String) -> String {
        var lineCounts: [String: Int] = [:]
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { named($0, &lineCounts) }.joined(separator: "\n")
    }

    /// There may be many messages about a file, which is read once.
    private func named(_ line: Substring, _ lineCounts: inout [String: Int]) -> String {
        guard let match = line.firstMatch(of: /^(\/.+?\.swift):(\d+):/), let number = Int(match.2),
            let original = originals[String(match.1)]
        else { return String(line) }
        let count = lineCounts[original] ?? Self.lineCount(of: original)
        lineCounts[original] = count
        return number <= count ? original + line.dropFirst(match.1.count) : String(line)
    }

    /// Returns the path of the draft of an original; other paths as they are.
    func adapted(_ path: String) -> String { drafts[path] ?? path }

    /// Returns the place at which the compiler crashed in the original: the compiler names the adapted file.
    func original(_ crash: CompilerMessages.Message) -> CompilerMessages.Message {
        guard let original = originals[crash.file] else { return crash }
        var message = crash
        message.file = original
        return message
    }

    /// Returns an error in a line that the adapter added as an error of the original: at line 0, with the text of the line.
    func generated(_ error: CompilerMessages.Message) -> CompilerMessages.Message? {
        guard let original = originals[error.file], let lines = SourceText.lines(of: error.file),
            lines.indices.contains(error.line - 1)
        else { return nil }
        return CompilerMessages.Message(
            file: original, line: 0, column: 0, text: String(lines[error.line - 1]))
    }

    private static func lineCount(of path: String) -> Int {
        (SourceText.bytes(of: path) ?? []).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
