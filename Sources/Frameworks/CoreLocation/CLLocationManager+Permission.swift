import Foundation
import UIKit

extension CLLocationManager {
    private static let name = "location"

    /// Undetermined until the app requests the permission, which nobody grants.
    static var permission: CLAuthorizationStatus {
        InertPermissions.isDeclined(name) ? .denied : .notDetermined
    }

    /// Reports the status to a new delegate, as iOS does for each location manager.
    func reportPermission(to delegate: any CLLocationManagerDelegate) {
        Inert.later { [weak self, weak delegate] in
            guard let self, let delegate, self.delegate === delegate else { return }
            delegate.locationManagerDidChangeAuthorization(self)
        }
    }

    /// Declines a permission that has not been requested, and reports the new status.
    func requestPermission() {
        guard InertPermissions.decline(Self.name), let delegate else { return }
        reportPermission(to: delegate)
        if isUpdating { failIfDenied() }
    }

    /// Fails like updates without permission; while the permission is undetermined, updates wait for it.
    func failIfDenied() {
        if Self.permission == .denied { fail(with: .denied) }
    }

    func fail(with code: CLError.Code) {
        Inert.later { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }
}
