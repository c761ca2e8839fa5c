import CoreGraphics

/// Groups changes of layers: how long the animations take that they start, and what runs when these are over.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timing: CAMediaTimingFunction?
        var values: [String: Any] = [:]
        var completion: (() -> Void)?
        /// What the completion block waits for.
        var group: CompletionGroup?
    }

    private static var levels: [Level] = []
    private static var waiting: [CompletionGroup] = []
    /// What is set outside any transaction, as in Apple's implicit one.
    private static var implicit = Level()

    private static var current: Level {
        get { levels.last ?? implicit }
        set {
            if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue }
        }
    }

    /// The groups that animations which start now belong to.
    package static var openGroups: [CompletionGroup] {
        (levels + [implicit]).compactMap(\.group)
    }

    /// Does nothing: layers belong to the main actor, which is the lock.
    open class func lock() {}
    /// Does nothing: layers belong to the main actor, which is the lock.
    open class func unlock() {}

    /// Begins a transaction inside the current one.
    open class func begin() {
        var level = current
        level.completion = nil
        level.group = nil
        levels.append(level)
    }

    /// Ends the transaction last begun.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        if let group = level.group { waiting.append(group) }
        if levels.isEmpty { sealGroups() }
    }

    /// Ends the implicit transaction.
    open class func flush() {
        guard levels.isEmpty else { return }
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

    /// What runs when the animations of the transaction are over.
    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Sets what runs when all animations are over that start in the transaction from now on; where none starts, when
    /// the outermost transaction ends. Outside a transaction that is with the next `flush`.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        current.completion = block
        current.group = block.map { block in CompletionGroup { _ in block() } }
    }

    /// A value kept with the transaction.
    open class func value(forKey key: String) -> Any? { current.values[key] }

    /// Keeps a value with the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
}
