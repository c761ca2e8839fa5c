import UIKit

/// Returns the user as the sender of messages; a function since version 1.
@MainActor public protocol MessagesCurrentSender: AnyObject {
    func currentSender() -> any SenderType
}

/// Returns the user as the sender of messages; a property since version 4.
@MainActor public protocol MessagesCurrentSenderProperty: AnyObject {
    var currentSender: any SenderType { get }
}

/// The sender of a data source that has only the other form.
private struct UnknownSender: SenderType {
    let senderId = ""
    let displayName = ""
}

extension MessagesCurrentSender {
    public func currentSender() -> any SenderType { UnknownSender() }
}

extension MessagesCurrentSenderProperty {
    public var currentSender: any SenderType { UnknownSender() }
}

/// The messages of a list, with the texts around them. Each is a section.
@MainActor public protocol MessagesDataSource: MessagesCurrentSender, MessagesCurrentSenderProperty {
    func isFromCurrentSender(message: any MessageType) -> Bool
    func messageForItem(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
        -> any MessageType
    func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int
    func numberOfItems(inSection section: Int, in messagesCollectionView: MessagesCollectionView) -> Int
    func cellTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    func cellBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    func messageTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    func messageBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    func messageTimestampLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    func customCell(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell
}

private func sender(_ source: some MessagesCurrentSenderProperty & MessagesCurrentSender) -> any SenderType {
    MainActor.assumeIsolated {
        let method = (source as any MessagesCurrentSender).currentSender()
        return method is UnknownSender
            ? (source as any MessagesCurrentSenderProperty).currentSender : method
    }
}

extension MessagesDataSource {
    public func isFromCurrentSender(message: any MessageType) -> Bool {
        message.sender.senderId == sender(self).senderId
    }
    public func numberOfItems(inSection section: Int, in messagesCollectionView: MessagesCollectionView)
        -> Int
    { 1 }
    public func cellTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func cellBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func messageTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func messageBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func messageTimestampLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func customCell(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell {
        messagesCollectionView.dequeueReusableCell(TextMessageCell.self, for: indexPath)
    }
}

/// The heights of the texts around messages, in points.
@MainActor public protocol MessagesLayoutDelegate: AnyObject {
    func headerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize
    func footerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize
    func cellTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func cellBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func messageTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func messageBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
}

extension MessagesLayoutDelegate {
    public func headerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize
    {
        .zero
    }
    public func footerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize
    {
        .zero
    }
    public func cellTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func cellBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func messageTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func messageBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
}

/// The colors and forms of messages.
@MainActor public protocol MessagesDisplayDelegate: AnyObject {
    func messageStyle(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> MessageStyle
    func backgroundColor(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UIColor
    func textColor(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UIColor
    func messageHeaderView(for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
        -> MessageReusableView
    func messageFooterView(for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
        -> MessageReusableView
    func configureAvatarView(
        _ avatarView: AvatarView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView)
    func configureAccessoryView(
        _ accessoryView: UIView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView)
    func configureMediaMessageImageView(
        _ imageView: UIImageView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView)
    func enabledDetectors(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> [DetectorType]
    func detectorAttributes(
        for detector: DetectorType, and message: any MessageType, at indexPath: IndexPath
    ) -> [NSAttributedString.Key: Any]
    func snapshotOptionsForLocation(
        message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> LocationMessageSnapshotOptions
    func audioTintColor(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UIColor
}

extension MessagesDisplayDelegate {
    private func isOwn(_ message: any MessageType, _ list: MessagesCollectionView) -> Bool {
        list.messagesDataSource?.isFromCurrentSender(message: message) ?? false
    }

    public func messageStyle(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> MessageStyle { .bubble }
    public func backgroundColor(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UIColor {
        if case .emoji = message.kind { return .clear }
        return isOwn(message, messagesCollectionView)
            ? UIColor(red: 69 / 255, green: 214 / 255, blue: 93 / 255, alpha: 1)
            : UIColor(red: 230 / 255, green: 230 / 255, blue: 235 / 255, alpha: 1)
    }
    public func textColor(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UIColor { isOwn(message, messagesCollectionView) ? .white : .darkText }
    public func messageHeaderView(for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
        -> MessageReusableView
    { messagesCollectionView.dequeueReusableHeaderView(MessageReusableView.self, for: indexPath) }
    public func messageFooterView(for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
        -> MessageReusableView
    { messagesCollectionView.dequeueReusableFooterView(MessageReusableView.self, for: indexPath) }
    public func configureAvatarView(
        _ avatarView: AvatarView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) { avatarView.initials = "?" }
    public func configureAccessoryView(
        _ accessoryView: UIView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) {}
    public func configureMediaMessageImageView(
        _ imageView: UIImageView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) {}
    public func enabledDetectors(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> [DetectorType] { [] }
    public func detectorAttributes(
        for detector: DetectorType, and message: any MessageType, at indexPath: IndexPath
    ) -> [NSAttributedString.Key: Any] { MessageLabel.defaultAttributes }
    public func snapshotOptionsForLocation(
        message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> LocationMessageSnapshotOptions { LocationMessageSnapshotOptions() }
    public func audioTintColor(
        for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) -> UIColor { isOwn(message, messagesCollectionView) ? .white : .systemBlue }
}

/// Reports touches of texts.
@MainActor public protocol MessageLabelDelegate: AnyObject {
    func didSelectAddress(_ addressComponents: [String: String])
    func didSelectDate(_ date: Date)
    func didSelectPhoneNumber(_ phoneNumber: String)
    func didSelectURL(_ url: URL)
    func didSelectTransitInformation(_ transitInformation: [String: String])
    func didSelectMention(_ mention: String)
    func didSelectHashtag(_ hashtag: String)
    func didSelectCustom(_ pattern: String, match: String?)
}

extension MessageLabelDelegate {
    public func didSelectAddress(_ addressComponents: [String: String]) {}
    public func didSelectDate(_ date: Date) {}
    public func didSelectPhoneNumber(_ phoneNumber: String) {}
    public func didSelectURL(_ url: URL) {}
    public func didSelectTransitInformation(_ transitInformation: [String: String]) {}
    public func didSelectMention(_ mention: String) {}
    public func didSelectHashtag(_ hashtag: String) {}
    public func didSelectCustom(_ pattern: String, match: String?) {}
}

/// Reports touches of cells.
@MainActor public protocol MessageCellDelegate: MessageLabelDelegate {
    func didTapBackground(in cell: MessageCollectionViewCell)
    func didTapMessage(in cell: MessageCollectionViewCell)
    func didTapImage(in cell: MessageCollectionViewCell)
    func didTapAvatar(in cell: MessageCollectionViewCell)
    func didTapCellTopLabel(in cell: MessageCollectionViewCell)
    func didTapCellBottomLabel(in cell: MessageCollectionViewCell)
    func didTapMessageTopLabel(in cell: MessageCollectionViewCell)
    func didTapMessageBottomLabel(in cell: MessageCollectionViewCell)
    func didTapAccessoryView(in cell: MessageCollectionViewCell)
    func didTapPlayButton(in cell: AudioMessageCell)
    func didStartAudio(in cell: AudioMessageCell)
    func didPauseAudio(in cell: AudioMessageCell)
    func didStopAudio(in cell: AudioMessageCell)
}

extension MessageCellDelegate {
    public func didTapBackground(in cell: MessageCollectionViewCell) {}
    public func didTapMessage(in cell: MessageCollectionViewCell) {}
    public func didTapImage(in cell: MessageCollectionViewCell) {}
    public func didTapAvatar(in cell: MessageCollectionViewCell) {}
    public func didTapCellTopLabel(in cell: MessageCollectionViewCell) {}
    public func didTapCellBottomLabel(in cell: MessageCollectionViewCell) {}
    public func didTapMessageTopLabel(in cell: MessageCollectionViewCell) {}
    public func didTapMessageBottomLabel(in cell: MessageCollectionViewCell) {}
    public func didTapAccessoryView(in cell: MessageCollectionViewCell) {}
    public func didTapPlayButton(in cell: AudioMessageCell) {}
    public func didStartAudio(in cell: AudioMessageCell) {}
    public func didPauseAudio(in cell: AudioMessageCell) {}
    public func didStopAudio(in cell: AudioMessageCell) {}
}
