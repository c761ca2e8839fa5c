import CoreGraphics
import Foundation

/// Recognises fingers that come in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges to begin at.
    open var edges: UIRectEdge = []

    /// How near to the edge a finger comes down, in points (an estimate; Apple documents none).
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

    /// Fingers have to go inward, more so than along the edge.
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
