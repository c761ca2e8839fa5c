import CoreGraphics
import Foundation

/// A wheel above a scroll view's content that turns while the content is loaded anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

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

    /// How far the content is drawn down before it is loaded anew, in points (an estimate).
    var pullDistance: CGFloat { 100 }

    private func setUp() {
        isOpaque = false
        isHidden = true
        addSubview(wheel)
        addSubview(label)
        label.textAlignment = .center
    }

    open func beginRefreshing() {
        isRefreshing = true
        isHidden = false
        wheel.startAnimating()
    }

    open func endRefreshing() {
        isRefreshing = false
        isHidden = true
        wheel.stopAnimating()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
        label.attributedText = attributedTitle
        let height = label.intrinsicContentSize.height
        label.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
