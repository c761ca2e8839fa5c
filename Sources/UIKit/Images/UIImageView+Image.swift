import CoreGraphics
import QuartzCore

extension UIImageView {
    /// The image that is shown now, with the view's symbol configuration.
    var shownImage: UIImage? {
        let still = isHighlighted ? highlightedImage ?? image : image
        guard let image = isAnimating ? animationImages?.first ?? still : still else { return nil }
        guard image.isSymbolImage, let preferredSymbolConfiguration else { return image }
        return image.underPreferred(preferredSymbolConfiguration)
    }

    func imageDidChange(from old: UIImage?) {
        if old == nil || old?.size(for: traitCollection) != shownImage?.size(for: traitCollection) {
            invalidateIntrinsicContentSize()
        }
        placeImage()
    }

    /// Returns the image's size, larger if it grows with the text.
    func displaySize(of image: UIImage) -> CGSize {
        let size = image.size(for: traitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory,
            !image.isSymbolImage
        else { return size }
        let sizes = UIFont.TextStyle.body.sizes
        let factor = sizes[category.rank] / sizes[UIContentSizeCategory.large.rank]
        return pixels.up(CGSize(width: size.width * factor, height: size.height * factor))
    }

    /// Places the image's layer for the content mode.
    func placeImage() {
        guard let image = shownImage else { return imageLayer.isHidden = true }
        imageLayer.isHidden = false
        if imageLayer.superlayer !== layer { layer.insertSublayer(imageLayer, at: 0) }
        imageLayer.frame = imageMode(image).rect(for: displaySize(of: image), in: bounds, pixels: pixels)
        imageLayer.setNeedsDisplay()
    }

    func paintImage(in rect: CGRect, _ context: CGContext) {
        guard let image = shownImage else { return }
        let painter = ImagePainter(
            context: context, traits: traitCollection, tint: tintColor, isRightToLeft: isRightToLeft)
        traitCollection.performAsCurrent { painter.draw(image, in: rect) }
    }

    /// Returns the content mode; symbols keep their proportions where other images would be distorted.
    private func imageMode(_ image: UIImage) -> ContentMode {
        image.isSymbolImage && contentMode == .scaleToFill ? .scaleAspectFit : contentMode
    }
}

/// The layer of an image view's image. It is below the layers of subviews, whatever their order.
final class ImageLayer: PartLayer {
    private weak var view: UIImageView?

    init(view: UIImageView) {
        self.view = view
        super.init()
        zPosition = -1
    }

    required init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws the image. The presented layer during an animation is a copy, which has no view.
    override func draw(in ctx: CGContext) {
        guard MainThread.isMain, let view = model().view else { return }
        nonisolated(unsafe) let context = ctx
        let bounds = bounds
        MainActor.assumeIsolated { view.paintImage(in: bounds, context) }
    }
}
