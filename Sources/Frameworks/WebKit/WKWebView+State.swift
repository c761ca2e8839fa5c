import FoundationNetworking
import Network
import UIKit

extension WKWebView {
    /// The stages of an element of the page on its way to the full screen and back.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    /// The stage of an element of the page that fills the screen; none does here.
    public var fullscreenState: FullscreenState { .notInFullscreen }
}

extension WKWebsiteDataStore {
    /// The proxies of pages, which are not loaded here.
    public var proxyConfigurations: [ProxyConfiguration] {
        get { AddedProperties.value(of: self, "proxyConfigurations") ?? [] }
        set { AddedProperties.set(newValue, of: self, "proxyConfigurations") }
    }
}

extension WKNavigationResponse {
    /// The response; an empty one, since no page is loaded here.
    public var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}
