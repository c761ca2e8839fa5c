import Foundation
import InterfaceBuilder
import SourceProjects

/// Generates the sources that Xcode and the tools of its build phases generate during a build from other files.
struct SourceGeneration {
    /// The folder for the generated sources.
    private let folder: String
    /// The folder that is built; nothing outside of it is read.
    private let root: String
    /// The sources of SwiftGen's that the folder does not contain.
    private let constants: [SwiftGenConfiguration.Output]
    /// The frameworks that headers may import.
    private let frameworks: FrameworkSources
    /// The headers in Objective-C of modules that have some, by their names.
    private let headers: [String: [String]]

    /// Reads the configurations in the folder that is built; those that cannot be read are reported.
    init(
        for modules: [SourceModule], folder: String, root: String, _ frameworks: FrameworkSources,
        _ progress: BuildProgress
    ) {
        (self.folder, self.root, self.frameworks) = (folder, root, frameworks)
        headers = modules.filter { !$0.headers.isEmpty }.reduce(into: [:]) { $0[$1.name] = $1.headers }
        var constants: [SwiftGenConfiguration.Output] = []
        for path in FileWalker.files(in: root, within: root) where SwiftGenConfiguration.isConfiguration(path)
        {
            do { constants += try SwiftGenConfiguration(contentsOf: path, within: root).outputs } catch {
                progress.say("\(error)")
            }
        }
        self.constants = constants.filter { FolderListing.resolved($0.path) == nil }
    }

    /// Returns the module, whose C is compiled already, with the classes of its data models, intents and models of Core ML, the
    /// declarations of its headers that code with the words can use, and the constants for its assets.
    func complete(
        _ module: SourceModule, _ bridged: BridgedCode, naming words: Set<String>, _ progress: BuildProgress
    ) throws(WorkshopError) -> SourceModule {
        var module = module
        for path in models(of: module) {
            try add(named: "CoreData", of: path, to: &module, progress) { path throws(DocumentError) in
                try ManagedClasses(modelAt: path, within: root).text
            }
        }
        for path in definitions(of: module) {
            try add(named: "Intents", of: path, to: &module, progress) { path throws(DocumentError) in
                try IntentClasses(definitionAt: path, within: root).text
            }
        }
        for path in learningModels(of: module) {
            try add(named: "CoreML", of: path, to: &module, progress) { path throws(DocumentError) in
                try LearningModelClasses(modelAt: path, within: root).text
            }
        }
        if !module.headers.isEmpty {
            let folder = module.headerFolder ?? root
            let imported = HeaderDeclarations.frameworks(importedBy: module.headers, within: folder)
            let others = imported.filter(module.dependencies.contains).flatMap { headers[$0] ?? [] }
            let declarations = HeaderDeclarations(
                headers: module.headers, imported: bridged.headers + others,
                implementations: module.implementations, within: folder)
            let text = declarations.text(naming: words)
            let bridge = bridged.headers.isEmpty ? "" : "@_exported import \(bridged.name)\n"
            let imports = text.isEmpty ? "" : imports(imported, of: module, for: text)
            try add(bridge + imports + text, named: "GeneratedHeaders.swift", to: &module)
        }
        if usesAssets(module) {
            let symbols = AssetSymbols(
                catalogs: catalogs(of: module), extendsTypes: module.extendsAssetTypes)
            try add(symbols.text, named: "GeneratedAssetSymbols.swift", to: &module)
        }
        if usesResourceConstants(module) {
            // A folder without a project does not list its resources.
            let resources = module.resources.map(\.path)
            let constants = ResourceConstants(
                resources: resources.isEmpty ? FileWalker.files(in: root, within: root) : resources,
                classes: declaredClasses(of: module))
            try add(constants.text, named: "R.generated.swift", to: &module)
        }
        for constants in constants where isMissing(constants, in: module) {
            try add(constants.text, named: (constants.path as NSString).lastPathComponent, to: &module)
        }
        return module
    }

    /// Returns imports of what the headers of a module import: modules with headers on which it depends, whose declarations are
    /// available to all that import it, and frameworks whose names its declarations contain.
    private func imports(_ imported: [String], of module: SourceModule, for text: String) -> String {
        let names = SourceNames.used(in: Array(text.utf8))
        return imported.map { name in
            if module.dependencies.contains(name), headers[name] != nil {
                return "@_exported import \(name)\n"
            }
            return frameworks.names(offeredBy: name).isDisjoint(with: names) ? "" : "import \(name)\n"
        }.joined()
    }

