@_exported import Foundation
import UIKit

/// Reports of crashes of Fabric, which are not sent.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Crashlytics: NSObject, @unchecked Sendable {
    private static let shared = Crashlytics()

    public static func sharedInstance() -> Crashlytics { shared }
    @discardableResult public static func start(withAPIKey apiKey: String) -> Crashlytics {
        Inert.use("Crashlytics.start")
        return shared
    }

    public var debugMode = false
    public func setUserIdentifier(_ identifier: String?) { Inert.use("Crashlytics.setUserIdentifier") }
    public func setUserName(_ name: String?) { Inert.use("Crashlytics.setUserName") }
    public func setUserEmail(_ email: String?) { Inert.use("Crashlytics.setUserEmail") }
    public func setObjectValue(_ value: Any?, forKey key: String) { Inert.use("Crashlytics.setObjectValue") }
    public func setBoolValue(_ value: Bool, forKey key: String) { Inert.use("Crashlytics.setBoolValue") }
    public func setIntValue(_ value: Int32, forKey key: String) { Inert.use("Crashlytics.setIntValue") }
    public func recordError(_ error: any Error) { Inert.use("Crashlytics.recordError") }
    public func recordError(_ error: any Error, withAdditionalUserInfo userInfo: [String: Any]?) {
        Inert.use("Crashlytics.recordError")
    }
    /// Ends the process, as the original does for a test.
    public func crash() { abort() }
}

/// Events of Fabric, which are not sent.
public enum Answers {
    public static func logCustomEvent(withName eventName: String, customAttributes: [String: Any]? = nil) {
        Inert.use("Answers.logCustomEvent")
    }
    public static func logContentView(
        withName contentName: String?, contentType: String?, contentId: String?,
        customAttributes: [String: Any]? = nil
    ) { Inert.use("Answers.logContentView") }
    public static func logLogin(
        withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]? = nil
    ) {
        Inert.use("Answers.logLogin")
    }
    public static func logSearch(withQuery query: String?, customAttributes: [String: Any]? = nil) {
        Inert.use("Answers.logSearch")
    }
}

/// Writes a message to the console; reports, which have it on iOS, are not sent.
public func CLSLogv(_ format: String, _ arguments: CVaListPointer) { NSLogv(format, arguments) }
public func CLSNSLogv(_ format: String, _ arguments: CVaListPointer) { NSLogv(format, arguments) }
