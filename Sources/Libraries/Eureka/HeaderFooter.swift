import UIKit

/// A header or a footer of a section.
public protocol HeaderFooterViewRepresentable {
    var title: String? { get set }
    var height: (() -> CGFloat)? { get set }
    func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView?
}

public enum HeaderFooterType: Sendable { case header, footer }

/// The source of the view of a header or a footer.
public enum HeaderFooterProvider<ViewType: UIView> {
    case `class`
    case callback(() -> ViewType)
    case nibFile(name: String, bundle: Bundle?)

    func createView() -> ViewType? {
        switch self {
        case .class: return Self.made()
        case .callback(let make): return make()
        case .nibFile(let name, let bundle):
            return (bundle ?? Bundle(for: ViewType.self)).loadNibNamed(name, owner: nil, options: nil)?.first
                as? ViewType
        }
    }

    /// Creates an object of the class as a table does.
    private static func made() -> ViewType? {
        let table = UITableView()
        let isHeader = ViewType.self is UITableViewHeaderFooterView.Type
        if isHeader { table.register(ViewType.self, forHeaderFooterViewReuseIdentifier: "") }
        guard let view = table.dequeueReusableHeaderFooterView(withIdentifier: "") as? ViewType else {
            RuntimeDiagnostics.report(
                "\(ViewType.self) of a section is not created; only headers and footers of tables are")
            return nil
        }
        return view
    }
}

/// A header or a footer with a title, or with a view.
public final class HeaderFooterView<ViewType: UIView>: HeaderFooterViewRepresentable,
    ExpressibleByStringLiteral
{
    public var title: String?
    public var viewProvider: HeaderFooterProvider<ViewType>?
    public var onSetupView: ((ViewType, Section) -> Void)?
    public var height: (() -> CGFloat)?
    private var view: ViewType?

    public init(title: String?) { self.title = title }
    public convenience init(stringLiteral value: String) { self.init(title: value) }
    public init(_ provider: HeaderFooterProvider<ViewType>) { viewProvider = provider }

    public func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView? {
        if view == nil { view = viewProvider?.createView() }
        if let view { onSetupView?(view, section) }
        return view
    }
}
