/// The distance of files in the folder hierarchy.
enum FolderDistance {
    /// Returns the number of folders that two paths have in common.
    static func shared(_ a: String, _ b: String) -> Int {
        zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
    }

    /// Returns the positions of the paths, the nearest first; equally near ones stay in order.
    static func order(_ paths: [String], from folder: String) -> [Int] {
        let shares = paths.map { shared($0, folder + "/") }
        return paths.indices.sorted { shares[$0] == shares[$1] ? $0 < $1 : shares[$0] > shares[$1] }
    }
}
