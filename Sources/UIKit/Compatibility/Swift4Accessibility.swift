import CoreGraphics

// Names of accessibility before Swift 4.2, which sources in its mode still use.

/// `UIAccessibility.isVoiceOverRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// `UIAccessibility.isMonoAudioEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isMonoAudioEnabled")
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
/// `UIAccessibility.isClosedCaptioningEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isClosedCaptioningEnabled")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
/// `UIAccessibility.isInvertColorsEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isInvertColorsEnabled")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// `UIAccessibility.isGuidedAccessEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isGuidedAccessEnabled")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
/// `UIAccessibility.isBoldTextEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isBoldTextEnabled")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// `UIAccessibility.isGrayscaleEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isGrayscaleEnabled")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
/// `UIAccessibility.isReduceTransparencyEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}
/// `UIAccessibility.isReduceMotionEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// `UIAccessibility.isSwitchControlRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSwitchControlRunning")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
/// `UIAccessibility.isSpeakSelectionEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSpeakSelectionEnabled")
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
/// `UIAccessibility.isSpeakScreenEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSpeakScreenEnabled")
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
/// `UIAccessibility.isShakeToUndoEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isShakeToUndoEnabled")
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }
/// `UIAccessibility.isAssistiveTouchRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isAssistiveTouchRunning")
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }
/// `UIAccessibility.isDarkerSystemColorsEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
/// `UIAccessibility.post(notification:argument:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
/// `UIAccessibility.convertToScreenCoordinates(_:in:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
/// `UIAccessibilityTraits.startsMediaSession` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
    UIAccessibilityTraits.startsMediaSession
}
/// `UIAccessibilityTraits.causesPageTurn` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }
/// `UIAccessibilityTraits.tabBar` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
/// `UIAccessibility.Notification.pageScrolled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.pageScrolled
}

// Traits are numbers before Swift 4.2.
extension UIAccessibilityTraits {
    /// Returns a union.
    @available(swift, obsoleted: 4.2, message: "Use union(_:) instead.")
    public static func | (one: Self, other: Self) -> Self { one.union(other) }

    /// Returns an intersection.
    @available(swift, obsoleted: 4.2, message: "Use intersection(_:) instead.")
    public static func & (one: Self, other: Self) -> Self { one.intersection(other) }

    /// Returns all other traits.
    @available(swift, obsoleted: 4.2, message: "Use subtracting(_:) instead.")
    public static prefix func ~ (traits: Self) -> Self { UIAccessibilityTraits(rawValue: ~traits.rawValue) }

    /// Adds traits.
    @available(swift, obsoleted: 4.2, message: "Use insert(_:) instead.")
    public static func |= (traits: inout Self, others: Self) { traits.formUnion(others) }

    /// Forms the intersection of traits.
    @available(swift, obsoleted: 4.2, message: "Use formIntersection(_:) instead.")
    public static func &= (traits: inout Self, others: Self) { traits.formIntersection(others) }
}
