// Written by Scripts/frameworks from MessageUI.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/messageui).

@_exported public import UIKit
internal import FrameworkSupport

public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0, saved, sent, failed
}

public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0, sent, failed
}

public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case saveFailed = 0
        case sendFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}
public func ~= (code: MFMailComposeError.Code, error: any Error) -> Bool { (error as? MFMailComposeError)?.code == code }

public let MFMailComposeErrorDomain: String = "MFMailComposeErrorDomain"

@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    class open func canSendMail() -> Bool { false }
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open func setSubject(_ subject: String) { hasNoEffect("MFMailComposeViewController.setSubject(_:)") }
    open func setToRecipients(_ toRecipients: [String]?) { hasNoEffect("MFMailComposeViewController.setToRecipients(_:)") }
    open func setCcRecipients(_ ccRecipients: [String]?) { hasNoEffect("MFMailComposeViewController.setCcRecipients(_:)") }
    open func setBccRecipients(_ bccRecipients: [String]?) { hasNoEffect("MFMailComposeViewController.setBccRecipients(_:)") }
    open func setMessageBody(_ body: String, isHTML: Bool) { hasNoEffect("MFMailComposeViewController.setMessageBody(_:isHTML:)") }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { hasNoEffect("MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)") }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { hasNoEffect("MFMailComposeViewController.setPreferredSendingEmailAddress(_:)") }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}

@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    class open func canSendText() -> Bool { false }
    class open func canSendSubject() -> Bool { false }
    class open func canSendAttachments() -> Bool { false }
    class open func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]? = nil
    open var body: String? = nil
    open var subject: String? = nil
    open func disableUserAttachments() {}
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { hasNoEffect("MFMessageComposeViewController.addAttachmentURL(_:withAlternateFilename:)"); return false }
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { hasNoEffect("MFMessageComposeViewController.addAttachmentData(_:typeIdentifier:filename:)"); return false }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
