import UIKit

extension ARCamera {
    /// The reliability of the position of the device.
    public enum TrackingState: Hashable, Sendable {
        /// The reason why the position is not well known.
        public enum Reason: Hashable, Sendable {
            case initializing, excessiveMotion, insufficientFeatures, relocalizing
        }

        case notAvailable
        case limited(Reason)
        case normal
    }

    /// The reliability of the position: none, since there is no camera.
    public var trackingState: TrackingState { .notAvailable }
}
