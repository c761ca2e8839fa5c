import Foundation
import InterfaceBuilder
import SourceProjects

/// The libraries that the files of package managers in a folder name: `Podfile`, `Cartfile` and `Package.resolved`.
struct DeclaredLibraries {
    /// The names of the files by the identities of the libraries.
    private var files: [String: String] = [:]

    /// Reads the files in a folder, and those of its projects.
    init(root: String) {
        let projects = Self.projects(in: root)
        let resolved = projects.flatMap {
            ["\($0)/xcshareddata/swiftpm", "\($0)/project.xcworkspace/xcshareddata/swiftpm"]
        }
        for folder in Self.folders(of: root, projects) + resolved { read(folder) }
    }

    /// Returns the folders in which such files are: the root and those of its projects.
    static func folders(in root: String) -> [String] { folders(of: root, projects(in: root)) }

    private static func folders(of root: String, _ projects: [String]) -> [String] {
        [root] + projects.map { ($0 as NSString).deletingLastPathComponent }
    }

    private static func projects(in root: String) -> [String] {
        ProjectFinder(root: root).descriptions.compactMap { description -> String? in
            if case .package = description { return nil }
            return description.path
        }
    }

    private mutating func read(_ folder: String) {
        for (file, names) in Self.readers {
            guard let data = try? FileReader.read("\(folder)/\(file)", limit: 1 << 20) else { continue }
            for name in names(String(decoding: data, as: UTF8.self)) {
                let identity = NearbyPackages.identity(name)
                if files[identity] == nil { files[identity] = file }
            }
        }
    }

    private static let readers: [(file: String, names: @Sendable (String) -> [String])] = [
        ("Podfile", { $0.matches(of: /(?m)^\s*pod\s+['"]([^'"\/]+)/).map { String($0.1) } }),
        ("Cartfile", { $0.matches(of: /(?m)^\s*(?:github|git)\s+"([^"]+)"/).map { String($0.1) } }),
        (
            "Package.resolved",
            {
                $0.matches(of: /"(?:identity|package|location|repositoryURL)"\s*:\s*"([^"]+)"/).map {
                    String($0.1)
                }
            }
        ),
    ]

    /// Returns the file that names a library; nil if none does.
    func file(naming name: String) -> String? { files[NearbyPackages.identity(name)] }
}

extension DeclaredLibraries {
    /// Returns one message about the libraries that code imports and that are missing; nil if there are none. `required` are those
    /// that a project or package depends on.
    func message(about missing: [String], required: [String]) -> String? {
        let named = missing.compactMap { name -> String? in
            if let file = file(naming: name) { return "\(name) (\(file))" }
            return required.contains(name) ? name : nil
        }
        guard let first = missing.first(where: { file(naming: $0) != nil || required.contains($0) }) else {
            return nil
        }
        let words =
            named.count == 1
            ? "a library is in no folder, and code that uses it is left out"
            : "libraries are in no folder, and code that uses them is left out"
        let hasPods = missing.contains { file(naming: $0) == "Podfile" }
        return "\(words): \(named.joined(separator: ", ")); put the sources beside the folder"
            + (hasPods ? ", run `pod install`" : "")
            + ", or name their folders in \(FolderSettings.fileName): {\"standIns\": {\"\(first)\": \"FOLDER\"}}"
    }
}
