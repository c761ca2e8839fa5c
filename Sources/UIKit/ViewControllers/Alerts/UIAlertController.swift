import CoreGraphics
import Foundation

/// Shows a message and lets the user choose among actions.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// What is said below the title.
    open var message: String? { didSet { panel?.update() } }
    open private(set) var preferredStyle = Style.alert
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action that is shown bold and that the return key chooses.
    open var preferredAction: UIAlertAction? { didSet { panel?.update() } }
    /// The text fields of an alert; nil for none.
    open private(set) var textFields: [UITextField]?

    private var panel: AlertPanel?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    open override var title: String? { didSet { panel?.update() } }

    /// Adds an action. There may be one to cancel.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return RuntimeDiagnostics.report(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.enabledDidChange = { [weak self] in self?.panel?.update() }
        panel?.update()
    }

    /// Adds a text field to an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return RuntimeDiagnostics.report(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        panel?.update()
    }

    open override func loadView() {
        let panel = AlertPanel(self)
        self.panel = panel
        view = AlertView(panel: panel, style: preferredStyle)
    }

    /// Chooses an action as a touch does: the alert goes, then the handler runs. Answers whether it can be chosen.
    @discardableResult
    package func choose(_ action: UIAlertAction) -> Bool {
        guard action.isEnabled, actions.contains(where: { $0 === action }), presentingViewController != nil,
            !isBeingDismissed
        else { return false }
        dismiss(animated: true) { action.handler?(action) }
        return true
    }

    /// The actions in the order in which they are shown: in a sheet and in a long list to cancel comes last, of two it
    /// comes first.
    var shownActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        return isInRow ? cancel + others : others + cancel
    }

    /// Two short actions of an alert stand side by side.
    var isInRow: Bool {
        preferredStyle == .alert && actions.count == 2 && actions.allSatisfy { ($0.title?.count ?? 0) <= 14 }
    }
}
