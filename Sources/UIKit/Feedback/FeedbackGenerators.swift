import CoreGraphics
import Foundation

/// Lets the user feel what happens. There is nothing to feel here: the calls are taken and do nothing, as on devices
/// without an engine for it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// A generator.
    public override init() { super.init() }

    /// Wakes the engine.
    open func prepare() {}
}

/// Lets the user feel how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of an action.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// Not quite well.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// Lets the user feel the end.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets the user feel that things meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of a collision.
    public enum FeedbackStyle: Int, Sendable {
        /// Small things.
        case light = 0
        /// Things of middling size.
        case medium = 1
        /// Large things.
        case heavy = 2
        /// Soft things.
        case soft = 3
        /// Hard things.
        case rigid = 4
    }

    /// For things of middling size.
    public convenience override init() { self.init(style: .medium) }

    /// For things of the kind.
    public init(style: FeedbackStyle) { super.init() }

    /// Lets the user feel that the things met.
    open func impactOccurred() {}

    /// Lets the user feel that the things met, from 0 to 1 strongly.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Lets the user feel that another value is chosen.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the user feel the change.
    open func selectionChanged() {}
}
