import CoreGraphics

/// An intrinsic size of a view's document, in points; nil in a direction for which there is none.
struct AssumedSize {
    var width: CGFloat?
    var height: CGFloat?
    /// Whether it is the size of the view's content, so that its height grows if the content wraps.
    var isOfContent = false
}

extension UIView {
    /// The intrinsic size used by layout: the document's if there is one, else the view's.
    var naturalLayoutSize: CGSize {
        var own = intrinsicContentSize
        if layoutState.isSizedInWholePoints { own = PixelRounding(scale: 1).up(own) }
        if let assumed = layoutState.assumedSize {
            return CGSize(width: assumed.width ?? own.width, height: assumed.height ?? own.height)
        }
        return canvasSize ?? own
    }

    /// The minimum size, on Interface Builder's canvas, of arranged views without a size, so that they are visible: 50
    /// points along the stack, and 240 wide or 50 high across if they need not fill it (frames that it saved). -1 in a
    /// direction in which they have a size; nil for all other views.
    var leastCanvasSize: CGSize? {
        guard isOnCanvas, let stack = superview as? UIStackView, layoutState.assumedSize == nil,
            isEmptyOnCanvas
        else { return nil }
        let own = intrinsicContentSize
        let isVertical = stack.axis == .vertical
        let across: CGFloat = stack.alignment == .fill ? -1 : isVertical ? 240 : 50
        return CGSize(
            width: own.width >= 0 ? -1 : isVertical ? across : 50,
            height: own.height >= 0 ? -1 : isVertical ? 50 : across)
    }

    /// Whether the view has no visible content: a plain view or container, an image view without an image, a stack view
    /// without views.
    private var isEmptyOnCanvas: Bool {
        switch self {
        case let view as UIImageView: view.image == nil
        case let stack as UIStackView: stack.arrangedSubviews.isEmpty
        default: type(of: self) == UIView.self
        }
    }

    /// The size of labels of one line without text in stack views on the canvas: 50 points in both directions (frames
    /// that Interface Builder saved). Nil for all other views.
    private var canvasSize: CGSize? {
        guard isOnCanvas, superview is UIStackView, let label = self as? UILabel, label.numberOfLines == 1,
            (label.attributedText?.length ?? 0) == 0
        else { return nil }
        return CGSize(width: 50, height: 50)
    }

    /// Returns the height of wrapped content at a width, and the width of its longest line. If the document has the
    /// size of a text, the text has as many lines as it takes here at the same fraction of its length. A label that may
    /// be narrower is as narrow as its longest line, for example in chat bubbles, but not in a stack view (frames that
    /// Interface Builder saved); the width of other content is not determined.
    func naturalLayoutSize(wrappedTo width: CGFloat) -> (longestLine: CGFloat?, height: CGFloat) {
        guard let assumed = layoutState.assumedSize, let height = assumed.height else {
            let size = contentSize(wrappedTo: width)
            let isInPoints = layoutState.isSizedInWholePoints
            let narrows = self is UILabel && !(superview is UIStackView) && layoutState.assumedSize == nil
            let longest = narrows ? size.width : nil
            return (longest, isInPoints ? PixelRounding(scale: 1).up(size.height) : size.height)
        }
        guard assumed.isOfContent, let length = assumed.width, length > width, let label = self as? UILabel
        else {
            return (nil, height)
        }
        return (nil, label.assumedHeight(wrappedTo: width, length: length, height: height))
    }

    /// Adopts an intrinsic size of a document.
    func assumeSize(_ size: AssumedSize) {
        layoutState.assumedSize = size
        intrinsicContentSizeDidChange()
    }
}

extension UILabel {
    /// Returns the height of the text at a width, if the document has its length and height in lines of its own.
    fileprivate func assumedHeight(wrappedTo width: CGFloat, length: CGFloat, height: CGFloat) -> CGFloat {
        guard let text = engineText() else { return height }
        let own = block(text, width: .greatestFiniteMagnitude, lines: numberOfLines)
        let wrapped = block(text, width: width * own.size.width / length, lines: numberOfLines)
        let lines = CGFloat(max(wrapped.numberOfLines, 1))
        if let font = assumedFont { return pixels.up(lines * font.lineHeight) }
        return lines * height / CGFloat(max(own.numberOfLines, 1))
    }

    /// The system font whose line height is that of the label in the document; nil if there is none.
    var assumedFont: UIFont? {
        guard let assumed = layoutState.assumedSize, assumed.isOfContent, let height = assumed.height else {
            return nil
        }
        let lines = engineText().map { block($0, width: .greatestFiniteMagnitude, lines: numberOfLines) }?
            .numberOfLines
        let count = CGFloat(max(lines ?? 1, 1))
        return (6...96).lazy.map { UIFont.systemFont(ofSize: CGFloat($0)) }.first {
            abs(self.pixels.up(count * $0.lineHeight) - height) < 0.01
        }
    }
}
