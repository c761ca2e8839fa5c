import CoreGraphics
import Foundation

/// An activity indicator above a scroll view's content, which is visible during refreshing.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// Creates a refresh control with the height of its content; also the initializer that subclasses call.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: 60))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        let decoder = coder as? NibDecoder
        attributedTitle = decoder?.attributedString("attributedTitle")
        if let tint = decoder?.color("tintColor") { tintColor = tint }
    }

    /// The distance by which the content is dragged down to start refreshing, in points (an estimate).
    var pullDistance: CGFloat { 100 }

    private func setUp() {
        isOpaque = false
        isHidden = true
        addSubview(wheel)
        addSubview(label)
        label.textAlignment = .center
    }

    /// Displays the indicator and makes space for it above the content. The actions of the control are not sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        wheel.startAnimating()
        (superview as? UIScrollView)?.refreshRoomDidChange()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isHidden = true
        wheel.stopAnimating()
        (superview as? UIScrollView)?.refreshRoomDidChange()
    }

    /// Starts refreshing and sends the actions, as dragging the content down does.
    func pull() {
        guard isEnabled, !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The height that the control takes above the content, in points.
    var room: CGFloat { isRefreshing ? intrinsicContentSize.height : 0 }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
        label.attributedText = attributedTitle
        let height = label.intrinsicContentSize.height
        label.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
