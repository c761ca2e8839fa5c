import Foundation

/// A folder with files, removed with the object.
final class ProjectFolder {
    let path: String

    init(_ files: [String: String]) throws {
        path = NSTemporaryDirectory() + "nibs-" + UUID().uuidString
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = path + "/" + name
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension ProjectFolder {
    /// The folder as a bundle.
    var bundle: Bundle { Bundle(path: path) ?? .main }
}
