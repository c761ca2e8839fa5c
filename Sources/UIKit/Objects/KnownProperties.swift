import CoreGraphics
import Foundation
import QuartzCore

/// A property of UIKit that key-value coding reads and sets by its Objective-C name, for code that copies or changes properties
/// by names.
@MainActor
struct KnownProperty {
    let key: String
    /// Returns the value of an object of the property's class: nil for objects of other classes, and nil in it without a value.
    let read: @MainActor (AnyObject) -> Any??
    /// Sets the value; nil for objects of other classes, and whether the value is of the property's type.
    let write: @MainActor (AnyObject, Any?) -> Bool?

    /// Numbers are converted to the property's type.
    private init<T: AnyObject, V>(_ key: String, _ path: ReferenceWritableKeyPath<T, V>) {
        self.key = key
        read = { object in (object as? T).map { $0[keyPath: path] } }
        write = { object, value in
            guard let object = object as? T else { return nil }
            guard let typed = KeyValue.converted(value, to: V.self) else { return false }
            object[keyPath: path] = typed
            return true
        }
    }

    private init<T: AnyObject, V>(_ key: String, optional path: ReferenceWritableKeyPath<T, V?>) {
        self.key = key
        read = { object in (object as? T).map { $0[keyPath: path] as Any? } }
        write = { object, value in
            guard let object = object as? T else { return nil }
            let typed = KeyValue.converted(value, to: V.self)
            guard value == nil || typed != nil else { return false }
            object[keyPath: path] = typed
            return true
        }
    }

    /// A part that code finds by the name that it has in UIKit, and cannot replace.
    private init<T: AnyObject, V>(_ key: String, part path: KeyPath<T, V>) {
        self.key = key
        read = { object in (object as? T).map { $0[keyPath: path] } }
        write = { object, _ in object is T ? false : nil }
    }

    /// A constant is a number in key-value coding.
    private init<T: AnyObject, V: RawRepresentable>(
        _ key: String, constant path: ReferenceWritableKeyPath<T, V>
    ) where V.RawValue == Int {
        self.key = key
        read = { object in (object as? T).map { $0[keyPath: path].rawValue } }
        write = { object, value in
            guard let object = object as? T else { return nil }
            if let constant = value as? V {
                object[keyPath: path] = constant
                return true
            }
            guard let number = KeyValue.number(value), let constant = V(rawValue: KeyValue.integer(number))
            else { return false }
            object[keyPath: path] = constant
            return true
        }
    }

    // MARK: The properties

    /// Returns the value of a key: nil if the object has no such key, and nil in it if the key has no value.
    static func value(_ key: String, of object: AnyObject) -> Any?? {
        for property in byKey[key] ?? [] {
            if let value = property.read(object) { return value }
        }
        return nil
    }

    /// Sets the value of a key; nil if the object has no such key, and whether the value is of the property's type.
    static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool? {
        (byKey[key] ?? []).lazy.compactMap { $0.write(object, value) }.first
    }

    private static let byKey = Dictionary(
        grouping: labels + controls + texts + images + scrolls + views + others, by: \.key)

    private static let views: [Self] = [
        .init("hidden", \UIView.isHidden), .init("alpha", \UIView.alpha), .init("tag", \UIView.tag),
        .init("opaque", \UIView.isOpaque), .init("clipsToBounds", \UIView.clipsToBounds),
        .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        .init("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        .init("exclusiveTouch", \UIView.isExclusiveTouch),
        .init("contentMode", constant: \UIView.contentMode),
        .init("backgroundColor", optional: \UIView.backgroundColor),
        .init("accessibilityIdentifier", optional: \UIView.accessibilityIdentifier),
        .init("accessibilityLabel", optional: \UIView.accessibilityLabel),
        .init("transform", \UIView.transform),
        .init(
            "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
    ]

    private static let labels: [Self] = [
        .init("text", optional: \UILabel.text), .init("attributedText", optional: \UILabel.attributedText),
        .init("font", optional: \UILabel.font), .init("textColor", optional: \UILabel.textColor),
        .init("highlightedTextColor", optional: \UILabel.highlightedTextColor),
        .init("shadowColor", optional: \UILabel.shadowColor), .init("shadowOffset", \UILabel.shadowOffset),
        .init("textAlignment", constant: \UILabel.textAlignment),
        .init("lineBreakMode", constant: \UILabel.lineBreakMode),
        .init("numberOfLines", \UILabel.numberOfLines), .init("enabled", \UILabel.isEnabled),
        .init("highlighted", \UILabel.isHighlighted),
        .init("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        .init("minimumScaleFactor", \UILabel.minimumScaleFactor),
        .init("baselineAdjustment", constant: \UILabel.baselineAdjustment),
        .init("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    ]

    private static let controls: [Self] = [
        .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
        .init("highlighted", \UIControl.isHighlighted), .init("on", \UISwitch.isOn),
        .init("value", \UISlider.value), .init("minimumValue", \UISlider.minimumValue),
        .init("maximumValue", \UISlider.maximumValue), .init("value", \UIStepper.value),
        .init("date", \UIDatePicker.date), .init("numberOfPages", \UIPageControl.numberOfPages),
        .init("currentPage", \UIPageControl.currentPage),
        .init("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
    ]

    private static let texts: [Self] = [
        .init("text", optional: \UITextField.text), .init("placeholder", optional: \UITextField.placeholder),
        .init("font", optional: \UITextField.font), .init("textColor", optional: \UITextField.textColor),
        .init("textAlignment", constant: \UITextField.textAlignment),
        .init("attributedPlaceholder", optional: \UITextField.attributedPlaceholder),
        .init("font", optional: \UITextView.font), .init("textColor", optional: \UITextView.textColor),
        .init("editable", \UITextView.isEditable), .init("text", optional: \UISearchBar.text),
        .init("placeholder", optional: \UISearchBar.placeholder),
    ]

    private static let images: [Self] = [
        .init("image", optional: \UIImageView.image), .init("highlighted", \UIImageView.isHighlighted),
        .init("highlightedImage", optional: \UIImageView.highlightedImage),
    ]

    private static let scrolls: [Self] = [
        .init("scrollEnabled", \UIScrollView.isScrollEnabled), .init("bounces", \UIScrollView.bounces),
        .init("pagingEnabled", \UIScrollView.isPagingEnabled),
        .init("contentInset", \UIScrollView.contentInset),
        .init("contentOffset", \UIScrollView.contentOffset),
        .init("contentSize", \UIScrollView.contentSize),
    ]

    private static let others: [Self] = [
        .init("title", optional: \UIBarItem.title), .init("image", optional: \UIBarItem.image),
        .init("enabled", \UIBarItem.isEnabled), .init("tag", \UIBarItem.tag),
        .init("title", optional: \UINavigationItem.title),
        .init("searchField", part: \UISearchBar.searchTextField),
        .init("cancelButton", part: \UISearchBar.cancelButton),
        .init("placeholderLabel", part: \UITextField.placeholderLabel),
        .init("_placeholderLabel", part: \UITextField.placeholderLabel),
        .init("tabBar", \UITabBarController.bar),
        .init("navigationBar", \UINavigationController.bars.navigation),
    ]
}
