import UIKit

/// A list of messages.
open class MessagesCollectionView: UICollectionView {
    open weak var messagesDataSource: (any MessagesDataSource)?
    open weak var messagesDisplayDelegate: (any MessagesDisplayDelegate)?
    open weak var messagesLayoutDelegate: (any MessagesLayoutDelegate)?
    open weak var messageCellDelegate: (any MessageCellDelegate)?
    public internal(set) var isTypingIndicatorHidden = true

    open var messagesCollectionViewFlowLayout: MessagesCollectionViewFlowLayout {
        collectionViewLayout as? MessagesCollectionViewFlowLayout ?? MessagesCollectionViewFlowLayout()
    }

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        prepareList()
    }
    public convenience init() {
        self.init(frame: .zero, collectionViewLayout: MessagesCollectionViewFlowLayout())
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(collectionViewLayout is MessagesCollectionViewFlowLayout) {
            collectionViewLayout = MessagesCollectionViewFlowLayout()
        }
        prepareList()
    }

    private func prepareList() {
        backgroundColor = .systemBackground
        for type in [
            TextMessageCell.self, MediaMessageCell.self, LocationMessageCell.self, AudioMessageCell.self,
            ContactMessageCell.self, LinkPreviewMessageCell.self, TypingIndicatorCell.self,
        ] as [UICollectionViewCell.Type] {
            register(type)
        }
        register(
            MessageReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
        register(
            MessageReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter)
    }

    // MARK: Cells

    public func register<T: UICollectionViewCell>(_ cellClass: T.Type) {
        register(cellClass as AnyClass, forCellWithReuseIdentifier: String(describing: cellClass))
    }
    public func register<T: UICollectionReusableView>(
        _ reusableViewClass: T.Type, forSupplementaryViewOfKind kind: String
    ) {
        register(
            reusableViewClass as AnyClass, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: String(describing: reusableViewClass))
    }

    /// Ends the process, as the list's own method does for a name that is not registered: the caller has to get a view of the class.
    private func found<View, Found>(_ view: Found, _ type: View.Type) -> View {
        guard let view = view as? View else { fatalError("a view of the class \(type) is not registered") }
        return view
    }

    public func dequeueReusableCell<T: UICollectionViewCell>(_ cellClass: T.Type, for indexPath: IndexPath)
        -> T
    {
        let name = String(describing: cellClass)
        return found(dequeueReusableCell(withReuseIdentifier: name, for: indexPath), cellClass)
    }
    public func dequeueReusableHeaderView<T: UICollectionReusableView>(
        _ viewClass: T.Type, for indexPath: IndexPath
    ) -> T {
        supplementary(UICollectionView.elementKindSectionHeader, viewClass, indexPath)
    }
    public func dequeueReusableFooterView<T: UICollectionReusableView>(
        _ viewClass: T.Type, for indexPath: IndexPath
    ) -> T {
        supplementary(UICollectionView.elementKindSectionFooter, viewClass, indexPath)
    }
    private func supplementary<T: UICollectionReusableView>(
        _ kind: String, _ type: T.Type, _ indexPath: IndexPath
    ) -> T {
        let name = String(describing: type)
        return found(
            dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath), type)
    }

    // MARK: Scrolling

    public func scrollToLastItem(at pos: UICollectionView.ScrollPosition = .bottom, animated: Bool = true) {
        let section = numberOfSections - 1
        guard section >= 0, numberOfItems(inSection: section) > 0 else { return }
        let path = IndexPath(item: numberOfItems(inSection: section) - 1, section: section)
        scrollToItem(at: path, at: pos, animated: animated)
    }

    public func scrollToBottom(animated: Bool = false) {
        layoutIfNeeded()
        let height = collectionViewLayout.collectionViewContentSize.height
        let low = height - bounds.height + adjustedContentInset.bottom
        setContentOffset(CGPoint(x: 0, y: max(low, -adjustedContentInset.top)), animated: animated)
    }

    /// Reloads the list after messages were added above, without moving the visible ones.
    public func reloadDataAndKeepOffset() {
        let before = collectionViewLayout.collectionViewContentSize.height
        reloadData()
        layoutIfNeeded()
        let after = collectionViewLayout.collectionViewContentSize.height
        setContentOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + after - before), animated: false)
    }
}

/// A list of messages with a bar to write another.
open class MessagesViewController: UIViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource
{
    open var messagesCollectionView = MessagesCollectionView()
    open lazy var messageInputBar = InputBarAccessoryView()
    open var scrollsToBottomOnKeyboardBeginsEditing = false
    open var scrollsToBottomOnKeybordBeginsEditing = false
    open var scrollsToLastItemOnKeyboardBeginsEditing = false
    open var maintainPositionOnKeyboardFrameChanged = false
    open var maintainPositionOnInputBarHeightChanged = false
    open var showMessageTimestampOnSwipeLeft = false
    open var additionalBottomInset: CGFloat = 0 { didSet { updateInsets() } }
    public let inputContainerView = UIView()

