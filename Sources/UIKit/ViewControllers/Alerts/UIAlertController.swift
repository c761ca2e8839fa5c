import CoreGraphics
import Foundation

/// Displays a message to the user, or asks for a choice.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of the alert.
    public enum Style: Int, Sendable {
        /// A sheet that appears from the bottom.
        case actionSheet = 0
        /// An alert in the middle.
        case alert = 1
    }

    /// The style of the alert.
    open private(set) var preferredStyle: Style = .actionSheet
    /// The text below the title.
    open var message: String? { didSet { contentDidChange() } }
    /// The choices in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasized action, which the return key performs.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    /// Fields for text, in an alert; nil while there are none.
    open private(set) var textFields: [UITextField]?

    open override var title: String? { didSet { contentDidChange() } }

    /// Creates an alert without actions, which are added before it is presented.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
        modalPresentationStyle = isPopoverWherePossible ? .popover : .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// Adds an action. At most one has the cancel style.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return RuntimeDiagnostics.report(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    /// Adds a field that exists already.
    func add(_ field: UITextField) {
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    /// Adds a text field, which the handler configures. Action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return RuntimeDiagnostics.report(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    /// Performs an action as a tap does: the alert is dismissed, then the action's handler is called.
    package func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        guard let presenter = presentingViewController else {
            action.handler?.closure(action)
            return
        }
        presenter.dismiss(animated: true) { action.handler?.closure(action) }
    }

    /// The choices as they are shown: the one that cancels last, or first of two side by side; in a popover, a tap beside it
    /// cancels instead.
    var shownActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        if arrangement == .popover { return others }
        return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
    }

    // MARK: Arrangement

    private var design: InterfaceDesign { (viewIfLoaded?.window?.screen ?? .main).environment.design }

    /// Whether the alert is an action sheet on iPad, or in iOS 26, which a popover presents (Apple: Getting the user's attention
    /// with alerts and action sheets).
    private var isPopoverWherePossible: Bool {
        preferredStyle == .actionSheet && (UIDevice.current.userInterfaceIdiom == .pad || design == .glass)
    }

    /// Returns the style of presentation in the traits: on an iPhone with iOS 26, an action sheet is in a popover only if it has
    /// been given a source.
    func presentationStyle(in traits: UITraitCollection, hasSource: Bool) -> UIModalPresentationStyle {
        let isPad = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
        return isPad || (design == .glass && hasSource) ? .none : .overFullScreen
    }

    /// The place of the cards as the alert is presented.
    var arrangement: AlertArrangement {
        guard preferredStyle == .actionSheet else { return .middle }
        if storage.presentation?.shownStyle == .popover { return .popover }
        return design == .glass ? .middle : .bottom
    }

    /// The size of an action sheet in a popover.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard own == .zero, arrangement == .popover else { return own }
            loadViewIfNeeded()
            updateContent()
            return (view as? AlertGroundView)?.popoverSize ?? own
        }
        set { super.preferredContentSize = newValue }
    }

    /// Dismisses the alert as a tap beside it does, which chooses its cancel action. Returns whether there is one.
    func cancelByUser() -> Bool {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
        choose(cancel)
        return true
    }

    open override func loadView() {
        view = AlertGroundView(frame: UIScreen.main.bounds)
        contentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateContent()
    }

    /// Shows the content again if its place has changed since.
    private func updateContent() {
        if shownArrangement != arrangement { contentDidChange() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    private var shownArrangement: AlertArrangement?

    private func contentDidChange() {
        guard let ground = viewIfLoaded as? AlertGroundView else { return }
        shownArrangement = arrangement
        ground.show(AlertContent(self))
    }
}
