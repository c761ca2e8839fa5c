import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Applies intrinsic sizes for which the document takes precedence over the view: those that Interface Builder
    /// obtained from a custom class that is missing here, and on the canvas the author's placeholder sizes.
    func configureAssumedSize(_ view: UIView) {
        if let id = element.id, element.customClass != nil, !context.isLinked(element),
            let size = context.designableSizes[id]
        {
            view.assumeSize(
                AssumedSize(width: CGFloat(size.width), height: CGFloat(size.height), isOfContent: true))
        }
        guard context.session.environment.isCanvas else { return }
        view.layoutState.isSizedInWholePoints = isSizedInWholePoints
        let size = AssumedSize(
            width: assumed("placeholderIntrinsicWidth"), height: assumed("placeholderIntrinsicHeight"))
        if size.width != nil || size.height != nil {
            view.assumeSize(size)
        } else if isEmptyArrangedLabel {
            view.assumeSize(AssumedSize(width: 50, height: 50))
        }
    }

    /// Whether the element is a label of one line in a stack view whose text is set later. The canvas displays it as a
    /// square of 50 points, so that it is visible (frames that Interface Builder saves).
    private var isEmptyArrangedLabel: Bool {
        guard element.isNamed("label"), element.parent?.parent?.isNamed("stackView") == true,
            attribute("numberOfLines") ?? "1" == "1"
        else { return false }
        return (string("text") ?? "").isEmpty && child("attributedText") == nil
    }

    /// Returns a length, or none in a direction for which the document contains infinity.
    private func assumed(_ name: String) -> CGFloat? {
        attribute(name) == "infinite" ? UIView.noIntrinsicMetric : number(name).map { max($0, 0) }
    }
}
