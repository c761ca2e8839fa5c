import CoreGraphics
import Foundation

/// Recognizes a quick movement in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    /// The minimum distance of the touches in the direction and the maximum distance aside, in points, and the maximum
    /// duration, in seconds (estimates; Apple documents none).
    private static let length: CGFloat = 50
    private static let time: TimeInterval = 0.5

    private var start: (place: CGPoint, time: TimeInterval)?

    /// The direction of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { return state = .failed }
        if numberOfTouches == numberOfTouchesRequired { start = (progress.place, event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start else { return }
        if event.timestamp - start.time > Self.time { return state = .failed }
        let way = progress.place - start.place
        let (along, aside) = parts(of: way)
        if abs(aside) > Self.length { state = .failed } else if along >= Self.length { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }

    /// Returns the distance in the permitted direction in which it is longest, and the distance across that.
    private func parts(of way: CGPoint) -> (along: CGFloat, aside: CGFloat) {
        var best = (along: -CGFloat.infinity, aside: CGFloat(0))
        for (sign, along, aside) in [
            (Direction.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x),
            (.up, -way.y, way.x),
        ] where direction.contains(sign) && along > best.along { best = (along, aside) }
        return best
    }
}
