import CoreGraphics
import Foundation

/// Generates haptic feedback. There is none here: the calls have no effect, as on devices without a haptic engine.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Wakes the engine.
    open func prepare() {}
}

/// Generates feedback about an outcome.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of an action.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// The action ended with a warning.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// Generates the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Generates feedback about a collision.
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

    /// Creates a generator for collisions of medium intensity.
    public convenience override init() { self.init(style: .medium) }

    /// Creates a generator for collisions of the style.
    public init(style: FeedbackStyle) { super.init() }

    /// Generates the feedback.
    open func impactOccurred() {}

    /// Generates the feedback with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Generates feedback about a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates the feedback.
    open func selectionChanged() {}
}
