import Foundation
import InterfaceBuilder
import SourceProjects

/// Collects all modules that a folder's sources are built with: its own, and those of the packages that they depend on.
struct ModuleCollector {
    let root: String
    let goal: SourceBuild.Goal
    let choice: ProjectChoice
    let settings: FolderSettings
    let describer: PackageDescriber
    /// The folder for a generated manifest of an Xcode project's packages.
    let scratch: String
    /// The public libraries that Kumiki has, for sources without their own.
    var libraries: Set<String> = []

    /// The modules and their origins.
    struct Collection {
        var modules: [SourceModule] = []
        /// The targets of macros.
        var macros: [SourceModule] = []
        /// Folders and files outside of the root that modules came from.
        var folders: [String] = []
        /// Names of modules and packages that were not found.
        var missing: [String] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Returns the modules, dependencies first.
    func collect() throws(WorkshopError) -> Collection {
        let own = OwnProject(
            root: root, goal: goal, choice: choice, describer: describer, ownLibraries: libraries)
        var (project, package) = try own.find()
        project = settings.apply(to: project)
        var result = Collection(diagnostics: settings.diagnostics)
        addStandIns(to: &project, &result)
        project.addImported { own.libraries() }
        project.modules = project.modules(neededBy: isWanted(in: project))
        try addPackages(to: &project, package: package, &result)
        LibraryParts(root: root, available: libraries).add(to: &project)
        DocumentModules.add(to: &project, available: libraries)
        result.diagnostics += project.diagnostics
        result.diagnostics += settings.unused(
            in: project.modules, file: root + "/" + FolderSettings.fileName)
        result.folders += settings.added.map(\.file)
        result.modules = project.modules
        result.macros = project.macros.filter { macro in
            project.modules.contains { $0.dependencies.contains(macro.name) }
        }
        return result
    }

    /// Returns the modules that are displayed: the application with its extensions that have documents, or the libraries of a
    /// folder without one.
    private func isWanted(in project: Project) -> (SourceModule) -> Bool {
        if let target = choice.target { return { $0.isNamed(target) } }
        let goal = goal
        if goal == .tests || project.modules.contains(where: { $0.kind == goal.wantedKind }) {
            return { $0.kind == goal.wantedKind || goal == .program && $0.isExtensionWithDocuments }
        }
        return { $0.kind != .tests && $0.kind != .appExtension }
    }

    // MARK: Stand-ins

    private func addStandIns(to project: inout Project, _ result: inout Collection) {
        for (name, folder) in settings.standIns.sorted(by: { $0.key < $1.key }) {
            var sources: [SourceModule] = []
            if ProjectFinder.describes(folder), let described = try? describer.describe(folder) {
                sources = described.project.modules.filter { $0.kind == .library }
            } else {
                let files = FileWalker.files(in: folder, within: folder).filter { $0.hasSuffix(".swift") }
                sources = [SourceModule(name: name.asIdentifier, kind: .library, sources: files)]
            }
            sources.removeAll(where: \.sources.isEmpty)
            if sources.isEmpty {
                let words = "there are no Swift sources that could replace \(name)"
                result.diagnostics.append(Diagnostic(.warning, file: folder, message: words))
            }
            project.modules.removeAll { module in sources.contains { $0.name == module.name } }
            project.modules += sources
            project.sortModules()
            result.folders.append(folder)
        }
    }

    // MARK: Packages

    private func addPackages(
        to project: inout Project, package: String?, _ result: inout Collection
    ) throws(WorkshopError) {
        if !missing(in: project).isEmpty {
            for folder in try fetchedFolders(of: project, package, &result) {
                addIfReadable(folder, to: &project, &result)
            }
        }
        addNearbyPackages(to: &project, &result)
        let wanted = wanted(by: project)
        result.missing = wanted.filter { !libraries.contains($0) }
        report(provided: wanted.filter(libraries.contains), &result)
        let declared = DeclaredLibraries(root: root)
        let required = missing(in: project).filter { !libraries.contains($0) }
        if let message = declared.message(about: result.missing, required: required) {
            result.diagnostics.append(Diagnostic(.warning, file: root, message: message))
        }
        keepNeeded(&project)
    }

