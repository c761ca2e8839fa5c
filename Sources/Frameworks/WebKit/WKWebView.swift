import FoundationNetworking
import Security
import UIKit

/// A view for web pages. Pages are not loaded here: it displays the URL that it would load, or the text of a page
/// given as HTML.
@preconcurrency @MainActor open class WKWebView: StandInView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?

    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    open private(set) var estimatedProgress = 0.0
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    open private(set) lazy var backForwardList = WKBackForwardList()
    open var serverTrust: SecTrust? { nil }

    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var mediaType: String?
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor! = .systemBackground

    /// Whether the page can be searched through `findInteraction`.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            if let findInteraction { removeInteraction(findInteraction) }
            findInteraction = isFindInteractionEnabled ? UIFindInteraction() : nil
            if let findInteraction { addInteraction(findInteraction) }
        }
    }
    /// The interaction that finds text in the page, where that is enabled.
    open private(set) var findInteraction: UIFindInteraction?

    /// The view that scrolls the page.
    public let scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(kind: "WKWebView", frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect = .zero) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    /// The text of a page that is given as HTML.
    private let page: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }()
    /// The margin of a page's body.
    private static let margin: CGFloat = 8

    private func setUp() {
        scrollView.addSubview(page)
        scrollView.isUserInteractionEnabled = true
        scrollView.backgroundColor = .clear
        addSubview(scrollView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        scrollView.backgroundColor = page.attributedText == nil ? .clear : .white
        let width = max(bounds.width - 2 * Self.margin, 0)
        let height =
            page.attributedText == nil
            ? 0 : page.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        page.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)
        scrollView.contentSize = CGSize(
            width: bounds.width, height: height == 0 ? 0 : height + 2 * Self.margin)
    }

    // MARK: Loading

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        begin(request, text: request.url?.absoluteString)
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        title = Self.text(of: string, between: "<title>", and: "</title>")
        let navigation = begin(URLRequest(url: baseURL ?? Self.blank), text: title ?? "WKWebView")
        page.attributedText = Self.pageText(of: string)
        setNeedsLayout()
        return navigation
    }

    /// Returns the text of a page; nil where it has none. Everything else of a page is not drawn here.
    private static func pageText(of html: String) -> NSAttributedString? {
        let page = "<style>body { font: 16px -apple-system }</style>" + html
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let text = try? NSAttributedString(data: Data(page.utf8), options: options, documentAttributes: nil)
        guard let text, text.length > 0 else { return nil }
        // The last line break would be an empty line of the label.
        let count = text.string.hasSuffix("\n") ? text.length - 1 : text.length
        return text.attributedSubstring(from: NSRange(location: 0, length: count))
    }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(URLRequest(url: url), text: url.lastPathComponent)
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { begin(URLRequest(url: baseURL), text: MIMEType) }

    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    open func stopLoading() { isLoading = false }

    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

    private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    /// Reports the load to the delegate in later turns: given HTML is displayed, everything else fails as without a network.
    private func begin(_ request: URLRequest, text: String?) -> WKNavigation {
        let navigation = WKNavigation()
        let isLocal = request.url.map { $0.isFileURL || $0.scheme == "about" } ?? true
        url = request.url
        placeholder = text ?? "WKWebView"
        isLoading = true
        page.attributedText = nil
        DispatchQueue.main.async { [weak self] in
            self?.finish(navigation, isLocal: isLocal || text != request.url?.absoluteString)
        }
        return navigation
    }

    private func finish(_ navigation: WKNavigation, isLocal: Bool) {
        guard isLoading else { return }
        isLoading = false
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        if isLocal {
            estimatedProgress = 1
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        } else {
            Inert.use("WKWebView.load(_:) of a page from the network")
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: navigation,
                withError: AppSurroundings.offlineError(for: url))
        }
    }

    // MARK: Scripts

    /// Whether either of the two methods below calls the other.
    private var isForwardingScript = false

    // Both are one method of Objective-C, so that a subclass that overrides either receives the calls of both.

    /// Reports that scripts have no effect.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard !isForwardingScript else {
            Inert.use("WKWebView.evaluateJavaScript(_:completionHandler:)")
            completionHandler?(nil, Inert.error("WKWebView.evaluateJavaScript(_:)"))
            return
        }
        Task { @MainActor in
            isForwardingScript = true
            defer { isForwardingScript = false }
            do {
                let value = try await evaluateJavaScript(javaScriptString)
                completionHandler?(value, nil)
            } catch {
                completionHandler?(nil, error)
            }
        }
    }

    /// Reports that scripts have no effect.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        guard !isForwardingScript else {
            Inert.use("WKWebView.evaluateJavaScript(_:)")
            throw Inert.error("WKWebView.evaluateJavaScript(_:)")
        }
        isForwardingScript = true
        defer { isForwardingScript = false }
        return try await withCheckedThrowingContinuation { continuation in
            evaluateJavaScript(javaScriptString) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    nonisolated(unsafe) let result = value
                    continuation.resume(returning: result)
                }
            }
        }
    }

    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
        DispatchQueue.main.async { completionHandler(image, nil) }
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme)
    }

    // MARK: Text

    private static func text(of html: String, between start: String, and end: String) -> String? {
        guard let from = html.range(of: start, options: .caseInsensitive),
            let to = html.range(of: end, options: .caseInsensitive, range: from.upperBound..<html.endIndex)
        else { return nil }
        return String(html[from.upperBound..<to.lowerBound]).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
