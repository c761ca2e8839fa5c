import UIKit

extension UIAccessibilityTraits {
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

/// The visibility of an element's content.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// The options of touches while VoiceOver is on.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// The importance of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let high = UIAccessibilityPriority(rawValue: "high")
    public static let `default` = UIAccessibilityPriority(rawValue: "default")
    public static let low = UIAccessibilityPriority(rawValue: "low")
}

@MainActor
extension NSObject {
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { AddedProperties.value(of: self, "accessibilityExpandedStatus") ?? .unsupported }
        set { AddedProperties.set(newValue, of: self, "accessibilityExpandedStatus") }
    }
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { AddedProperties.value(of: self, "accessibilityDirectTouchOptions") ?? [] }
        set { AddedProperties.set(newValue, of: self, "accessibilityDirectTouchOptions") }
    }
    /// Elements for tests of the user interface. Stored.
    public var automationElements: [Any]? {
        get { AddedProperties.value(of: self, "automationElements") }
        set { AddedProperties.set(newValue, of: self, "automationElements") }
    }

    /// The function that returns the label, whose result at the time of the assignment is used.
    public var accessibilityLabelBlock: (() -> String?)? {
        get { AddedProperties.value(of: self, "accessibilityLabelBlock") }
        set {
            AddedProperties.set(newValue, of: self, "accessibilityLabelBlock")
            if let newValue { accessibilityLabel = newValue() }
        }
    }
    /// The function that returns the value, whose result at the time of the assignment is used.
    public var accessibilityValueBlock: (() -> String?)? {
        get { AddedProperties.value(of: self, "accessibilityValueBlock") }
        set {
            AddedProperties.set(newValue, of: self, "accessibilityValueBlock")
            if let newValue { accessibilityValue = newValue() }
        }
    }
    /// The function that returns the hint, whose result at the time of the assignment is used.
    public var accessibilityHintBlock: (() -> String?)? {
        get { AddedProperties.value(of: self, "accessibilityHintBlock") }
        set {
            AddedProperties.set(newValue, of: self, "accessibilityHintBlock")
            if let newValue { accessibilityHint = newValue() }
        }
    }
    /// The function that returns the traits, whose result at the time of the assignment is used.
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { AddedProperties.value(of: self, "accessibilityTraitsBlock") }
        set {
            AddedProperties.set(newValue, of: self, "accessibilityTraitsBlock")
            if let newValue { accessibilityTraits = newValue() }
        }
    }
    /// The function that returns whether this is an element, whose result at the time of the assignment is used.
    public var isAccessibilityElementBlock: (() -> Bool)? {
        get { AddedProperties.value(of: self, "isAccessibilityElementBlock") }
        set {
            AddedProperties.set(newValue, of: self, "isAccessibilityElementBlock")
            if let newValue { isAccessibilityElement = newValue() }
        }
    }
}
