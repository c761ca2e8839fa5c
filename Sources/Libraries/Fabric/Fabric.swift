@_exported import Foundation
import UIKit

/// The former tools for reports of crashes, which are not sent.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Fabric: NSObject, @unchecked Sendable {
    private static let shared = Fabric()

    @discardableResult public static func with(_ kits: [Any]) -> Fabric {
        Inert.use("Fabric.with")
        return shared
    }
    public static func sharedSDK() -> Fabric { shared }
    public var debug = false
}
