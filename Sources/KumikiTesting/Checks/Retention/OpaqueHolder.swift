import UIKit

/// A value that may retain objects that reflection cannot access.
enum OpaqueHolder: String {
    case closure, timer, task, observer, subscription

    init?(_ value: Any) {
        let name = String(reflecting: type(of: value))
        switch value {
        case is UIAction, is UIAlertAction: self = .closure
        case is Timer, is CADisplayLink: self = .timer
        case _ where name.hasPrefix("Swift.Task<"): self = .task
        // The classes of the objects that `addObserver(forName:object:queue:using:)` returns, on Linux and on Apple's platforms.
        case _ where name.contains("NotificationObserver") || name.contains("NSObserver"):
            self = .observer
        case _ where name.hasSuffix("AnyCancellable") || name.hasSuffix("NSKeyValueObservation"):
            self = .subscription
        case _ where name.contains(" -> ") && Mirror(reflecting: value).displayStyle == nil: self = .closure
        default: return nil
        }
    }
}
