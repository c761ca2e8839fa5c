import Foundation

/// A layer's time: that of the layer that it lies in, moved and stretched.
extension CALayer: CAMediaTiming {
    public var beginTime: CFTimeInterval {
        get { motion?.timing.beginTime ?? 0 }
        set { setTiming(\.beginTime, newValue) }
    }
    public var duration: CFTimeInterval {
        get { motion?.timing.duration ?? 0 }
        set { setTiming(\.duration, newValue) }
    }
    public var speed: Float {
        get { Float(motion?.timing.speed ?? 1) }
        set { setTiming(\.speed, newValue.isFinite ? Double(newValue) : 1) }
    }
    public var timeOffset: CFTimeInterval {
        get { motion?.timing.timeOffset ?? 0 }
        set { setTiming(\.timeOffset, newValue) }
    }
    public var repeatCount: Float {
        get { Float(motion?.timing.repeatCount ?? 0) }
        set { setTiming(\.repeatCount, Double(newValue)) }
    }
    public var repeatDuration: CFTimeInterval {
        get { motion?.timing.repeatDuration ?? 0 }
        set { setTiming(\.repeatDuration, newValue) }
    }
    public var autoreverses: Bool {
        get { motion?.timing.autoreverses ?? false }
        set { setTiming(\.autoreverses, newValue) }
    }
    public var fillMode: CAMediaTimingFillMode {
        get { motion?.timing.fillMode ?? .removed }
        set { setTiming(\.fillMode, newValue) }
    }

    private func setTiming<Value>(_ path: WritableKeyPath<TimingFigures, Value>, _ value: Value) {
        let motion = self.motion ?? LayerMotion()
        self.motion = motion
        motion.timing[keyPath: path] = value
        rescheduleAnimations()
    }

    /// The ends of the animations below depend on how time goes here.
    private func rescheduleAnimations() {
        var pending = [self]
        while let layer = pending.popLast() {
            for attached in layer.motion?.attached ?? [] { attached.schedule() }
            pending += layer.children
        }
    }

    /// The layers from this one up that have a time of their own.
    private var timed: [LayerMotion] {
        sequence(first: self, next: { $0.superlayer }).compactMap(\.motion)
    }

    /// The layer's time at a time of the clock.
    func ownTime(_ time: CFTimeInterval) -> CFTimeInterval {
        timed.reversed().reduce(time) { $1.timing.ownTime(at: $0) }
    }

    /// When the layer's time will be the given one, by the clock; nil while it stands still.
    func globalTime(_ own: CFTimeInterval) -> CFTimeInterval? {
        var time = own
        for motion in timed {
            guard motion.timing.speed != 0 else { return nil }
            time = (time - motion.timing.timeOffset) / motion.timing.speed + motion.timing.beginTime
        }
        return time.isFinite ? time : nil
    }

    /// How much faster the layer's time goes than the clock.
    var timeRate: Double { timed.reduce(1) { $0 * $1.timing.speed } }

    /// A time of another layer as one of this layer. Nil stands for the clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        ownTime(l.map { $0.globalTime(t) ?? t } ?? t)
    }

    /// A time of this layer as one of another. Nil stands for the clock.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = globalTime(t) ?? t
        return l?.ownTime(time) ?? time
    }
}
