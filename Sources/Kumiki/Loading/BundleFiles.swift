import Foundation

/// The storyboards and nibs of a bundle, compiled or as they are saved.
enum BundleFiles {
    /// A storyboard or nib.
    struct Document {
        let url: URL
        var name: String { url.deletingPathExtension().lastPathComponent }
        var isStoryboard: Bool { url.pathExtension.hasPrefix("storyboard") }
    }

    private static let kinds: Set<String> = ["storyboardc", "storyboard", "nib", "xib"]
    /// What has contents of its own: other bundles, and the nibs of a compiled storyboard.
    private static let closed: Set<String> = [
        "bundle", "framework", "app", "appex", "storyboardc", "nib",
    ]

    /// All of them by name, each once whatever languages it is in.
    static func documents(in bundle: Bundle) -> [Document] {
        guard
            let files = FileManager.default.enumerator(
                at: bundle.bundleURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        else { return [] }
        var found: [String: Document] = [:]
        for case let url as URL in files {
            if closed.contains(url.pathExtension) { files.skipDescendants() }
            guard kinds.contains(url.pathExtension) else { continue }
            let document = Document(url: url)
            found["\(document.name) \(document.isStoryboard)"] = document
        }
        return found.values.sorted { ($0.name, $0.url.path) < ($1.name, $1.url.path) }
    }
}
