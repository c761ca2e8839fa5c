import Foundation
import UIKit

extension UNUserNotificationCenter {
    /// Sets the number at the app's icon.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
    ) {
        let handler = UncheckedHandler(call: handler)
        Inert.later {
            MainActor.assumeIsolated { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
            handler.call?(nil)
        }
    }

    /// Sets the number at the app's icon.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
    }

    private struct UncheckedHandler: @unchecked Sendable {
        let call: (((any Error)?) -> Void)?
    }
}
