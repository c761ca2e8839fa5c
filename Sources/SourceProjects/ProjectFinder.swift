import InterfaceBuilder

/// Finds the descriptions of the sources in a folder.
public struct ProjectFinder {
    /// The depth to which folders below the given one are searched.
    private static let depth = 3

    /// A description of sources.
    public enum Description: Sendable, Hashable {
        /// A folder with a `Package.swift`.
        case package(folder: String)
        /// An `.xcodeproj`.
        case project(String)
        /// An `.xcworkspace`, whose projects are listed separately.
        case workspace(String)
        /// A file from which another tool generates an `.xcodeproj` that is not in the folder: `project.yml` of XcodeGen, or
        /// `Project.swift` of Tuist.
        case specification(String)

        /// The path.
        public var path: String {
            switch self {
            case .package(let path), .project(let path), .workspace(let path), .specification(let path): path
            }
        }

        /// Returns whether a name refers to the project: it is the last component of its path, with or without the
        /// extension.
        public func isNamed(_ name: String) -> Bool {
            let wanted = name.split(separator: "/").map(String.init)
            let parts = path.split(separator: "/").map(String.init)
            guard !wanted.isEmpty, wanted.count <= parts.count else { return false }
            let end = Array(parts.suffix(wanted.count))
            return end == wanted || FileWalker.stem(of: end.joined(separator: "/")) == name
        }
    }

    /// The root folder.
    public let root: String
    /// Whether tests are built, which may use a different configuration.
    private let isForTests: Bool
    /// The descriptions, those nearest to the root folder first.
    public let descriptions: [Description]

    /// Searches a folder and its subfolders.
    public init(root: String, isForTests: Bool = false) {
        self.root = root
        self.isForTests = isForTests
        var found: [Description] = []
        var level = [root]
        for _ in 0...Self.depth {
            var next: [String] = []
            for folder in level {
                let entries = FolderListing.entries(of: folder, limit: 10_000) ?? []
                found += Self.descriptions(entries, in: folder)
                let inner = entries.filter { $0.kind == .folder && Self.isSearched($0.name) }
                next += inner.map { folder + "/" + $0.name }
            }
            level = next
        }
        descriptions = found
    }

    private static func descriptions(_ entries: [FolderListing.Entry], in folder: String) -> [Description] {
        let folders = entries.filter { $0.kind == .folder }.map(\.name)
        let workspaces = folders.filter { $0.hasSuffix(".xcworkspace") }
        let projects = folders.filter { $0.hasSuffix(".xcodeproj") }
        let isPackage = entries.contains { $0.kind == .file && $0.name == "Package.swift" }
        // Of a generated project only what it resolved may be in the folder.
        let written = projects.filter { project in
            let contents = FolderListing.entries(of: "\(folder)/\(project)", limit: 1_000) ?? []
            return contents.contains { $0.name == "project.pbxproj" }
        }
        let specifications = written.isEmpty ? specifications(entries, in: folder) : []
        return workspaces.map { .workspace("\(folder)/\($0)") }
            + (specifications.isEmpty ? projects : written).map { .project("\(folder)/\($0)") }
            + specifications.map { .specification($0) } + (isPackage ? [.package(folder: folder)] : [])
    }

    private static func specifications(_ entries: [FolderListing.Entry], in folder: String) -> [String] {
        let files = entries.filter { $0.kind == .file }.map(\.name)
        return ["project.yml", "project.yaml", "Project.swift"].filter(files.contains).map {
            "\(folder)/\($0)"
        }
        .filter { $0.hasSuffix(".swift") ? TuistProject.isManifest($0) : XcodeGenProject.isSpecification($0) }
    }

    private static func isSearched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "node_modules", "build"].contains(name)
            && !["xcodeproj", "xcworkspace", "playground", "xcassets"].contains(FileWalker.ending(of: name))
    }

    /// Returns whether the folder itself contains a description of a project.
    public static func describes(_ folder: String) -> Bool {
        !descriptions(FolderListing.entries(of: folder, limit: 10_000) ?? [], in: folder).isEmpty
    }

    /// Returns the modules of an Xcode project or workspace.
    public func project(_ description: Description) throws(DocumentError) -> Project {
        switch description {
        case .project(let path): return try XcodeProject(path, within: root, forTests: isForTests).project
        case .workspace(let path):
            var result = Project()
            for member in try XcodeWorkspace(path, within: root).members where member.hasSuffix(".xcodeproj")
            {
                result.add(try XcodeProject(member, within: root, forTests: isForTests).project)
            }
            return result
        case .specification(let path) where path.hasSuffix(".swift"):
            return try TuistProject(path, within: root).project
        case .specification(let path): return try XcodeGenProject(path, within: root).project
        case .package: return Project()
        }
    }

    /// The project of all sources in the folder, if there is no description.
    public var plainProject: Project { FolderProject(root).project }
}

extension Project {
    /// Adds the modules and packages of another project; if several modules have the same name, the first is kept and a diagnostic added.
    public mutating func add(_ other: Project) {
        macros += other.macros.filter { macro in !macros.contains { $0.name == macro.name } }
        for module in other.modules { add(module) }
        packages += other.packages.filter { !packages.contains($0) }
        diagnostics += other.diagnostics
        sortModules()
    }

    /// Adds a module unless there is one with the same name; a diagnostic is added if that has other sources.
    public mutating func add(_ module: SourceModule) {
        guard let known = modules.first(where: { $0.name == module.name }) else {
            return modules.append(module)
        }
        guard known.sources != module.sources, let file = module.sources.first else { return }
        let words =
            "two modules are named \(module.name): that of \(known.sources.first ?? "") is built, this one is not"
        diagnostics.append(Diagnostic(.warning, file: file, message: words))
    }
}
