import UIKit

/// Displays a form in a table.
open class FormViewController: UIViewController, FormDelegate, UITableViewDelegate, UITableViewDataSource {
    public var tableView: UITableView!
    private let style: UITableView.Style

    public var form = Form() {
        didSet { formDidChange() }
    }

    /// Whether a scrolled table ends editing, and fields are in a chain.
    public var animateScroll = false
    public var rowKeyboardSpacing: CGFloat = 0
    public var navigationOptions: RowNavigationOptions = .Enabled

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .grouped
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder aDecoder: NSCoder) {
        style = .grouped
        super.init(coder: aDecoder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if tableView == nil {
            tableView = UITableView(frame: view.bounds, style: style)
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if tableView.superview == nil { view.addSubview(tableView) }
        if tableView.delegate == nil { tableView.delegate = self }
        if tableView.dataSource == nil { tableView.dataSource = self }
        tableView.estimatedRowHeight = 44
        formDidChange()
    }

    private func formDidChange() {
        form.delegate = self
        form.tableView = tableView
        if isViewLoaded { tableView?.reloadData() }
    }

    open func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {}
    open func rowValueHasBeenChanged(_ row: BaseRow, oldValue: Any?, newValue: Any?) {}

    // MARK: The table

    open func numberOfSections(in tableView: UITableView) -> Int { form.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        form[section].count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = form[indexPath]
        row.updateCell()
        return row.baseCell
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = form[indexPath]
        if !row.baseCell.cellCanBecomeFirstResponder() || !row.baseCell.cellBecomeFirstResponder() {
            view.endEditing(true)
        }
        row.didSelect()
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        form[indexPath].baseCell.height?() ?? tableView.rowHeight
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        form[section].header?.title
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        form[section].footer?.title
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        form[section].header?.viewForSection(form[section], type: .header)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        form[section].footer?.viewForSection(form[section], type: .footer)
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        form[section].header?.height?() ?? UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        form[section].footer?.height?() ?? UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        (form[indexPath.section] as? MultivaluedSection)?.multivaluedOptions.contains(.Delete) == true
            && !(form[indexPath] is ButtonRow)
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { form[indexPath.section].remove(at: indexPath.row) }
    }
}

/// The rows to which the user goes from a field.
public struct RowNavigationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let Disabled = RowNavigationOptions([])
    public static let Enabled = RowNavigationOptions(rawValue: 1)
    public static let StopDisabledRow = RowNavigationOptions(rawValue: 2)
    public static let SkipCanNotBecomeFirstResponderRow = RowNavigationOptions(rawValue: 4)
}

/// Actions that appear when a row is swept.
public struct SwipeConfiguration {
    public var performsFirstActionWithFullSwipe = false
    public var actions: [SwipeAction] = [] {
        didSet { RuntimeDiagnostics.reportOnce("actions of a row that is swept are not displayed") }
    }
}

/// An action of a row that is swept.
public final class SwipeAction {
    public enum Style: Sendable { case normal, destructive }
    public typealias Handler = (SwipeAction, BaseRow, ((Bool) -> Void)?) -> Void

    public var title: String?
    public var image: UIImage?
    public var actionBackgroundColor: UIColor?
    public let style: Style
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
