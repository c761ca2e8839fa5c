import CoreGraphics

/// Arithmetic of property values for view animations.
extension CALayer {
    /// Returns whether two values are equal.
    package func isSame(_ a: Any, _ b: Any) -> Bool {
        guard let a = AnimatedValue(any: a), let b = AnimatedValue(any: b) else { return false }
        return a.equals(b)
    }

    /// Returns whether differences of such values can be added.
    package func isAddable(_ value: Any) -> Bool { AnimatedValue(any: value)?.isAddable == true }

    /// Returns the difference of the old value from the new one, and zero.
    package func difference(_ old: Any, _ new: Any) -> (from: Any, to: Any) {
        guard let old = AnimatedValue(any: old), let new = AnimatedValue(any: new) else { return (old, new) }
        return (old.subtracting(new).any, new.zero.any)
    }

    /// Returns the interpolation between two values.
    package func between(_ from: Any, _ to: Any, _ part: Double) -> Any {
        guard let a = AnimatedValue(any: from), let b = AnimatedValue(any: to) else { return to }
        return a.interpolated(to: b, part).any
    }
}
