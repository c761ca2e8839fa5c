import UIKit

/// A text with insets, in which links have attributes of their own.
open class MessageLabel: UILabel {
    open weak var delegate: (any MessageLabelDelegate)?
    open var textInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    open var enabledDetectors: [DetectorType] = []
    public static var defaultAttributes: [NSAttributedString.Key: Any] {
        [.underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - textInsets.left - textInsets.right
        let inner = super.sizeThatFits(CGSize(width: width, height: size.height))
        return CGSize(
            width: inner.width + textInsets.left + textInsets.right,
            height: inner.height + textInsets.top + textInsets.bottom)
    }

    open func configure(block: () -> Void) { block() }
}

public typealias InsetLabel = MessageLabel

/// The round picture of a sender, or the initials.
open class AvatarView: UIImageView {
    open var initials: String? { didSet { setNeedsLayout() } }
    open var placeholderFont = UIFont.preferredFont(forTextStyle: .caption1)
    open var placeholderTextColor = UIColor.white { didSet { label.textColor = placeholderTextColor } }
    open var fontMinimumScaleFactor: CGFloat = 0.5
    open var adjustsFontSizeToFitWidth = true

    private let label = UILabel()
    private var radius: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareView()
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareView()
    }

    func prepareView() {
        backgroundColor = .lightGray
        contentMode = .scaleAspectFill
        layer.masksToBounds = true
        clipsToBounds = true
        label.textAlignment = .center
        label.textColor = placeholderTextColor
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
    }

    open func set(avatar: Avatar) {
        initials = avatar.initials
        image = avatar.image
    }

    /// Sets the radius of the corners; without one the view is round.
    open func setCorner(radius: CGFloat?) {
        self.radius = radius
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = radius ?? min(bounds.width, bounds.height) / 2
        label.font = placeholderFont
        label.text = image == nil ? initials : nil
        label.frame = bounds.insetBy(dx: bounds.width / 8, dy: 0)
    }
}

/// The box around a message.
open class MessageContainerView: UIImageView {
    private let shape = CAShapeLayer()

    open var style = MessageStyle.none { didSet { setNeedsLayout() } }
    open override var frame: CGRect { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        switch style {
        case .none: (layer.mask, layer.borderWidth) = (nil, 0)
        case .custom(let configure): configure(self)
        case .bubble: clip(nil)
        case .bubbleOutline(let color): outline(color, nil)
        case .bubbleTail(let corner, _): clip(corner)
        case .bubbleTailOutline(let color, let corner, _): outline(color, corner)
        }
    }

    private func clip(_ corner: MessageStyle.TailCorner?) {
        shape.removeFromSuperlayer()
        shape.path = path(corner).cgPath
        (shape.fillColor, shape.strokeColor) = (UIColor.black.cgColor, nil)
        layer.mask = shape
    }

    private func outline(_ color: UIColor, _ corner: MessageStyle.TailCorner?) {
        layer.mask = nil
        shape.path = path(corner).cgPath
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (UIColor.clear.cgColor, color.cgColor, 1)
        if shape.superlayer !== layer { layer.addSublayer(shape) }
    }

    /// Returns a box with round corners, except for that of the tail.
    private func path(_ corner: MessageStyle.TailCorner?) -> UIBezierPath {
        var corners = UIRectCorner.allCorners
        switch corner {
        case .topLeft: corners.remove(.topLeft)
        case .topRight: corners.remove(.topRight)
        case .bottomLeft: corners.remove(.bottomLeft)
        case .bottomRight: corners.remove(.bottomRight)
        case nil: break
        }
        let radius = min(16, bounds.height / 2)
        return UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
    }
}

open class MessageReusableView: UICollectionReusableView {
    public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a list of messages.
open class MessageCollectionViewCell: UICollectionViewCell {
    public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func handleTapGesture(_ gesture: UIGestureRecognizer) {}
}

/// The layout of a cell.
open class MessagesCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {}

/// A cell with a message, texts around it and the sender's avatar.
open class MessageContentCell: MessageCollectionViewCell {
    open var avatarView = AvatarView()
    open var messageContainerView = MessageContainerView(frame: .zero)
    open var cellTopLabel = MessageLabel()
    open var cellBottomLabel = MessageLabel()
    open var messageTopLabel = MessageLabel()
    open var messageBottomLabel = MessageLabel()
    open var messageTimestampLabel = MessageLabel()
    open var accessoryView = UIView()
    open weak var delegate: (any MessageCellDelegate)?

    private var placement = MessagePlacement()

