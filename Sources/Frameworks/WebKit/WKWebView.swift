public import FoundationNetworking
internal import FrameworkSupport
public import UIKit

/// A web view. Web pages are not drawn: it shows the address of the page, or the text of the HTML that it is given.
@preconcurrency @MainActor
open class WKWebView: UIView {
    open private(set) var configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()
    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    open private(set) var estimatedProgress = 0.0
    open var customUserAgent: String?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var pageZoom: CGFloat = 1
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var interactionState: Any?
    public let backForwardList = WKBackForwardList()
    private let placeholder = PlaceholderView(caption: nil, background: .systemBackground)

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [scrollView, placeholder] as [UIView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        scrollView.backgroundColor = .systemBackground
    }

    /// Whether pages of a scheme are loaded by the web view itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "data", "blob", "file"].contains(urlScheme)
    }

    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    // MARK: Loading

    /// Shows the address. The page fails to load, as on a device without a network, if the delegate allows it.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        hasNoEffect("WKWebView.load(_:)")
        url = request.url
        placeholder.caption = request.url.map { $0.host ?? $0.absoluteString }
        placeholder.isHidden = false
        let action = WKNavigationAction()
        action.address = request
        let navigation = WKNavigation()
        later { [weak self] in
            MainActor.assumeIsolated { self?.decide(action, navigation) }
        }
        return navigation
    }

    private func decide(_ action: WKNavigationAction, _ navigation: WKNavigation) {
        guard let delegate = navigationDelegate else { return }
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, _ in
            guard policy == .allow, let self else { return }
            delegate.webView(self, didStartProvisionalNavigation: navigation)
            let failure = URLError(.notConnectedToInternet)
            delegate.webView(self, didFailProvisionalNavigation: navigation, withError: failure)
        }
    }

    /// Shows the text of the HTML, without its layout.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        placeholder.isHidden = true
        show(HTMLText.text(of: string))
        title = HTMLText.title(of: string)
        let navigation = WKNavigation()
        later { [weak self] in
            MainActor.assumeIsolated { self?.finish(navigation) }
        }
        return navigation
    }

    private func show(_ text: String) {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.frame = CGRect(x: 8, y: 8, width: max(0, bounds.width - 16), height: max(0, bounds.height - 16))
        label.frame.size.height = label.sizeThatFits(label.bounds.size).height
        label.autoresizingMask = .flexibleWidth
        scrollView.subviews.forEach { $0.removeFromSuperview() }
        scrollView.addSubview(label)
        scrollView.contentSize = CGSize(width: bounds.width, height: label.frame.maxY + 8)
    }

    private func finish(_ navigation: WKNavigation) {
        estimatedProgress = 1
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    /// Shows the text of a file of HTML, and the name of other files.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        if ["html", "htm"].contains(URL.pathExtension.lowercased()),
            let text = try? String(contentsOf: URL, encoding: .utf8)
        {
            return loadHTMLString(text, baseURL: URL)
        }
        hasNoEffect("WKWebView.loadFileURL(_:allowingReadAccessTo:)")
        url = URL
        placeholder.isHidden = false
        placeholder.caption = URL.lastPathComponent
        return WKNavigation()
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }

    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
    }

    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    open func stopLoading() { isLoading = false }
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        later { completionHandler?() }
    }

    // MARK: Scripts and pictures

    /// JavaScript is not run: the handler is called with an error.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        hasNoEffect("WKWebView.evaluateJavaScript(_:completionHandler:)")
        later { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        throw WKError(.javaScriptExceptionOccurred)
    }

    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        hasNoEffect("WKWebView.callAsyncJavaScript(_:arguments:in:in:completionHandler:)")
        later { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
    }

    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        let image = UIGraphicsImageRenderer(size: bounds.size).image { self.layer.render(in: $0.cgContext) }
        later { completionHandler(image, nil) }
    }

    open func createPDF(
        configuration: WKPDFConfiguration = .init(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        hasNoEffect("WKWebView.createPDF(configuration:completionHandler:)")
        later { completionHandler(.failure(WKError(.unknown))) }
    }

    open func startDownload(
        using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void
    ) {
        hasNoEffect("WKWebView.startDownload(using:completionHandler:)")
    }
}
