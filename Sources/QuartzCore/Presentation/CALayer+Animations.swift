import Foundation

extension CALayer {
    /// Adds a copy of an animation, which replaces one with the same key, with groups that wait for its end. Its default
    /// duration is the transaction's.
    package func attach(_ animation: CAAnimation, forKey key: String?, groups: [CompletionGroup]) {
        let copy = animation.duplicate()
        let motion = self.motion ?? LayerMotion()
        self.motion = motion
        motion.lastNumber += 1
        let key = key ?? copy.defaultKey ?? "\u{0}\(motion.lastNumber)"
        if let old = motion.attached.first(where: { $0.key == key }) { old.stop(finished: false) }
        motion.attached.removeAll { $0.key == key }
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.beginTime == 0 { copy.beginTime = ownTime(VirtualClock.main.now) }
        copy.prepare(for: self)
        motion.attached.append(AttachedAnimation(copy, key: key, on: self, groups: groups))
    }

    /// Ends and removes the animation with a key.
    final func detach(forKey key: String) {
        motion?.attached.first { $0.key == key }?.stop(finished: false)
        motion?.attached.removeAll { $0.key == key }
    }

    /// Ends and removes all animations.
    final func detachAll() {
        for attached in motion?.attached ?? [] { attached.stop(finished: false) }
        motion?.attached = []
    }

    /// Whether the layer has animations.
    package var isAnimating: Bool { motion?.attached.isEmpty == false }

    /// Returns the presentation of the layer at a time of the clock.
    func shown(at time: CFTimeInterval) -> CALayer {
        guard let motion, !motion.attached.isEmpty, modelLayer == nil else { return self }
        let copy = Swift.type(of: self).presentation(of: self)
        copy.modelLayer = self
        copy.adoptParts(of: self)
        let own = ownTime(time)
        for attached in motion.attached { attached.animation.apply(to: copy, at: own) }
        return copy
    }

    /// Adopts the parts that are drawn with the layer, without changing the tree.
    private func adoptParts(of layer: CALayer) {
        children = layer.children
        delegate = layer.delegate
        drawsItself = layer.drawsItself
        if let mask = layer.mask {
            self.mask = mask
            mask.holder = layer
        }
        (isDoubleSided, compositingFilter) = (layer.isDoubleSided, layer.compositingFilter)
        vibrantColor = layer.vibrantColor
        (allowsGroupOpacity, magnificationFilter) = (layer.allowsGroupOpacity, layer.magnificationFilter)
    }
}
