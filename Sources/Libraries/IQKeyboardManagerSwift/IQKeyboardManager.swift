@_exported import Foundation
import UIKit

/// The toolbars with buttons to the previous and the next field.
public enum IQPreviousNextDisplayMode: Int, Sendable { case `default`, alwaysHide, alwaysShow }
/// The order of the fields of a toolbar.
public enum IQAutoToolbarManageBehaviour: Int, Sendable { case bySubviews, byTag, byPosition }
public typealias IQAutoToolbarManageBehavior = IQAutoToolbarManageBehaviour

/// Moves the field that is edited above the keyboard. No keyboard covers a field here, and so nothing moves: a touch outside of a
/// field ends editing, where the app wants that, and the rest are settings without effect.
@MainActor public final class IQKeyboardManager: NSObject {
    /// The manager of the app.
    public static let shared = IQKeyboardManager()

    public class func sharedManager() -> IQKeyboardManager { shared }

    public var enable = false
    public var isEnabled: Bool {
        get { enable }
        set { enable = newValue }
    }
    public var keyboardDistanceFromTextField: CGFloat = 10
    public var keyboardDistance: CGFloat {
        get { keyboardDistanceFromTextField }
        set { keyboardDistanceFromTextField = newValue }
    }
    public var preventShowingBottomBlankSpace = true
    public var layoutIfNeededOnUpdate = false
    public var enableDebugging = false

    // MARK: Toolbars

    public var enableAutoToolbar = true
    public var toolbarManageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
    public var shouldToolbarUsesTextFieldTintColor = false
    public var toolbarTintColor: UIColor?
    public var toolbarBarTintColor: UIColor?
    public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
    public var toolbarPreviousBarButtonItemText: String?
    public var toolbarNextBarButtonItemText: String?
    public var toolbarDoneBarButtonItemText: String?
    public var toolbarDoneBarButtonItemImage: UIImage?
    public var shouldShowToolbarPlaceholder = true
    public var shouldShowTextFieldPlaceholder = true
    public var placeholderFont: UIFont?
    public var placeholderColor: UIColor?
    public var toolbarPreviousNextAllowedClasses: [UIView.Type] = []
    public func reloadInputViews() {}

    // MARK: Appearance of the keyboard

    public var overrideKeyboardAppearance = false
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var shouldPlayInputClicks = true

    // MARK: Classes

    public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
    public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
    public var disabledToolbarClasses: [UIViewController.Type] = []
    public var enabledToolbarClasses: [UIViewController.Type] = []
    public var disabledTouchResignedClasses: [UIViewController.Type] = []
    public var enabledTouchResignedClasses: [UIViewController.Type] = []
    public var touchResignedGestureIgnoreClasses: [UIView.Type] = [UIControl.self, UINavigationBar.self]

    // MARK: Editing

    /// Whether a touch outside of the edited field ends editing.
    public var shouldResignOnTouchOutside = false { didSet { updateGesture() } }
    public var resignOnTouchOutside: Bool {
        get { shouldResignOnTouchOutside }
        set { shouldResignOnTouchOutside = newValue }
    }

    private let touches = TouchTarget()

    /// The recognizer of touches outside of the edited field.
    public private(set) lazy var resignFirstResponderGesture: UITapGestureRecognizer = {
        let gesture = UITapGestureRecognizer(target: touches, action: TouchTarget.selector)
        gesture.cancelsTouchesInView = false
        gesture.delegate = touches
        return gesture
    }()

    private var observers: [any NSObjectProtocol] = []
    /// The field that began editing last.
    private weak var editedField: UIView?

    private override init() {
        super.init()
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] note in
                    guard let field = note.object as? UIView else { return }
                    MainActor.assumeIsolated { self?.begin(field) }
                })
        }
    }

    /// Ends editing; returns whether a field was edited.
    @discardableResult public func resignFirstResponder() -> Bool {
        guard let field = editedField, field.isFirstResponder else { return false }
        return field.resignFirstResponder()
    }

    public var keyboardShowing: Bool { editedField?.isFirstResponder == true }

    private func begin(_ field: UIView) {
        editedField = field
        updateGesture()
    }

    private func updateGesture() {
        resignFirstResponderGesture.isEnabled = shouldResignOnTouchOutside
        if shouldResignOnTouchOutside {
            editedField?.window?.addGestureRecognizer(resignFirstResponderGesture)
        }
    }
}

/// The target of touches outside of the edited field.
@MainActor private final class TouchTarget: NSObject, UIGestureRecognizerDelegate {
    static let selector = Selector("endEditing")

    override init() {
        super.init()
        ActionTable.register(TouchTarget.self, Self.selector) { (target: TouchTarget, _: Any?) in
            IQKeyboardManager.shared.resignFirstResponder()
        }
    }

    /// Fields, controls and bars receive their touches alone.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let ignored = IQKeyboardManager.shared.touchResignedGestureIgnoreClasses
        return !sequence(first: touch.view) { $0?.superview }.contains { view in
            guard let view else { return false }
            return view.isFirstResponder || ignored.contains { view.isKind(of: $0) }
        }
    }
}

/// A view whose fields belong together.
open class IQPreviousNextView: UIView {}

/// A text view with a placeholder.
open class IQTextView: UITextView {
    private let placeholderLabel = UILabel()

    @IBInspectable open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            setNeedsLayout()
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            placeholderLabel.attributedText = newValue
            setNeedsLayout()
        }
    }
    @IBInspectable open var placeholderTextColor: UIColor = .placeholderText { didSet { setNeedsLayout() } }

    open override var text: String! { didSet { setNeedsLayout() } }
    open override var attributedText: NSAttributedString! { didSet { setNeedsLayout() } }

    /// Changes of the label request layout: they are made only where something differs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let font = font ?? .systemFont(ofSize: 12)
        if placeholderLabel.superview == nil {
            placeholderLabel.numberOfLines = 0
            addSubview(placeholderLabel)
        }
        if placeholderLabel.font != font { placeholderLabel.font = font }
        if placeholderLabel.textColor != placeholderTextColor {
            placeholderLabel.textColor = placeholderTextColor
        }
        if placeholderLabel.textAlignment != textAlignment { placeholderLabel.textAlignment = textAlignment }
        if placeholderLabel.isHidden != hasText { placeholderLabel.isHidden = hasText }
        let frame = placeholderFrame
        if placeholderLabel.frame != frame { placeholderLabel.frame = frame }
    }

    /// The frame in which the text begins.
    private var placeholderFrame: CGRect {
        let padding = textContainer.lineFragmentPadding
        let (left, right) = (textContainerInset.left + padding, textContainerInset.right + padding)
        let width = max(0, bounds.width - left - right)
        let fitting = placeholderLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGRect(x: left, y: textContainerInset.top, width: width, height: fitting.height)
    }
}
