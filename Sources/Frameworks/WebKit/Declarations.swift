// Written by Scripts/frameworks from WebKit.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/webkit).

@_exported public import FoundationNetworking
@_exported public import UIKit
internal import FrameworkSupport

public enum WKNavigationType: Int {
    case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted, other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0, allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0, allow, download
}

public enum WKUserScriptInjectionTime: Int {
    case atDocumentStart = 0, atDocumentEnd
}

public enum WKSelectionGranularity: Int {
    case dynamic = 0, character
}

public enum WKPermissionDecision: Int, Sendable {
    case prompt = 0, grant, deny
}

public enum WKMediaCaptureType: Int {
    case camera = 0, microphone, cameraAndMicrophone
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

public struct WKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated
        case webViewInvalidated
        case javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
        case contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch
        case attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "WKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
}
public func ~= (code: WKError.Code, error: any Error) -> Bool { (error as? WKError)?.code == code }

public let WKErrorDomain: String = "WKErrorDomain"

public let WKWebsiteDataTypeFetchCache: String = "WKWebsiteDataTypeFetchCache"

public let WKWebsiteDataTypeDiskCache: String = "WKWebsiteDataTypeDiskCache"

public let WKWebsiteDataTypeMemoryCache: String = "WKWebsiteDataTypeMemoryCache"

public let WKWebsiteDataTypeOfflineWebApplicationCache: String = "WKWebsiteDataTypeOfflineWebApplicationCache"

public let WKWebsiteDataTypeCookies: String = "WKWebsiteDataTypeCookies"

public let WKWebsiteDataTypeSessionStorage: String = "WKWebsiteDataTypeSessionStorage"

public let WKWebsiteDataTypeLocalStorage: String = "WKWebsiteDataTypeLocalStorage"

public let WKWebsiteDataTypeWebSQLDatabases: String = "WKWebsiteDataTypeWebSQLDatabases"

public let WKWebsiteDataTypeIndexedDBDatabases: String = "WKWebsiteDataTypeIndexedDBDatabases"

public let WKWebsiteDataTypeServiceWorkerRegistrations: String = "WKWebsiteDataTypeServiceWorkerRegistrations"

@preconcurrency @MainActor open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    override public init() { super.init() }
    open var preferredContentMode: ContentMode = .recommended
    open var allowsContentJavaScript: Bool = true
    open var isLockdownModeEnabled: Bool = false
}

extension WKWebpagePreferences {
    public enum ContentMode: Int {
        case recommended = 0, mobile, desktop
    }
}

@preconcurrency @MainActor open class WKProcessPool: NSObject {
    override public init() { super.init() }
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
    override public init() { super.init() }
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled: Bool = true
    open var javaScriptCanOpenWindowsAutomatically: Bool = false
    open var isFraudulentWebsiteWarningEnabled: Bool = true
    open var isTextInteractionEnabled: Bool = true
    open var isElementFullscreenEnabled: Bool = false
    open var isSiteSpecificQuirksModeEnabled: Bool = true
    open var shouldPrintBackgrounds: Bool = false
}

@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    open weak var webView: WKWebView?
}

@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }
}

@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open weak var webView: WKWebView?
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open var name: String { "" }
    open var world: WKContentWorld { .page }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping (Any?, String?) -> Void)
}

@preconcurrency @MainActor open class WKContentWorld: NSObject {
    class open var page: WKContentWorld { WKContentWorld() }
    class open var defaultClient: WKContentWorld { WKContentWorld() }
    class open func world(name: String) -> WKContentWorld { WKContentWorld() }
}

@preconcurrency @MainActor open class WKUserScript: NSObject {
    open internal(set) var source: String
    open internal(set) var injectionTime: WKUserScriptInjectionTime
    open var isForMainFrameOnly: Bool { _forMainFrameOnly }
    open internal(set) var _forMainFrameOnly: Bool = true
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source; self.injectionTime = injectionTime; super.init(); self._forMainFrameOnly = forMainFrameOnly }
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) { self.source = source; self.injectionTime = injectionTime; super.init(); self._forMainFrameOnly = forMainFrameOnly }
}

