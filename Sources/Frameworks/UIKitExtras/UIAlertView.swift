import Foundation
import UIKit

/// An alert as it was before `UIAlertController`, which shows it.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    open weak var delegate: AnyObject?
    open var title = ""
    open var message: String?
    open var alertViewStyle = UIAlertViewStyle.default
    /// The index of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private var fields: [UITextField] = []
    private var controller: UIAlertController?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An alert with buttons; the one that cancels comes first.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button; returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    open var numberOfButtons: Int { titles.count }

    /// The index of the first button that does not cancel; -1 for none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    open var isVisible: Bool { controller?.presentingViewController != nil }

    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Shows the alert over what the key window shows.
    open func show() {
        guard controller == nil, var presenter = UIApplication.shared.keyWindow?.rootViewController else {
            return
        }
        while let next = presenter.presentedViewController { presenter = next }
        let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
        addFields(to: controller)
        for (index, title) in titles.enumerated() {
            controller.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
                    self.end(index)
                })
        }
        self.controller = controller
        receiver?.willPresent(self)
        presenter.present(controller, animated: true) { self.receiver?.didPresent(self) }
    }

    /// Ends the alert as if the button was tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let controller else { return }
        receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated) {
            self.controller = nil
            self.receiver?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    private func end(_ index: Int) {
        receiver?.alertView(self, clickedButtonAt: index)
        receiver?.alertView(self, willDismissWithButtonIndex: index)
        controller = nil
        receiver?.alertView(self, didDismissWithButtonIndex: index)
    }

    private func addFields(to controller: UIAlertController) {
        let secrets: [Bool] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [true]
            case .plainTextInput: [false]
            case .loginAndPasswordInput: [false, true]
            }
        for isSecret in secrets { controller.addTextField { $0.isSecureTextEntry = isSecret } }
        fields = controller.textFields ?? []
    }
}
