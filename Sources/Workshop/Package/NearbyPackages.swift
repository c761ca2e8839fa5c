import Foundation
import InterfaceBuilder
import SourceProjects

/// Packages in a folder and beside it, regardless of their folders' names.
struct NearbyPackages {
    private static let limit = 2_000

    /// A package with its manifest, which is searched as text.
    private struct Candidate {
        let folder: String
        let manifest: String
    }

    private let candidates: [Candidate]

    /// Finds the packages beside a folder and in it.
    init(root: String) {
        let parent = (root as NSString).deletingLastPathComponent
        let beside = (FolderListing.entries(of: parent, limit: Self.limit) ?? [])
            .filter { $0.kind == .folder }.map { parent + "/" + $0.name }.filter { $0 != root }
        let inside = ProjectFinder(root: root).descriptions.compactMap { description -> String? in
            if case .package(let folder) = description { folder } else { nil }
        }
        candidates = (inside + beside).compactMap { folder in
            guard let text = try? FileReader.read(folder + "/Package.swift", limit: 1 << 20) else {
                return nil
            }
            return Candidate(folder: folder, manifest: String(decoding: text, as: UTF8.self))
        }
    }

    /// The folders of all packages that were found.
    var folders: [String] { candidates.map(\.folder) }

    /// Returns the package with the name: its own, that of one of its products or targets, or the end of its URL.
    func folder(providing name: String) -> String? {
        let identity = Self.identity(name)
        let named = candidates.first { Self.identity($0.folder) == identity }
        return (named ?? candidates.first { Self.declares(name, $0.manifest) })?.folder
    }

    /// Returns the last component of a path or URL, which identifies packages.
    static func identity(_ location: String) -> String {
        let last = location.split(separator: "/").last.map(String.init) ?? location
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    /// Returns whether a manifest contains `name: "…"` for the package, a product or a target.
    private static func declares(_ name: String, _ manifest: String) -> Bool {
        manifest.matches(of: /name\s*:\s*"([^"]*)"/).contains { match in
            let end = manifest[..<match.range.lowerBound].reversed().drop(while: \.isWhitespace)
            let call = String(end.dropFirst().prefix(while: \.isLetter).reversed())
            return match.1 == name && end.first == "("
                && ["Package", "library", "target", "executableTarget"].contains(call)
        }
    }
}
