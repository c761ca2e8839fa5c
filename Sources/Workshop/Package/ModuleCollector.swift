import Foundation
import InterfaceBuilder
import SourceProjects

/// Puts together all modules that a folder's sources are built with: its own, and those of the packages that they need.
struct ModuleCollector {
    let root: String
    let goal: SourceBuild.Goal
    let settings: FolderSettings
    let describer: PackageDescriber
    /// Where a manifest can be written that names an Xcode project's packages.
    let scratch: String

    /// The modules and what they come from.
    struct Collection {
        var modules: [SourceModule] = []
        /// Folders outside of the root that modules came from.
        var folders: [String] = []
        var diagnostics: [Diagnostic] = []
    }

    /// The modules, those that others need first.
    func collect() throws(WorkshopError) -> Collection {
        var (project, package) = try ownProject()
        project = settings.apply(to: project)
        project.addImported { libraries() }
        var result = Collection(diagnostics: settings.diagnostics + project.diagnostics)
        project.modules = project.modules(neededBy: isWanted(in: project))
        try addPackages(to: &project, package: package, &result)
        result.modules = project.modules
        return result
    }

    // MARK: The folder's own modules

    /// The project that has what is asked for: that nearest to the folder, an Xcode project before a package where
    /// pictures are made, a package before an Xcode project where tests run.
    private func ownProject() throws(WorkshopError) -> (Project, package: String?) {
        let finder = ProjectFinder(root: root)
        var candidates: [(Project, String?)] = []
        var failure: WorkshopError?
        for description in ordered(finder.descriptions) {
            do throws(WorkshopError) {
                let (project, package) = try read(description, finder)
                if project.modules.contains(where: isAskedFor) { return (project, package) }
                candidates.append((project, package))
            } catch { failure = failure ?? error }
        }
        if let first = candidates.first(where: { !$0.0.modules.isEmpty }) { return first }
        if let failure { throw failure }
        return (finder.plainProject, nil)
    }

    /// What all descriptions in the folder have besides tests.
    private func libraries() -> [SourceModule] {
        let finder = ProjectFinder(root: root)
        return finder.descriptions.flatMap { description -> [SourceModule] in
            guard let (project, _) = try? read(description, finder) else { return [] }
            return project.modules.filter { $0.kind == .library && !$0.sources.isEmpty }
        }
    }

    private func ordered(_ descriptions: [ProjectFinder.Description]) -> [ProjectFinder.Description] {
        let isPackage = { (description: ProjectFinder.Description) in
            if case .package = description { true } else { false }
        }
        let depth = { (description: ProjectFinder.Description) in description.path.split(separator: "/").count
        }
        let preferred = descriptions.filter { isPackage($0) == (goal == .tests) }
        let nearest = descriptions.map(depth).min() ?? 0
        let near = preferred.filter { depth($0) <= nearest + 1 }
        return near + descriptions.filter { !near.contains($0) }
    }

    private func read(
        _ description: ProjectFinder.Description, _ finder: ProjectFinder
    ) throws(WorkshopError) -> (Project, String?) {
        if case .package(let folder) = description { return (try describer.describe(folder).project, folder) }
        do throws(DocumentError) { return (try finder.project(description), nil) } catch {
            throw WorkshopError(error.description)
        }
    }

    private func isAskedFor(_ module: SourceModule) -> Bool {
        module.kind == goal.wantedKind
    }

    /// What there are pictures of is the application; of a folder without one, the libraries.
    private func isWanted(in project: Project) -> (SourceModule) -> Bool {
        if goal == .tests || project.modules.contains(where: isAskedFor) { return isAskedFor }
        return { $0.kind != .tests }
    }

    // MARK: Packages

