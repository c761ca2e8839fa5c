import Foundation
import Testing

@testable import UIKit

/// Overrides of a notification center's methods are called by the app's code, and may call those of their superclass.
@MainActor @Suite struct OverridableCenterTests {
    private final class Center: OverridableCenter, @unchecked Sendable {
        var calls: [String] = []

        override func _put(
            name aName: NSNotification.Name, object anObject: Any?,
            userInfo aUserInfo: [AnyHashable: Any]? = nil
        ) {
            calls.append("post")
            super._put(name: aName, object: anObject, userInfo: aUserInfo)
        }

        override func _observe(
            _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
            object anObject: Any?
        ) {
            calls.append("observe")
            super._observe(observer, selector: aSelector, name: aName, object: anObject)
        }

        override func _remove(_ observer: Any) {
            calls.append("remove")
            super._remove(observer)
        }
    }

    @Test func overridesAreCalled() {
        let (center, name) = (Center(), NSNotification.Name("name"))
        let plain: NotificationCenter = center
        nonisolated(unsafe) var received = 0
        let token = AppSurroundings.observe(name, nil, nil, by: plain) { _ in received += 1 }
        plain.addObserver(center, selector: Selector("none"), name: nil, object: nil)
        AppSurroundings.post(name, nil, nil, by: plain)
        AppSurroundings.post(Notification(name: name), by: plain)
        plain.removeObserver(center)
        plain.removeObserver(token)
        AppSurroundings.post(name, nil, nil, by: plain)
        #expect(received == 2)
        #expect(center.calls == ["observe", "post", "remove", "remove", "post"])
    }
}
