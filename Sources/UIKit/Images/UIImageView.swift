import CoreGraphics
import Foundation
import QuartzCore

/// A view that displays an image, or a sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// The image that replaces `image` while the view is highlighted.
    open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            imageDidChange(from: nil)
            KeyValueObserving.changed("highlighted", of: self, from: oldValue, to: isHighlighted)
        }
    }

    /// The images of an animation; the first one shows.
    open var animationImages: [UIImage]? { didSet { placeImage() } }
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle, in seconds; 0 displays each image for a thirtieth.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions; 0 for no limit.
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false

    /// The configuration of symbols that have none of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange(from: nil) }
    }

    /// Whether the image grows with accessibility text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { imageDidChange(from: nil) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setImageViewDefaults()
    }

    /// Creates a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        show(image, highlighted: nil)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        show(image, highlighted: highlightedImage)
    }

    private func show(_ image: UIImage?, highlighted: UIImage?) {
        setImageViewDefaults()
        self.image = image
        highlightedImage = highlighted
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    private func setImageViewDefaults() {
        isUserInteractionEnabled = false
        isOpaque = false
        accessibilityTraits = .image
    }

    open func startAnimating() { setAnimating(animationImages?.isEmpty == false) }
    open func stopAnimating() { setAnimating(false) }

    private func setAnimating(_ animates: Bool) {
        isAnimating = animates
        placeImage()
    }

    /// The size of the image's alignment rectangle; none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let size = shownImage.map(displaySize) else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = alignmentRectInsets
        return CGSize(
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage.map(displaySize) ?? bounds.size }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        placeImage()
    }

    /// Does nothing: images are the content of a layer, and `draw(_:)` is never called, as in UIKit.
    open override func draw(_ layer: CALayer, in ctx: CGContext) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeImage()
    }

    open override var contentMode: ContentMode { didSet { placeImage() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        placeImage()
    }

    /// The layer that draws the image, which may reach beyond the view.
    private(set) lazy var imageLayer = ImageLayer(view: self)
}
