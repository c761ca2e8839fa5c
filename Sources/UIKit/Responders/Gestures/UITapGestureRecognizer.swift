import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointing device that count.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// The maximum duration of a tap, in seconds (an estimate; Apple documents none).
    private static let longestTap: TimeInterval = 0.75

    private var taps = 0
    private var places: [ObjectIdentifier: CGPoint] = [:]
    private var deadline: VirtualClock.Event?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    override var waitsForMoreTouches: Bool { taps > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.pending == nil else { return }
        for touch in touches { places[ObjectIdentifier(touch)] = touch.state.place }
        if numberOfTouches > numberOfTouchesRequired { state = .failed } else { wait(Self.longestTap) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strays = touches.contains { touch in
            places[ObjectIdentifier(touch)].map { $0.distance(to: touch.state.place) > TapCounter.reach }
                ?? false
        }
        if strays { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.pending == nil, progress.touches.allSatisfy(touches.contains) else { return }
        guard places.count == numberOfTouchesRequired else { return state = .failed }
        places = [:]
        taps += 1
        if taps >= numberOfTapsRequired {
            wait(nil)
            state = .ended
        } else {
            wait(TapCounter.longestPause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        (taps, places) = (0, [:])
        wait(nil)
    }

    /// Fails unless an event happens within the duration.
    private func wait(_ duration: TimeInterval?) {
        VirtualClock.main.cancel(deadline)
        deadline = duration.map { duration in
            VirtualClock.main.schedule(after: duration) { [weak self] in
                if self?.progress.pending == nil { self?.state = .failed }
            }
        }
    }
}
