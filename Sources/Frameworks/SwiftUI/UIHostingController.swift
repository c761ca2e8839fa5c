/// A controller for a SwiftUI view: here it displays the name of the view.
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    public override init(nibName: String?, bundle: Bundle?) {
        fatalError("UIHostingController is made of its rootView")
    }

    open var sizingOptions: UIHostingControllerSizingOptions = []

    open override func loadView() {
        RuntimeDiagnostics.reportOnce("SwiftUI draws nothing here: the name of \(Content.self) is shown")
        view = Placeholder.view(named: "\(Content.self)")
    }

    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

@MainActor
enum Placeholder {
    /// Returns a view with the name in its center.
    static func view(named name: String) -> UIView {
        let label = UILabel()
        (label.text, label.textColor, label.textAlignment) = (name, .secondaryLabel, .center)
        (label.numberOfLines, label.font) = (0, .preferredFont(forTextStyle: .footnote))
        let view = UIView()
        view.backgroundColor = .systemBackground
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 8),
        ])
        return view
    }
}
