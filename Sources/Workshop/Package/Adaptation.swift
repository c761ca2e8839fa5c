import Foundation
import InterfaceBuilder
import SourceProjects

/// Turns the sources of modules into those that the package is built of.
struct Adaptation {
    let runtime: KumikiRuntime
    let writer: PackageWriter
    let settings: FolderSettings
    let goal: SourceBuild.Goal
    /// The folder that is built.
    let root: String
    /// Apple's modules that are there, besides those of the runtime.
    let frameworks: [String]
    /// Those among them that come with UIKit.
    let broughtFrameworks: [String]

    /// Adapts a module; those that it needs were adapted before. Answers what there is to say about its sources.
    func run(_ module: SourceModule, missing: [String]) throws(WorkshopError) -> [String] {
        try adapt(module, dependencies: needs(of: module).map(summaryFile), missing: missing)
    }

    /// Where the places are listed that are left out of a module.
    func brokenFile(of module: SourceModule) -> String { "\(writer.listFolder)/\(module.name).broken.txt" }

    /// Where the tests of a module are listed.
    private func testsFile(_ module: SourceModule) -> String {
        "\(writer.listFolder)/\(module.name).tests.json"
    }

    /// Where it is written what tests have to know of a module that helps them.
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

    /// The tests that a module declares.
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

    /// A test as the adapter lists it.
    private struct ListedTest: Decodable {
        var library: BuildSummary.Test.Library
        var suite: String
        var name: String
        var file: String
        var line: Int
        var mayBeAbsent: Bool
        var broken: String?
    }

    /// The list of the sources that test a module; nil where there are none.
    private func dependentsList(of module: SourceModule) throws(WorkshopError) -> String? {
        guard goal == .tests, module.kind != .tests else { return nil }
        let dependents = writer.modules.filter { $0.kind == .tests && needs(of: $0).contains(module.name) }
        guard !dependents.isEmpty else { return nil }
        let list = "\(writer.listFolder)/\(module.name).dependents.txt"
        try FileMirror.write(dependents.flatMap(\.sources).joined(separator: "\n"), to: list)
        return list
    }

    /// Where it is written what is known of a module that was adapted.
    private func summaryFile(_ module: String) -> String { "\(writer.listFolder)/\(module).json" }

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
        _ module: SourceModule, dependencies: [String], missing: [String]
    ) throws(WorkshopError) -> [String] {
        let list = writer.listFolder + "/\(module.name).txt"
        try FileMirror.write(module.sources.joined(separator: "\n"), to: list)
        var arguments = [
            "--module", module.name, "--output", writer.draftFolder(of: module), "--names-all", "--summary",
            summaryFile(module.name),
        ]
        arguments += ["--root", Self.root(of: module)]
        // SwiftPM makes the property for modules with resources alone.
        if !module.resources.isEmpty { arguments.append("--bundle") }
        if ModuleSettings(module).isMainActorByDefault { arguments.append("--main-actor") }
        if module.bringsUIKit { arguments.append("--brings-uikit") }
        arguments += missing.flatMap { ["--missing", $0] } + frameworks.flatMap { ["--framework", $0] }
        arguments += broughtFrameworks.flatMap { ["--brought", $0] }
        if goal == .tests {
            arguments += testArguments(of: module)
        }
        let isMain = module.name == writer.application?.name
        let surroundings = writer.hasProgram ? (isMain ? "application" : "module") : "tests"
        arguments += ["--surroundings", surroundings]
        if let version = settings.systemVersion { arguments += ["--ios", version] }
        arguments += dependencies.flatMap { ["--dependency", $0] }
        if let dependents = try dependentsList(of: module) { arguments += ["--dependent", "@\(dependents)"] }
        arguments.append("@\(list)")
        let broken = brokenFile(of: module)
        if FileManager.default.fileExists(atPath: broken) { arguments += ["--broken", broken] }
        let result = try ChildProcess(program: runtime.adapter, arguments: arguments).run()
        // What does not adapt does not compile either, and the compiler says it with the rest.
        guard result.status <= 1 else {
            throw WorkshopError("\(module.name) cannot be adapted:\n\(result.text)")
        }
        return result.text.split(separator: "\n").map(String.init)
    }

    /// The folder below which the module's sources lie, but for those that are made while it is built.
    static func root(of module: SourceModule) -> String {
        commonFolder(of: module.sources.filter { !module.generatedSources.contains($0) })
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
