import CoreGraphics
import Foundation

/// Recognizes pans that begin at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges to begin at.
    open var edges: UIRectEdge = []

    /// The distance from the edge within which touches begin, in points (an estimate; Apple documents none).
    private static let reach: CGFloat = 20

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    override func accepts(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        let distances: [(UIRectEdge, CGFloat)] = [
            (.left, touch.state.place.x - bounds.minX), (.right, bounds.maxX - touch.state.place.x),
            (.top, touch.state.place.y - bounds.minY), (.bottom, bounds.maxY - touch.state.place.y),
        ]
        return distances.contains { edges.contains($0.0) && $0.1 <= Self.reach }
    }

    /// Returns whether the touches move inward, more so than along the edge.
    override func isPan(_ translation: CGPoint) -> Bool {
        guard super.isPan(translation) else { return false }
        let (x, y) = (translation.x, translation.y)
        let isInward: [(UIRectEdge, Bool)] = [
            (.left, x > abs(y)), (.right, -x > abs(y)), (.top, y > abs(x)), (.bottom, -y > abs(x)),
        ]
        if isInward.contains(where: { edges.contains($0.0) && $0.1 }) { return true }
        state = .failed
        return false
    }
}
