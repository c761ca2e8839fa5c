import Foundation
import InterfaceBuilder
import SourceProjects

/// Chooses the project to build among those that describe a folder.
///
/// Pictures are made of all applications, those of Xcode projects first; tests are run of one project, a package
/// first. Of several equally good projects the nearest to the folder is chosen, a workspace before a project, unless another
/// has many more tests.
struct OwnProject {
    let goal: SourceBuild.Goal
    let choice: ProjectChoice
    let describer: PackageDescriber
    /// The public libraries that Kumiki has.
    let ownLibraries: Set<String>
    private let finder: ProjectFinder

    init(
        root: String, goal: SourceBuild.Goal, choice: ProjectChoice, describer: PackageDescriber,
        ownLibraries: Set<String> = []
    ) {
        self.ownLibraries = ownLibraries
        self.goal = goal
        self.choice = choice
        self.describer = describer
        finder = ProjectFinder(root: root, isForTests: goal == .tests)
    }

    /// Another project is tested than the first with tests if it has this many times its tests: that of a library rather
    /// than that of its example.
    private static let factor = 2

    /// Whether the tests of several projects are counted.
    private var comparesTests: Bool { goal == .tests && choice.project == nil && choice.target == nil }

    /// A project and the folder of its package, if it is one.
    typealias Found = (project: Project, package: String?)

    /// Returns the project to build, without the libraries of its workspace that a package beside the folder replaces.
    func find() throws(WorkshopError) -> Found {
        var found = try unselected()
        found.project.modules.removeAll { $0.kind == .library && isReplaced($0) }
        guard let target = choice.target else { return found }
        guard found.project.modules.contains(where: { $0.isNamed(target) }) else {
            let names = found.project.modules.map { $0.target ?? $0.name }.joined(separator: ", ")
            throw WorkshopError("there is no target \(target) in \(finder.root); there are \(names)")
        }
        found.project.modules = found.project.modules(neededBy: { $0.isNamed(target) })
        return found
    }

    /// Returns the libraries of all projects in the folder, without tests, and those that it describes for CocoaPods.
    func libraries() -> [SourceModule] {
        let libraries = finder.descriptions.flatMap { description -> [SourceModule] in
            guard let (project, _) = try? read(description) else { return [] }
            return project.modules.filter { $0.kind == .library }
        }
        let known = Set(libraries.map(\.name))
        let pods = PodLibraries.modules(below: finder.root).filter { !known.contains($0.name) }
        return libraries.filter { !isReplaced($0) } + pods
    }

    /// Returns whether another version of the library is built: Kumiki's, or a package beside the folder, since what is written in
    /// Objective-C has no effect.
    private func isReplaced(_ module: SourceModule) -> Bool {
        guard module.isForeign else { return isIncompletePod(module) }
        return ownLibraries.contains(module.name)
            || NearbyPackages(root: finder.root).folder(providing: module.name) != nil
    }

    /// The libraries that do nothing without their code in Objective-C: examples run as methods that it adds to their classes.
    private static let basedOnObjectiveC: Set = ["Nimble", "OHHTTPStubs", "Quick"]

    /// Libraries of which one needs code in Objective-C, a delegate that passes on all messages, and which share their types.
    private static let reactive: Set = ["RxBlocking", "RxCocoa", "RxRelay", "RxSwift", "RxTest"]

