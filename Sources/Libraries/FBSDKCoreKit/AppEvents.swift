import Synchronization
import UIKit

/// Reports of what users do, which are not sent.
public final class AppEvents: NSObject, Sendable {
    public static let shared = AppEvents()

    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let completedRegistration = Name("fb_mobile_complete_registration")
        public static let addedToCart = Name("fb_mobile_add_to_cart")
        public static let initiatedCheckout = Name("fb_mobile_initiated_checkout")
        public static let purchased = Name("fb_mobile_purchase")
        public static let searched = Name("fb_mobile_search")
        public static let viewedContent = Name("fb_mobile_content_view")
        public static let rated = Name("fb_mobile_rate")
    }

    public struct ParameterName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let contentType = ParameterName("fb_content_type")
        public static let content = ParameterName("fb_content")
        public static let contentID = ParameterName("fb_content_id")
        public static let currency = ParameterName("fb_currency")
        public static let description = ParameterName("fb_description")
        public static let numItems = ParameterName("fb_num_items")
        public static let registrationMethod = ParameterName("fb_registration_method")
    }

    private func report() { Inert.use("AppEvents.logEvent") }

    public func activateApp() {}
    public func logEvent(_ eventName: Name) { report() }
    public func logEvent(_ eventName: Name, valueToSum: Double) { report() }
    public func logEvent(_ eventName: Name, parameters: [ParameterName: Any]) { report() }
    public func logEvent(_ eventName: Name, valueToSum: Double, parameters: [ParameterName: Any]) { report() }
    public func logPurchase(amount: Double, currency: String, parameters: [ParameterName: Any] = [:]) {
        report()
    }
    public func flush() {}
    public func setUserData(_ data: String?, forType type: String) {}
    public var userID: String? {
        get { user.withLock(\.self) }
        set { user.withLock { $0 = newValue } }
    }
    private let user = Mutex<String?>(nil)

    // MARK: Before version 9

    public class func activateApp() {}
    public class func logEvent(_ eventName: Name) { shared.report() }
    public class func logEvent(_ eventName: Name, valueToSum: Double) { shared.report() }
    public class func logEvent(_ eventName: Name, parameters: [String: Any]) { shared.report() }
    public class func logEvent(_ eventName: Name, valueToSum: Double, parameters: [String: Any]) {
        shared.report()
    }
    public class func logPurchase(_ amount: Double, currency: String, parameters: [String: Any] = [:]) {
        shared.report()
    }
}

public typealias FBSDKAppEvents = AppEvents

/// The settings of the library, which are stored.
public final class Settings: NSObject, Sendable {
    public static let shared = Settings()

    private struct Values {
        var appID: String?
        var clientToken: String?
        var displayName: String?
        var appURLSchemeSuffix: String?
        var graphAPIVersion = ""
        var isAutoLogAppEventsEnabled = true
        var isAdvertiserIDCollectionEnabled = true
        var isAdvertiserTrackingEnabled = false
        var isCodelessDebugLogEnabled = false
    }

    private let values = Mutex(Values())

    public var appID: String? {
        get { values.withLock(\.appID) }
        set { values.withLock { $0.appID = newValue } }
    }
    public var clientToken: String? {
        get { values.withLock(\.clientToken) }
        set { values.withLock { $0.clientToken = newValue } }
    }
    public var displayName: String? {
        get { values.withLock(\.displayName) }
        set { values.withLock { $0.displayName = newValue } }
    }
    public var appURLSchemeSuffix: String? {
        get { values.withLock(\.appURLSchemeSuffix) }
        set { values.withLock { $0.appURLSchemeSuffix = newValue } }
    }
    public var graphAPIVersion: String {
        get { values.withLock(\.graphAPIVersion) }
        set { values.withLock { $0.graphAPIVersion = newValue } }
    }
    public var sdkVersion: String { "" }
    public var isAutoLogAppEventsEnabled: Bool {
        get { values.withLock(\.isAutoLogAppEventsEnabled) }
        set { values.withLock { $0.isAutoLogAppEventsEnabled = newValue } }
    }
    public var isAdvertiserIDCollectionEnabled: Bool {
        get { values.withLock(\.isAdvertiserIDCollectionEnabled) }
        set { values.withLock { $0.isAdvertiserIDCollectionEnabled = newValue } }
    }
    public var isAdvertiserTrackingEnabled: Bool {
        get { values.withLock(\.isAdvertiserTrackingEnabled) }
        set { values.withLock { $0.isAdvertiserTrackingEnabled = newValue } }
    }
    public var isCodelessDebugLogEnabled: Bool {
        get { values.withLock(\.isCodelessDebugLogEnabled) }
        set { values.withLock { $0.isCodelessDebugLogEnabled = newValue } }
    }
    public func setDataProcessingOptions(_ options: [String]?) {}
    public func setDataProcessingOptions(_ options: [String]?, country: Int32, state: Int32) {}
    public func enableLoggingBehavior(_ loggingBehavior: LoggingBehavior) {}
    public func disableLoggingBehavior(_ loggingBehavior: LoggingBehavior) {}

    // MARK: Before version 12

    public class var appID: String? {
        get { shared.appID }
        set { shared.appID = newValue }
    }
    public class var clientToken: String? {
        get { shared.clientToken }
        set { shared.clientToken = newValue }
    }
    public class var displayName: String? {
        get { shared.displayName }
        set { shared.displayName = newValue }
    }
    public class var isAutoLogAppEventsEnabled: Bool {
        get { shared.isAutoLogAppEventsEnabled }
        set { shared.isAutoLogAppEventsEnabled = newValue }
    }
    public class var isAdvertiserIDCollectionEnabled: Bool {
        get { shared.isAdvertiserIDCollectionEnabled }
        set { shared.isAdvertiserIDCollectionEnabled = newValue }
    }
    public class func setAdvertiserTrackingEnabled(_ enabled: Bool) {
        shared.isAdvertiserTrackingEnabled = enabled
    }
    public class func setDataProcessingOptions(_ options: [String]?) {}
    public class func enableLoggingBehavior(_ loggingBehavior: LoggingBehavior) {}
}

public struct LoggingBehavior: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let accessTokens = LoggingBehavior(rawValue: "include_access_tokens")
    public static let appEvents = LoggingBehavior(rawValue: "app_events")
    public static let networkRequests = LoggingBehavior(rawValue: "network_requests")
    public static let developerErrors = LoggingBehavior(rawValue: "developer_errors")
    public static let graphAPIDebugInfo = LoggingBehavior(rawValue: "graph_api_debug_info")
}

public typealias FBSDKSettings = Settings
