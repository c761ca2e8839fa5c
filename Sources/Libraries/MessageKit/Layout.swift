import UIKit

/// The places of a cell's parts.
struct MessagePlacement {
    var isOwn = false
    var (cellTop, messageTop, messageBottom, cellBottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var message = CGSize.zero
    var avatar = CGSize.zero
    var avatarPosition = AvatarPosition.Vertical.cellBottom
    var padding = UIEdgeInsets.zero
    var accessory = CGSize.zero
    var accessoryPadding = HorizontalEdgeInsets.zero
    var topAlignment = LabelAlignment(textAlignment: .left, textInsets: .zero)
    var bottomAlignment = LabelAlignment(textAlignment: .left, textInsets: .zero)

    struct Frames {
        var (cellTop, messageTop, message): (CGRect, CGRect, CGRect)
        var (messageBottom, cellBottom, avatar, accessory): (CGRect, CGRect, CGRect, CGRect)
    }

    var height: CGFloat {
        let message = messageTop + padding.top + self.message.height + padding.bottom + messageBottom
        return max(cellTop + message + cellBottom, avatar.height)
    }

    func frames(in area: CGRect) -> Frames {
        let width = area.width
        let top = CGRect(x: 0, y: 0, width: width, height: cellTop)
        let above = CGRect(x: 0, y: top.maxY, width: width, height: messageTop)
        let x =
            isOwn
            ? width - avatar.width - padding.right - message.width : avatar.width + padding.left
        let box = CGRect(origin: CGPoint(x: x, y: above.maxY + padding.top), size: message)
        let below = CGRect(x: 0, y: box.maxY + padding.bottom, width: width, height: messageBottom)
        let bottom = CGRect(x: 0, y: below.maxY, width: width, height: cellBottom)
        let y: CGFloat =
            switch avatarPosition {
            case .cellTop: 0
            case .messageLabelTop: above.minY
            case .messageTop: box.minY
            case .messageCenter: box.midY - avatar.height / 2
            case .messageBottom: box.maxY - avatar.height
            case .cellBottom: area.height - avatar.height
            }
        let picture = CGRect(
            origin: CGPoint(x: isOwn ? width - avatar.width : 0, y: y), size: avatar)
        let side =
            isOwn
            ? box.minX - accessoryPadding.right - accessory.width : box.maxX + accessoryPadding.left
        let extra = CGRect(
            origin: CGPoint(x: side, y: box.midY - accessory.height / 2), size: accessory)
        return Frames(
            cellTop: top, messageTop: above, message: box, messageBottom: below, cellBottom: bottom,
            avatar: picture, accessory: extra)
    }
}

/// The sizes of one kind of messages.
@MainActor open class MessageSizeCalculator {
    open var incomingAvatarSize = CGSize(width: 30, height: 30)
    open var outgoingAvatarSize = CGSize(width: 30, height: 30)
    open var incomingAvatarPosition = AvatarPosition(vertical: .cellBottom)
    open var outgoingAvatarPosition = AvatarPosition(vertical: .cellBottom)
    open var avatarLeadingTrailingPadding: CGFloat = 0
    open var incomingMessagePadding = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 30)
    open var outgoingMessagePadding = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 4)
    open var incomingCellTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    open var outgoingCellTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    open var incomingMessageTopLabelAlignment = LabelAlignment(
        textAlignment: .left, textInsets: UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 0))
    open var outgoingMessageTopLabelAlignment = LabelAlignment(
        textAlignment: .right, textInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 42))
    open var incomingMessageBottomLabelAlignment = LabelAlignment(
        textAlignment: .left, textInsets: UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 0))
    open var outgoingMessageBottomLabelAlignment = LabelAlignment(
        textAlignment: .right, textInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 42))
    open var incomingAccessoryViewSize = CGSize.zero
    open var outgoingAccessoryViewSize = CGSize.zero
    open var incomingAccessoryViewPadding = HorizontalEdgeInsets.zero
    open var outgoingAccessoryViewPadding = HorizontalEdgeInsets.zero
    open weak var layout: MessagesCollectionViewFlowLayout?

    public init(layout: MessagesCollectionViewFlowLayout? = nil) { self.layout = layout }

    func insets(_ isOwn: Bool) -> UIEdgeInsets { .zero }
    func font(_ kind: MessageKind) -> UIFont { .preferredFont(forTextStyle: .body) }

    /// Returns the size of a message's box.
    func size(_ kind: MessageKind, isOwn: Bool, width: CGFloat) -> CGSize {
        var size = CGSize.zero
        switch kind {
        case .photo(let item), .video(let item): size = item.size
        case .location(let item): size = item.size
        case .audio(let item): size = item.size
        default: break
        }
        guard size.width > width else { return size }
        return CGSize(width: width, height: size.height * width / size.width)
    }
}

