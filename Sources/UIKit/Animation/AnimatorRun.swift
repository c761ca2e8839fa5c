import CoreGraphics
import QuartzCore

/// One run of an animator without interruption, from its progress to one of the ends.
@MainActor
struct AnimatorRun {
    let start: CFTimeInterval
    let duration: TimeInterval
    let from: Double
    let to: Double
    let pace: AnimationPace

    var end: CFTimeInterval { start + duration }

    /// Returns the progress of the animator at a time of the clock. Springs may overshoot the end.
    func progress(at time: CFTimeInterval) -> Double {
        guard time > start else { return from }
        guard duration > 0, time < end else { return to }
        let part: Double =
            switch pace {
            case .curve(let function): Double(function.value(at: CGFloat((time - start) / duration)))
            case .spring(let spring): spring.value(at: time - start)
            }
        return from + (to - from) * part
    }
}

extension UITimingCurveProvider {
    /// Returns the pace, and the duration if the timing determines it.
    func pace(lasting duration: TimeInterval) -> (pace: AnimationPace, duration: TimeInterval) {
        if let spring = springTimingParameters?.spring(lasting: duration) {
            return (.spring(spring.curve), spring.duration)
        }
        guard let cubic = cubicTimingParameters else {
            return (.curve(CAMediaTimingFunction(name: .linear)), duration)
        }
        let (a, b) = (cubic.controlPoint1, cubic.controlPoint2)
        let function = CAMediaTimingFunction(controlPoints: Float(a.x), Float(a.y), Float(b.x), Float(b.y))
        return (.curve(function), duration)
    }
}

/// A change that an animator interpolates between its two values.
struct AnimatedChange {
    let change: RecordedChange
    let key: String

    /// Removes the animation and leaves the layer with a value.
    @MainActor
    func settle(at position: UIViewAnimatingPosition, progress: Double) {
        change.layer.removeAnimation(forKey: key)
        switch position {
        case .end: return
        case .start: set(change.old)
        case .current: set(change.layer.between(change.old, change.new, progress))
        }
    }

    /// Sets the layer's value for one of the ends.
    @MainActor
    func set(to position: UIViewAnimatingPosition) {
        if position != .current { set(position == .start ? change.old : change.new) }
    }

    /// Sets a value by the view if there is one, which has to update its geometry.
    @MainActor
    private func set(_ value: Any) {
        AnimationContext.with(nil) {
            guard let view = change.layer.delegate as? UIView, view.layer === change.layer else {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                change.layer.setValue(value, forKey: change.key)
                return CATransaction.commit()
            }
            switch (change.key, value) {
            case ("bounds", let value as CGRect): view.bounds = value
            case ("position", let value as CGPoint): view.center = value
            case ("transform", let value as CATransform3D): view.transform3D = value
            case ("backgroundColor", let value as CGColor): view.backgroundColor = UIColor(cgColor: value)
            default: change.layer.setValue(value, forKey: change.key)
            }
        }
    }
}
