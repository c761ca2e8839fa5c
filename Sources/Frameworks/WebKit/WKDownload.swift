import Foundation
import FoundationNetworking
import UIKit

/// The decision of a web view about a link.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// The decision of a web view about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}

/// The decision about a page that wants to use the camera or the microphone.
public enum WKPermissionDecision: Int, Sendable {
    case prompt, grant, deny
}

/// The devices that a page wants to use.
public enum WKMediaCaptureType: Int, Sendable {
    case camera, microphone, cameraAndMicrophone
}

/// A download that a page has started, of which there is none here.
@preconcurrency @MainActor open class WKDownload: NSObject {
    open private(set) var originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    open private(set) var progress = Progress(totalUnitCount: 0)

    open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil) }
    }
}

/// Decides where a download is saved, and is notified of its end.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void)
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(nil) }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
