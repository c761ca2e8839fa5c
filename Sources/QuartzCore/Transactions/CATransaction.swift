import CoreGraphics

/// Groups changes of layers. As nothing moves yet, a change shows at once; what is set here is kept for
/// those who ask, and completion blocks run when the outermost transaction ends.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timing: CAMediaTimingFunction?
        var values: [String: Any] = [:]
        var completion: (() -> Void)?
    }

    private static var levels: [Level] = []
    private static var waiting: [() -> Void] = []
    /// What is set outside any transaction, as in Apple's implicit one.
    private static var implicit = Level()

    private static var current: Level {
        get { levels.last ?? implicit }
        set {
            if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue }
        }
    }

    /// Begins a transaction inside the current one.
    open class func begin() {
        var level = current
        level.completion = nil
        levels.append(level)
    }

    /// Ends the transaction last begun.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        if let completion = level.completion { waiting.append(completion) }
        if levels.isEmpty { runCompletions() }
    }

    /// Ends the implicit transaction.
    open class func flush() {
        guard levels.isEmpty else { return }
        if let completion = implicit.completion { waiting.append(completion) }
        implicit = Level()
        runCompletions()
    }

    private static func runCompletions() {
        let blocks = waiting
        waiting = []
        for block in blocks { block() }
    }

    /// Whether changes start no actions.
    open class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes start no actions.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// How long actions take, in seconds.
    open class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets how long actions take, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// How actions run through their time.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }

    /// Sets how actions run through their time.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timing = function
    }

    /// What runs when the transaction has ended.
    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Sets what runs when the transaction has ended. Outside a transaction it runs with the next `flush`.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

    /// A value kept with the transaction.
    open class func value(forKey key: String) -> Any? { current.values[key] }

    /// Keeps a value with the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
}
