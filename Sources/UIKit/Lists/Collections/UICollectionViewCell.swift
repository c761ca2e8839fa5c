import CoreGraphics
import Foundation

/// A view of a collection that can be used again.
@MainActor
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
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the cell's content.
    open internal(set) var contentView = UIView(frame: .zero)

    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    open var selectedBackgroundView: UIView?

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

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
    }
}
