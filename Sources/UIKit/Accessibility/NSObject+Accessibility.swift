import CoreGraphics
import Foundation

// Any object may have accessibility attributes. Views store the most frequent ones themselves; here are the members of
// all other objects, stored outside of them. Classes may declare them again, as they would override them on iOS.
@MainActor
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Whether assistive technology stops at the object.
    @preconcurrency public var isAccessibilityElement: Bool {
        get {
            if let owner = self as? any AccessibilityOwner { return owner.isAccessibilityElement }
            return kept("isElement") ?? false
        }
        nonmutating set {
            if let owner = self as? any AccessibilityOwner { return owner.isAccessibilityElement = newValue }
            keep(newValue, "isElement")
        }
    }

    /// The label of the object.
    @preconcurrency public var accessibilityLabel: String? {
        get {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityLabel }
            return kept("label")
        }
        nonmutating set {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityLabel = newValue }
            keep(newValue, "label")
        }
    }

    /// The hint about the result of activating the object.
    @preconcurrency public var accessibilityHint: String? {
        get {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityHint }
            return kept("hint")
        }
        nonmutating set {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityHint = newValue }
            keep(newValue, "hint")
        }
    }

    /// The current value of the object.
    @preconcurrency public var accessibilityValue: String? {
        get {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityValue }
            return kept("value")
        }
        nonmutating set {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityValue = newValue }
            keep(newValue, "value")
        }
    }

    /// The label with speech attributes.
    @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
        get { kept("attributedLabel") }
        nonmutating set { keep(newValue, "attributedLabel") }
    }

    /// The hint with speech attributes.
    @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
        get { kept("attributedHint") }
        nonmutating set { keep(newValue, "attributedHint") }
    }

    /// The value with speech attributes.
    @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
        get { kept("attributedValue") }
        nonmutating set { keep(newValue, "attributedValue") }
    }

    /// The traits of the object.
    @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityTraits }
            return kept("traits") ?? .none
        }
        nonmutating set {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityTraits = newValue }
            keep(newValue, "traits")
        }
    }

    /// The frame of the object, in the screen's points.
    @preconcurrency public var accessibilityFrame: CGRect {
        get {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityFrame }
            return kept("frame") ?? .zero
        }
        nonmutating set {
            if let owner = self as? any AccessibilityOwner { return owner.accessibilityFrame = newValue }
            keep(newValue, "frame")
        }
    }

    /// The object's outline, in the screen's points.
    @preconcurrency public var accessibilityPath: UIBezierPath? {
        get { kept("path") }
        nonmutating set { keep(newValue, "path") }
    }

    /// The point that is touched to activate the object: its middle, unless set.
    @preconcurrency public var accessibilityActivationPoint: CGPoint {
        get { kept("activationPoint") ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        nonmutating set { keep(newValue, "activationPoint") }
    }

    /// The language in which the object is spoken.
    @preconcurrency public var accessibilityLanguage: String? {
        get { kept("language") }
        nonmutating set { keep(newValue, "language") }
    }

    /// Whether what is in the object is passed over.
    @preconcurrency public var accessibilityElementsHidden: Bool {
        get { kept("hidden") ?? false }
        nonmutating set { keep(newValue, "hidden") }
    }

    /// Whether elements beside the view are ignored.
    @preconcurrency public var accessibilityViewIsModal: Bool {
        get { kept("modal") ?? false }
        nonmutating set { keep(newValue, "modal") }
    }

    /// Whether the elements of the object are navigated before those beside it.
    @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
        get { kept("groups") ?? false }
        nonmutating set { keep(newValue, "groups") }
    }

    /// The style of navigating the object's elements.
    @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { kept("navigation") ?? .automatic }
        nonmutating set { keep(newValue, "navigation") }
    }

    /// Whether the object responds to user interaction.
    @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
        get { kept("responds") ?? true }
        nonmutating set { keep(newValue, "responds") }
    }

    /// The names by which the user may refer to the object.
    @preconcurrency public var accessibilityUserInputLabels: [String]! {
        get { kept("inputLabels") ?? [] }
        nonmutating set { keep(newValue, "inputLabels") }
    }

    /// The type of the container.
    @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
        get { kept("container") ?? .none }
        nonmutating set { keep(newValue, "container") }
    }

    /// The custom actions besides activation.
    @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { kept("actions") }
        nonmutating set { keep(newValue, "actions") }
    }

    /// The custom rotors for the elements in the object.
    @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { kept("rotors") }
        nonmutating set { keep(newValue, "rotors") }
    }

    // MARK: Elements

    /// The elements in the object, in navigation order.
    @preconcurrency public var accessibilityElements: [Any]? {
        get { kept("elements") }
        nonmutating set { keep(newValue, "elements") }
    }

    /// Returns the number of elements.
    @preconcurrency public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at the index; nil if there is none.
    @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element; `NSNotFound` if it is not in the object.
    @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    // MARK: Calls

    /// Activates the object; does nothing unless the class overrides it.
    @discardableResult
    @preconcurrency public func accessibilityActivate() -> Bool { false }
    /// Increments the value, if the class overrides it.
    @preconcurrency public func accessibilityIncrement() {}
    /// Decrements the value, if the class overrides it.
    @preconcurrency public func accessibilityDecrement() {}
    /// Scrolls; does nothing unless the class overrides it.
    @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        false
    }
    /// Dismisses the object; does nothing unless the class overrides it.
    @preconcurrency public func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action; does nothing unless the class overrides it.
    @preconcurrency public func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology focuses the object.
    @preconcurrency public func accessibilityElementDidBecomeFocused() {}
    /// Called when the focus of assistive technology leaves the object.
    @preconcurrency public func accessibilityElementDidLoseFocus() {}
    /// Returns whether assistive technology focuses the object; there is none here.
    @preconcurrency public func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Nibs

    /// Called once when the object was loaded from a document, if its class is `NibAwakening`.
    @preconcurrency public func awakeFromNib() {}
    /// Called when Interface Builder draws a view.
    @preconcurrency public func prepareForInterfaceBuilder() {}

    private func kept<Value>(_ name: String) -> Value? { AccessibilityWords.kept(name, of: self) }

    private func keep(_ value: Any?, _ name: String) { AccessibilityWords.keep(value, name, of: self) }
}

/// The stored accessibility values of an object.
@MainActor
final class AccessibilityWords {
    private static let associated = AssociatedValue<AccessibilityWords>()
    private var words: [String: Any] = [:]

    static func kept<Value>(_ name: String, of object: AnyObject) -> Value? {
        of(object, makes: false)?[name] as? Value
    }

    static func keep(_ value: Any?, _ name: String, of object: AnyObject) {
        of(object, makes: true)?[name] = value
    }

    private static func of(_ object: AnyObject, makes: Bool) -> AccessibilityWords? {
        makes ? associated.value(of: object) { AccessibilityWords() } : associated[object]
    }

    private subscript(_ name: String) -> Any? {
        get { words[name] }
        set { words[name] = newValue }
    }
}
