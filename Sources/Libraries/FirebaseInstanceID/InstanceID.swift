@_exported import FirebaseCore
import UIKit

/// The identifier of an app's installation, which a server does not know here.
public final class InstanceID: NSObject, Sendable {
    private static let shared = InstanceID()

    public static func instanceID() -> InstanceID { shared }

    public func token() -> String? { nil }

    public func instanceID(handler: @escaping (InstanceIDResult?, (any Error)?) -> Void) {
        Inert.use("InstanceID.instanceID")
        Inert.later { handler(nil, Inert.error("InstanceID.instanceID")) }
    }

    public func getID(handler: @escaping (String?, (any Error)?) -> Void) {
        Inert.use("InstanceID.getID")
        Inert.later { handler(nil, Inert.error("InstanceID.getID")) }
    }

    public func deleteID(handler: @escaping ((any Error)?) -> Void) {
        Inert.later { handler(Inert.error("InstanceID.deleteID")) }
    }
}

public final class InstanceIDResult: NSObject {
    public let instanceID = ""
    public let token = ""
}

extension Notification.Name {
    public static let InstanceIDTokenRefresh = Notification.Name("com.firebase.iid.notif.refresh-token")
}
