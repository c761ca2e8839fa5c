import CoreGraphics
import Foundation

/// A view of a collection that can be used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ReusableView {
    open internal(set) var reuseIdentifier: String?

    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the cell's content.
    open internal(set) var contentView = UIView(frame: .zero)

    open var isSelected = false { didSet { selectionDidChange() } }
    open var isHighlighted = false { didSet { selectionDidChange() } }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            selectionDidChange()
        }
    }

    /// What a tap on the cell sets off besides telling the delegate.
    var selectionSegue: SegueTemplate?

    /// The size that the document gives the cell, in points.
    var documentSize: CGSize?

    public required init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        assemble()
    }

    private func assemble() {
        if contentView.superview !== self { addSubview(contentView) }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    private func selectionDidChange() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        setNeedsLayout()
    }

    /// The size that the content's constraints give; the offered length where they say nothing of it.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return layoutAttributes
        }
        let offered = layoutAttributes.size
        let fitted = contentView.systemLayoutSizeFitting(offered)
        layoutAttributes.size = CGSize(
            width: fitted.width > 0 ? fitted.width : offered.width,
            height: fitted.height > 0 ? fitted.height : offered.height)
        return layoutAttributes
    }

    open override func layoutSubviews() {
        backgroundView?.frame = bounds
        if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
        contentView.frame = bounds
        super.layoutSubviews()
    }
}
