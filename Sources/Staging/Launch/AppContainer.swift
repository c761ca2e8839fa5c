import Foundation

/// The folders of an app on a device, created for one process: documents, library, caches and temporary files, all empty.
public struct AppContainer: Sendable {
    /// The app's home folder.
    public let home: String

    private static let name = "kumiki-app"

    private static let folders = [
        "Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp",
    ]

    /// Creates the folders in a new folder.
    public init(in folder: String) throws(OutputError) {
        home = "\(folder)/\(Self.name)"
        for name in Self.folders {
            do {
                try FileManager.default.createDirectory(
                    atPath: "\(home)/\(name)", withIntermediateDirectories: true)
            } catch {
                throw OutputError(path: "\(home)/\(name)", reason: OutputFile.reason(error))
            }
        }
    }

    /// Returns the environment of the app's process: the host's environment with the app's folders and fixed settings of
    /// language and time zone.
    public func environment(
        from host: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        var result = host
        for name in host.keys where name.hasPrefix("LC_") || name == "LANGUAGE" { result[name] = nil }
        return result.merging(variables) { $1 }.merging(["LANG": "C.UTF-8", "TZ": "UTC"]) { $1 }
    }

    /// The environment variables that contain the app's folders.
    public var variables: [String: String] {
        [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp",
            "XDG_CONFIG_HOME": home + "/Library/Preferences", "XDG_CACHE_HOME": home + "/Library/Caches",
            "XDG_DATA_HOME": home + "/Library/Application Support",
        ]
    }

    // MARK: In the app's process

    /// Whether this process runs in a container.
    private static var isInside: Bool { (NSHomeDirectory() as NSString).lastPathComponent == name }

    /// Empties the folders and the user defaults of the process's container for another launch.
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
}
