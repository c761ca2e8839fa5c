import CoreGraphics
import Foundation
import QuartzCore

/// A reusable view of a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ReusableView, Stacked {
    open internal(set) var reuseIdentifier: String?

    /// The attributes with which the collection displays the view; nil while it is not visible.
    var shownAttributes: UICollectionViewLayoutAttributes?
    var stacking = Stacking(zIndex: 0, rank: 1)

    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns attributes with the preferred size for the dimensions that the layout estimates: the one that the view's
    /// constraints determine; the estimated one if there are none.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let fitted = fittedSize(for: layoutAttributes) else { return layoutAttributes }
        let isFree = !layoutAttributes.isEstimated
        if isFree || layoutAttributes.isWidthEstimated, fitted.width > 0 {
            layoutAttributes.size.width = fitted.width
        }
        if isFree || layoutAttributes.isHeightEstimated, fitted.height > 0 {
            layoutAttributes.size.height = fitted.height
        }
        return layoutAttributes
    }

    /// Returns the preferred size of the content; nil if it has none.
    func fittedSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        fittedSize(of: self, for: attributes)
    }
}

extension UICollectionReusableView {
    /// Returns the size that the constraints in a view determine. A length that the layout has fixed is kept.
    func fittedSize(of content: UIView, for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return nil
        }
        let isWidthKept = attributes.isHeightEstimated && !attributes.isWidthEstimated
        let isHeightKept = attributes.isWidthEstimated && !attributes.isHeightEstimated
        guard isWidthKept || isHeightKept else { return content.systemLayoutSizeFitting(attributes.size) }
        return content.systemLayoutSizeFitting(
            CGSize(
                width: isWidthKept ? attributes.size.width : 0,
                height: isHeightKept ? attributes.size.height : 0),
            withHorizontalFittingPriority: isWidthKept ? .required : .fittingSizeLevel,
            verticalFittingPriority: isHeightKept ? .required : .fittingSizeLevel)
    }

    /// Applies the position and appearance of the layout attributes.
    func take(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        let isKnown = shownAttributes.map { attributes.looks(like: $0) } ?? false
        if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(layer.transform) {
            frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        } else {
            bounds.size = attributes.size
            center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
            if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
                transform3D = attributes.transform3D
            }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        shownAttributes = attributes
        if !isKnown { apply(attributes) }
    }
}
