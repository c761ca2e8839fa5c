import Synchronization

/// The permissions that the app requested, by names of the frameworks.
///
/// No user grants them: a request is declined, and the status is that of a denied permission from then on. An app that
/// requests a permission while its status is undetermined would otherwise request it again and again.
public enum InertPermissions {
    private static let declined = Mutex<Set<String>>([])

    /// Whether the app requested a permission before.
    public static func isDeclined(_ name: String) -> Bool {
        declined.withLock { $0.contains(name) }
    }

    /// Declines a permission that the app requests, which is reported; returns whether its status changes.
    @discardableResult
    public static func decline(_ name: String) -> Bool {
        RuntimeDiagnostics.reportOnce("The permission \(name) is declined: there is no user here")
        return declined.withLock { $0.insert(name).inserted }
    }
}
