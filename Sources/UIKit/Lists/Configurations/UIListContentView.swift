import CoreGraphics

/// Shows an image and two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            content = newValue
            contentDidChange()
        }
    }

    private(set) var content: UIListContentConfiguration
    private(set) var parts = ListContentParts()

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        contentDidChange()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    /// The rectangle of the text; nil while there is none.
    open var textLayoutGuide: UILayoutGuide? { parts.guide(of: parts.text, in: self) }

    /// The rectangle of the second text; nil while there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? { parts.guide(of: parts.secondary, in: self) }

    /// The rectangle of the image; nil while there is none.
    open var imageLayoutGuide: UILayoutGuide? { parts.guide(of: parts.image, in: self) }

    private func contentDidChange() {
        parts.show(content, in: self)
        layer.opacity = Float(min(max(content.alpha, 0), 1))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    // MARK: Size

    /// Returns the height of the content in the width, in points.
    func fittingContentHeight(width: CGFloat) -> CGFloat {
        let margins = effectiveMargins
        let room = max(width - margins.leading - margins.trailing, 0)
        let height = ListContentArrangement(content, parts, width: room).height
        return max(height + margins.top + margins.bottom, content.minimumHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingContentHeight(width: size.width))
    }

    open override var intrinsicContentSize: CGSize { contentSize(wrappedTo: .greatestFiniteMagnitude) }

    override var wrapsContent: Bool { true }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingContentHeight(width: width))
    }

    /// The configuration's margins, or the superview's if they are to be preserved and larger.
    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = effectiveMargins
        let room = CGSize(
            width: max(bounds.width - margins.leading - margins.trailing, 0),
            height: max(bounds.height - margins.top - margins.bottom, 0))
        let arrangement = ListContentArrangement(content, parts, width: room.width)
        let y = margins.top + (room.height - arrangement.height) / 2
        for (view, rect) in arrangement.frames {
            let x = isRightToLeft ? bounds.width - margins.leading - rect.maxX : margins.leading + rect.minX
            view.frame = CGRect(x: x, y: y + rect.minY, width: rect.width, height: rect.height)
                .roundedToPixels(scale: pixelScale)
        }
        parts.moveGuides()
    }

    /// The distance of the text from the leading edge, in points, with which separators are aligned.
    var textStart: CGFloat {
        let margins = effectiveMargins
        let room = max(bounds.width - margins.leading - margins.trailing, 0)
        return margins.leading + ListContentArrangement(content, parts, width: room).textStart
    }
}
