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
        guard let assumed = layoutState.assumedSize else { return own }
        return CGSize(width: assumed.width ?? own.width, height: assumed.height ?? own.height)
    }

    /// The height of wrapped content at a width. Of content whose size the document knows better, as many lines as
    /// the text takes here at the same share of its length.
    func naturalLayoutHeight(wrappedTo width: CGFloat) -> CGFloat {
        guard let assumed = layoutState.assumedSize, let line = assumed.height else {
            return contentSize(wrappedTo: width).height
        }
        let own = intrinsicContentSize
        guard assumed.isOfContent, let length = assumed.width, length > width, own.height > 0 else {
            return line
        }
        return line * contentSize(wrappedTo: width * own.width / length).height / own.height
    }

    /// Takes a natural size from a document.
    func assumeSize(_ size: AssumedSize) {
        layoutState.assumedSize = size
        intrinsicContentSizeDidChange()
    }
}
