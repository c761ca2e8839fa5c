@_exported import FirebaseCore
import UIKit

/// A delegate of messages, of which none arrives.
public protocol MessagingDelegate: NSObjectProtocol {
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
    func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage)
}

extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage) {}
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

/// Messages from a server, from which there is no token for the app.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Messaging: NSObject, @unchecked Sendable {
    private static let shared = Messaging()

    public static func messaging() -> Messaging { shared }

    public weak var delegate: (any MessagingDelegate)?
    public var apnsToken: Data?
    public var isAutoInitEnabled = true
    public var shouldEstablishDirectChannel = false
    public var isDirectChannelEstablished: Bool { false }
    public var fcmToken: String? { nil }

    public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }

    public func token(completion: @escaping (String?, (any Error)?) -> Void) {
        Inert.use("Messaging.token")
        Inert.later { completion(nil, Inert.error("Messaging.token")) }
    }
    public func token() async throws -> String {
        Inert.use("Messaging.token")
        throw Inert.error("Messaging.token")
    }
    public func deleteToken(completion: @escaping ((any Error)?) -> Void) {
        Inert.later { completion(Inert.error("Messaging.deleteToken")) }
    }
    public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        Inert.use("Messaging.subscribe")
        Inert.later { completion?(Inert.error("Messaging.subscribe")) }
    }
    public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        Inert.use("Messaging.unsubscribe")
        Inert.later { completion?(Inert.error("Messaging.unsubscribe")) }
    }
    @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo
    {
        MessagingMessageInfo()
    }
}

public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
public enum MessagingMessageStatus: Int, Sendable { case unknown, new }

public final class MessagingMessageInfo: NSObject {
    public let status = MessagingMessageStatus.unknown
}

/// A message of a connection that the app keeps, until version 7.
public final class MessagingRemoteMessage: NSObject {
    public let appData: [AnyHashable: Any] = [:]
    public let messageID = ""
}

extension Notification.Name {
    public static let MessagingRegistrationTokenRefreshed = Notification.Name(
        "com.firebase.messaging.notif.fcm-token-refreshed")
}
