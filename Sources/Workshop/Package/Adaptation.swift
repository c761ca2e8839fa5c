import Foundation
import InterfaceBuilder
import SourceProjects

/// Adapts the sources of modules for the package that is built.
struct Adaptation {
    let runtime: KumikiRuntime
    let adapter: AdapterSession
    let writer: PackageWriter
    let settings: FolderSettings
    let goal: SourceBuild.Goal
    /// The folder that is built.
    let root: String
    /// Apple's available modules, besides those of the runtime.
    let frameworks: [String]
    /// Those among them that UIKit exports.
    let broughtFrameworks: [String]

    /// The inputs of each adaptation, besides the module and its dependencies.
    var identity: [String] {
        [runtime.identity, settings.systemVersion ?? ""] + writer.applications.map(\.name) + frameworks
            + broughtFrameworks
    }

    /// Adapts a module, after its dependencies. Returns the messages about its sources.
    func run(_ module: SourceModule, missing: [String]) throws(WorkshopError) -> [String] {
        try adapt(module, dependencies: needs(of: module).map(summaryFile), missing: missing)
    }

    /// Returns the path of the list of places that are left out of a module.
    func brokenFile(of module: SourceModule) -> String { "\(writer.listFolder)/\(module.name).broken.txt" }

    /// Returns the path of the adapter's messages about a module, which include the code that was left out.
    func notesFile(of module: SourceModule) -> String { "\(writer.listFolder)/\(module.name).notes.txt" }

    /// Returns the path of what a module's files see of each other, as of its last adaptation.
    func interfaceFile(of module: SourceModule) -> String {
        "\(writer.listFolder)/\(module.name).interface.json"
    }

    /// Returns the path of the digest of what other modules see of a module.
    func digestFile(of module: SourceModule) -> String { interfaceFile(of: module) + ".digest" }

    /// Returns the path of what a module's adapted files see of each other.
    func draftsFile(of module: SourceModule) -> String { "\(writer.listFolder)/\(module.name).drafts.json" }

    /// Returns the path of the digest of what other modules see of an adapted module.
    func draftsDigestFile(of module: SourceModule) -> String { draftsFile(of: module) + ".digest" }

    /// Returns the paths of a module's adapted files that the changes by its last adaptation do not affect.
    func unaffectedDrafts(of module: SourceModule) -> Set<String> {
        let text = try? String(contentsOfFile: draftsFile(of: module) + ".same", encoding: .utf8)
        let folder = writer.draftFolder(of: module)
        return Set((text ?? "").split(separator: "\n").map { "\(folder)/\($0)" })
    }

    /// Returns the sources of a module whose code compiles where it did when the module was adapted last.
    func unaffectedSources(of module: SourceModule) throws(WorkshopError) -> Set<String> {
        let arguments = ["--unaffected", interfaceFile(of: module), "@\(try sourceList(of: module))"]
        let result = try runtime.adapting(arguments).runForOutput()
        return result.status == 0 ? Set(result.text.split(separator: "\n").map(String.init)) : []
    }

    private func sourceList(of module: SourceModule) throws(WorkshopError) -> String {
        let list = writer.listFolder + "/\(module.name).txt"
        try FileMirror.write(module.sources.joined(separator: "\n"), to: list)
        return list
    }

    /// Returns the path of the list of a module's tests.
    private func testsFile(_ module: SourceModule) -> String {
        "\(writer.listFolder)/\(module.name).tests.json"
    }

    /// Returns the path of the summary of a module that helps tests.
    private func helpFile(_ module: String) -> String { "\(writer.listFolder)/\(module).helpers.json" }

    /// Whether a module of the folder's helps its tests by a class that they derive from.
    private func helpsTests(_ module: SourceModule) -> Bool {
        guard module.kind == .library, module.sources.contains(where: { $0.hasPrefix(root + "/") }) else {
            return false
        }
        return module.sources.contains { path in
            (SourceText.lines(of: path) ?? []).contains {
                $0.contains(/class\s.*:\s*(XCTest\.)?XCTestCase\b/)
            }
        }
    }

    private func testArguments(of module: SourceModule) -> [String] {
        let helps = helpsTests(module)
        guard module.kind == .tests || helps else { return ["--tested"] }
        let helpers = writer.modules.filter { needs(of: module).contains($0.name) && helpsTests($0) }
        return [module.kind == .tests ? "--tests" : "--test-helpers"]
            + [module.kind == .tests ? testsFile(module) : helpFile(module.name)]
            + helpers.flatMap { ["--helped-by", helpFile($0.name)] }
    }

