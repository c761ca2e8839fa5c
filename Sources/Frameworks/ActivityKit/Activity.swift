@_exported import Foundation
import UIKit

/// The data of a live activity: what stays, and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The state of a live activity with the time until it is current.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}

/// The state of a live activity.
public enum ActivityState: Codable, Equatable, Hashable, Sendable {
    case active, pending, ended, dismissed, stale
}

/// The size of a live activity.
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }

/// The way in which a live activity receives states from a server.
public enum PushType: Hashable, Sendable {
    case token
    case channel(String)
}

/// The time at which an activity that has ended is removed.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private var kind = 0
    private var date: Date?

    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy(kind: 1)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(kind: 2, date: date)
    }
}

/// The alert with which a live activity reports a new state.
public struct AlertConfiguration {
    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }

    /// The sound of an alert.
    public struct AlertSound: Equatable, Sendable {
        private var name: String?
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
}

/// The reason for which an activity does not begin.
public enum ActivityAuthorizationError: Error, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier,
        missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported,
        unsupportedTarget
    case visibility
}

/// The user's permission for live activities. There are none here.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: Updates<Bool> { Updates() }
    public var frequentPushEnablementUpdates: Updates<Bool> { Updates() }
}

/// The future values of what ActivityKit reports: none, since nothing changes here.
public struct Updates<Element>: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension Updates: Sendable {}

/// A live activity on the lock screen. None begins here: a request throws `ActivityAuthorizationError.unsupported`.
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public private(set) var content: ActivityContent<ContentState>
    public private(set) var activityState = ActivityState.active

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    public var contentState: ContentState { content.state }
    public var activityStateUpdates: Updates<ActivityState> { Updates() }
    public var contentUpdates: Updates<ActivityContent<ContentState>> { Updates() }
    public var contentStateUpdates: Updates<ContentState> { Updates() }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: Updates<Data> { Updates() }

    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: Updates<Activity<Attributes>> { Updates() }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: Updates<Data> { Updates() }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard
    ) throws -> Activity<Attributes> {
        Inert.use("Activity.request(attributes:content:pushType:style:)")
        throw ActivityAuthorizationError.unsupported
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType, style: style)
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
            pushType: pushType)
    }

    public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async { self.content = content }
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async { self.content = content }
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async
    {
        content = ActivityContent(state: contentState, staleDate: nil)
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        if let content { self.content = content }
        activityState = .ended
    }
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async { await end(content, dismissalPolicy: dismissalPolicy) }
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(
            contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
