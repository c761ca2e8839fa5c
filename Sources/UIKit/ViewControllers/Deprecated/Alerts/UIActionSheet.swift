import CoreGraphics
import Foundation

/// The action sheet that preceded `UIAlertController`, which displays it.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var title: String
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// The index of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    /// The index of the button that deletes; -1 for none.
    open var destructiveButtonIndex = -1
    private let buttons = AlertButtons()

    public override convenience init(frame: CGRect) {
        self.init(title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        title = ""
        super.init(coder: coder)
    }

    public init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.title = title ?? ""
        super.init(frame: .zero)
        self.delegate = delegate
        if let destructiveButtonTitle {
            destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
        }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button; returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    open var numberOfButtons: Int { buttons.titles.count }

    /// The index of the first button that neither cancels nor deletes; -1 for none.
    open var firstOtherButtonIndex: Int {
        buttons.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }

    open var isVisible: Bool { buttons.isVisible }

    open func show(from view: UIToolbar) { show(in: view) }
    open func show(from view: UITabBar) { show(in: view) }
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(in: (item.customView ?? item.shownView)?.window) { $0?.barButtonItem = item }
    }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(in: view.window) { popover in
            popover?.sourceView = view
            popover?.sourceRect = rect
        }
    }
    open func show(in view: UIView) {
        present(in: view as? UIWindow ?? view.window) { popover in
            popover?.sourceView = view
            popover?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        }
    }

    private func present(in window: UIWindow?, place: (UIPopoverPresentationController?) -> Void) {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        buttons.fill(controller, cancel: cancelButtonIndex, destructive: destructiveButtonIndex) {
            [self] in end($0)
        }
        place(controller.popoverPresentationController)
        delegate?.willPresent(self)
        buttons.present(controller, in: window ?? UIApplication.shared.keyWindow) {
            self.delegate?.didPresent(self)
        }
    }

    /// Ends the choice without a tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        buttons.dismiss(animated: animated) {
            self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private func end(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

/// The style of an action sheet; all are displayed alike since iOS 8.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 1
    case blackOpaque = 2
}
