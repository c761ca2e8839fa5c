import Foundation

// Foundation for Linux stores numbers as Swift's types, which cannot be cast to each other, and addresses as paths.
extension AppSurroundings {
    /// Returns a value of the user's defaults; numbers as objects, which can be cast to any type that has the value.
    public static func object(in defaults: UserDefaults, forKey key: String) -> Any? {
        switch defaults.object(forKey: key) {
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value: value
        }
    }

    /// Stores an address: that of a file as its path, others as data.
    public static func set(_ url: URL?, in defaults: UserDefaults, forKey key: String) {
        guard let url else { return defaults.removeObject(forKey: key) }
        if url.isFileURL { return defaults.set(url.path as Any, forKey: key) }
        defaults.set(
            (try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false))
                as Any,
            forKey: key)
    }

    /// Returns an address of the user's defaults.
    public static func url(in defaults: UserDefaults, forKey key: String) -> URL? {
        switch defaults.object(forKey: key) {
        // A registered default.
        case let url as URL: url
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let data as Data:
            (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
        default: nil
        }
    }
}
