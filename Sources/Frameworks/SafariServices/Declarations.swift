// Written by Scripts/frameworks from SafariServices.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/safariservices).

@_exported public import UIKit
internal import FrameworkSupport

@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open internal(set) var configuration: Configuration = Configuration()
    open var preferredBarTintColor: UIColor? = nil
    open var preferredControlTintColor: UIColor? = nil
    open var dismissButtonStyle: DismissButtonStyle = .done
    open var address: URL?
    public init(url URL: URL) { self.address = URL; super.init(nibName: nil, bundle: nil) }
    public init(url URL: URL, configuration: Configuration) { self.address = URL; self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
    convenience public init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }
    override open func viewDidLoad() { super.viewDidLoad(); PlaceholderView.fill(view, caption: address?.host ?? address?.absoluteString, background: .systemBackground) }
    class open func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension SFSafariViewController {
    @preconcurrency @MainActor open class Configuration: NSObject {
        override public init() { super.init() }
        open var entersReaderIfAvailable: Bool = false
        open var barCollapsingEnabled: Bool = true
    }
}

extension SFSafariViewController {
    public enum DismissButtonStyle: Int {
        case done, close, cancel
    }
}

extension SFSafariViewController {
    open class PrewarmingToken: NSObject {
        override public init() { super.init() }
        open func invalidate() {}
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity.ActivityType]
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
    public func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity.ActivityType] { [] }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "SFAuthenticationErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var canceledLogin: Code { .canceledLogin }
}
public func ~= (code: SFAuthenticationError.Code, error: any Error) -> Bool { (error as? SFAuthenticationError)?.code == code }

open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { super.init() }
    open func start() -> Bool { hasNoEffect("SFAuthenticationSession.start()"); return false }
    open func cancel() {}
}

open class SSReadingList: NSObject {
    class open func `default`() -> SSReadingList? { nil }
    class open func supportsURL(_ URL: URL) -> Bool { false }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws { hasNoEffect("SSReadingList.addItem(with:title:previewText:)") }
}

open class SFContentBlockerManager: NSObject {
    class open func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil) { hasNoEffect("SFContentBlockerManager.reloadContentBlocker"); later { completionHandler?(CocoaError(.featureUnsupported)) } }
}
