import CoreGraphics
import Foundation

/// An activity with shared items.
open class UIActivity: NSObject {
    /// Names what is done.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private static func system(_ name: String) -> ActivityType {
            ActivityType("com.apple.UIKit.activity.\(name)")
        }

        /// Adds a page to the reading list.
        public static let addToReadingList = system("AddToReadingList")
        /// Sends it to a device nearby.
        public static let airDrop = system("AirDrop")
        /// Assigns an image to a contact.
        public static let assignToContact = system("AssignToContact")
        /// Copies it.
        public static let copyToPasteboard = system("CopyToPasteboard")
        /// Mails it.
        public static let mail = system("Mail")
        /// Creates a PDF file.
        public static let markupAsPDF = system("MarkupAsPDF")
        /// Sends it as a message.
        public static let message = system("Message")
        /// Opens it among the books.
        public static let openInIBooks = system("OpenInIBooks")
        /// Posts it to Facebook.
        public static let postToFacebook = system("PostToFacebook")
        /// Posts it to Flickr.
        public static let postToFlickr = system("PostToFlickr")
        /// Posts it to Tencent Weibo.
        public static let postToTencentWeibo = system("TencentWeibo")
        /// Posts it to Twitter.
        public static let postToTwitter = system("PostToTwitter")
        /// Posts it to Vimeo.
        public static let postToVimeo = system("PostToVimeo")
        /// Posts it to Weibo.
        public static let postToWeibo = system("PostToWeibo")
        /// Prints it.
        public static let print = system("Print")
        /// Saves to the photo library.
        public static let saveToCameraRoll = system("SaveToCameraRoll")
    }

    /// The category of an activity.
    public enum Category: Int, Sendable {
        /// Among those that change things here.
        case action = 0
        /// Among those that send things elsewhere.
        case share = 1
    }

    /// Creates an activity.
    public override init() { super.init() }

    /// The activity's category: actions, unless overridden.
    open class var activityCategory: Category { .action }
    /// Names the activity.
    open var activityType: ActivityType? { nil }
    /// The title of the activity.
    open var activityTitle: String? { nil }
    /// The image of the activity.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity supports the items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Receives the items.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller presented to perform the activity, if any.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity, and then calls `activityDidFinish`.
    open func perform() { activityDidFinish(false) }
    /// Reports that the activity has finished.
    open func activityDidFinish(_ completed: Bool) {}
}

/// An item that is created when the activity is known.
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder for the item while the activities are displayed.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the uniform type identifier of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a thumbnail of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Returns nil.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Returns no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }

    /// Returns nil.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
