import CoreGraphics
import Foundation

/// The alert that preceded `UIAlertController`, which displays it.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The delegate, which is called if it conforms to `UIAlertViewDelegate`.
    open weak var delegate: AnyObject?
    open var title: String
    open var message: String?
    open var alertViewStyle = UIAlertViewStyle.default
    /// The index of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    private let buttons = AlertButtons()
    private var fields: [UITextField] = []

    public override convenience init(frame: CGRect) {
        self.init(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        title = ""
        super.init(coder: coder)
    }

    public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        (self.title, self.message) = (title ?? "", message)
        super.init(frame: .zero)
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button; returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    open var numberOfButtons: Int { buttons.titles.count }

    /// The index of the first button other than the cancel button; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    open var isVisible: Bool { buttons.isVisible }

    /// Returns a text field of the style; nil if there is none.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        addFields()
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Shows the alert over what the key window shows.
    open func show() {
        let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
        addFields()
        for field in fields { controller.add(field) }
        buttons.fill(controller, cancel: cancelButtonIndex, destructive: -1) { [self] in end($0) }
        let receiver = delegate as? any UIAlertViewDelegate
        if let receiver, firstOtherButtonIndex >= 0,
            !receiver.alertViewShouldEnableFirstOtherButton(self)
        {
            controller.actions[firstOtherButtonIndex].isEnabled = false
        }
        receiver?.willPresent(self)
        buttons.present(controller, in: UIApplication.shared.keyWindow) { receiver?.didPresent(self) }
    }

    /// Ends the alert without a tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        let receiver = delegate as? any UIAlertViewDelegate
        receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        buttons.dismiss(animated: animated) {
            receiver?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private func end(_ index: Int) {
        let receiver = delegate as? any UIAlertViewDelegate
        receiver?.alertView(self, clickedButtonAt: index)
        receiver?.alertView(self, willDismissWithButtonIndex: index)
        receiver?.alertView(self, didDismissWithButtonIndex: index)
    }

    private func addFields() {
        guard fields.isEmpty else { return }
        fields = alertViewStyle.secureFields.map { isSecure in
            let field = UITextField(frame: .zero)
            field.font = .systemFont(ofSize: 13)
            field.isSecureTextEntry = isSecure
            return field
        }
    }
}

/// The fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0
    case secureTextInput = 1
    case plainTextInput = 2
    case loginAndPasswordInput = 3

    /// The fields' secure text entry settings.
    fileprivate var secureFields: [Bool] {
        switch self {
        case .default: []
        case .secureTextInput: [true]
        case .plainTextInput: [false]
        case .loginAndPasswordInput: [false, true]
        }
    }
}
