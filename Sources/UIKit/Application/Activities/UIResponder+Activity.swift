import Foundation

/// An object that restores the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    private nonisolated static let activity = AssociatedValue<NSUserActivity>()

    /// The activity of the responder, which few have.
    var keptActivity: NSUserActivity? {
        get { associations == nil ? nil : Self.activity[self] }
        set {
            keptActivity?.keepers.removeAll { $0.object == nil || $0.object === self }
            newValue?.keepers.append(WeakReference(self))
            Self.activity[self] = newValue
        }
    }
}

extension UIViewController {
    /// Makes the controller's activity the current one while its view is visible.
    func activityDidChange() { if storage.appearance == .appeared { keptActivity?.becomeCurrent() } }
}
