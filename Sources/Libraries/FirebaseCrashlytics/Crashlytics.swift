@_exported import FirebaseCore
import UIKit

/// Reports of crashes, which are not sent.
public final class Crashlytics: NSObject, Sendable {
    private static let shared = Crashlytics()

    public static func crashlytics() -> Crashlytics { shared }

    public func log(_ message: String) { Inert.use("Crashlytics.log") }
    public func log(format: String, arguments: CVaListPointer) { Inert.use("Crashlytics.log") }
    public func record(error: any Error) { Inert.use("Crashlytics.record") }
    public func record(error: any Error, userInfo: [String: Any]?) { Inert.use("Crashlytics.record") }
    public func setCustomValue(_ value: Any?, forKey key: String) { Inert.use("Crashlytics.setCustomValue") }
    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {
        Inert.use("Crashlytics.setCustomValue")
    }
    public func setUserID(_ userID: String?) { Inert.use("Crashlytics.setUserID") }
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    public func isCrashlyticsCollectionEnabled() -> Bool { false }
    public func didCrashDuringPreviousExecution() -> Bool { false }
    public func sendUnsentReports() {}
    public func deleteUnsentReports() {}
    public func checkForUnsentReports(completion: @escaping (Bool) -> Void) {
        Inert.later { completion(false) }
    }
}
