import UIKit

extension UIViewController {
    /// The transition of a controller that is presented or pushed.
    @preconcurrency @MainActor
    open class Transition: NSObject {
        fileprivate let style: UIModalTransitionStyle?

        fileprivate init(_ style: UIModalTransitionStyle?) { self.style = style }

        public static var coverVertical: Transition { Transition(.coverVertical) }
        public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
        public static var crossDissolve: Transition { Transition(.crossDissolve) }
        public static var partialCurl: Transition { Transition(.partialCurl) }

        /// A transition from a view of the controller below, which grows. It is displayed as the usual one.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(nil) }

        /// The properties of a transition that zooms.
        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            /// Returns the part of the controller's view that is aligned with the source view.
            open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// Returns whether a gesture of the user may begin to dismiss the controller.
            open var interactiveDismissShouldBegin: ((ZoomOptionsInteractionContext) -> Bool)?
            open var dimmingColor: UIColor?
            open var dimmingVisualEffect: UIVisualEffect?
        }

        /// The controllers of a transition.
        @preconcurrency @MainActor
        public struct ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
        }

        /// The views of a transition.
        @preconcurrency @MainActor
        public struct ZoomAlignmentRectContext {
            public let sourceView: UIView
            public let zoomedViewController: UIViewController
        }

        /// A gesture that may begin to dismiss a controller.
        @preconcurrency @MainActor
        public struct ZoomOptionsInteractionContext {
            public let willBegin: Bool
            public let location: CGPoint
            public let velocity: CGVector
        }
    }

    /// The transition with which the controller is presented or pushed. One that zooms is displayed as the usual one.
    public var preferredTransition: Transition? {
        get { AddedProperties.value(of: self, "preferredTransition") }
        set {
            AddedProperties.set(newValue, of: self, "preferredTransition")
            if let style = newValue?.style { modalTransitionStyle = style }
        }
    }
}