    open override var canBecomeFirstResponder: Bool { true }
    public var isTypingIndicatorHidden: Bool { messagesCollectionView.isTypingIndicatorHidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        automaticallyAdjustsScrollViewInsets = false
        messagesCollectionView.keyboardDismissMode = .interactive
        messagesCollectionView.alwaysBounceVertical = true
        messagesCollectionView.delegate = self
        messagesCollectionView.dataSource = self
        add(messagesCollectionView)
        NSLayoutConstraint.activate([
            messagesCollectionView.topAnchor.constraint(equalTo: view.topAnchor),
            messagesCollectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            messagesCollectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            messagesCollectionView.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    private func add(_ part: UIView) {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
    }

    /// The bar of an app's own may be set after the view is loaded.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard messageInputBar.superview == nil else { return }
        add(messageInputBar)
        let keyboard = view.keyboardLayoutGuide.topAnchor
        NSLayoutConstraint.activate([
            messageInputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            messageInputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageInputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor).with(.defaultHigh),
            messageInputBar.contentView.bottomAnchor.constraint(lessThanOrEqualTo: keyboard),
        ])
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateInsets()
    }

    /// The list ends above the bar.
    private func updateInsets() {
        guard messageInputBar.superview === view else { return }
        let covered =
            max(messageInputBar.frame.height - view.safeAreaInsets.bottom, 0) + additionalBottomInset
        guard messagesCollectionView.contentInset.bottom != covered else { return }
        messagesCollectionView.contentInset.bottom = covered
        messagesCollectionView.verticalScrollIndicatorInsets.bottom = covered
    }

    // MARK: Typing indicator

    open func setTypingIndicatorViewHidden(
        _ isHidden: Bool, animated: Bool, whilePerforming updates: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        messagesCollectionView.isTypingIndicatorHidden = isHidden
        updates?()
        messagesCollectionView.reloadData()
        completion?(true)
    }

    /// Returns whether a section has the typing indicator, which is behind the messages.
    public func isSectionReservedForTypingIndicator(_ section: Int) -> Bool {
        !isTypingIndicatorHidden
            && section
                == messagesCollectionView.messagesDataSource?.numberOfSections(
                    in: messagesCollectionView)
    }

    // MARK: List

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        let source = messagesCollectionView.messagesDataSource
        return (source?.numberOfSections(in: messagesCollectionView) ?? 0) + (isTypingIndicatorHidden ? 0 : 1)
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if isSectionReservedForTypingIndicator(section) { return 1 }
        return messagesCollectionView.messagesDataSource?.numberOfItems(
            inSection: section, in: messagesCollectionView) ?? 0
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let list = messagesCollectionView
        guard let source = list.messagesDataSource, !isSectionReservedForTypingIndicator(indexPath.section)
        else { return list.dequeueReusableCell(TypingIndicatorCell.self, for: indexPath) }
        let message = source.messageForItem(at: indexPath, in: list)
        let type: MessageContentCell.Type
        switch message.kind {
        case .text, .attributedText, .emoji: type = TextMessageCell.self
        case .photo, .video: type = MediaMessageCell.self
        case .location: type = LocationMessageCell.self
        case .audio: type = AudioMessageCell.self
        case .contact: type = ContactMessageCell.self
        case .linkPreview: type = LinkPreviewMessageCell.self
        case .custom: return source.customCell(for: message, at: indexPath, in: list)
        }
        let cell = list.dequeueReusableCell(type, for: indexPath)
        cell.configure(with: message, at: indexPath, and: list)
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let list = messagesCollectionView
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        if let display = list.messagesDisplayDelegate {
            return isHeader
                ? display.messageHeaderView(for: indexPath, in: list)
                : display.messageFooterView(for: indexPath, in: list)
        }
        return isHeader
            ? list.dequeueReusableHeaderView(MessageReusableView.self, for: indexPath)
            : list.dequeueReusableFooterView(MessageReusableView.self, for: indexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let (list, layout) = (messagesCollectionView, messagesCollectionView.messagesCollectionViewFlowLayout)
        guard let source = list.messagesDataSource, !isSectionReservedForTypingIndicator(indexPath.section)
        else { return CGSize(width: layout.itemWidth, height: 45) }
        let message = source.messageForItem(at: indexPath, in: list)
        return CGSize(
            width: layout.itemWidth, height: layout.placement(message, indexPath, list).height.rounded(.up))
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard !isSectionReservedForTypingIndicator(section) else { return .zero }
        return messagesCollectionView.messagesLayoutDelegate?.headerViewSize(
            for: section, in: messagesCollectionView) ?? .zero
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        guard !isSectionReservedForTypingIndicator(section) else { return .zero }
        return messagesCollectionView.messagesLayoutDelegate?.footerViewSize(
            for: section, in: messagesCollectionView) ?? .zero
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}

extension NSLayoutConstraint {
    fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