@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    open var identifier: String! { nil }
}

@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    class open func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void) { hasNoEffect("WKContentRuleListStore.compileContentRuleList"); later { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) } }
    open func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void) { later { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) } }
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void) { later { completionHandler(WKError(.contentRuleListStoreRemoveFailed)) } }
}

@preconcurrency @MainActor open class WKUserContentController: NSObject {
    override public init() { super.init() }
    open internal(set) var userScripts: [WKUserScript] = []
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { hasNoEffect("WKUserContentController.add(_:name:)") }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) { hasNoEffect("WKUserContentController.add(_:contentWorld:name:)") }
    open func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String) { hasNoEffect("WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)") }
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllScriptMessageHandlers() {}
    open func add(_ contentRuleList: WKContentRuleList) { hasNoEffect("WKUserContentController.add(_:)") }
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}
}

@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { later { completionHandler([]) } }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { hasNoEffect("WKHTTPCookieStore.setCookie"); later { completionHandler?() } }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { later { completionHandler?() } }
    open func allCookies() async -> [HTTPCookie] { [] }
    open func add(_ observer: any WKHTTPCookieStoreObserver) { hasNoEffect("WKHTTPCookieStore.add(_:)") }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}

@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    class open func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    class open func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    class open func allWebsiteDataTypes() -> Set<String> { [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeIndexedDBDatabases] }
    open var isPersistent: Bool { false }
    open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) { later { completionHandler([]) } }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) { later { completionHandler() } }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { later { completionHandler() } }
}

@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    override public init() { super.init() }
    open var processPool: WKProcessPool = WKProcessPool()
    open var preferences: WKPreferences = WKPreferences()
    open var userContentController: WKUserContentController = WKUserContentController()
    open var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String? = nil
    open var suppressesIncrementalRendering: Bool = false
    open var allowsInlineMediaPlayback: Bool = false
    open var allowsAirPlayForMediaPlayback: Bool = true
    open var allowsPictureInPictureMediaPlayback: Bool = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var requiresUserActionForMediaPlayback: Bool = false
    open var mediaPlaybackRequiresUserAction: Bool = false
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var selectionGranularity: WKSelectionGranularity = .dynamic
    open var ignoresViewportScaleLimits: Bool = false
    open var limitsNavigationsToAppBoundDomains: Bool = false
    open var upgradeKnownHostsToHTTPS: Bool = true
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) { hasNoEffect("WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)") }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
}

@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
    open var initialURL: URL { url }
}

@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var targetFrame: WKFrameInfo? { WKFrameInfo() }
    open var navigationType: WKNavigationType { .other }
    open var request: URLRequest { address }
    open var shouldPerformDownload: Bool { false }
    open var address: URLRequest = URLRequest(url: URL(fileURLWithPath: "/"))
}

@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    open var isForMainFrame: Bool { true }
    open var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil) }
    open var canShowMIMEType: Bool { true }
}

@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}

@preconcurrency @MainActor open class WKDownload: NSObject {
    open var originalRequest: URLRequest? { nil }
    open weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { later { completionHandler?(nil) } }
}

@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping (URL?) -> Void)
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    override public init() { super.init() }
    open var rect: CGRect = .null
    open var snapshotWidth: NSNumber? = nil
    open var afterScreenUpdates: Bool = true
}

@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
    override public init() { super.init() }
    open var rect: CGRect? = nil
}

@preconcurrency @MainActor open class WKPreviewElementInfo: NSObject {
    open var linkURL: URL? { nil }
}

@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
    open var linkURL: URL? { nil }
}

@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) { webView.navigationDelegate?.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { completionHandler(.performDefaultHandling, nil) }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
    public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {}
}

@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void)
    func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
    func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool
}

extension WKUIDelegate {
    public func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void) { completionHandler() }
    public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void) { completionHandler(nil) }
    public func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void) { decisionHandler(.deny) }
    public func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping (UIContextMenuConfiguration?) -> Void) { completionHandler(nil) }
    public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {}
    public func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool { false }
}
