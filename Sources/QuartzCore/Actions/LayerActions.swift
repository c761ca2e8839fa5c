import CoreGraphics
import Foundation

/// Runs the action of a layer's change. The action is looked up before the change and run after it.
package enum LayerActions {
    static func willChange(_ layer: CALayer, _ key: String) {
        guard MainThread.isMain, layer.modelLayer == nil, !CATransaction.disableActions(),
            let action = layer.action(forKey: key)
        else { return }
        pending.append((layer, key, action))
    }

    static func didChange(_ layer: CALayer, _ key: String) {
        guard MainThread.isMain, let last = pending.last, last.layer === layer, last.key == key else {
            return
        }
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
