import InterfaceBuilder

/// The files that targets have through folders whose content Xcode adopts as it is (Xcode 16).
struct SynchronizedFolders {
    let objects: XcodeObjects
    let paths: XcodePaths
    let root: String

    /// The files of a target.
    func files(of target: XcodeObjects.Object) -> [String] {
        let own = target.list("fileSystemSynchronizedGroups")
        return objects.all.filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }.flatMap { group in
            files(of: group, target, isOwn: own.contains(group.id))
        }
    }

    /// The exceptions of a folder are what a target of it does without, and what another target takes from it.
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