    /// Reports the libraries that the folder lacks and Kumiki has.
    private func report(provided: [String], _ result: inout Collection) {
        guard !provided.isEmpty else { return }
        let verb = provided.count == 1 ? "is" : "are"
        let message = "\(provided.joined(separator: ", ")) \(verb) in no folder; Kumiki's own \(verb) used"
        result.diagnostics.append(Diagnostic(.note, file: root, message: message))
    }

    /// Adds the modules of a package; one that cannot be read, such as the folder of a missing submodule, is reported and the app is
    /// built without it.
    private func addIfReadable(_ folder: String, to project: inout Project, _ result: inout Collection) {
        do { try add(folder, to: &project, &result) } catch {
            let exists = FileManager.default.fileExists(atPath: folder)
            let reason = exists ? error.message : "\(folder) is missing"
            let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
            let message = "a package is left out: \(line)"
            result.diagnostics.append(Diagnostic(.warning, file: root, message: message))
        }
    }

    /// Adds the modules of a package after those of the project; of modules with the same name the project's is kept.
    private func add(
        _ folder: String, to project: inout Project, _ result: inout Collection
    ) throws(WorkshopError) {
        guard !result.folders.contains(folder) else { return }
        let described = try describer.describe(folder)
        var found = settings.apply(to: described.project, isOwn: false)
        found.modules.removeAll { module in
            module.kind != .library || project.modules.contains { $0.name == module.name }
                || ToolchainSyntax.modules.contains(module.name)
                // Kumiki's version of a library works, what is written in Objective-C has no effect.
                || module.isForeign && libraries.contains(module.name)
        }
        found.packages = []
        project.add(found)
        project.replaceProducts(described.products)
        result.folders.append(folder)
    }

    /// Modules that need no package.
    private static let provided = KumikiRuntime.products.union(ToolchainSyntax.modules)

    private func known(in project: Project) -> Set<String> {
        Set((project.modules + project.macros).map(\.name)).union(Self.provided)
    }

    /// Returns names that neither the project's modules nor the runtime or the toolchain have.
    private func missing(in project: Project) -> [String] {
        let known = known(in: project)
        return Set(project.modules.flatMap(\.dependencies)).subtracting(known).sorted()
    }

    /// Returns the missing names, and those that sources import without declaring a dependency.
    private func wanted(by project: Project) -> [String] {
        let known = known(in: project)
        let imported = project.modules.reduce(into: Set<String>()) {
            $0.formUnion(ImportedModules.names(in: $1))
        }
        return Set(missing(in: project)).union(imported.subtracting(known)).sorted()
    }

    /// Returns the folders of packages that a package or an Xcode project refers to and that the package manager has fetched.
    private func fetchedFolders(
        of project: Project, _ package: String?, _ result: inout Collection
    ) throws(WorkshopError) -> [String] {
        var fetched: [String]? = []
        if let package {
            fetched = try? describer.dependencies(of: package)
        } else if !project.packages.isEmpty {
            let folder = scratch + "/Packages"
            // With a missing folder none of them could be fetched.
            let existing = project.packages.filter {
                $0.folder.map { FileManager.default.fileExists(atPath: $0) } ?? true
            }
            try FileMirror.write(Self.manifest(for: existing), to: folder + "/Package.swift")
            fetched = (try? describer.dependencies(of: folder))?.filter { $0 != folder }
        }
        let local = project.packages.compactMap(\.folder)
        if let fetched {
            let missing = local.filter { !FileManager.default.fileExists(atPath: $0) }
            return fetched.filter { !KumikiRuntime.isKumiki($0) } + missing
        }
        let message = "the packages cannot be fetched; those in and beside the folder are used"
        result.diagnostics.append(Diagnostic(.note, file: root, message: message))
        return local
    }

