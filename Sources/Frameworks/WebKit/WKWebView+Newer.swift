import FoundationNetworking
import UIKit

extension WKWebView {
    /// The color that the page declares: none here.
    public var themeColor: UIColor? { nil }
    /// The state of the page, by which it can be restored. Stored; pages are not loaded here.
    public var interactionState: Any? {
        get { AddedProperties.value(of: self, "interactionState") }
        set { AddedProperties.set(newValue, of: self, "interactionState") }
    }
    /// The insets of the area that is not covered. Stored.
    public var obscuredContentInsets: UIEdgeInsets {
        get { AddedProperties.value(of: self, "obscuredContentInsets") ?? .zero }
        set { AddedProperties.set(newValue, of: self, "obscuredContentInsets") }
    }
    /// The insets that the page knows in its layout. They have no effect here.
    public func setMinimumViewportInset(
        _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
    ) { Inert.use("WKWebView.setMinimumViewportInset(_:maximumViewportInset:)") }

    /// Displays given HTML as the answer to a request.
    @discardableResult
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
    }

    /// Displays the name of a file.
    @discardableResult
    public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL)
        -> WKNavigation
    {
        load(request) ?? WKNavigation()
    }

    /// Pauses what plays in the page: nothing does here.
    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
        if let completionHandler { Inert.later(completionHandler) }
    }
    public func pauseAllMediaPlayback() async {}

    /// The use of the camera or the microphone by the page.
    public enum MediaCaptureState: Int, Sendable { case none, active, muted }

    public var cameraCaptureState: MediaCaptureState { .none }
    public var microphoneCaptureState: MediaCaptureState { .none }

    /// Calls the handler with an error: no page is drawn here.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        Inert.use("WKWebView.createPDF(configuration:completionHandler:)")
        Inert.later { completionHandler(.failure(Inert.error("WKWebView.createPDF"))) }
    }

    /// Calls the handler with an error: no page is loaded here.
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        Inert.use("WKWebView.createWebArchiveData(completionHandler:)")
        Inert.later { completionHandler(.failure(Inert.error("WKWebView.createWebArchiveData"))) }
    }

    /// Throws: there is no JavaScript here.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        Inert.use("WKWebView.callAsyncJavaScript(_:arguments:in:contentWorld:)")
        throw Inert.error("WKWebView.callAsyncJavaScript")
    }

    /// Calls the handler with an error: there is no JavaScript here.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        Inert.use("WKWebView.callAsyncJavaScript(_:arguments:in:in:completionHandler:)")
        Inert.later { completionHandler?(.failure(Inert.error("WKWebView.callAsyncJavaScript"))) }
    }

    /// Throws: there is no JavaScript here.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        Inert.use("WKWebView.evaluateJavaScript(_:in:contentWorld:)")
        throw Inert.error("WKWebView.evaluateJavaScript")
    }

    /// Calls the handler with an error: there is no JavaScript here.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        Inert.use("WKWebView.evaluateJavaScript(_:in:in:completionHandler:)")
        Inert.later { completionHandler?(.failure(Inert.error("WKWebView.evaluateJavaScript"))) }
    }
}

extension WKWebsiteDataStore {
    /// Returns the data of websites: none.
    public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}
