import CoreLocation
@_exported import Foundation
@_exported import InputBarAccessoryView
import Synchronization
import UIKit

/// The author of a message.
public protocol SenderType {
    var senderId: String { get }
    var displayName: String { get }
}

public struct Sender: SenderType, Equatable, Sendable {
    public let senderId: String
    public let displayName: String
    public var id: String { senderId }

    public init(senderId: String, displayName: String) {
        (self.senderId, self.displayName) = (senderId, displayName)
    }
    public init(id: String, displayName: String) { self.init(senderId: id, displayName: displayName) }
    public static func == (left: Sender, right: Sender) -> Bool { left.senderId == right.senderId }
}

public protocol MessageType {
    var sender: any SenderType { get }
    var messageId: String { get }
    var sentDate: Date { get }
    var kind: MessageKind { get }
}

/// The content of a message.
public enum MessageKind {
    case text(String)
    case attributedText(NSAttributedString)
    case photo(any MediaItem)
    case video(any MediaItem)
    case location(any LocationItem)
    case emoji(String)
    case audio(any AudioItem)
    case contact(any ContactItem)
    case linkPreview(any LinkItem)
    case custom(Any?)

    /// The text of a message that consists of text.
    var text: String? {
        switch self {
        case .text(let text), .emoji(let text): text
        case .attributedText(let text): text.string
        case .contact(let item): item.displayName
        case .linkPreview(let item): item.text ?? item.title
        default: nil
        }
    }
}

public protocol MediaItem {
    var url: URL? { get }
    var image: UIImage? { get }
    var placeholderImage: UIImage { get }
    var size: CGSize { get }
}

public protocol LocationItem {
    var location: CLLocation { get }
    var size: CGSize { get }
}

public protocol AudioItem {
    var url: URL { get }
    var duration: Float { get }
    var size: CGSize { get }
}

public protocol ContactItem {
    var displayName: String { get }
    var initials: String { get }
    var phoneNumbers: [String] { get }
    var emails: [String] { get }
}

public protocol LinkItem {
    var text: String? { get }
    var attributedText: NSAttributedString? { get }
    var url: URL { get }
    var title: String? { get }
    var teaser: String { get }
    var thumbnailImage: UIImage { get }
}

/// The picture of a sender, or the initials if there is none.
public struct Avatar {
    public let image: UIImage?
    public var initials = "?"
    public init(image: UIImage? = nil, initials: String = "?") {
        (self.image, self.initials) = (image, initials)
    }
}

/// The form of the box around a message.
public enum MessageStyle {
    public enum TailCorner: String, Sendable { case topLeft, bottomLeft, topRight, bottomRight }
    public enum TailStyle: Sendable { case curved, pointedEdge }

    case none
    case bubble
    case bubbleOutline(UIColor)
    case bubbleTail(TailCorner, TailStyle)
    case bubbleTailOutline(UIColor, TailCorner, TailStyle)
    case custom((MessageContainerView) -> Void)
}

/// A kind of links that are found in texts.
public enum DetectorType: Hashable, Sendable {
    case address, date, phoneNumber, url, transitInformation
    case custom(NSRegularExpression)

    public static let mention = DetectorType.custom(pattern("@[a-zA-Z0-9_]+"))
    public static let hashtag = DetectorType.custom(pattern("#[a-zA-Z0-9_]+"))
    private static let urlExpression = pattern("https?://[^\\s]+")
    private static let phoneNumberExpression = pattern("\\+?[0-9][0-9 ()-]{6,}[0-9]")

    private static func pattern(_ text: String) -> NSRegularExpression {
        // The patterns are constants that compile.
        try! NSRegularExpression(pattern: text)
    }

    var expression: NSRegularExpression? {
        switch self {
        case .custom(let expression): expression
        case .url: Self.urlExpression
        case .phoneNumber: Self.phoneNumberExpression
        case .address, .date, .transitInformation: nil
        }
    }
}

public struct LabelAlignment: Equatable, Sendable {
    public var textAlignment: NSTextAlignment
    public var textInsets: UIEdgeInsets
    public init(textAlignment: NSTextAlignment, textInsets: UIEdgeInsets) {
        (self.textAlignment, self.textInsets) = (textAlignment, textInsets)
    }
}

public struct AvatarPosition: Equatable, Sendable {
    public enum Horizontal: Sendable { case cellLeading, cellTrailing, natural }
    public enum Vertical: Sendable {
        case cellTop, messageLabelTop, messageTop, messageCenter, messageBottom, cellBottom
    }
    public var horizontal: Horizontal
    public var vertical: Vertical
    public init(horizontal: Horizontal = .natural, vertical: Vertical) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

public struct HorizontalEdgeInsets: Equatable, Sendable {
    public var (left, right): (CGFloat, CGFloat)
    public init(left: CGFloat, right: CGFloat) { (self.left, self.right) = (left, right) }
    public static let zero = HorizontalEdgeInsets(left: 0, right: 0)
    public static func == (a: Self, b: Self) -> Bool { a.left == b.left && a.right == b.right }
}

public struct LocationMessageSnapshotOptions {
    public var showsBuildings, showsPointsOfInterest: Bool
    public init(showsBuildings: Bool = false, showsPointsOfInterest: Bool = false) {
        (self.showsBuildings, self.showsPointsOfInterest) = (showsBuildings, showsPointsOfInterest)
    }
}

/// Writes dates as lists of messages do: a time for today, a day otherwise.
public final class MessageKitDateFormatter: Sendable {
    public static let shared = MessageKitDateFormatter()
    private let formatter = Mutex(DateFormatter())
    private init() {}

    public func string(from date: Date) -> String {
        formatter.withLock { formatter in
            Self.configure(formatter, for: date)
            return formatter.string(from: date)
        }
    }
    public func attributedString(from date: Date, with attributes: [NSAttributedString.Key: Any])
        -> NSAttributedString
    { NSAttributedString(string: string(from: date), attributes: attributes) }

    private static func configure(_ formatter: DateFormatter, for date: Date) {
        let calendar = Calendar.current
        formatter.doesRelativeDateFormatting = false
        if calendar.isDateInToday(date) || calendar.isDateInYesterday(date) {
            formatter.doesRelativeDateFormatting = true
            (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
        } else if calendar.isDate(date, equalTo: Date(), toGranularity: .weekOfYear) {
            formatter.dateFormat = "EEEE h:mm a"
        } else if calendar.isDate(date, equalTo: Date(), toGranularity: .year) {
            formatter.dateFormat = "E, d MMM, h:mm a"
        } else {
            formatter.dateFormat = "MMM d, yyyy, h:mm a"
        }
    }
}

// MARK: Names of former versions

public typealias MessageData = MessageKind
public typealias MessageInputBar = InputBarAccessoryView
public typealias MessageInputBarDelegate = InputBarAccessoryViewDelegate
