import Foundation
import PackagePlugin

/// Adapts the sources of a target while it is built: `plugins: [.plugin(name: "AdaptSources", package: "Kumiki")]`.
///
/// A plugin can add sources to a target and not take any away. So a target with this one lists, on Linux, as its
/// `sources` what is compiled as it is, if only an empty file, which SwiftPM asks for; all other Swift files in its
/// folder are adapted.
@main
struct AdaptSources: BuildToolPlugin {
    /// `#fileID` knows files by their names alone: what is adapted has another name than what it was adapted from.
    private let ending = ".adapted.swift"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = target.directoryURL.standardizedFileURL
        let listed = compiled(in: target)
        let sources = try swiftFiles(in: root).filter { !listed.contains($0.path) }
        guard !sources.isEmpty else {
            Diagnostics.error(
                "AdaptSources: nothing to adapt in \(target.name): all its files are compiled as they are. Let its "
                    + "`sources` name only those that need no adapting, such as an empty Linux.swift")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "Adapted")
        let outputs = sources.map {
            output.appending(path: $0.path.dropFirst(root.path.count + 1).dropLast(".swift".count) + ending)
        }
        let module = (target as? SwiftSourceModuleTarget)?.moduleName ?? target.name
        let arguments = [
            "--module", module, "--output", output.path, "--root", root.path, "--ending", ending,
            "--names-all",
        ]
        return [
            .buildCommand(
                displayName: "Adapting \(module)", executable: try context.tool(named: "kumiki-adapt").url,
                arguments: arguments + sources.map(\.path), inputFiles: sources, outputFiles: outputs)
        ]
    }

    /// The paths of what is compiled as it is. SwiftPM also names the files that it knows nothing to do with.
    private func compiled(in target: any Target) -> Set<String> {
        let files = (target as? SwiftSourceModuleTarget).map { Array($0.sourceFiles) } ?? []
        return Set(files.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    }

    /// The files in the order of their paths.
    private func swiftFiles(in folder: URL) throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }
}
