import UIKit

/// Displays a web page in Safari's interface. Pages are not loaded here: it displays the URL and a button that closes it.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The configuration of the interface.
    open class Configuration: NSObject, NSCopying {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (
                entersReaderIfAvailable, barCollapsingEnabled
            )
            return copy
        }
    }

    /// The button that closes the page.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
    open var preferredControlTintColor: UIColor? { didSet { bar.tintColor = preferredControlTintColor } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

    private let address: URL
    private let bar = UINavigationBar()

    public init(url URL: URL, configuration: Configuration) {
        (address, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    // Apple's is unavailable, so that subclasses need none.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let page = StandInView(kind: "SFSafariViewController")
        page.placeholder = address.absoluteString
        bar.items = [UINavigationItem(title: address.host ?? "")]
        showButton()
        for child in [page, bar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.topAnchor.constraint(equalTo: bar.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        Inert.use("SFSafariViewController: the page is not loaded; it")
    }

    private func showButton() {
        let item: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        bar.topItem?.leftBarButtonItem = UIBarButtonItem(
            systemItem: item,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                dismiss(animated: true)
                delegate?.safariViewControllerDidFinish(self)
            })
    }
}

extension SFSafariViewController {
    /// The data that pages have stored; nothing here.
    open class DataStore: NSObject {
        public static let `default` = DataStore()

        open func clearWebsiteData() async {}
        open func clearWebsiteData(completionHandler: (() -> Void)? = nil) {
            guard let completionHandler else { return }
            Inert.later(completionHandler)
        }
    }

    /// A connection that is made before a page is shown; none is made here.
    open class PrewarmingToken: NSObject {
        open func invalidate() {}
    }

    public class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
}