open class MediaMessageSizeCalculator: MessageSizeCalculator {}
open class LocationMessageSizeCalculator: MessageSizeCalculator {}
open class AudioMessageSizeCalculator: MessageSizeCalculator {}

open class TextMessageSizeCalculator: MessageSizeCalculator {
    open var incomingMessageLabelInsets = UIEdgeInsets(top: 7, left: 18, bottom: 7, right: 14)
    open var outgoingMessageLabelInsets = UIEdgeInsets(top: 7, left: 14, bottom: 7, right: 18)
    open var messageLabelFont = UIFont.preferredFont(forTextStyle: .body)

    override func insets(_ isOwn: Bool) -> UIEdgeInsets {
        isOwn ? outgoingMessageLabelInsets : incomingMessageLabelInsets
    }

    override func font(_ kind: MessageKind) -> UIFont {
        if case .emoji = kind {
            messageLabelFont.withSize(messageLabelFont.pointSize * 2)
        } else {
            messageLabelFont
        }
    }

    override func size(_ kind: MessageKind, isOwn: Bool, width: CGFloat) -> CGSize {
        let insets = insets(isOwn)
        let text: NSAttributedString
        if case .attributedText(let own) = kind {
            text = own
        } else {
            text = NSAttributedString(string: kind.text ?? "", attributes: [.font: font(kind)])
        }
        let inner = text.boundingRect(
            with: CGSize(width: width - insets.left - insets.right, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        return CGSize(
            width: inner.width.rounded(.up) + insets.left + insets.right,
            height: inner.height.rounded(.up) + insets.top + insets.bottom)
    }
}

/// Arranges messages in a column.
open class MessagesCollectionViewFlowLayout: UICollectionViewFlowLayout {
    open lazy var textMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var attributedTextMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var emojiMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var photoMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open lazy var videoMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open lazy var locationMessageSizeCalculator = LocationMessageSizeCalculator(layout: self)
    open lazy var audioMessageSizeCalculator = AudioMessageSizeCalculator(layout: self)
    open lazy var contactMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var linkPreviewMessageSizeCalculator = TextMessageSizeCalculator(layout: self)

    public override init() {
        super.init()
        sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var messagesCollectionView: MessagesCollectionView {
        collectionView as? MessagesCollectionView ?? MessagesCollectionView()
    }

    open func messageSizeCalculators() -> [MessageSizeCalculator] {
        [
            textMessageSizeCalculator, attributedTextMessageSizeCalculator, emojiMessageSizeCalculator,
            photoMessageSizeCalculator, videoMessageSizeCalculator, locationMessageSizeCalculator,
            audioMessageSizeCalculator, contactMessageSizeCalculator, linkPreviewMessageSizeCalculator,
        ]
    }

    func calculator(_ kind: MessageKind) -> MessageSizeCalculator {
        switch kind {
        case .text, .custom: textMessageSizeCalculator
        case .attributedText: attributedTextMessageSizeCalculator
        case .emoji: emojiMessageSizeCalculator
        case .photo: photoMessageSizeCalculator
        case .video: videoMessageSizeCalculator
        case .location: locationMessageSizeCalculator
        case .audio: audioMessageSizeCalculator
        case .contact: contactMessageSizeCalculator
        case .linkPreview: linkPreviewMessageSizeCalculator
        }
    }

    func isOwn(_ message: any MessageType, _ list: MessagesCollectionView) -> Bool {
        list.messagesDataSource?.isFromCurrentSender(message: message) ?? false
    }

    /// The width of cells.
    open var itemWidth: CGFloat {
        (collectionView?.bounds.width ?? 0) - sectionInset.left - sectionInset.right
    }

    func placement(_ message: any MessageType, _ path: IndexPath, _ list: MessagesCollectionView)
        -> MessagePlacement
    {
        let calculator = calculator(message.kind)
        var place = MessagePlacement()
        place.isOwn = isOwn(message, list)
        let isOwn = place.isOwn
        place.avatar = isOwn ? calculator.outgoingAvatarSize : calculator.incomingAvatarSize
        place.avatarPosition =
            (isOwn ? calculator.outgoingAvatarPosition : calculator.incomingAvatarPosition).vertical
        place.padding = isOwn ? calculator.outgoingMessagePadding : calculator.incomingMessagePadding
        place.accessory =
            isOwn ? calculator.outgoingAccessoryViewSize : calculator.incomingAccessoryViewSize
        place.accessoryPadding =
            isOwn ? calculator.outgoingAccessoryViewPadding : calculator.incomingAccessoryViewPadding
        place.topAlignment =
            isOwn ? calculator.outgoingMessageTopLabelAlignment : calculator.incomingMessageTopLabelAlignment
        place.bottomAlignment =
            isOwn
            ? calculator.outgoingMessageBottomLabelAlignment : calculator.incomingMessageBottomLabelAlignment
        let width = itemWidth - place.avatar.width - place.padding.left - place.padding.right
        let side = place.accessory.width + place.accessoryPadding.left + place.accessoryPadding.right
        place.message = calculator.size(message.kind, isOwn: isOwn, width: max(width - side, 0))
        if let delegate = list.messagesLayoutDelegate {
            place.cellTop = delegate.cellTopLabelHeight(for: message, at: path, in: list)
            place.cellBottom = delegate.cellBottomLabelHeight(for: message, at: path, in: list)
            place.messageTop = delegate.messageTopLabelHeight(for: message, at: path, in: list)
            place.messageBottom = delegate.messageBottomLabelHeight(for: message, at: path, in: list)
        }
        return place
    }

    // MARK: Settings of all kinds

    private func set<Value>(_ path: ReferenceWritableKeyPath<MessageSizeCalculator, Value>, _ value: Value) {
        messageSizeCalculators().forEach { $0[keyPath: path] = value }
    }

    public func setMessageIncomingAvatarSize(_ newSize: CGSize) { set(\.incomingAvatarSize, newSize) }
    public func setMessageOutgoingAvatarSize(_ newSize: CGSize) { set(\.outgoingAvatarSize, newSize) }
    public func setMessageIncomingAvatarPosition(_ newPosition: AvatarPosition) {
        set(\.incomingAvatarPosition, newPosition)
    }
    public func setMessageOutgoingAvatarPosition(_ newPosition: AvatarPosition) {
        set(\.outgoingAvatarPosition, newPosition)
    }
    public func setMessageIncomingMessagePadding(_ newPadding: UIEdgeInsets) {
        set(\.incomingMessagePadding, newPadding)
    }
    public func setMessageOutgoingMessagePadding(_ newPadding: UIEdgeInsets) {
        set(\.outgoingMessagePadding, newPadding)
    }
    public func setMessageIncomingCellTopLabelAlignment(_ newAlignment: LabelAlignment) {
        set(\.incomingCellTopLabelAlignment, newAlignment)
    }
    public func setMessageOutgoingCellTopLabelAlignment(_ newAlignment: LabelAlignment) {
        set(\.outgoingCellTopLabelAlignment, newAlignment)
    }
    public func setMessageIncomingMessageTopLabelAlignment(_ newAlignment: LabelAlignment) {
        set(\.incomingMessageTopLabelAlignment, newAlignment)
    }
    public func setMessageOutgoingMessageTopLabelAlignment(_ newAlignment: LabelAlignment) {
        set(\.outgoingMessageTopLabelAlignment, newAlignment)
    }
    public func setMessageIncomingMessageBottomLabelAlignment(_ newAlignment: LabelAlignment) {
        set(\.incomingMessageBottomLabelAlignment, newAlignment)
    }
    public func setMessageOutgoingMessageBottomLabelAlignment(_ newAlignment: LabelAlignment) {
        set(\.outgoingMessageBottomLabelAlignment, newAlignment)
    }
    public func setMessageIncomingAccessoryViewSize(_ newSize: CGSize) {
        set(\.incomingAccessoryViewSize, newSize)
    }
    public func setMessageOutgoingAccessoryViewSize(_ newSize: CGSize) {
        set(\.outgoingAccessoryViewSize, newSize)
    }
    public func setMessageIncomingAccessoryViewPadding(_ newPadding: HorizontalEdgeInsets) {
        set(\.incomingAccessoryViewPadding, newPadding)
    }
    public func setMessageOutgoingAccessoryViewPadding(_ newPadding: HorizontalEdgeInsets) {
        set(\.outgoingAccessoryViewPadding, newPadding)
    }
    public func setAvatarLeadingTrailingPadding(_ newPadding: CGFloat) {
        set(\.avatarLeadingTrailingPadding, newPadding)
    }
}
