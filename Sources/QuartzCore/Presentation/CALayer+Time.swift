import Foundation

/// A layer's time space, derived from that of its superlayer.
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

    /// Reschedules the ends of the animations below, which depend on the rate of time here.
    private func rescheduleAnimations() {
        var pending = [self]
        while let layer = pending.popLast() {
            for attached in layer.motion?.attached ?? [] { attached.schedule() }
            pending += layer.children
        }
    }

    /// The layers from this one up that change the time.
    private var timed: [LayerMotion] {
        sequence(first: self, next: { $0.superlayer }).compactMap(\.motion)
    }

    /// Returns the layer's time at a time of the clock.
    func ownTime(_ time: CFTimeInterval) -> CFTimeInterval {
        timed.reversed().reduce(time) { $1.timing.ownTime(at: $0) }
    }

    /// Returns the time of the clock for a time of the layer; nil while the layer is paused.
    func globalTime(_ own: CFTimeInterval) -> CFTimeInterval? {
        var time = own
        for motion in timed {
            guard motion.timing.speed != 0 else { return nil }
            time = (time - motion.timing.timeOffset) / motion.timing.speed + motion.timing.beginTime
        }
        return time.isFinite ? time : nil
    }

    /// The rate of the layer's time relative to the clock.
    var timeRate: Double { timed.reduce(1) { $0 * $1.timing.speed } }
}
