import InterfaceBuilder

/// The files of targets in folders that Xcode synchronizes with the file system (Xcode 16).
struct SynchronizedFolders {
    let objects: XcodeObjects
    let paths: XcodePaths
    let root: String

    /// Returns the files of a target.
    func files(of target: XcodeObjects.Object) -> [String] {
        let own = target.list("fileSystemSynchronizedGroups")
        return objects.all.filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }.flatMap { group in
            files(of: group, target, isOwn: own.contains(group.id))
        }
    }

    /// Returns the files of a folder for a target: all except the exceptions for the folder's own target, the exceptions
    /// for other targets.
    private func files(of group: XcodeObjects.Object, _ target: XcodeObjects.Object, isOwn: Bool) -> [String]
    {
        guard let folder = paths.path(of: group.id) else { return [] }
        let sets = objects.list("exceptions", of: group).filter { $0["target"] == target.id }
        let exceptions = Set(
            sets.flatMap { $0.list("membershipExceptions") }.map { XcodePaths.joined(folder, $0) })
        guard isOwn else { return exceptions.sorted() }
        return FileWalker.files(in: folder, within: root).filter { file in
            !exceptions.contains(file) && !exceptions.contains { file.hasPrefix($0 + "/") }
        }
    }
}
