import CoreGraphics
import Foundation

/// Starts what belongs to a change of a layer: its action. Asked for before the change, run after it.
@MainActor
package enum LayerActions {
    /// Whether changes may have actions at all. Nothing is asked as long as no turn has ended and no view animates, so
    /// that a screen that is only drawn once pays nothing.
    package static var areOn = false
    /// How many turns have ended.
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

    /// The animation of a change of a layer that belongs to no view and was seen before.
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
