import Foundation
import UIKit

/// Lets a user sign in on a web page. No page can be opened here: a session ends at once, as if the user had cancelled it.
open class ASWebAuthenticationSession: NSObject {
    /// The closure that receives the address to which the page leads, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { false }
    private var completion: CompletionHandler?

    public init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) { completion = completionHandler }

    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// Returns false: the session has not begun. Its closure receives an error in a later turn.
    @discardableResult
    open func start() -> Bool {
        Inert.use("ASWebAuthenticationSession.start()")
        cancel()
        return false
    }

    open func cancel() {
        guard let completion else { return }
        self.completion = nil
        Inert.later { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    }

    /// The address to which a page leads at the end.
    open class Callback: NSObject {
        private let matches: (URL) -> Bool

        private init(_ matches: @escaping (URL) -> Bool) { self.matches = matches }

        open class func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }
        open class func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
        }
        open func matchesURL(_ url: URL) -> Bool { matches(url) }
    }
}