    private func addPackages(
        to project: inout Project, package: String?, _ result: inout Collection
    ) throws(WorkshopError) {
        addStandIns(to: &project, &result)
        guard !missing(in: project).isEmpty else { return }
        let folders = try packageFolders(of: project, package, &result).filter { !KumikiRuntime.isOwn($0) }
        var others = Project()
        var products: [String: [String]] = [:]
        for folder in folders {
            let described = try describer.describe(folder)
            var found = described.project
            found.modules.removeAll { $0.kind != .library }
            others.add(found)
            products.merge(described.products) { first, _ in first }
            result.folders.append(folder)
        }
        project.replaceProducts(products)
        others.replaceProducts(products)
        var needed = Set(project.modules.flatMap(\.dependencies))
        for module in others.modules.reversed() where needed.contains(module.name) {
            needed.formUnion(module.dependencies)
        }
        others.modules.removeAll { !needed.contains($0.name) }
        others.packages = []
        project.add(others)
        for name in missing(in: project) {
            let message = "\(name) is needed and not found; sources that use it will not compile"
            result.diagnostics.append(Diagnostic(.warning, file: root, message: message))
        }
    }

    /// Names that neither the project's modules nor the runtime have.
    private func missing(in project: Project) -> [String] {
        let known = Set(project.modules.map(\.name)).union(KumikiRuntime.products)
        return Set(project.modules.flatMap(\.dependencies)).subtracting(known).sorted()
    }

    private func addStandIns(to project: inout Project, _ result: inout Collection) {
        for (name, folder) in settings.standIns.sorted(by: { $0.key < $1.key }) {
            var sources: [SourceModule] = []
            if ProjectFinder.describes(folder), let described = try? describer.describe(folder) {
                sources = described.project.modules.filter { $0.kind == .library }
            } else {
                let files = FileWalker.files(in: folder, within: folder).filter { $0.hasSuffix(".swift") }
                sources = [SourceModule(name: name.asIdentifier, kind: .library, sources: files)]
            }
            project.modules.removeAll { module in sources.contains { $0.name == module.name } }
            var standIn = Project()
            standIn.modules = sources.filter { !$0.sources.isEmpty }
            project.add(standIn)
            result.folders.append(folder)
        }
    }

    private func packageFolders(
        of project: Project, _ package: String?, _ result: inout Collection
    ) throws(WorkshopError) -> [String] {
        if let package {
            let fetched = try? describer.dependencies(of: package)
            return fetched ?? folders(beside: project, &result)
        }
        guard !project.packages.isEmpty else { return [] }
        let folder = scratch + "/Packages"
        try FileMirror.write(Self.manifest(for: project.packages), to: folder + "/Package.swift")
        let fetched = try? describer.dependencies(of: folder)
        return fetched?.filter { $0 != folder } ?? folders(beside: project, &result)
    }

    /// Packages that lie beside the folder under the names that are needed, where they cannot be fetched.
    private func folders(beside project: Project, _ result: inout Collection) -> [String] {
        let found = missing(in: project).map { (root as NSString).deletingLastPathComponent + "/" + $0 }
            .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        if found.isEmpty {
            let message = "the packages cannot be fetched; what needs them is left out"
            result.diagnostics.append(Diagnostic(.warning, file: root, message: message))
        }
        for folder in found {
            let message = "the packages cannot be fetched; \(folder) is taken"
            result.diagnostics.append(Diagnostic(.note, file: root, message: message))
        }
        return found
    }

    /// A package that needs what an Xcode project needs. Kumiki's own comes from the runtime.
    private static func manifest(for packages: [Project.PackageReference]) -> String {
        let lines = packages.compactMap { package -> String? in
            switch package.source {
            case .folder(let path):
                return KumikiRuntime.isOwn(path)
                    ? nil : "        .package(path: \(PackageWriter.literal(path))),"
            case .repository(let url, let requirement):
                return "        .package(url: \(PackageWriter.literal(url)), \(requirement)),"
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
    /// Puts the modules of products in the place of the products' names.
    fileprivate mutating func replaceProducts(_ products: [String: [String]]) {
        for index in modules.indices {
            modules[index].dependencies = modules[index].dependencies.flatMap { products[$0] ?? [$0] }
        }
        sortModules()
    }
}
