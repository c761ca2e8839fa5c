// The one place where UIKit promises more than the compiler can see.
// These classes are open because Apple's are, which keeps the compiler from checking them, but all that they
// store is immutable after init.
extension UIColor: @unchecked Sendable {}
extension UIFont: @unchecked Sendable {}
extension UIImage: @unchecked Sendable {}
extension UITraitCollection: @unchecked Sendable {}
// Values of applications' traits; collections hand them on and never change them.
extension TraitBox: @unchecked Sendable {}
