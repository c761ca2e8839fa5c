import QuartzCore
import UIKit

/// A part of an update of the screen. All actions of an update run at the time of its frame, in the order of the phases.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
    fileprivate let order: Int

    private init(order: Int) { self.order = order }

    public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
    public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
    public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
    public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
    public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
    public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)
}

/// The times of an update.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
    /// The time for which animations are computed.
    public let modelTime: TimeInterval
    /// The time until which the update must be complete: the next frame.
    public var completionDeadlineTime: TimeInterval { modelTime + VirtualClock.frameDuration }
    /// The time at which the update is on the screen.
    public var estimatedPresentationTime: TimeInterval { completionDeadlineTime }
    public var isImmediatePresentationExpected: Bool { false }
    public var isLowLatencyEventDispatchConfirmed: Bool { false }
    public var isPerformingLowLatencyPhases: Bool { false }

    fileprivate init(modelTime: TimeInterval) { self.modelTime = modelTime }

    /// Returns the times of the current update: those of the current frame.
    public static func currentUpdateInfo(for view: UIView) -> UIUpdateInfo? {
        view.window == nil ? nil : UIUpdateInfo(modelTime: CACurrentMediaTime())
    }
    /// Returns the times of the current update: those of the current frame.
    public static func currentUpdateInfo(for windowScene: UIWindowScene) -> UIUpdateInfo? {
        UIUpdateInfo(modelTime: CACurrentMediaTime())
    }
}

/// Performs actions at each update of the screen while it is enabled: at each frame where it requires continuous updates, and
/// otherwise at the first one.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

    private weak var view: UIView?
    private let isForScene: Bool
    private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
    private var event: VirtualClock.Event?

    /// Creates a link that is active while the view is in a window.
    public init(view: UIView) {
        (self.view, isForScene) = (view, false)
        super.init()
    }

    /// Creates a link for the windows of a scene.
    public init(windowScene: UIWindowScene) {
        isForScene = true
        super.init()
    }

    public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
        self.init(view: view)
        addAction(handler: handler)
    }

    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Whether the actions are performed. False at first.
    open var isEnabled = false { didSet { updateSchedule() } }
    /// Whether the screen is updated at each frame, whether or not something has changed.
    open var requiresContinuousUpdates = false { didSet { updateSchedule() } }
    /// Stored; input has no latency here.
    open var wantsLowLatencyEventDispatch = false
    /// Stored; updates are presented at the next frame.
    open var wantsImmediatePresentation = false
    /// The rate at which actions are performed.
    open var preferredFrameRateRange = CAFrameRateRange.default

    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
        let index = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
        actions.insert((phase, handler), at: index)
    }

    open func addAction(handler: @escaping Handler) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        weak let target = target as? NSObject
        addAction(to: phase) { link, info in _ = target?.perform(selector, with: link, with: info) }
    }

    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    open func currentUpdateInfo() -> UIUpdateInfo? {
        isActive ? UIUpdateInfo(modelTime: CACurrentMediaTime()) : nil
    }

    // MARK: Frames

    private var isActive: Bool { isEnabled && (isForScene || view != nil) }

    /// The frames between updates.
    private var step: Int {
        let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        return rate.isFinite && rate >= 1 && rate < 60 ? Int(60 / rate) : 1
    }

    private func updateSchedule() {
        guard isEnabled else {
            VirtualClock.main.cancel(event)
            event = nil
            return
        }
        guard event == nil else { return }
        let time = VirtualClock.main.nextFrameTime + CFTimeInterval(step - 1) * VirtualClock.frameDuration
        event = VirtualClock.main.schedule(at: time) { [weak self] in self?.update(at: time) }
    }

    private func update(at time: TimeInterval) {
        event = nil
        guard isActive else { return }
        if requiresContinuousUpdates { updateSchedule() }
        guard isForScene || view?.window != nil else { return }
        let info = UIUpdateInfo(modelTime: time)
        for action in actions { action.handler(self, info) }
    }
}
