import FoundationNetworking
import UIKit

/// The view for web pages that preceded `WKWebView`. Pages are not loaded: it displays the URL, or the text of a page
/// given as HTML.
@preconcurrency @MainActor
open class UIWebView: StandInView, UIScrollViewDelegate {
    /// The user's action that loads a page.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }
    /// The direction in which the pages of paginated text follow each other.
    public enum PaginationMode: Int, Sendable {
        case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
    }
    public enum PaginationBreakingMode: Int, Sendable { case page, column }

    open weak var delegate: (any UIWebViewDelegate)?
    /// The view that scrolls the page.
    public let scrollView = UIScrollView()
    open private(set) var request: URLRequest?
    open private(set) var isLoading = false
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var paginationMode = PaginationMode.unpaginated
    open var paginationBreakingMode = PaginationBreakingMode.page
    open var pageLength: CGFloat = 0
    open var gapBetweenPages: CGFloat = 0
    open var pageCount: Int { 0 }
    open var allowsPictureInPictureMediaPlayback = true
    open var allowsLinkPreview = false

    public convenience init() { self.init(frame: .zero) }

    public init(frame: CGRect) {
        super.init(kind: "UIWebView", frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scrollView.backgroundColor = .clear
        scrollView.delegate = self
        addSubview(scrollView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
    }

    open func loadRequest(_ request: URLRequest) { load(request, text: nil) }

    open func loadHTMLString(_ string: String, baseURL: URL?) {
        guard let url = baseURL ?? URL(string: "about:blank") else { return }
        load(URLRequest(url: url), text: Self.words(ofPage: string) ?? "UIWebView")
    }

    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        let isText = MIMEType.hasPrefix("text/")
        let text = isText ? Self.words(ofPage: String(decoding: data, as: UTF8.self)) : nil
        load(URLRequest(url: baseURL), text: text ?? MIMEType)
    }

    open func reload() { if let request { load(request, text: nil, .reload) } }
    open func stopLoading() { isLoading = false }
    open func goBack() { Inert.use("UIWebView.goBack()") }
    open func goForward() { Inert.use("UIWebView.goForward()") }

    /// Returns nil: scripts do not run.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        Inert.use("UIWebView.stringByEvaluatingJavaScript(from:)")
        return nil
    }

    /// Reports the load to the delegate in a later turn: given text is displayed, pages of the network fail.
    private func load(_ request: URLRequest, text: String?, _ type: NavigationType = .other) {
        if let delegate, !delegate.webView(self, shouldStartLoadWith: request, navigationType: type) {
            return
        }
        self.request = request
        placeholder = text ?? request.url?.absoluteString ?? "UIWebView"
        isLoading = true
        let isShown = text != nil || request.url?.isFileURL == true
        Inert.later { [weak self] in self?.finish(isShown) }
    }

    private func finish(_ isShown: Bool) {
        guard isLoading else { return }
        delegate?.webViewDidStartLoad(self)
        isLoading = false
        if isShown {
            delegate?.webViewDidFinishLoad(self)
        } else {
            Inert.use("UIWebView.loadRequest(_:) of a page from the network")
            delegate?.webView(self, didFailLoadWithError: AppSurroundings.offlineError(for: request?.url))
        }
    }
}

/// The methods that are called while pages load.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

/// The default implementations of optional methods.
extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
