import Foundation

extension UIView {
    /// The effects in the order in which they were added.
    public var motionEffects: [UIMotionEffect] {
        get { AddedProperties.value(of: self, "motionEffects") ?? [] }
        set { AddedProperties.set(newValue, of: self, "motionEffects") }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
