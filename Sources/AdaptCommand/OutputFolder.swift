import Foundation

/// The folder that adapted files are written to. Unchanged files are not written, so that they are not compiled
/// again.
struct OutputFolder {
    let path: String
    private var written: Set<String> = []

    init(path: String) { self.path = path }

    mutating func write(_ text: String, to name: String) throws {
        written.insert(name)
        let place = URL(fileURLWithPath: path).appendingPathComponent(name)
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: place.path) == data { return }
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place)
    }

    /// Removes the Swift files of earlier runs whose originals are gone.
    func removeOthers() {
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        for name in found where name.hasSuffix(".swift") && !written.contains(name) {
            var isFolder: ObjCBool = false
            // A folder with such a name contains files.
            if FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder),
                isFolder.boolValue
            {
                continue
            }
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }
}
