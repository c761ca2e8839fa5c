import CoreGraphics
import Foundation

/// A class whose overridable attributes apply where only the type `NSObject` is known.
@MainActor
protocol AccessibilityOwner: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityFrame: CGRect { get set }
}

extension UIView: AccessibilityOwner {}
extension UIAccessibilityElement: AccessibilityOwner {}
