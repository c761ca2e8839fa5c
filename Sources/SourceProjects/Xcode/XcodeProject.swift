import Foundation
import InterfaceBuilder

/// The targets of an `.xcodeproj` that can be built: applications, extensions, frameworks and unit tests in Swift
/// for iOS.
struct XcodeProject {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let file: String
    private let root: String
    private let resolvedRoot: String
    private let testActions: [TestAction]
    private(set) var project = Project()

    /// Reads a project; files outside of the root are left out with a diagnostic. For tests the settings are those of the
    /// configuration in the schemes' test actions.
    init(_ path: String, within root: String, forTests: Bool = false) throws(DocumentError) {
        testActions = forTests ? TestAction.all(in: path) : []
        file = path + "/project.pbxproj"
        self.root = root
        resolvedRoot = FolderListing.resolved(root) ?? root
        let (list, conflict) = try Self.content(of: file)
        objects = try XcodeObjects(list, path: file)
        paths = XcodePaths(
            objects, folder: XcodePaths.joined(path, ".."),
            projectName: URL(filePath: path).deletingPathExtension().lastPathComponent)
        if let conflict {
            let message = "the project has conflicts that are not resolved; our side of them is used"
            project.diagnostics.append(Diagnostic(.warning, file: file, line: conflict, message: message))
        }
        addModules()
        addPackages()
    }

    /// Returns the property list in a file, with our side of conflicts, and the line of the first.
    private static func content(of file: String) throws(DocumentError) -> (PropertyList, conflict: Int?) {
        let bytes = try FileReader.read(file, limit: OldStylePropertyList.sizeLimit)
        let conflict = ConflictMarkers.firstLine(in: bytes)
        let merged = conflict == nil ? bytes : ConflictMarkers.states(in: bytes).ours
        let text = String(decoding: merged, as: UTF8.self)
        return (try OldStylePropertyList.parse(text, path: file), conflict)
    }

    // MARK: Targets

    private mutating func addModules() {
        var names: [String: String] = [:]
        let targets = objects.list("targets", of: objects.project).filter { $0.kind == "PBXNativeTarget" }
        for target in targets {
            let settings = BuildSettings(
                target: target, objects, paths, within: root,
                configuration: testActions.first?.configuration)
            guard let kind = kind(of: target), settings.areForPhones else { continue }
            let module = module(target, kind, settings)
            guard Self.isBuilt(module) else { continue }
            names[target["name"] ?? ""] = module.name
            project.add(module)
        }
        // Targets that are not modules here, such as watch apps, are not missing dependencies, and nothing imports an extension.
        let extensions = Set(project.modules.filter { $0.kind == .appExtension }.map(\.name))
        let own = Set(targets.compactMap { $0["name"] })
        for index in project.modules.indices {
            project.modules[index].testHost = project.modules[index].testHost.flatMap { names[$0] }
            let needed = project.modules[index].dependencies.filter { names[$0] != nil || !own.contains($0) }
            project.modules[index].dependencies = needed.map { names[$0] ?? $0 }.filter {
                project.modules[index].kind == .tests || !extensions.contains($0)
            }
        }
        project.sortModules()
    }

    /// Whether a target has sources, or is a library in Objective-C, whose headers declare what it contains.
    private static func isBuilt(_ module: SourceModule) -> Bool {
        // The package manager's own projects have a target for the manifest.
        module.sources.contains { !$0.hasSuffix("/Package.swift") }
            || module.isForeign && module.kind == .library
    }

    private mutating func kind(of target: XcodeObjects.Object) -> SourceModule.Kind? {
        let name = target["name"] ?? ""
        switch (target["productType"] ?? "").replacing("com.apple.product-type.", with: "") {
        case "application": return .application
        case "app-extension", "app-extension.messages", "extensionkit-extension": return .appExtension
        // An app clip is a separate app.
        case "application.on-demand-install-capable": return .appExtension
        case "framework", "framework.static", "library.static", "library.dynamic": return .library
        case "bundle.unit-test": return .tests
        case "bundle.ui-testing":
            let message = "\(name) is left out: tests of the user interface drive another process"
            project.diagnostics.append(Diagnostic(.note, file: file, message: message))
            return nil
        default: return nil
        }
    }

