import CoreGraphics

extension UIScrollView {
    /// The condition under which the safe area is added to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// In the directions that scroll, and at the top and bottom under a navigation controller's bars.
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// The way in which dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// The rate at which scrolling slows down: the fraction of the speed that is left after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Comparable, Sendable {
        public static func < (a: DecelerationRate, b: DecelerationRate) -> Bool { a.rawValue < b.rawValue }

        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// The methods that a scroll view calls.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a drag ends; `velocity` is in points per millisecond. The final content offset can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { AddedMethods.perform(self, scrollView) }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { AddedMethods.perform(self, scrollView) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        AddedMethods.perform(self, scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { AddedMethods.perform(self, scrollView, velocity, targetContentOffset) }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        AddedMethods.perform(self, scrollView, decelerate)
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        AddedMethods.perform(self, scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        AddedMethods.perform(self, scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        AddedMethods.perform(self, scrollView)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        AddedMethods.perform(self, scrollView, view)
    }
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { AddedMethods.perform(self, scrollView, view, scale) }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        AddedMethods.result(self, scrollView) ?? nil
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        AddedMethods.result(self, scrollView) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        AddedMethods.perform(self, scrollView)
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        AddedMethods.perform(self, scrollView)
    }
}
