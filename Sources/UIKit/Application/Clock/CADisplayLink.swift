import Foundation
import QuartzCore

/// Calls a method at each frame of the screen, on the virtual clock. It is here rather than with the layers because
/// methods are called by their selectors.
open class CADisplayLink: NSObject {
    /// The start time of the current frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The duration of a frame on the screen.
    open var duration: CFTimeInterval { VirtualClock.frameDuration }
    /// The start time of the next frame.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// Whether callbacks are paused.
    open var isPaused = false { didSet { if isPaused != oldValue { pauseDidChange() } } }

    /// The preferred number of frames per second; 0 for all 60. The method is called at every n-th frame, where n is 60
    /// divided by it, rounded down.
    open var preferredFramesPerSecond = 0

    /// The preferred rate as a range, which replaces `preferredFramesPerSecond`.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.wished.rounded()) }
    }

    /// The number of frames between calls; 1 calls at each.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
        set { preferredFramesPerSecond = 60 / min(max(newValue, 1), 60) }
    }

    // Retained until the link is invalidated, as documented by Apple.
    private var target: AnyObject?
    private let selector: Selector?
    private var clock: VirtualClock?
    private var event: VirtualClock.Event?
    private var modes: Set<RunLoop.Mode> = []

    /// Creates a link that calls the method with itself as its argument.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Creates a link that calls nothing.
    public override init() {
        selector = nil
        super.init()
    }

    /// Starts the calls. All modes are the same here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        clock = clock ?? VirtualClock.main
        scheduleNext()
    }

    /// Stops calling, unless the link was added for another mode too.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { cancel() }
    }

    /// Stops the calls permanently and releases the target.
    open func invalidate() {
        modes = []
        cancel()
        target = nil
    }

    private func pauseDidChange() { isPaused ? cancel() : scheduleNext() }

    private func cancel() {
        if let clock { LayerClock(clock).cancel(event) }
        event = nil
    }

    private func scheduleNext() {
        guard let clock, event == nil, !isPaused, !modes.isEmpty else { return }
        let time = clock.nextFrameTime + CFTimeInterval(frameInterval - 1) * VirtualClock.frameDuration
        event = LayerClock(clock).schedule(at: time) { self.tick(time) }
    }

    private func tick(_ time: CFTimeInterval) {
        event = nil
        timestamp = time
        targetTimestamp = time + CFTimeInterval(frameInterval) * VirtualClock.frameDuration
        scheduleNext()
        // The clock calls on the main thread.
        guard let target, let selector else { return }
        nonisolated(unsafe) let (link, receiver) = (self, target)
        MainActor.assumeIsolated { _ = ActionTable.perform(selector, on: receiver, with: [link]) }
    }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The preferred rate; 0 or nil for the screen's choice.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The screen's default.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// The preferred rate as one number from 0 to 60; 0 for none.
    var wished: Float {
        let figure = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        return figure.isFinite ? min(max(figure, 0), 60) : 0
    }
}