    private mutating func module(
        _ target: XcodeObjects.Object, _ kind: SourceModule.Kind, _ settings: BuildSettings
    ) -> SourceModule {
        let targetName = target["name"] ?? ""
        // A setting may refer to one of a file that is not in the repository.
        let name = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? targetName
        let synchronized = SynchronizedFolders(objects: objects, paths: paths, root: root).files(of: target)
        let listed = phase("PBXSourcesBuildPhase", of: target)
        let files = inside(listed, targetName) + synchronized
        var module = SourceModule(
            name: name.asIdentifier, kind: kind,
            sources: Self.unique(files.filter(Self.isSwift)))
        module.lacksSources = Self.missing(listed).contains(where: Self.isSwift)
        let bundles = bundleTargets(of: target)
        let bundled = ([target] + bundles).flatMap {
            inside(phase("PBXResourcesBuildPhase", of: $0), $0["name"] ?? targetName)
        }
        let models = files.filter { Self.compiled.contains(FileWalker.ending(of: $0)) }
        module.resources = Self.unique(bundled + models + synchronized.filter(Self.isResource)).map {
            SourceModule.Resource(path: $0)
        }
        module.nestedBundles = bundles.compactMap { $0["productName"] ?? $0["name"] }
        module.target = targetName
        module.dependencies = dependencies(of: target)
        if kind == .tests, let host = testHost(in: settings) {
            module.testHost = host
            // The host is launched, so that it is part of the program even if no test imports it.
            if !module.dependencies.contains(host) { module.dependencies.append(host) }
        }
        let action = testActions.first { $0.targets.contains(targetName) }
        module.environment = expanded(action?.environment ?? [:], settings)
        module.skippedTests = action?.skippedTests[targetName] ?? []
        let headers = phase("PBXHeadersBuildPhase", of: target) + synchronized
        module.bringsUIKit = headers.contains { FrameworkHeader.importsUIKit($0, inside: resolvedRoot) }
        let published = module.sources.isEmpty ? publicHeaders(of: target) : []
        module.headers = (published.isEmpty ? headers : published).filter { FileWalker.ending(of: $0) == "h" }
        module.implementations = Self.unique(
            files.filter { Self.foreign.contains(FileWalker.ending(of: $0)) })
        // What the umbrella header of a framework imports is available to its own sources, too.
        let umbrellas = headers.filter { $0.hasSuffix("/\(module.name).h") }
        module.exportedFrameworks = umbrellas.flatMap {
            FrameworkHeader.imports(of: $0, inside: resolvedRoot)
        }
        module.bridgedFrameworks = module.exportedFrameworks
        module.adopt(settings, in: paths.folder, within: root)
        module.information = BundleInformation(settings, folder: paths.folder, within: root).text
        let specification = PodSpecification(of: module.name, in: [root, paths.folder])
        module.nestedBundles += specification?.resourceBundles ?? []
        return module
    }

    /// Returns the targets that the target depends on and whose product is a bundle of resources.
    private func bundleTargets(of target: XcodeObjects.Object) -> [XcodeObjects.Object] {
        objects.list("dependencies", of: target).compactMap { $0["target"].flatMap { objects[$0] } }
            .filter { $0["productType"] == "com.apple.product-type.bundle" }
    }

    private static func unique(_ files: [String]) -> [String] { Set(files).sorted() }

    /// The extensions of sources that are compiled into the bundle.
    private static let compiled: Set = [
        "intentdefinition", "mlmodel", "mlpackage", "xcdatamodel", "xcdatamodeld",
    ]

    /// The extensions of sources in other languages.
    private static let foreign: Set = ["m", "mm", "c"]

    /// Returns whether a file in a synchronized folder is a resource.
    static func isResource(_ path: String) -> Bool {
        let others = [
            "swift", "h", "m", "mm", "c", "cpp", "entitlements", "md", "xcconfig", "metal",
        ]
        return !others.contains(FileWalker.ending(of: path))
    }

    private func phase(_ kind: String, of target: XcodeObjects.Object) -> [String] {
        buildFiles(in: kind, of: target).flatMap { file in file["fileRef"].map { paths.files(of: $0) } ?? [] }
    }

    private func buildFiles(in kind: String, of target: XcodeObjects.Object) -> [XcodeObjects.Object] {
        objects.list("buildPhases", of: target).filter { $0.kind == kind }
            .flatMap { objects.list("files", of: $0) }
    }

    /// The headers that others import.
    private func publicHeaders(of target: XcodeObjects.Object) -> [String] {
        buildFiles(in: "PBXHeadersBuildPhase", of: target).filter { file in
            file.value("settings")?["ATTRIBUTES"]?.array?.contains { $0.string == "Public" } == true
        }.flatMap { file in file["fileRef"].map { paths.files(of: $0) } ?? [] }
    }