    public required init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        for label in [cellTopLabel, cellBottomLabel, messageTopLabel, messageBottomLabel] {
            label.numberOfLines = 0
            contentView.addSubview(label)
        }
        (cellTopLabel.textAlignment, cellBottomLabel.textAlignment) = (.center, .center)
        messageContainerView.clipsToBounds = true
        messageContainerView.isUserInteractionEnabled = true
        for part in [accessoryView, messageContainerView, avatarView] as [UIView] {
            contentView.addSubview(part)
        }
        setupSubviews()
    }

    open func setupSubviews() {}

    open override func prepareForReuse() {
        super.prepareForReuse()
        for label in [cellTopLabel, cellBottomLabel, messageTopLabel, messageBottomLabel] {
            (label.text, label.attributedText) = (nil, nil)
        }
    }

    /// Fills the cell.
    open func configure(
        with message: any MessageType, at indexPath: IndexPath,
        and messagesCollectionView: MessagesCollectionView
    ) {
        guard let source = messagesCollectionView.messagesDataSource else { return }
        delegate = messagesCollectionView.messageCellDelegate
        placement = messagesCollectionView.messagesCollectionViewFlowLayout.placement(
            message, indexPath, messagesCollectionView)
        cellTopLabel.attributedText = source.cellTopLabelAttributedText(for: message, at: indexPath)
        cellBottomLabel.attributedText = source.cellBottomLabelAttributedText(for: message, at: indexPath)
        messageTopLabel.attributedText = source.messageTopLabelAttributedText(for: message, at: indexPath)
        messageBottomLabel.attributedText = source.messageBottomLabelAttributedText(
            for: message, at: indexPath)
        if let display = messagesCollectionView.messagesDisplayDelegate {
            messageContainerView.backgroundColor = display.backgroundColor(
                for: message, at: indexPath, in: messagesCollectionView)
            messageContainerView.style = display.messageStyle(
                for: message, at: indexPath, in: messagesCollectionView)
            display.configureAvatarView(
                avatarView, for: message, at: indexPath, in: messagesCollectionView)
            display.configureAccessoryView(
                accessoryView, for: message, at: indexPath, in: messagesCollectionView)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = placement.frames(in: contentView.bounds)
        cellTopLabel.frame = frames.cellTop
        messageTopLabel.frame = frames.messageTop
        messageContainerView.frame = frames.message
        messageBottomLabel.frame = frames.messageBottom
        cellBottomLabel.frame = frames.cellBottom
        avatarView.frame = frames.avatar
        accessoryView.frame = frames.accessory
        for (label, alignment) in [
            (messageTopLabel, placement.topAlignment), (messageBottomLabel, placement.bottomAlignment),
        ] {
            label.textAlignment = alignment.textAlignment
            label.textInsets = alignment.textInsets
        }
        layoutMessage()
    }

    /// Lays out what is in the box.
    func layoutMessage() {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let place = touches.first?.location(in: contentView), let delegate else { return }
        switch place {
        case _ where messageContainerView.frame.contains(place): delegate.didTapMessage(in: self)
        case _ where avatarView.frame.contains(place): delegate.didTapAvatar(in: self)
        case _ where cellTopLabel.frame.contains(place): delegate.didTapCellTopLabel(in: self)
        case _ where cellBottomLabel.frame.contains(place): delegate.didTapCellBottomLabel(in: self)
        case _ where messageTopLabel.frame.contains(place): delegate.didTapMessageTopLabel(in: self)
        case _ where messageBottomLabel.frame.contains(place): delegate.didTapMessageBottomLabel(in: self)
        case _ where accessoryView.frame.contains(place): delegate.didTapAccessoryView(in: self)
        default: delegate.didTapBackground(in: self)
        }
    }
}

open class TextMessageCell: MessageContentCell {
    open var messageLabel = MessageLabel()

    open override func setupSubviews() {
        super.setupSubviews()
        messageLabel.numberOfLines = 0
        messageContainerView.addSubview(messageLabel)
    }

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath,
        and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        let layout = messagesCollectionView.messagesCollectionViewFlowLayout
        let calculator = layout.calculator(message.kind)
        messageLabel.delegate = messagesCollectionView.messageCellDelegate
        messageLabel.textInsets = calculator.insets(layout.isOwn(message, messagesCollectionView))
        messageLabel.font = calculator.font(message.kind)
        guard let display = messagesCollectionView.messagesDisplayDelegate else { return }
        let color = display.textColor(for: message, at: indexPath, in: messagesCollectionView)
        if case .attributedText(let text) = message.kind {
            messageLabel.attributedText = text
            return
        }
        let text = NSMutableAttributedString(
            string: message.kind.text ?? "", attributes: [.font: messageLabel.font!, .foregroundColor: color])
        let whole = NSRange(location: 0, length: text.length)
        let detectors = display.enabledDetectors(for: message, at: indexPath, in: messagesCollectionView)
        for detector in detectors {
            let attributes = display.detectorAttributes(for: detector, and: message, at: indexPath)
            for match in detector.expression?.matches(in: text.string, range: whole) ?? [] {
                text.addAttributes(attributes, range: match.range)
            }
        }
        messageLabel.attributedText = text
    }

