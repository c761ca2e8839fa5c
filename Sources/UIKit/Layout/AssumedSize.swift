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
        let own = intrinsicContentSize
        if let assumed = layoutState.assumedSize {
            return CGSize(width: assumed.width ?? own.width, height: assumed.height ?? own.height)
        }
        return isEmptyOnCanvas ? Self.emptySize : own
    }

    /// What Interface Builder takes empty views in stack views to be, so that they can be seen (learned from frames
    /// that it saved).
    private static let emptySize = CGSize(width: 50, height: 50)

    private var isEmptyOnCanvas: Bool {
        guard superview is UIStackView, isOnCanvas else { return false }
        if let label = self as? UILabel { return (label.attributedText?.length ?? 0) == 0 }
        return type(of: self) == UIView.self && subviews.isEmpty
    }

    /// The height of wrapped content at a width. Of a text whose size the document knows better, as many lines as
    /// the text takes here at the same share of its length.
    func naturalLayoutHeight(wrappedTo width: CGFloat) -> CGFloat {
        guard layoutState.assumedSize != nil || isEmptyOnCanvas else {
            return contentSize(wrappedTo: width).height
        }
        guard let assumed = layoutState.assumedSize, assumed.isOfContent, let length = assumed.width,
            length > width, let height = assumed.height, let label = self as? UILabel
        else { return naturalLayoutSize.height }
        return label.assumedHeight(wrappedTo: width, length: length, height: height)
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

    /// The system font whose line is as high as the document says the label is; nil where there is none such.
    var assumedFont: UIFont? {
        guard let assumed = layoutState.assumedSize, assumed.isOfContent, let height = assumed.height else {
            return nil
        }
        return (6...96).lazy.map { UIFont.systemFont(ofSize: CGFloat($0)) }.first {
            abs(self.pixels.up($0.lineHeight) - height) < 0.01
        }
    }
}
