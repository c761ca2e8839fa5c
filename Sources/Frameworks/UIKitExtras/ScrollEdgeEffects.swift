import UIKit

// What iOS 26 draws where content scrolls below bars. Bars draw their own background here, so that the styles have no effect.

/// The effect on content at an edge of a scroll view, below bars.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// The look of an effect.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        /// The style that suits the bar.
        public static let automatic = Style()
        /// Content that fades out.
        public static let soft = Style()
        /// Content behind a line.
        public static let hard = Style()
    }

    /// The look of the effect. Stored; bars draw their own background.
    open var style: Style = .automatic
    /// Whether there is no effect. Stored; bars draw their own background.
    open var isHidden = false
}

extension UIScrollView {
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }

    private func edgeEffect(_ name: String) -> UIScrollEdgeEffect {
        if let effect: UIScrollEdgeEffect = AddedProperties.value(of: self, name) { return effect }
        let effect = UIScrollEdgeEffect()
        AddedProperties.set(effect, of: self, name)
        return effect
    }
}

/// Extends the effect at an edge of a scroll view to the views that are above it.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The scroll view below the elements.
    open weak var scrollView: UIScrollView?
    /// The edge at which the elements are.
    open var edge: UIRectEdge = []

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIScrollView {
    /// Whether content that is scrolled beyond its upper or lower end bounces back. Stored; `bounces` decides.
    public var bouncesVertically: Bool {
        get { AddedProperties.value(of: self, "bouncesVertically") ?? bounces }
        set { AddedProperties.set(newValue, of: self, "bouncesVertically") }
    }

    /// Whether content that is scrolled beyond its left or right end bounces back. Stored; `bounces` decides.
    public var bouncesHorizontally: Bool {
        get { AddedProperties.value(of: self, "bouncesHorizontally") ?? bounces }
        set { AddedProperties.set(newValue, of: self, "bouncesHorizontally") }
    }

    /// Whether the superview's scroll view continues horizontal scrolling at the end of the content. Stored.
    public var transfersHorizontalScrollingToParent: Bool {
        get { AddedProperties.value(of: self, "transfersHorizontalScrollingToParent") ?? true }
        set { AddedProperties.set(newValue, of: self, "transfersHorizontalScrollingToParent") }
    }

    /// The same for vertical scrolling. Stored.
    public var transfersVerticalScrollingToParent: Bool {
        get { AddedProperties.value(of: self, "transfersVerticalScrollingToParent") ?? true }
        set { AddedProperties.set(newValue, of: self, "transfersVerticalScrollingToParent") }
    }

    /// The place of content that is smaller than the view, from 0 to 1. Stored; such content is at the upper left.
    public var contentAlignmentPoint: CGPoint {
        get { AddedProperties.value(of: self, "contentAlignmentPoint") ?? .zero }
        set { AddedProperties.set(newValue, of: self, "contentAlignmentPoint") }
    }

    /// Whether an animation scrolls: the offset is at its end at once.
    public var isScrollAnimating: Bool { false }
    /// Whether an animation zooms: the scale is at its end at once.
    public var isZoomAnimating: Bool { false }

    /// Ends scrolling at the current offset.
    public func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}
