import InterfaceBuilder

/// Finds what describes the sources of a folder.
public struct ProjectFinder {
    /// How many folders below the one that is given are looked into.
    private static let depth = 3

    /// What describes sources.
    public enum Description: Sendable, Hashable {
        /// A `Package.swift` in the folder.
        case package(folder: String)
        /// An `.xcodeproj`.
        case project(String)
        /// An `.xcworkspace`, whose projects are described by themselves.
        case workspace(String)

        /// The path.
        public var path: String {
            switch self {
            case .package(let path), .project(let path), .workspace(let path): path
            }
        }
    }

    /// The folder.
    public let root: String
    /// What was found, what is nearest to the folder first.
    public let descriptions: [Description]

    /// Looks into a folder and the folders in it.
    public init(root: String) {
        self.root = root
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
        return projects.map { .project("\(folder)/\($0)") } + workspaces.map { .workspace("\(folder)/\($0)") }
            + (isPackage ? [.package(folder: folder)] : [])
    }

    private static func isSearched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "node_modules", "build"].contains(name)
            && !["xcodeproj", "xcworkspace", "playground", "xcassets"].contains(FileWalker.ending(of: name))
    }

    /// Whether the folder itself is where a project begins.
    public static func describes(_ folder: String) -> Bool {
        !descriptions(FolderListing.entries(of: folder, limit: 10_000) ?? [], in: folder).isEmpty
    }

    /// The modules of an Xcode project or workspace.
    public func project(_ description: Description) throws(DocumentError) -> Project {
        switch description {
        case .project(let path): return try XcodeProject(path, within: root).project
        case .workspace(let path):
            var result = Project()
            for member in try XcodeWorkspace(path, within: root).members where member.hasSuffix(".xcodeproj")
            {
                result.add(try XcodeProject(member, within: root).project)
            }
            return result
        case .package: return Project()
        }
    }

    /// The sources of the folder as they lie, for want of a description.
    public var plainProject: Project { FolderProject(root).project }
}

extension Project {
    /// Adds another project's modules and packages; of modules with one name the first stays.
    public mutating func add(_ other: Project) {
        modules += other.modules.filter { module in !modules.contains { $0.name == module.name } }
        packages += other.packages.filter { !packages.contains($0) }
        diagnostics += other.diagnostics
        sortModules()
    }
}
