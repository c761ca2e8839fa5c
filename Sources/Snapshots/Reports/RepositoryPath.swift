import Foundation

/// Paths relative to the root of the Git repository, as GitHub expects them.
package enum RepositoryPath {
    /// Returns the folder's path relative to the root of its repository, which is empty for the root; nil outside of a
    /// repository.
    package static func relative(folder: String) -> String? {
        guard let resolved = realpath(folder, nil) else { return nil }
        defer { free(resolved) }
        let path = String(cString: resolved)
        var names = path.split(separator: "/").map(String.init)
        var below: [String] = []
        while true {
            // A linked work tree has a file instead of the folder.
            if access("/" + (names + [".git"]).joined(separator: "/"), F_OK) == 0 {
                return below.reversed().joined(separator: "/")
            }
            guard let last = names.popLast() else { return nil }
            below.append(last)
        }
    }
}
