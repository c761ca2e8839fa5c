import Foundation

/// An object that restores the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    /// A unique address as the key that associates the activity with the responder.
    nonisolated(unsafe) private static let activityKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The activity of the responder, which few have.
    var keptActivity: NSUserActivity? {
        get {
            associations == nil
                ? nil : Associations.value(of: self, Self.activityKey) as? NSUserActivity
        }
        set {
            keptActivity?.keepers.removeAll { $0.object == nil || $0.object === self }
            newValue?.keepers.append(WeakReference(self))
            Associations.set(newValue, of: self, Self.activityKey, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

extension UIViewController {
    /// Makes the controller's activity the current one while its view is visible.
    func activityDidChange() { if storage.appearance == .appeared { keptActivity?.becomeCurrent() } }
}
