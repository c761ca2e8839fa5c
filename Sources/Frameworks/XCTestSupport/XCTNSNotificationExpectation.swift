import Combine
import Foundation
import XCTest

/// An expectation that is fulfilled by a notification, from the moment that it is made. The one of Linux's XCTest misses
/// what is posted before the test waits.
open class XCTNSNotificationExpectation: XCTestExpectation {
    /// Decides with the notification whether the expectation is fulfilled.
    public typealias Handler = (Notification) -> Bool

    public let notificationName: Notification.Name
    public let observedObject: Any?
    public let notificationCenter: NotificationCenter
    open var handler: Handler?
    private var observation: AnyCancellable?

    public init(
        name notificationName: Notification.Name, object: Any? = nil,
        notificationCenter: NotificationCenter = .default
    ) {
        (self.notificationName, observedObject) = (notificationName, object)
        self.notificationCenter = notificationCenter
        let sender = object.map { "\($0)" } ?? "any object"
        super.init(description: "Expect notification '\(notificationName.rawValue)' from \(sender)")
        observation = notificationCenter.publisher(
            for: notificationName, object: object.map { $0 as AnyObject }
        )
        .sink { [weak self] in self?.take($0) }
    }

    private func take(_ notification: Notification) {
        guard observation != nil, handler?(notification) ?? true else { return }
        (observation, handler) = (nil, nil)
        fulfill()
    }
}

extension XCTestCase {
    /// Expects a notification that the handler accepts.
    @discardableResult
    public func expectation(
        forNotification notificationName: Notification.Name, object objectToObserve: Any?,
        handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expectation(
            forNotification: notificationName, object: objectToObserve, notificationCenter: .default,
            handler: handler)
    }

    /// Expects a notification of a center that the handler accepts.
    @discardableResult
    public func expectation(
        forNotification notificationName: Notification.Name, object objectToObserve: Any?,
        notificationCenter: NotificationCenter, handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let observed = XCTNSNotificationExpectation(
            name: notificationName, object: objectToObserve, notificationCenter: notificationCenter)
        // `waitForExpectations` knows those alone that the test itself has made.
        let own = expectation(description: observed.expectationDescription)
        observed.handler = { notification in
            guard handler?(notification) ?? true else { return false }
            own.fulfill()
            // Until then the handler keeps what it belongs to.
            return withExtendedLifetime(observed) { true }
        }
        return own
    }
}
