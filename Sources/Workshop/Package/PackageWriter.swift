import Foundation
import InterfaceBuilder
import SourceProjects
import Workers

/// Writes the package in which the project's modules are built: a manifest, and a program that contains them and displays
/// their scenes for the command.
struct PackageWriter {
    /// The name of the program.
    static let program = "KumikiApp"

    let folder: String
    let modules: [SourceModule]
    let hasProgram: Bool
    let compilerFlags: [String]
    let linkerFlags: [String]

    func write() throws(WorkshopError) {
        removeFormerModules()
        for module in modules {
            try writeModels(of: module)
            let files = resources(of: module)
            let isApplication = isApplication(module)
            try FileMirror.link(isApplication ? [:] : files, in: folder(of: module) + "/Resources")
            if isApplication { try AppBundle(writer: self, module).write(files) }
        }
        for group in testGroups { try testBundle(of: group).write(group.host.map(resources) ?? [:]) }
        try FileMirror.write(manifest, to: folder + "/Package.swift")
        if hasProgram { try FileMirror.write(main, to: folder + "/Program/main.swift") }
    }

    /// Removes the compiled modules that the project had and has no more, which sources could import still, as one that a library of
    /// Kumiki's own replaces.
    private func removeFormerModules() {
        let names = Set(modules.map(\.name))
        let ending = ".swiftmodule"
        for products in ["\(folder)/Checked", "\(folder)/.build/debug/Modules"] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
            for file in files where file.hasSuffix(ending) && !file.hasPrefix(Self.program) {
                guard !names.contains(String(file.dropLast(ending.count))) else { continue }
                try? FileManager.default.removeItem(atPath: "\(products)/\(file)")
            }
        }
    }

    /// Writes the property lists of the built bundles with modules' resources, which the package manager refuses to copy.
    func writeInformation() throws(WorkshopError) {
        for module in modules where !isApplication(module) {
            let bundle = "\(folder)/.build/debug/\(Self.program)_\(module.name).resources"
            guard let information = module.information, FileManager.default.fileExists(atPath: bundle) else {
                continue
            }
            try FileMirror.write(information, to: bundle + "/Info.plist")
        }
    }

    /// Returns the folder in which a module is built.
    func folder(of module: SourceModule) -> String { "\(folder)/Modules/\(module.name)" }

    /// Returns the folder of a module's adapted sources until they are free of errors.
    func draftFolder(of module: SourceModule) -> String { "\(folder)/Drafts/\(module.name)" }

    /// Returns the folder of the package manager's build products for a module.
    func objectFolder(of module: SourceModule) -> String { "\(folder)/.build/debug/\(module.name).build" }

    /// The program of the tests as the package manager builds it.
    var builtTests: String { "\(folder)/.build/debug/\(Self.program)PackageTests.xctest" }

    /// Returns whether another module imports the module.
    func isImported(_ module: SourceModule) -> Bool {
        modules.contains { $0.dependencies.contains(module.name) }
    }

    /// The folder of the lists of sources and of the modules' summaries.
    var listFolder: String { folder + "/Lists" }

    /// The applications of the program, each in its own bundle: the one with the most files first.
    var applications: [SourceModule] {
        modules.filter(isApplication).enumerated()
            .sorted { ($1.element.sources.count, $0.offset) < ($0.element.sources.count, $1.offset) }
            .map(\.element)
    }

    /// Returns whether a module is an application of the program.
    func isApplication(_ module: SourceModule) -> Bool { hasProgram && module.kind == .application }

    /// The tests by the application that hosts them, in the order of the modules.
    var testGroups: [TestGroup] {
        guard !hasProgram else { return [] }
        return modules.filter { $0.kind == .tests }.reduce(into: []) { groups, tests in
            let host = testHost(of: tests)
            let index = groups.firstIndex {
                $0.host?.name == host?.name && $0.environment == tests.environment
            }
            if let index {
                groups[index].modules.append(tests.name)
            } else {
                groups.append(TestGroup(host: host, environment: tests.environment, modules: [tests.name]))
            }
        }
    }

    /// Returns the application that hosts the tests: the one that the project names, otherwise the one that they depend on, of
    /// several the one with the most files.
    private func testHost(of tests: SourceModule) -> SourceModule? {
        let applications = modules.filter { $0.kind == .application }
        return applications.first { $0.name == tests.testHost }
            ?? applications.filter { tests.dependencies.contains($0.name) }
            .max { $0.sources.count < $1.sources.count }
    }

    /// Returns the bundle in which the tests run: that of their host, or of a program without an application.
    func testBundle(of group: TestGroup) -> AppBundle {
        group.host.map { AppBundle(writer: self, $0) } ?? AppBundle(ofTestsIn: self)
    }

    private var programModules: [SourceModule] { modules.filter { $0.kind != .tests } }

    private var main: String {
        let imports = programModules.map { "import \($0.name)" }
        return (["import Staging"] + imports).joined(separator: "\n")
            + "\n\nSceneWorker.main(launching: [\(Self.list(applications.map(\.name)))])\n"
    }

    // MARK: Resources

    /// Returns the names in the bundle and the paths of the files. Localized files stay in the folder of their language.
    private func resources(of module: SourceModule) -> [String: String] {
        var result: [String: String] = [:]
        for resource in module.resources {
            for file in Self.files(of: resource) {
                let name = BundleName.of(file)
                if result[name] == nil { result[name] = file }
                // Code loads documents from bundles by their compiled names.
                guard let compiled = Self.compiledName(name), result[compiled] == nil else { continue }
                if let model = compiledModel(file) {
                    let contents = model.contents(named: compiled, information: information(of: file))
                    result.merge(contents) { first, _ in first }
                } else {
                    result[compiled] = file
                }
            }
        }
        let isApplication = isApplication(module)
        // The package manager refuses it; the bundle has its own.
        if !isApplication { result["Info.plist"] = nil }
        let names = (isApplication ? [] : [module.name]) + module.nestedBundles
        let nested = Self.nested(result, in: names.map { $0 + ".bundle" })
        return result.merging(nested) { own, _ in own }
    }

    private func compiledModel(_ file: String) -> CompiledModel? {
        CompiledModel(path: file, within: (file as NSString).deletingLastPathComponent)
    }

    /// Returns the path of the property list of a compiled data model.
    private func information(of model: String) -> String {
        var hash = ContentHash()
        hash.add(model)
        return "\(folder)/Models/\(hash.digits).plist"
    }

    /// Writes the property lists of a module's data models.
    private func writeModels(of module: SourceModule) throws(WorkshopError) {
        for file in module.resources.flatMap(Self.files) {
            guard let model = compiledModel(file) else { continue }
            try FileMirror.write(model.information, to: information(of: file))
        }
    }

    /// Returns the files that a resource consists of.
    private static func files(of resource: SourceModule.Resource) -> [String] {
        let isFolder = !resource.isCopied && !FileWalker.isWhole(resource.path)
        return isFolder ? FileWalker.filesOrSelf(at: resource.path) : [resource.path]
    }

    /// CocoaPods nests the resources of a library in a bundle with the library's name, or those of its specification, in
    /// which code looks for them.
    private static func nested(_ resources: [String: String], in bundles: [String]) -> [String: String] {
        guard !resources.keys.contains(where: { $0.hasSuffix(".bundle") }) else { return [:] }
        return bundles.reduce(into: [:]) { result, bundle in
            for (name, file) in resources { result["\(bundle)/\(name)"] = file }
        }
    }

    private static func compiledName(_ name: String) -> String? {
        let endings = [
            ".xib": ".nib", ".storyboard": ".storyboardc", ".xcdatamodeld": ".momd", ".xcdatamodel": ".mom",
            ".mlmodel": ".mlmodelc", ".mlpackage": ".mlmodelc",
        ]
        for (source, compiled) in endings where name.hasSuffix(source) {
            return name.dropLast(source.count) + compiled
        }
        return nil
    }

    // MARK: The manifest

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let linking: [LinkerSetting] = [.unsafeFlags([\(Self.list(linkerFlags))])]

        let package = Package(
            name: "\(Self.program)",
            defaultLocalization: "en",
            targets: [
        \((modules.map(target) + [programTarget]).joined(separator: "\n"))
            ]
        )

        """
    }

    /// The compiler's arguments for all modules.
    var compilerArguments: [String] {
        // Swift Testing imports overlays of Apple's modules when it finds ours of the same name.
        compilerFlags + ["-suppress-warnings", "-Xfrontend", "-disable-cross-import-overlays"]
    }

    /// The package manager's arguments for all modules, including those that it generates for tests.
    var buildArguments: [String] {
        // Line tables locate failures; full debug information takes more time.
        (compilerArguments + ["-gline-tables-only"]).flatMap { ["-Xswiftc", $0] }
    }

    private func target(_ module: SourceModule) -> String {
        let names = Set(modules.map(\.name))
        let dependencies = module.dependencies.filter { names.contains($0) && $0 != module.name }
        let bundled = Set(
            (isApplication(module) ? [:] : resources(of: module)).keys.map {
                $0.split(separator: "/").first.map(String.init) ?? $0
            })
        let copied = bundled.sorted().map { ".copy(\(("Resources/" + $0).swiftLiteral))" }
        let kind = module.kind == .tests ? "testTarget" : "target"
        return """
                    .\(kind)(
                        name: "\(module.name)", dependencies: [\(Self.list(dependencies))], path: "Modules/\(module.name)",
                        sources: ["Sources"], resources: [\(copied.joined(separator: ", "))],
                        swiftSettings: [\(ModuleSettings(module).manifest.joined(separator: ", "))], linkerSettings: linking),
            """
    }

    private var programTarget: String {
        guard hasProgram else { return "" }
        return """
                    .executableTarget(
                        name: "\(Self.program)", dependencies: [\(Self.list(programModules.map(\.name)))], path: "Program", linkerSettings: linking),
            """
    }

    static func list(_ texts: [String]) -> String { texts.map(\.swiftLiteral).joined(separator: ", ") }
}
