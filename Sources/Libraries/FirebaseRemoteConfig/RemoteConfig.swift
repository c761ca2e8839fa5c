@_exported import FirebaseCore
import UIKit

/// Values that a server can change; those of the app are used here.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class RemoteConfig: NSObject, @unchecked Sendable {
    private static let shared = RemoteConfig()

    public static func remoteConfig() -> RemoteConfig { shared }
    public static func remoteConfig(app: FirebaseApp) -> RemoteConfig { shared }

    private var defaults: [String: NSObject] = [:]
    public var configSettings = RemoteConfigSettings()
    public var lastFetchTime: Date? { nil }
    public var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }

    public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }

    /// Reads the values of a property list in the app's bundle.
    public func setDefaults(fromPlist fileName: String?) {
        guard let path = Bundle.main.path(forResource: fileName, ofType: "plist"),
            let entries = NSDictionary(contentsOfFile: path) as? [String: Any]
        else { return }
        defaults = entries.compactMapValues {
            ($0 as? NSObject) ?? ($0 as? String).map { NSString(string: $0) }
        }
    }
    public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
        key.flatMap { defaults[$0] }.map(RemoteConfigValue.init)
    }
    public func configValue(forKey key: String?) -> RemoteConfigValue {
        defaultValue(forKey: key) ?? RemoteConfigValue(nil)
    }
    public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
    public func allKeys(from source: RemoteConfigSource) -> [String] {
        source == .default ? defaults.keys.sorted() : []
    }
    public func keys(withPrefix prefix: String?) -> Set<String> {
        Set(defaults.keys.filter { $0.hasPrefix(prefix ?? "") })
    }

    public func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
        fail("fetch") { completionHandler?(.failure, $0) }
    }
    public func fetch(
        withExpirationDuration expirationDuration: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
    ) { fetch(completionHandler: completionHandler) }
    public func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
    ) { fail("fetchAndActivate") { completionHandler?(.error, $0) } }
    public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
        Inert.later { completion?(false, nil) }
    }
    @discardableResult public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
        Inert.use("RemoteConfig.fetchAndActivate")
        throw Inert.error("RemoteConfig.fetchAndActivate")
    }
    @discardableResult public func activate() async throws -> Bool { false }

    private func fail(_ name: String, _ completion: @escaping (any Error) -> Void) {
        Inert.use("RemoteConfig.\(name)")
        Inert.later { completion(Inert.error("RemoteConfig.\(name)")) }
    }
}

public final class RemoteConfigSettings: NSObject {
    public var minimumFetchInterval: TimeInterval = 43_200
    public var fetchTimeout: TimeInterval = 60
    public override init() {}
}

public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    case successFetchedFromRemote, successUsingPreFetchedData, error
}
public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

/// A value by its key; an empty one without a default.
public final class RemoteConfigValue: NSObject {
    private let value: NSObject?

    init(_ value: NSObject?) { self.value = value }

    public var stringValue: String { value.map { "\($0)" } ?? "" }
    public var numberValue: NSNumber { value as? NSNumber ?? NSNumber(value: Double(stringValue) ?? 0) }
    public var boolValue: Bool {
        (value as? NSNumber)?.boolValue ?? ["true", "1", "yes"].contains(stringValue.lowercased())
    }
    public var dataValue: Data { Data(stringValue.utf8) }
    public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
    public var source: RemoteConfigSource { value == nil ? .static : .default }
}