    /// Adds the classes of a file; one that cannot be read is reported.
    private func add(
        named kind: String, of path: String, to module: inout SourceModule, _ progress: BuildProgress,
        _ text: (String) throws(DocumentError) -> String
    ) throws(WorkshopError) {
        let classes: String
        do { classes = try text(path) } catch {
            progress.say("\(error)")
            return
        }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        try add(classes, named: "\(name)+\(kind).swift", to: &module)
    }

    private func add(
        _ text: String, named name: String, to module: inout SourceModule
    ) throws(WorkshopError) {
        guard !text.isEmpty else { return }
        let file = "\(folder)/\(module.name)/\(name)"
        try FileMirror.write(text, to: file)
        module.sources.append(file)
        module.generatedSources.append(file)
    }

    /// Whether the module's code can use constants for assets: they extend UIKit's types, or code names a resource.
    private func usesAssets(_ module: SourceModule) -> Bool {
        let names: Set = ["resource", "ColorResource", "ImageResource"]
        return module.extendsAssetTypes
            || module.sources.contains { !SourceNames.used(in: $0).isDisjoint(with: names) }
    }

    /// Whether the module's code names constants of R.swift's that none of its files declares.
    private func usesResourceConstants(_ module: SourceModule) -> Bool {
        var isUsed = false
        for file in module.sources where SourceNames.used(in: file).contains("R") {
            for line in SourceText.lines(of: file) ?? [] {
                if Self.declares("R", line) { return false }
                isUsed =
                    isUsed
                    || line.contains(
                        /\bR\.(?:image|color|file|font|string|nib|reuseIdentifier|storyboard|segue)\./)
            }
        }
        return isUsed
    }

    /// Returns whether a line declares a type.
    private static func declares(_ type: String, _ line: Substring) -> Bool {
        let declaration = /\s*(?:(?:public|internal)\s+)?(?:struct|enum|class|typealias)\s+(\w+)/
        return line.prefixMatch(of: declaration)?.1 == type[...]
    }

    /// Whether the module's code uses constants whose file would be beside it, and none of its files declares them.
    private func isMissing(_ constants: SwiftGenConfiguration.Output, in module: SourceModule) -> Bool {
        var folder = (constants.path as NSString).deletingLastPathComponent
        while folder.count > root.count, FolderListing.resolved(folder) == nil {
            folder = (folder as NSString).deletingLastPathComponent
        }
        let name = constants.typeName
        guard module.kind != .tests, module.sources.contains(where: { $0.hasPrefix(folder + "/") }) else {
            return false
        }
        let users = module.sources.filter { SourceNames.used(in: $0).contains(name) }
        let isDeclared = users.contains { file in
            (SourceText.lines(of: file) ?? []).contains { Self.declares(name, $0) }
        }
        return !users.isEmpty && !isDeclared
    }

    /// Returns the names of the classes that a module declares outside of other types.
    private func declaredClasses(of module: SourceModule) -> Set<String> {
        module.sources.reduce(into: []) { names, file in
            for line in SourceText.lines(of: file) ?? [] {
                let words = line.split { $0 == " " || $0 == ":" || $0 == "{" || $0 == "<" }
                guard line.first?.isWhitespace == false, let index = words.firstIndex(of: "class"),
                    index + 1 < words.count
                else { continue }
                names.insert(String(words[index + 1]))
            }
        }
    }

    /// Returns the asset catalogs among the resources.
    private func catalogs(of module: SourceModule) -> [String] {
        module.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
    }

    /// Returns the definitions of intents among the resources, each name once: those of other languages define the same.
    private func definitions(of module: SourceModule) -> [String] {
        let all = module.resources.map(\.path).filter { $0.hasSuffix(".intentdefinition") }
        let names = all.map { ($0 as NSString).lastPathComponent }
        return all.indices.filter { index in
            all[index].contains("/Base.lproj/")
                || !all.indices.contains { other in
                    other != index && names[other] == names[index]
                        && (all[other].contains("/Base.lproj/") || other < index)
                }
        }.map { all[$0] }
    }

    /// Returns the models of Core ML among the resources.
    private func learningModels(of module: SourceModule) -> [String] {
        module.resources.map(\.path).filter { $0.hasSuffix(".mlmodel") || $0.hasSuffix(".mlpackage") }
    }

    /// Returns the data models among the resources.
    private func models(of module: SourceModule) -> [String] {
        module.resources.map(\.path).filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
    }
}
