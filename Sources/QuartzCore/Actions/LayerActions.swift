import CoreGraphics
import Foundation

/// Runs the action of a layer's change. The action is looked up before the change and run after it.
@MainActor
package enum LayerActions {
    /// Whether changes may have actions at all. No actions are looked up until a turn has ended or a view animates, so
    /// that a screen that is only drawn once has no overhead.
    package static var areOn = false
    /// The number of turns that have ended.
    package static var turn: UInt32 = 0

    private static var pending: [(layer: CALayer, key: String, action: any CAAction)] = []

    static func willChange(_ layer: CALayer, _ key: String) {
        guard layer.modelLayer == nil, !CATransaction.disableActions(), let action = layer.action(forKey: key)
        else { return }
        pending.append((layer, key, action))
    }

    static func didChange(_ layer: CALayer, _ key: String) {
        guard let last = pending.last, last.layer === layer, last.key == key else { return }
        pending.removeLast()
        last.action.run(forKey: key, object: layer, arguments: nil)
    }

    static func turnDidEnd() {
        turn &+= 1
        areOn = true
    }
}

extension CALayer {
    func willChange(_ key: String) { LayerActions.willChange(self, key) }
    func didChange(_ key: String) { LayerActions.didChange(self, key) }

    private static let withoutAnimation: Set = ["hidden", "masksToBounds", "contents"]

    /// Returns the implicit animation of a change for a layer without a view that has been displayed before.
    func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard delegate == nil, superlayer != nil, birthTurn != LayerActions.turn,
            !Self.withoutAnimation.contains(key), property(named: key) != nil
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = shown(at: VirtualClock.main.now).value(forKey: key)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.duration = CATransaction.animationDuration()
        return animation
    }
}