    /// Adds packages in or beside the folder that provide missing modules, and their dependencies.
    private func addNearbyPackages(to project: inout Project, _ result: inout Collection) {
        guard !wanted(by: project).isEmpty else { return }
        let nearby = NearbyPackages(root: root)
        let libraries = NearbyLibraries(root: root)
        let versions = PackageVersions(folder: root, copies: scratch + "/versions")
        // A package is identified by its URL where its products have other names.
        let references = project.packages.compactMap(\.name)
        var asked: Set<String> = []
        while let name = (wanted(by: project) + references).first(where: { !asked.contains($0) }) {
            asked.insert(name)
            let found = nearby.folder(providing: name)
            if let found, result.folders.contains(found) { continue }
            let folder = found.map { versions.folder(of: ($0 as NSString).lastPathComponent, at: $0) }
            if let folder, (try? add(folder, to: &project, &result)) != nil {
                if folder != found { result.folders += [found].compactMap(\.self) }
                report(folder, usedFor: name, &result)
            } else if wanted(by: project).contains(name), let library = libraries.library(named: name) {
                // Those of other tools than the package manager, and packages whose manifests are too old for it.
                add(library.project, from: library.folder, to: &project, &result)
                report(library.folder, usedFor: name, &result)
            } else {
                continue
            }
            project.addImported { [] }
        }
    }

    private func report(_ folder: String, usedFor name: String, _ result: inout Collection) {
        let message = "\(folder) is used for \(name)"
        result.diagnostics.append(Diagnostic(.note, file: root, message: message))
    }

    /// Adds the modules of a library that no package describes.
    private func add(
        _ library: Project, from folder: String, to project: inout Project, _ result: inout Collection
    ) {
        var found = settings.apply(to: library, isOwn: false)
        found.modules.removeAll { module in project.modules.contains { $0.name == module.name } }
        (found.packages, found.diagnostics) = ([], [])
        project.add(found)
        result.folders.append(folder)
    }

    private func keepNeeded(_ project: inout Project) {
        let wanted = isWanted(in: project)
        let own = Set(project.modules.filter(wanted).map(\.name))
        project.modules = project.modules { own.contains($0.name) }
    }

    /// Returns a package with the dependencies of an Xcode project. Kumiki's modules are those of the runtime.
    private static func manifest(for packages: [Project.PackageReference]) -> String {
        let lines = packages.compactMap { package -> String? in
            switch package.source {
            case .folder(let path):
                return KumikiRuntime.isKumiki(path)
                    ? nil : "        .package(path: \(path.swiftLiteral)),"
            case .repository(let url, let requirement):
                return "        .package(url: \(url.swiftLiteral), \(requirement)),"
            }
        }
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Packages",
                dependencies: [
            \(lines.joined(separator: "\n"))
                ])

            """
    }
}

extension Project {
    /// Replaces the names of products by those of their modules.
    fileprivate mutating func replaceProducts(_ products: [String: [String]]) {
        for index in modules.indices {
            modules[index].dependencies = modules[index].dependencies.flatMap { products[$0] ?? [$0] }
        }
        sortModules()
    }
}

extension Project.PackageReference {
    /// The folder of a local package.
    fileprivate var folder: String? {
        guard case .folder(let path) = source, !KumikiRuntime.isKumiki(path) else { return nil }
        return path
    }

    /// The last component of a remote package's URL.
    fileprivate var name: String? {
        if case .repository(let url, _) = source { NearbyPackages.identity(url) } else { nil }
    }
}

extension SourceModule {
    /// Whether the module is an extension of an application with scenes in storyboards or xibs.
    fileprivate var isExtensionWithDocuments: Bool {
        kind == .appExtension
            && resources.flatMap { FileWalker.filesOrSelf(at: $0.path) }.contains {
                $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
            }
    }
}
