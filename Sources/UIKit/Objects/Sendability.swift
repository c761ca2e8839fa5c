// The only place where UIKit guarantees more than the compiler can verify. These classes are open because Apple's are,
// which prevents the compiler from checking them, but all their stored properties are immutable after init.
extension UIColor: @unchecked Sendable {}
extension UIFont: @unchecked Sendable {}
extension UIImage: @unchecked Sendable {}
extension UITraitCollection: @unchecked Sendable {}
// Values of apps' traits; collections pass them on and never change them.
extension TraitBox: @unchecked Sendable {}
// Attributes of an `AttributedString` have to be sendable. As with Apple's, who changes one after a text has it has to do so
// where the text is used.
extension NSParagraphStyle: @unchecked Sendable {}
extension NSShadow: @unchecked Sendable {}
extension NSTextAttachment: @unchecked Sendable {}
