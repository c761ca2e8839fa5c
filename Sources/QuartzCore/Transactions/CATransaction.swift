import CoreGraphics

/// A group of layer changes, with the duration and the completion of the animations that they start.
open class CATransaction: NSObject {
    struct Level {
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timing: CAMediaTimingFunction?
        var values: [String: Any] = [:]
        var completion: (() -> Void)?
        /// The animations that the completion block waits for.
        var group: CompletionGroup?
    }

    /// The innermost transaction. Transactions of other threads than the main one have no effect, as animations run on
    /// the main thread's clock.
    private static var current: Level {
        get { MainThread.isMain ? levels.last ?? implicit : Level() }
        set {
            guard MainThread.isMain else {
                return LayerDiagnostics.report(
                    "transactions have no effect on other threads than the main thread")
            }
            if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue }
        }
    }

    /// The groups that new animations join.
    package static var openGroups: [CompletionGroup] {
        MainThread.isMain ? (levels + [implicit]).compactMap(\.group) : []
    }

    /// Does nothing: transactions belong to the main thread, which is the lock.
    open class func lock() {}
    /// Does nothing: transactions belong to the main thread, which is the lock.
    open class func unlock() {}

    /// Begins a transaction inside the current one.
    open class func begin() {
        guard MainThread.isMain else { return }
        var level = current
        level.completion = nil
        level.group = nil
        levels.append(level)
    }

    /// Ends the transaction last begun.
    open class func commit() {
        guard MainThread.isMain, let level = levels.popLast() else { return }
        if let group = level.group { waiting.append(group) }
        if levels.isEmpty { sealGroups() }
    }

    /// Ends the implicit transaction.
    open class func flush() {
        guard MainThread.isMain, levels.isEmpty else { return }
        if let group = implicit.group { waiting.append(group) }
        implicit = Level()
        sealGroups()
        LayerActions.turnDidEnd()
    }

    private static func sealGroups() {
        let groups = waiting
        waiting = []
        for group in groups { group.seal() }
    }

    /// Returns whether changes run no actions.
    open class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes run no actions.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// Returns the duration of actions, in seconds.
    open class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets the duration of actions, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// Returns the timing function of actions.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }

    /// Sets the timing function of actions.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timing = function
    }

    /// Returns the completion block.
    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Sets the block that runs when all animations are over that start in the transaction from now on; where none
    /// starts, when the outermost transaction ends. Outside of transactions it runs at the next `flush`.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        current.completion = block
        current.group = block.map { block in CompletionGroup { _ in block() } }
    }

    /// Returns a value of the transaction for a key.
    open class func value(forKey key: String) -> Any? { current.values[key] }

    /// Sets a value of the transaction for a key.
    open class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
}
