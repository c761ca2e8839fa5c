import Synchronization

/// The language of the interface that is being created; nil for the development language.
package enum CurrentLanguage {
    private static let stored = Mutex<String?>(nil)

    /// The language's code, such as `ja`.
    package static var code: String? {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
