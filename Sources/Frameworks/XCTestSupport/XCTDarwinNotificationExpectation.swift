import Foundation
import FoundationExtras
import XCTest

/// An expectation that is fulfilled by a notification of Darwin's center, from the moment that it is made.
open class XCTDarwinNotificationExpectation: XCTestExpectation {
    /// Decides at each notification whether the expectation is fulfilled.
    public typealias Handler = () -> Bool

    public let notificationName: String
    open var handler: Handler?

    public init(notificationName: String) {
        self.notificationName = notificationName
        super.init(description: "Expect Darwin notification '\(notificationName)'")
        let observer = Unmanaged.passUnretained(self).toOpaque()
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), observer,
            { _, observer, _, _, _ in
                guard let observer else { return }
                Unmanaged<XCTDarwinNotificationExpectation>.fromOpaque(observer).takeUnretainedValue().take()
            }, notificationName as NSString, nil, .deliverImmediately)
    }

    deinit { stop() }

    private func take() {
        guard handler?() ?? true else { return }
        stop()
        fulfill()
    }

    private func stop() {
        CFNotificationCenterRemoveEveryObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque())
    }
}
