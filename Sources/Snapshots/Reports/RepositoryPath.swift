import Foundation

/// Paths as GitHub reads them: relative to the top level of the Git repository.
package enum RepositoryPath {
    /// The folder's path relative to the top level of its repository, empty for the top level itself; nil outside of a
    /// repository.
    package static func relative(folder: String) -> String? {
        guard let resolved = realpath(folder, nil) else { return nil }
        defer { free(resolved) }
        let path = String(cString: resolved)
        var names = path.split(separator: "/").map(String.init)
        var below: [String] = []
        while true {
            // A work tree of its own has a file in place of the folder.
            if access("/" + (names + [".git"]).joined(separator: "/"), F_OK) == 0 {
                return below.reversed().joined(separator: "/")
            }
            guard let last = names.popLast() else { return nil }
            below.append(last)
        }
    }
}
