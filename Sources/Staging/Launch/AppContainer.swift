import Foundation

/// The folders of an app on a device, made for one run of it and removed after that: documents, library, caches and
/// temporary files, all empty.
public struct AppContainer: Sendable {
    /// The app's home folder.
    public let home: String

    private static let folders = [
        "Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp",
    ]

    /// Makes the folders.
    public init() throws(OutputError) {
        let template = NSTemporaryDirectory() + "kumiki-app-XXXXXX"
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else {
            throw OutputError(path: template, reason: "the folder cannot be made")
        }
        home = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for name in Self.folders {
            do {
                try FileManager.default.createDirectory(
                    atPath: "\(home)/\(name)", withIntermediateDirectories: true)
            } catch {
                throw OutputError(path: "\(home)/\(name)", reason: OutputFile.reason(error))
            }
        }
    }

    /// Removes the folders with what the app has put there.
    public func remove() { try? FileManager.default.removeItem(atPath: home) }

    /// The environment of the app's process: that of the host, with the app's folders and fixed settings of language
    /// and time zone.
    public func environment(
        from host: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        var result = host
        for name in host.keys where name.hasPrefix("LC_") || name == "LANGUAGE" { result[name] = nil }
        let own = [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp", "LANG": "C.UTF-8", "TZ": "UTC",
            "XDG_CONFIG_HOME": home + "/Library/Preferences", "XDG_CACHE_HOME": home + "/Library/Caches",
            "XDG_DATA_HOME": home + "/Library/Application Support",
        ]
        return result.merging(own) { $1 }
    }

    // MARK: In the app's process

    /// Whether this process runs in a container.
    private static var isInside: Bool {
        (NSHomeDirectory() as NSString).lastPathComponent.hasPrefix("kumiki-app-")
    }

    /// Empties the folders and the defaults of the process's own container, for another launch.
    static func empty() {
        guard isInside else { return }
        for key in UserDefaults.standard.dictionaryRepresentation().keys {
            UserDefaults.standard.removeObject(forKey: key)
        }
        for name in folders {
            let folder = NSHomeDirectory() + "/" + name
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                try? FileManager.default.removeItem(atPath: folder + "/" + file)
            }
        }
    }

    // MARK: What the parent learns of a run

    private static let mark = ".kumiki-launching"

    /// Whether the run ended while the app was being launched.
    public var endedInLaunch: Bool { FileManager.default.fileExists(atPath: "\(home)/\(Self.mark)") }

    /// Runs the closure and leaves a mark in the process's own container meanwhile.
    static func markingLaunch<T>(_ work: () -> T) -> T {
        let path = NSHomeDirectory() + "/" + mark
        if isInside { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        defer { if isInside { try? FileManager.default.removeItem(atPath: path) } }
        return work()
    }
}
