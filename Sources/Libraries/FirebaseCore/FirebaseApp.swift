@_exported import Foundation
import Synchronization
import UIKit

// Firebase's services need a server: nobody is signed in, databases are empty as without a network, and what is written is not stored.

/// An app of a Firebase project.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class FirebaseApp: NSObject, @unchecked Sendable {
    private static let apps = Mutex<[String: FirebaseApp]>([:])
    private static let defaultName = "__FIRAPP_DEFAULT"

    public let name: String
    public let options: FirebaseOptions
    public var isDataCollectionDefaultEnabled = true

    private init(name: String, options: FirebaseOptions) {
        self.name = name
        self.options = options
    }

    /// Configures the default app; without the file `GoogleService-Info.plist` too, which apps mostly do not publish.
    public static func configure() {
        configure(options: FirebaseOptions.defaultOptions() ?? FirebaseOptions())
    }
    public static func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }
    public static func configure(name: String, options: FirebaseOptions) {
        Inert.use("FirebaseApp.configure")
        apps.withLock { $0[name] = FirebaseApp(name: name, options: options) }
    }

    public static func app() -> FirebaseApp? { app(name: defaultName) }
    public static func app(name: String) -> FirebaseApp? { apps.withLock { $0[name] } }
    public static var allApps: [String: FirebaseApp]? { apps.withLock { $0.isEmpty ? nil : $0 } }

    public func delete(_ completion: @escaping (Bool) -> Void) {
        _ = Self.apps.withLock { $0.removeValue(forKey: name) }
        Inert.later { completion(true) }
    }
}

/// The identifiers of a Firebase project.
public final class FirebaseOptions: NSObject {
    public var googleAppID = ""
    public var gcmSenderID = ""
    public var apiKey: String?
    public var projectID: String?
    public var clientID: String?
    public var databaseURL: String?
    public var storageBucket: String?
    public var bundleID = ""

    public override init() {}

    public init(googleAppID: String, gcmSenderID: String) {
        self.googleAppID = googleAppID
        self.gcmSenderID = gcmSenderID
    }

    /// Reads the identifiers in a property list.
    public init?(contentsOfFile plistPath: String) {
        guard let entries = NSDictionary(contentsOfFile: plistPath) as? [String: Any] else { return nil }
        func text(_ key: String) -> String? { entries[key] as? String }
        googleAppID = text("GOOGLE_APP_ID") ?? ""
        gcmSenderID = text("GCM_SENDER_ID") ?? ""
        apiKey = text("API_KEY")
        projectID = text("PROJECT_ID")
        clientID = text("CLIENT_ID")
        databaseURL = text("DATABASE_URL")
        storageBucket = text("STORAGE_BUCKET")
        bundleID = text("BUNDLE_ID") ?? ""
    }

    /// Reads `GoogleService-Info.plist` in the app's bundle; nil without it.
    public static func defaultOptions() -> FirebaseOptions? {
        Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap(FirebaseOptions.init)
    }
}

/// The least severe messages that Firebase logs.
public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3, warning, notice, info, debug
    public static var min: FirebaseLoggerLevel { .error }
    public static var max: FirebaseLoggerLevel { .debug }
}

/// The settings of all apps.
public final class FirebaseConfiguration: NSObject, Sendable {
    public static let shared = FirebaseConfiguration()
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}
