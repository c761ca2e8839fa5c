import CoreGraphics

/// What animations of views have to know of values.
extension CALayer {
    /// Whether two values are the same.
    package func isSame(_ a: Any, _ b: Any) -> Bool {
        guard let a = AnimatedValue(any: a), let b = AnimatedValue(any: b) else { return false }
        return a.equals(b)
    }

    /// Whether differences of such values add up.
    package func isAddable(_ value: Any) -> Bool { AnimatedValue(any: value)?.isAddable == true }

    /// How far the old value lies from the new one, and no difference.
    package func difference(_ old: Any, _ new: Any) -> (from: Any, to: Any) {
        guard let old = AnimatedValue(any: old), let new = AnimatedValue(any: new) else { return (old, new) }
        return (old.subtracting(new).any, new.zero.any)
    }

    /// What lies between two values.
    package func between(_ from: Any, _ to: Any, _ part: Double) -> Any {
        guard let a = AnimatedValue(any: from), let b = AnimatedValue(any: to) else { return to }
        return a.interpolated(to: b, part).any
    }
}