    /// Returns the tests that a module declares.
    func tests(of module: SourceModule) -> [BuildSummary.Test] {
        guard let data = FileManager.default.contents(atPath: testsFile(module)),
            let tests = try? JSONDecoder().decode([ListedTest].self, from: data)
        else { return [] }
        return tests.map { test in
            BuildSummary.Test(
                library: test.library, module: module.name, suite: test.suite, name: test.name,
                file: test.file,
                line: test.line, mayBeAbsent: test.mayBeAbsent, broken: test.broken)
        }
    }

    /// A test in the adapter's list.
    private struct ListedTest: Decodable {
        var library: BuildSummary.Test.Library
        var suite: String
        var name: String
        var file: String
        var line: Int
        var mayBeAbsent: Bool
        var broken: String?
    }

    /// Returns the list of the sources that test a module; nil where there are none.
    private func dependentsList(of module: SourceModule) throws(WorkshopError) -> String? {
        guard goal == .tests, module.kind != .tests else { return nil }
        let dependents = writer.modules.filter { $0.kind == .tests && needs(of: $0).contains(module.name) }
        guard !dependents.isEmpty else { return nil }
        let list = "\(writer.listFolder)/\(module.name).dependents.txt"
        try FileMirror.write(dependents.flatMap(\.sources).joined(separator: "\n"), to: list)
        return list
    }

    /// Returns the path of an adapted module's summary.
    private func summaryFile(_ module: String) -> String { "\(writer.listFolder)/\(module).json" }

    /// Returns the direct and indirect dependencies of a module.
    func needs(of module: SourceModule) -> [String] {
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
        _ module: SourceModule, dependencies: [String], missing: [String]
    ) throws(WorkshopError) -> [String] {
        let list = try sourceList(of: module)
        var arguments = [
            "--module", module.name, "--output", writer.draftFolder(of: module), "--names-all", "--summary",
            summaryFile(module.name),
        ]
        arguments += ["--root", Self.root(of: module)]
        // SwiftPM creates the property for modules with resources only.
        if !module.resources.isEmpty { arguments.append("--bundle") }
        if !module.isOfPackage { arguments.append("--no-package") }
        if module.bringsUIKit { arguments.append("--brings-uikit") }
        arguments += missing.flatMap { ["--missing", $0] } + frameworks.flatMap { ["--framework", $0] }
        let exported = writer.modules.filter { module.dependencies.contains($0.name) }
            .flatMap(\.exportedFrameworks)
        let bridged =
            (module.bridgedFrameworks + exported).filter {
                frameworks.contains($0) || $0 == "Foundation"
            } + module.bridgedModules.filter(module.dependencies.contains)
        arguments += (broughtFrameworks + bridged).flatMap { ["--brought", $0] }
        arguments +=
            goal == .tests ? testArguments(of: module) : ["--interface", interfaceFile(of: module)]
        arguments += ["--drafts", draftsFile(of: module)]
        let kind = writer.isApplication(module) ? "application" : "module"
        let surroundings = writer.hasProgram ? kind : "tests"
        arguments += ["--surroundings", surroundings]
        if let version = settings.systemVersion { arguments += ["--ios", version] }
        if let folder = settings.snapshotFolder { arguments += ["--snapshot-folder", folder] }
        arguments += dependencies.flatMap { ["--dependency", $0] }
        if let dependents = try dependentsList(of: module) { arguments += ["--dependent", "@\(dependents)"] }
        arguments.append("@\(list)")
        let broken = brokenFile(of: module)
        if FileManager.default.fileExists(atPath: broken) { arguments += ["--broken", broken] }
        let result = try adapter.adapt(arguments)
        // Sources that cannot be adapted do not compile either, and the compiler reports it with the rest.
        guard result.status <= 1 else {
            throw WorkshopError(
                "\(module.name) cannot be adapted:\n\(result.messages.joined(separator: "\n"))")
        }
        return result.messages
    }

    /// Returns the folder that contains the module's sources, except those that are generated during the build.
    static func root(of module: SourceModule) -> String {
        commonFolder(of: module.sources.filter { !module.generatedSources.contains($0) })
    }

    /// Returns the deepest folder that contains all of the files.
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
