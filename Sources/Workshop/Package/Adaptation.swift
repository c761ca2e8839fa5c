import Foundation
import InterfaceBuilder
import SourceProjects

/// Turns the sources of modules into those that the package is built of.
struct Adaptation {
    let runtime: KumikiRuntime
    let writer: PackageWriter
    let settings: FolderSettings
    let progress: BuildProgress
    /// Whether people are told which modules are adapted.
    var isFirst = true

    /// Adapts the modules, those that others need first. Answers what there is to say about their sources.
    func run() throws(WorkshopError) -> [String] {
        var messages: [String] = []
        var summaries: [String: String] = [:]
        for module in writer.modules {
            if isFirst { progress.say("Adapting \(module.name) (\(module.sources.count) files) …") }
            let summary = writer.listFolder + "/\(module.name).json"
            let needed = needs(of: module).compactMap { summaries[$0] }
            messages += try adapt(module, summary, dependencies: needed)
            summaries[module.name] = summary
        }
        return messages
    }

    /// What a module needs, and what that needs.
    private func needs(of module: SourceModule) -> [String] {
        var found: [String] = []
        var pending = module.dependencies
        while let name = pending.popLast() {
            guard !found.contains(name), let needed = writer.modules.first(where: { $0.name == name }) else {
                continue
            }
            found.append(name)
            pending += needed.dependencies
        }
        return found.sorted()
    }

    private func adapt(
        _ module: SourceModule, _ summary: String, dependencies: [String]
    ) throws(WorkshopError) -> [String] {
        let folder = writer.folder(of: module)
        let list = writer.listFolder + "/\(module.name).txt"
        try FileMirror.write(module.sources.joined(separator: "\n"), to: list)
        var arguments = [
            "--module", module.name, "--output", folder + "/Sources", "--names-all", "--summary", summary,
        ]
        arguments += ["--root", Self.commonFolder(of: module.sources)]
        // SwiftPM makes the property for modules with resources alone.
        if !module.resources.isEmpty { arguments.append("--bundle") }
        let isMain = module.name == writer.application?.name
        let surroundings = writer.hasProgram ? (isMain ? "application" : "module") : "tests"
        arguments += ["--surroundings", surroundings]
        if let version = settings.systemVersion { arguments += ["--ios", version] }
        arguments += dependencies.flatMap { ["--dependency", $0] } + ["@\(list)"]
        let broken = writer.listFolder + "/broken.txt"
        if FileManager.default.fileExists(atPath: broken) { arguments += ["--broken", broken] }
        let result = try ChildProcess(program: runtime.adapter, arguments: arguments).run()
        // What does not adapt does not compile either, and the compiler says it with the rest.
        guard result.status <= 1 else {
            throw WorkshopError("\(module.name) cannot be adapted:\n\(result.text)")
        }
        return result.text.split(separator: "\n").map(String.init)
    }

    /// The longest folder that holds all of the files.
    static func commonFolder(of files: [String]) -> String {
        guard var common = files.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return "/" }
        for file in files {
            while !common.isEmpty, common != "/", !file.hasPrefix(common + "/") {
                common = (common as NSString).deletingLastPathComponent
            }
        }
        return common
    }
}
