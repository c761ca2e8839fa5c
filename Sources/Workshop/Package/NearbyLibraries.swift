import Foundation
import InterfaceBuilder
import SourceProjects

/// Libraries in the folders beside a folder whose manifest cannot be read or that have none, as those of Carthage and CocoaPods:
/// the framework of an Xcode project, or a specification's library.
struct NearbyLibraries {
    private static let limit = 2_000

    private let folders: [String]

    /// Finds the folders beside a folder.
    init(root: String) {
        let parent = (root as NSString).deletingLastPathComponent
        folders = (FolderListing.entries(of: parent, limit: Self.limit) ?? [])
            .filter { $0.kind == .folder }.map { parent + "/" + $0.name }.filter { $0 != root }
    }

    /// Returns the library by whose name sources import it, with the libraries of its folder that it depends on; nil if there is none.
    func library(named name: String) -> (folder: String, project: Project)? {
        folders.lazy.filter { Self.mayProvide(name, $0) }.compactMap { folder in
            Self.library(named: name, in: folder).map { (folder, $0) }
        }.first
    }

    /// Returns whether a folder is named like a library or contains its project or specification.
    private static func mayProvide(_ name: String, _ folder: String) -> Bool {
        if NearbyPackages.identity(folder) == name.lowercased() { return true }
        let files = ["\(name).xcodeproj", "\(name).podspec"]
        return files.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }

    private static func library(named name: String, in folder: String) -> Project? {
        let finder = ProjectFinder(root: folder)
        for description in finder.descriptions {
            guard case .project = description, var project = try? finder.project(description) else {
                continue
            }
            project.modules = project.modules(neededBy: { $0.name == name && $0.kind == .library })
            if !project.modules.isEmpty { return project }
        }
        var project = Project()
        project.modules = PodLibraries.modules(in: folder).filter { $0.name == name }
        return project.modules.isEmpty ? nil : project
    }
}