    private static func missing(_ files: [String]) -> [String] {
        files.filter { FolderListing.resolved($0) == nil }
    }

    private static func isSwift(_ file: String) -> Bool { FileWalker.ending(of: file) == "swift" }

    private mutating func inside(_ files: [String], _ target: String) -> [String] {
        let missing = Self.missing(files)
        reportMissing(missing.filter(Self.isSwift), of: target)
        let existing = missing.isEmpty ? files : files.filter { !missing.contains($0) }
        return existing.filter { path in
            if FolderListing.isInside(path, resolvedRoot) { return true }
            let message = "\(target) has a file outside of the folder, which is left out: \(path)"
            project.diagnostics.append(Diagnostic(.warning, file: file, message: message))
            return false
        }
    }

    /// A file that a tool makes before each build is often missing; a test in it would vanish unnoticed. All files of a library are
    /// missing where only the project of the pods is in the folder.
    private mutating func reportMissing(_ paths: [String], of target: String) {
        guard let path = paths.first else { return }
        let message =
            paths.count == 1
            ? "\(target) has a file that does not exist: \(path)"
            : "\(target) has \(paths.count) files that do not exist, such as \(path)"
        project.diagnostics.append(Diagnostic(.warning, file: file, message: message))
    }

    // MARK: Dependencies of targets

    private func dependencies(of target: XcodeObjects.Object) -> [String] {
        let targets = objects.list("dependencies", of: target).compactMap { dependency in
            dependency["target"].flatMap { objects[$0]?["name"] } ?? dependency["name"]
        }
        let products = objects.list("packageProductDependencies", of: target).compactMap { $0["productName"] }
        let linked = objects.list("buildPhases", of: target).filter { $0.kind == "PBXFrameworksBuildPhase" }
            .flatMap { objects.list("files", of: $0) }.compactMap { file in
                file["fileRef"].flatMap(maker) ?? file["productRef"].flatMap { objects[$0]?["productName"] }
            }
        let all = targets + products + linked
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    }

    /// Returns the variables of the process in which a target's tests run, with the values of build settings.
    private func expanded(
        _ environment: [String: String], _ settings: BuildSettings
    ) -> [String: String] {
        var settings = settings
        let folders = ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"].map { ($0, paths.folder) }
        settings.setMissing(Dictionary(folders) { first, _ in first })
        return environment.mapValues { settings.expanding($0) }
    }

    /// Returns the name of the target of the application that the settings of a test target name as its host.
    private func testHost(in settings: BuildSettings) -> String? {
        let path = settings["TEST_HOST"] ?? ""
        guard let product = path.split(separator: "/").first(where: { $0.hasSuffix(".app") }) else {
            return nil
        }
        return objects.list("targets", of: objects.project).first { target in
            let reference = target["productReference"].flatMap { objects[$0] }
            return reference?["path"] == String(product) || target["name"] == String(product.dropLast(4))
        }?["name"]
    }

    /// Returns the name of the target that builds a product.
    private func maker(of product: String) -> String? {
        objects.all.first { $0["productReference"] == product }?["name"]
    }

    private mutating func addPackages() {
        for package in objects.list("packageReferences", of: objects.project) {
            if let path = package["relativePath"] {
                project.packages.append(.init(.folder(XcodePaths.joined(paths.folder, path))))
            } else if let url = package["repositoryURL"], let requirement = Self.requirement(package) {
                project.packages.append(.init(.repository(url: url, requirement: requirement)))
            }
        }
    }

    /// Returns the requirement as in a manifest. Only valid characters of versions and branches are passed on.
    private static func requirement(_ package: XcodeObjects.Object) -> String? {
        guard let entries = package.value("requirement")?.entries else { return nil }
        let fields = Dictionary(
            entries.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { first, _ in first })
        guard
            fields.values.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "._-/+".contains($0) } })
        else {
            return nil
        }
        switch fields["kind"] {
        case "upToNextMajorVersion": return "from: \"\(fields["minimumVersion"] ?? "")\""
        case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(fields["minimumVersion"] ?? "")\")"
        case "exactVersion": return "exact: \"\(fields["version"] ?? "")\""
        case "branch": return "branch: \"\(fields["branch"] ?? "")\""
        case "revision": return "revision: \"\(fields["revision"] ?? "")\""
        case "versionRange":
            return "\"\(fields["minimumVersion"] ?? "")\"..<\"\(fields["maximumVersion"] ?? "")\""
        default: return nil
        }
    }
}