    /// Returns whether a module is of a version of Swift for which the compiler has no mode, so that much of it does not compile.
    private func isOfFormerSwift(_ module: SourceModule) -> Bool {
        module.languageVersion.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 < 4 } ?? false
    }

    /// Returns whether a library that CocoaPods has copied into the folder needs code in Objective-C, and there is one without it: a
    /// package beside the folder if it is partly written in it, or Kumiki's own version if it is a layer on such a library or based on
    /// such code. Kumiki's version also replaces one of Swift 3, and one of whose files only some are in the repository.
    private func isIncompletePod(_ module: SourceModule) -> Bool {
        guard let source = module.sources.first, let range = source.range(of: "/Pods/"),
            let name = source[range.upperBound...].split(separator: "/").first
        else { return false }
        let pods = String(source[..<range.upperBound])
        if ownLibraries.contains(module.name) {
            if module.lacksSources || isOfFormerSwift(module) || Self.basedOnObjectiveC.contains(module.name)
            {
                return true
            }
            if Self.reactive.contains(module.name) { return hasObjectiveC(pods + "RxCocoa") }
            let imported = ImportedModules.names(in: module).subtracting([module.name])
            return imported.contains { hasObjectiveC(pods + $0) }
        }
        return hasObjectiveC(pods + name)
            && NearbyPackages(root: finder.root).folder(providing: module.name) != nil
    }

    private func hasObjectiveC(_ folder: String) -> Bool {
        FileWalker.files(in: folder, within: folder).contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    }

    private func unselected() throws(WorkshopError) -> Found {
        let descriptions = try chosen()
        if goal == .program, let all = try applications(in: descriptions) { return (all, nil) }
        var candidates: [(ProjectFinder.Description, Found)] = []
        var best: (description: ProjectFinder.Description, found: Found, tests: Int)?
        var failure: WorkshopError?
        for description in ordered(descriptions) {
            // A package is described by the package manager, which takes time.
            if let best, TestCount.limit(description) < Self.factor * best.tests { continue }
            do throws(WorkshopError) {
                let found = try read(description)
                guard found.project.modules.contains(where: isAskedFor) else {
                    candidates.append((description, found))
                    continue
                }
                guard comparesTests else { return noting(found, description, among: descriptions) }
                let isBuilt =
                    !found.project.repeatsFileNames && !importsNothingTested(found)
                    && !lacksTestFiles(found, of: descriptions)
                guard isBuilt else {
                    candidates.append((description, found))
                    continue
                }
                let tests = TestCount.of(found.project)
                if best.map({ tests >= max(Self.factor * $0.tests, 1) }) ?? true {
                    best = (description, found, tests)
                }
            } catch { failure = failure ?? error }
        }
        if let best { return noting(best.found, best.description, among: descriptions) }
        if let first = candidates.first(where: { !$0.1.project.modules.isEmpty }) {
            return noting(first.1, first.0, among: descriptions)
        }
        if let failure { throw failure }
        return (finder.plainProject, nil)
    }

    /// Whether no test of a package imports a module that it depends on: the tests are those of an Xcode project, which compiles the
    /// library's files with them.
    private func importsNothingTested(_ found: Found) -> Bool {
        let tests = found.project.modules.filter { $0.kind == .tests && !$0.dependencies.isEmpty }
        return found.package != nil && !tests.isEmpty
            && tests.allSatisfy { ImportedModules.all(in: $0.sources).isDisjoint(with: $0.dependencies) }
    }

    /// Whether a test target of an Xcode project has all files of a package's test target, and others from elsewhere that no target of
    /// the package has: helpers without which the package's tests do not compile.
    private func lacksTestFiles(_ found: Found, of descriptions: [ProjectFinder.Description]) -> Bool {
        guard found.package != nil else { return false }
        let known = Set(found.project.modules.flatMap(\.sources))
        let tests = found.project.modules.filter { $0.kind == .tests && !$0.sources.isEmpty }
        let larger = descriptions.flatMap { description -> [Set<String>] in
            if case .package = description { return [] }
            guard let (project, _) = try? read(description) else { return [] }
            return project.modules.filter { $0.kind == .tests }.map { Set($0.sources) }
        }
        return tests.contains { module in
            let folder = module.sources.dropFirst().reduce(module.sources[0]) { $0.commonPrefix(with: $1) }
            return larger.contains { sources in
                sources.isSuperset(of: module.sources)
                    && sources.contains { !known.contains($0) && !$0.hasPrefix(folder) }
            }
        }
    }

    private func chosen() throws(WorkshopError) -> [ProjectFinder.Description] {
        guard let name = choice.project else { return finder.descriptions }
        let chosen = finder.descriptions.filter { $0.isNamed(name) }
        guard chosen.isEmpty else { return chosen }
        let names = finder.descriptions.map { String($0.path.dropFirst(finder.root.count + 1)) }
        throw WorkshopError(
            "there is no project \(name) in \(finder.root); there are \(names.joined(separator: ", "))")
    }

    private func isAskedFor(_ module: SourceModule) -> Bool {
        module.kind == goal.wantedKind && choice.target.map(module.isNamed) ?? true
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

    private func read(_ description: ProjectFinder.Description) throws(WorkshopError) -> Found {
        if case .package(let folder) = description { return (try describer.describe(folder).project, folder) }
        do throws(DocumentError) { return (try finder.project(description), nil) } catch {
            throw WorkshopError(error.description)
        }
    }

    /// Returns the project with a note about the choice among several.
    private func noting(
        _ found: Found, _ description: ProjectFinder.Description, among all: [ProjectFinder.Description]
    ) -> Found {
        let others = all.filter { $0 != description }.map(\.name)
        guard !others.isEmpty, choice.project == nil else { return found }
        var result = found
        let words = "this project is built; --project selects another: \(others.joined(separator: ", "))"
        result.project.diagnostics.insert(Diagnostic(.note, file: description.path, message: words), at: 0)
        return result
    }

    // MARK: Applications

    /// Returns the applications of all Xcode projects and their dependencies; nil if there are none.
    private func applications(
        in descriptions: [ProjectFinder.Description]
    ) throws(WorkshopError) -> Project? {
        var all = Project()
        for description in descriptions {
            if case .package = description { continue }
            guard let (project, _) = try? read(description),
                project.modules.contains(where: isAskedFor)
            else { continue }
            all.add(project)
        }
        guard all.modules.contains(where: isAskedFor) else { return nil }
        if choice.target == nil { dropVariants(from: &all) }
        return all
    }

    /// Keeps one of several applications, or extensions, that share most of their sources; an extension with other documents, whose
    /// classes the others may lack, is kept as well.
    private func dropVariants(from project: inout Project) {
        var kept: [SourceModule] = []
        for module in project.modules where module.kind.hasEntryPoint {
            let sources = Set(module.sources)
            let twin = kept.first {
                $0.kind == module.kind && 2 * sources.intersection($0.sources).count > sources.count
                    && (module.kind == .application || module.documents.isSubset(of: $0.documents))
            }
            guard let twin, let file = module.sources.first else {
                kept.append(module)
                continue
            }
            let name = module.target ?? module.name
            let words =
                "\(name) has the sources of \(twin.target ?? twin.name), which is built; --target selects it"
            project.diagnostics.append(Diagnostic(.note, file: file, message: words))
            project.modules.removeAll { $0.name == module.name }
        }
    }
}

extension ProjectFinder.Description {
    /// The last component of the path.
    fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension SourceModule {
    /// The paths of the documents among the resources.
    fileprivate var documents: Set<String> {
        Set(resources.map(\.path).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
    }
}

extension Project {
    /// Whether a module has two files with the same name, which the compiler refuses.
    fileprivate var repeatsFileNames: Bool {
        modules.contains { module in
            let names = module.sources.map { ($0 as NSString).lastPathComponent }
            return Set(names).count < names.count
        }
    }
}
