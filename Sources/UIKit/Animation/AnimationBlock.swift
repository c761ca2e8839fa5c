import Foundation
import QuartzCore

/// The changes between `beginAnimations(_:context:)` and `commitAnimations()`.
///
/// Each setting applies to the changes after it, so that each creates a context of its own; the block ends once.
@MainActor
final class AnimationBlock {
    /// The blocks that have begun, the innermost last.
    private static var open: [AnimationBlock] = []
    /// The innermost block; nil outside of all.
    static var current: AnimationBlock? { open.last }

    /// UIKit's default, in seconds.
    var duration = 0.2 { didSet { apply() } }
    var delay = 0.0 { didSet { apply() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { apply() } }
    var repeatCount: Float = 0 { didSet { apply() } }
    var autoreverses = false { didSet { apply() } }
    var beginsFromCurrentState = false { didSet { apply() } }
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    private let identifier: String?
    private let userContext: UnsafeMutableRawPointer?
    private let outer = AnimationContext.current
    private var group: CompletionGroup?

    private init(_ identifier: String?, _ userContext: UnsafeMutableRawPointer?) {
        (self.identifier, self.userContext) = (identifier, userContext)
    }

    static func begin(_ identifier: String?, _ userContext: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(identifier, userContext)
        block.group = UIView.makeGroup { block.finish($0) }
        open.append(block)
        block.apply()
    }

    /// Ends the innermost block, which starts its animations.
    static func commit() {
        guard let block = open.popLast(), let group = block.group else {
            return RuntimeDiagnostics.report("commitAnimations() without beginAnimations(_:context:)")
        }
        AnimationContext.setCurrent(block.outer)
        block.group = nil
        if let selector = block.willStart { block.notify(selector, [block.identifier, block.userContext]) }
        UIView.seal(group, delayed: block.delay)
    }

    private func apply() {
        guard let group, AnimationContext.areEnabled else { return }
        var options: UIView.AnimationOptions = beginsFromCurrentState ? [.beginFromCurrentState] : []
        if autoreverses { options.insert(.autoreverse) }
        let context = AnimationContext(
            duration: duration, delay: delay, pace: .curve(curve.function), options: options, group: group)
        context.repeatCount = repeatCount
        AnimationContext.setCurrent(context)
    }

    private func finish(_ finished: Bool) {
        if let selector = didStop { notify(selector, [identifier, NSNumber(value: finished), userContext]) }
    }

    private func notify(_ selector: Selector, _ arguments: [Any?]) {
        guard let delegate else { return }
        if !ActionTable.performIfPresent(selector, on: delegate, with: arguments) {
            RuntimeDiagnostics.report(
                "\(type(of: delegate)) has no method \(selector) for the end of an animation")
        }
    }
}
