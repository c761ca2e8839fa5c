import CoreGraphics
import Foundation

// Any object may be spoken of to those who do not see. Views keep the commonest of this themselves; here are the members
// for all other objects, kept beside them. Classes may declare them again, as they would override them on iOS.
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

    /// What the object is called.
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

    /// What comes of using the object.
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

    /// What the object says at the moment.
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

    /// What the object is called, with how it is spoken.
    @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
        get { kept("attributedLabel") }
        nonmutating set { keep(newValue, "attributedLabel") }
    }

    /// What comes of using the object, with how it is spoken.
    @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
        get { kept("attributedHint") }
        nonmutating set { keep(newValue, "attributedHint") }
    }

    /// What the object says at the moment, with how it is spoken.
    @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
        get { kept("attributedValue") }
        nonmutating set { keep(newValue, "attributedValue") }
    }

    /// What kind of object it is.
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

    /// Where the object is, in the screen's points.
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

    /// Where the object is touched to use it: in its middle, unless set.
    @preconcurrency public var accessibilityActivationPoint: CGPoint {
        get { kept("activationPoint") ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        nonmutating set { keep(newValue, "activationPoint") }
    }

    /// The language that the object is spoken of in.
    @preconcurrency public var accessibilityLanguage: String? {
        get { kept("language") }
        nonmutating set { keep(newValue, "language") }
    }

    /// Whether what is in the object is passed over.
    @preconcurrency public var accessibilityElementsHidden: Bool {
        get { kept("hidden") ?? false }
        nonmutating set { keep(newValue, "hidden") }
    }

    /// Whether what is beside the view is passed over.
    @preconcurrency public var accessibilityViewIsModal: Bool {
        get { kept("modal") ?? false }
        nonmutating set { keep(newValue, "modal") }
    }

    /// Whether what is in the object is gone through before what is beside it.
    @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
        get { kept("groups") ?? false }
        nonmutating set { keep(newValue, "groups") }
    }

    /// How what is in the object is gone through.
    @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { kept("navigation") ?? .automatic }
        nonmutating set { keep(newValue, "navigation") }
    }

    /// Whether the object answers the user.
    @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
        get { kept("responds") ?? true }
        nonmutating set { keep(newValue, "responds") }
    }

    /// What the user may call the object.
    @preconcurrency public var accessibilityUserInputLabels: [String]! {
        get { kept("inputLabels") ?? [] }
        nonmutating set { keep(newValue, "inputLabels") }
    }

    /// What kind of container the object is.
    @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
        get { kept("container") ?? .none }
        nonmutating set { keep(newValue, "container") }
    }

    /// What can be done with the object beside using it.
    @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { kept("actions") }
        nonmutating set { keep(newValue, "actions") }
    }

    /// Ways for assistive technology to go through what is in the object.
    @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { kept("rotors") }
        nonmutating set { keep(newValue, "rotors") }
    }

    // MARK: Elements

    /// What is in the object, in the order in which it is gone through.
    @preconcurrency public var accessibilityElements: [Any]? {
        get { kept("elements") }
        nonmutating set { keep(newValue, "elements") }
    }

    /// How much is in the object.
    @preconcurrency public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// What is in the object at that place; nil where there is none.
    @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element; `NSNotFound` where it is not in the object.
    @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    // MARK: Calls

    /// Uses the object; not, unless the class does.
    @discardableResult
    @preconcurrency public func accessibilityActivate() -> Bool { false }
    /// Raises the value, where the class does.
    @preconcurrency public func accessibilityIncrement() {}
    /// Lowers the value, where the class does.
    @preconcurrency public func accessibilityDecrement() {}
    /// Scrolls; not, unless the class does.
    @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        false
    }
    /// Goes away; not, unless the class does.
    @preconcurrency public func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing; not, unless the class does.
    @preconcurrency public func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology comes to the object.
    @preconcurrency public func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology leaves the object.
    @preconcurrency public func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology is at the object; there is none here.
    @preconcurrency public func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Nibs

    /// Called once when the object has come from a document, where its class is `NibAwakening`.
    @preconcurrency public func awakeFromNib() {}
    /// Called when Interface Builder draws a view.
    @preconcurrency public func prepareForInterfaceBuilder() {}

    private func kept<Value>(_ name: String) -> Value? { AccessibilityWords.kept(name, of: self) }

    private func keep(_ value: Any?, _ name: String) { AccessibilityWords.keep(value, name, of: self) }
}

/// What is kept of an object for those who do not see.
@MainActor
final class AccessibilityWords {
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private var words: [String: Any] = [:]

    static func kept<Value>(_ name: String, of object: AnyObject) -> Value? {
        of(object, makes: false)?[name] as? Value
    }

    static func keep(_ value: Any?, _ name: String, of object: AnyObject) {
        of(object, makes: true)?[name] = value
    }

    private static func of(_ object: AnyObject, makes: Bool) -> AccessibilityWords? {
        if let words = objc_getAssociatedObject(object, key) as? AccessibilityWords { return words }
        guard makes else { return nil }
        let words = AccessibilityWords()
        objc_setAssociatedObject(object, key, words, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return words
    }

    private subscript(_ name: String) -> Any? {
        get { words[name] }
        set { words[name] = newValue }
    }
}
