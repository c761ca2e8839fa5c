import CoreGraphics
import Foundation

// The properties of plain views, labels and text views that apps customize.

extension AppearanceProxy where Object: UIView {
    public var backgroundColor: UIColor? {
        get { self[\UIView.backgroundColor, new: UIView()] }
        nonmutating set { self[\UIView.backgroundColor, new: UIView()] = newValue }
    }

    public var alpha: CGFloat {
        get { self[\UIView.alpha, new: UIView()] }
        nonmutating set { self[\UIView.alpha, new: UIView()] = newValue }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { self[\UIView.overrideUserInterfaceStyle, new: UIView()] }
        nonmutating set { self[\UIView.overrideUserInterfaceStyle, new: UIView()] = newValue }
    }

    public var semanticContentAttribute: UISemanticContentAttribute {
        get { self[\UIView.semanticContentAttribute, new: UIView()] }
        nonmutating set { self[\UIView.semanticContentAttribute, new: UIView()] = newValue }
    }
}

extension AppearanceProxy where Object: UIView {
    public var tintColor: UIColor! {
        get { recorded(AppearanceProperty.tintColor.key) as UIColor?? ?? nil }
        nonmutating set { set(.tintColor, to: newValue) }
    }
}

extension AppearanceProperty where Owner == UIView, Value == UIColor? {
    /// The tint color of a view itself: where it has none, its property has that of its superview.
    fileprivate static var tintColor: Self {
        Self("UIView.tintColor", get: { $0.appearance.tintColor }, set: { $0.tintColor = $1 })
    }
}

extension AppearanceProxy where Object: UILabel {
    public var font: UIFont! {
        get { self[\UILabel.font, new: UILabel()] }
        nonmutating set { self[\UILabel.font, new: UILabel()] = newValue }
    }

    public var textColor: UIColor! {
        get { self[\UILabel.textColor, new: UILabel()] }
        nonmutating set { self[\UILabel.textColor, new: UILabel()] = newValue }
    }

    public var highlightedTextColor: UIColor? {
        get { self[\UILabel.highlightedTextColor, new: UILabel()] }
        nonmutating set { self[\UILabel.highlightedTextColor, new: UILabel()] = newValue }
    }

    public var shadowColor: UIColor? {
        get { self[\UILabel.shadowColor, new: UILabel()] }
        nonmutating set { self[\UILabel.shadowColor, new: UILabel()] = newValue }
    }

    public var shadowOffset: CGSize {
        get { self[\UILabel.shadowOffset, new: UILabel()] }
        nonmutating set { self[\UILabel.shadowOffset, new: UILabel()] = newValue }
    }

    public var textAlignment: NSTextAlignment {
        get { self[\UILabel.textAlignment, new: UILabel()] }
        nonmutating set { self[\UILabel.textAlignment, new: UILabel()] = newValue }
    }

    public var lineBreakMode: NSLineBreakMode {
        get { self[\UILabel.lineBreakMode, new: UILabel()] }
        nonmutating set { self[\UILabel.lineBreakMode, new: UILabel()] = newValue }
    }

    public var numberOfLines: Int {
        get { self[\UILabel.numberOfLines, new: UILabel()] }
        nonmutating set { self[\UILabel.numberOfLines, new: UILabel()] = newValue }
    }

    public var adjustsFontSizeToFitWidth: Bool {
        get { self[\UILabel.adjustsFontSizeToFitWidth, new: UILabel()] }
        nonmutating set { self[\UILabel.adjustsFontSizeToFitWidth, new: UILabel()] = newValue }
    }

    public var adjustsFontForContentSizeCategory: Bool {
        get { self[\UILabel.adjustsFontForContentSizeCategory, new: UILabel()] }
        nonmutating set { self[\UILabel.adjustsFontForContentSizeCategory, new: UILabel()] = newValue }
    }
}

extension AppearanceProxy where Object: UITextField {
    public var font: UIFont? {
        get { self[\UITextField.font, new: UITextField()] }
        nonmutating set { self[\UITextField.font, new: UITextField()] = newValue }
    }

    public var textColor: UIColor? {
        get { self[\UITextField.textColor, new: UITextField()] }
        nonmutating set { self[\UITextField.textColor, new: UITextField()] = newValue }
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { self[\UITextField.keyboardAppearance, new: UITextField()] }
        nonmutating set { self[\UITextField.keyboardAppearance, new: UITextField()] = newValue }
    }

    public var borderStyle: UITextField.BorderStyle {
        get { self[\UITextField.borderStyle, new: UITextField()] }
        nonmutating set { self[\UITextField.borderStyle, new: UITextField()] = newValue }
    }

    public var clearButtonMode: UITextField.ViewMode {
        get { self[\UITextField.clearButtonMode, new: UITextField()] }
        nonmutating set { self[\UITextField.clearButtonMode, new: UITextField()] = newValue }
    }

    public var attributedPlaceholder: NSAttributedString? {
        get { self[\UITextField.attributedPlaceholder, new: UITextField()] }
        nonmutating set { self[\UITextField.attributedPlaceholder, new: UITextField()] = newValue }
    }
}

extension AppearanceProxy where Object: UITextView {
    public var font: UIFont? {
        get { self[\UITextView.font, new: UITextView()] }
        nonmutating set { self[\UITextView.font, new: UITextView()] = newValue }
    }

    public var textColor: UIColor? {
        get { self[\UITextView.textColor, new: UITextView()] }
        nonmutating set { self[\UITextView.textColor, new: UITextView()] = newValue }
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { self[\UITextView.keyboardAppearance, new: UITextView()] }
        nonmutating set { self[\UITextView.keyboardAppearance, new: UITextView()] = newValue }
    }
}