    override func layoutMessage() { messageLabel.frame = messageContainerView.bounds }
}

open class MediaMessageCell: MessageContentCell {
    open var imageView = UIImageView()
    open lazy var playButtonView = PlayButtonView()

    open override func setupSubviews() {
        super.setupSubviews()
        imageView.contentMode = .scaleAspectFill
        messageContainerView.addSubview(imageView)
        messageContainerView.addSubview(playButtonView)
    }

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath,
        and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        switch message.kind {
        case .photo(let item):
            (imageView.image, playButtonView.isHidden) = (item.image ?? item.placeholderImage, true)
        case .video(let item):
            (imageView.image, playButtonView.isHidden) = (item.image ?? item.placeholderImage, false)
        default: break
        }
        messagesCollectionView.messagesDisplayDelegate?.configureMediaMessageImageView(
            imageView, for: message, at: indexPath, in: messagesCollectionView)
    }

    override func layoutMessage() {
        imageView.frame = messageContainerView.bounds
        playButtonView.frame = CGRect(
            x: imageView.frame.midX - 17.5, y: imageView.frame.midY - 17.5, width: 35, height: 35)
    }
}

/// A message with a place, which is not drawn as a map.
open class LocationMessageCell: MediaMessageCell {
    open override func setupSubviews() {
        super.setupSubviews()
        imageView.backgroundColor = .systemGray5
        playButtonView.isHidden = true
    }
}

/// A message with a recording: a button, a bar and the duration.
open class AudioMessageCell: MessageContentCell {
    public lazy var playButton = UIButton(type: .custom)
    public lazy var durationLabel = UILabel()
    public lazy var progressView = UIProgressView(progressViewStyle: .default)
    public lazy var activityIndicatorView = UIActivityIndicatorView(style: .medium)

    open override func setupSubviews() {
        super.setupSubviews()
        playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
        durationLabel.font = .systemFont(ofSize: 14)
        durationLabel.textAlignment = .right
        for part in [playButton, progressView, durationLabel] as [UIView] {
            messageContainerView.addSubview(part)
        }
    }

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath,
        and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        guard case .audio(let item) = message.kind else { return }
        let seconds = Int(item.duration)
        durationLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
        let color =
            messagesCollectionView.messagesDisplayDelegate?.audioTintColor(
                for: message, at: indexPath, in: messagesCollectionView) ?? .systemBlue
        (playButton.tintColor, progressView.tintColor, durationLabel.textColor) = (color, color, color)
    }

    override func layoutMessage() {
        let area = messageContainerView.bounds
        playButton.frame = CGRect(x: 5, y: area.midY - 12.5, width: 25, height: 25)
        durationLabel.frame = CGRect(x: area.maxX - 55, y: area.minY, width: 50, height: area.height)
        progressView.frame = CGRect(x: 35, y: area.midY - 1, width: max(area.width - 95, 0), height: 2)
    }
}

open class ContactMessageCell: TextMessageCell {}
open class LinkPreviewMessageCell: TextMessageCell {}

/// The triangle in a circle over a video.
open class PlayButtonView: UIView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = UIColor.black.withAlphaComponent(0.3)
        layer.cornerRadius = bounds.width / 2
        let triangle = layer.sublayers?.first as? CAShapeLayer ?? CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.width * 0.38, y: bounds.height * 0.28))
        path.addLine(to: CGPoint(x: bounds.width * 0.74, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.width * 0.38, y: bounds.height * 0.72))
        path.close()
        (triangle.path, triangle.fillColor) = (path.cgPath, UIColor.white.cgColor)
        if triangle.superlayer == nil { layer.addSublayer(triangle) }
    }
}

/// The three dots of somebody who writes.
open class TypingIndicatorCell: MessageCollectionViewCell {
    private let box = MessageContainerView(frame: .zero)

    public required init(frame: CGRect) {
        super.init(frame: frame)
        box.style = .bubble
        box.backgroundColor = .systemGray5
        contentView.addSubview(box)
        for _ in 0..<3 {
            let dot = UIView()
            dot.backgroundColor = .systemGray
            dot.layer.cornerRadius = 5
            box.addSubview(dot)
        }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = CGRect(x: 15, y: 5, width: 66, height: max(bounds.height - 10, 0))
        for (index, dot) in box.subviews.enumerated() {
            dot.frame = CGRect(x: 12 + 16 * CGFloat(index), y: box.bounds.midY - 5, width: 10, height: 10)
        }
    }
}
