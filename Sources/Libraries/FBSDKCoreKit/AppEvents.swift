import UIKit

/// Reports of what users do, which are not sent.
open class AppEvents: NSObject {
    nonisolated(unsafe) public static let shared = AppEvents()

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

    open func activateApp() {}
    open func logEvent(_ eventName: Name) { report() }
    open func logEvent(_ eventName: Name, valueToSum: Double) { report() }
    open func logEvent(_ eventName: Name, parameters: [ParameterName: Any]) { report() }
    open func logEvent(_ eventName: Name, valueToSum: Double, parameters: [ParameterName: Any]) { report() }
    open func logPurchase(amount: Double, currency: String, parameters: [ParameterName: Any] = [:]) {
        report()
    }
    open func flush() {}
    open func setUserData(_ data: String?, forType type: String) {}
    open var userID: String?

    // MARK: Before version 9

    open class func activateApp() {}
    open class func logEvent(_ eventName: Name) { shared.report() }
    open class func logEvent(_ eventName: Name, valueToSum: Double) { shared.report() }
    open class func logEvent(_ eventName: Name, parameters: [String: Any]) { shared.report() }
    open class func logEvent(_ eventName: Name, valueToSum: Double, parameters: [String: Any]) {
        shared.report()
    }
    open class func logPurchase(_ amount: Double, currency: String, parameters: [String: Any] = [:]) {
        shared.report()
    }
}

public typealias FBSDKAppEvents = AppEvents

/// The settings of the library, which are stored.
open class Settings: NSObject {
    nonisolated(unsafe) public static let shared = Settings()

    open var appID: String?
    open var clientToken: String?
    open var displayName: String?
    open var appURLSchemeSuffix: String?
    open var graphAPIVersion = ""
    open var sdkVersion: String { "" }
    open var isAutoLogAppEventsEnabled = true
    open var isAdvertiserIDCollectionEnabled = true
    open var isAdvertiserTrackingEnabled = false
    open var isCodelessDebugLogEnabled = false
    open func setDataProcessingOptions(_ options: [String]?) {}
    open func setDataProcessingOptions(_ options: [String]?, country: Int32, state: Int32) {}
    open func enableLoggingBehavior(_ loggingBehavior: LoggingBehavior) {}
    open func disableLoggingBehavior(_ loggingBehavior: LoggingBehavior) {}

    // MARK: Before version 12

    open class var appID: String? {
        get { shared.appID }
        set { shared.appID = newValue }
    }
    open class var clientToken: String? {
        get { shared.clientToken }
        set { shared.clientToken = newValue }
    }
    open class var displayName: String? {
        get { shared.displayName }
        set { shared.displayName = newValue }
    }
    open class var isAutoLogAppEventsEnabled: Bool {
        get { shared.isAutoLogAppEventsEnabled }
        set { shared.isAutoLogAppEventsEnabled = newValue }
    }
    open class var isAdvertiserIDCollectionEnabled: Bool {
        get { shared.isAdvertiserIDCollectionEnabled }
        set { shared.isAdvertiserIDCollectionEnabled = newValue }
    }
    open class func setAdvertiserTrackingEnabled(_ enabled: Bool) {
        shared.isAdvertiserTrackingEnabled = enabled
    }
    open class func setDataProcessingOptions(_ options: [String]?) {}
    open class func enableLoggingBehavior(_ loggingBehavior: LoggingBehavior) {}
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
