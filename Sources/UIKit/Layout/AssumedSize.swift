import CoreGraphics

/// A natural size that a document gives to a view, in points; nil in a direction that it does not give.
struct AssumedSize {
    var width: CGFloat?
    var height: CGFloat?
    /// Whether it is the size of the view's content, so that it grows in height where the content wraps.
    var isOfContent = false
}

extension UIView {
    /// The natural size that layout goes by: the document's where it gives one, else the view's own.
    var naturalLayoutSize: CGSize {
        var own = intrinsicContentSize
        if layoutState.isSizedInWholePoints { own = PixelRounding(scale: 1).up(own) }
        if let assumed = layoutState.assumedSize {
            return CGSize(width: assumed.width ?? own.width, height: assumed.height ?? own.height)
        }
        return canvasSize(own) ?? own
    }

    /// What Interface Builder takes arranged views without a size of their own to be, so that they can be seen: plain
    /// views are 50 points along the stack, and 240 wide or 50 high across where they need not fill it, labels without
    /// text 50 in both directions (learned from frames that it saved). Nil for all others.
    private func canvasSize(_ own: CGSize) -> CGSize? {
        guard let stack = superview as? UIStackView, isOnCanvas else { return nil }
        let size: CGFloat = 50
        if let label = self as? UILabel {
            let isEmpty = label.numberOfLines == 1 && (label.attributedText?.length ?? 0) == 0
            return isEmpty ? CGSize(width: size, height: size) : nil
        }
        guard type(of: self) == UIView.self else { return nil }
        let fills = stack.alignment == .fill
        return stack.axis == .vertical
            ? CGSize(width: fills ? own.width : 240, height: size)
            : CGSize(width: size, height: fills ? own.height : size)
    }

    /// How high wrapped content is at a width, and how wide its longest line. Of a text whose size the document knows
    /// better, as many lines as the text takes here at the same share of its length. A label that may be narrower is as
    /// narrow as its longest line, as the bubbles of a chat show; nothing is said of the width of other content.
    func naturalLayoutSize(wrappedTo width: CGFloat) -> (longestLine: CGFloat?, height: CGFloat) {
        guard let assumed = layoutState.assumedSize, let height = assumed.height else {
            let size = contentSize(wrappedTo: width)
            let isInPoints = layoutState.isSizedInWholePoints
            let longest = self is UILabel && layoutState.assumedSize == nil ? size.width : nil
            return (longest, isInPoints ? PixelRounding(scale: 1).up(size.height) : size.height)
        }
        guard assumed.isOfContent, let length = assumed.width, length > width, let label = self as? UILabel
        else {
            return (nil, height)
        }
        return (nil, label.assumedHeight(wrappedTo: width, length: length, height: height))
    }

    /// Takes a natural size from a document.
    func assumeSize(_ size: AssumedSize) {
        layoutState.assumedSize = size
        intrinsicContentSizeDidChange()
    }
}

extension UILabel {
    /// The height of the text at a width, where the document says how long and high it is in lines of its own.
    fileprivate func assumedHeight(wrappedTo width: CGFloat, length: CGFloat, height: CGFloat) -> CGFloat {
        guard let text = engineText() else { return height }
        let own = block(text, width: .greatestFiniteMagnitude, lines: numberOfLines)
        let wrapped = block(text, width: width * own.size.width / length, lines: numberOfLines)
        let lines = CGFloat(max(wrapped.numberOfLines, 1))
        if let font = assumedFont { return pixels.up(lines * font.lineHeight) }
        return lines * height / CGFloat(max(own.numberOfLines, 1))
    }

    /// The system font whose lines are as high as the document says the label is; nil where there is none such.
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
