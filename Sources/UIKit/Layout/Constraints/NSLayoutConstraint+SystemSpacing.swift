import CoreGraphics

/// The space that the system leaves between neighbours, in points (the canvas writes it as a symbolic constant).
let systemSpacing: CGFloat = 8

extension NSLayoutConstraint {
    /// The system's spacing between the two positions: as high as a line of the larger text where a baseline is
    /// involved, else 8 points.
    var systemSpacing: CGFloat {
        guard firstAttribute.isBaseline || secondAttribute.isBaseline else { return UIKit.systemSpacing }
        let heights = [
            lineHeight(firstItem as? UIView, firstAttribute),
            lineHeight(secondItem as? UIView, secondAttribute),
        ].compactMap { $0 }
        return heights.max() ?? UIKit.systemSpacing
    }

    private func lineHeight(_ view: UIView?, _ attribute: Attribute) -> CGFloat? {
        guard let view, attribute.isBaseline else { return nil }
        let target = view.baselineTarget(isFirst: attribute == .firstBaseline)
        return target.textFont.map { $0.lineHeight.raisedToPixel(target.pixelScale) }
    }
}

extension UIView {
    /// The font of the text that gives the view its baselines.
    fileprivate var textFont: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let view as UITextView: view.font
        case let button as UIButton: button.titleLabel?.font
        default: nil
        }
    }
}
