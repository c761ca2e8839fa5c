import CoreGraphics

/// The system's spacing between neighbors, in points (the canvas saves it as a symbolic constant).
let systemSpacing: CGFloat = 8

extension NSLayoutConstraint {
    /// The system's spacing between the two positions: the line height of the larger text if a baseline is involved,
    /// else 8 points.
    var systemSpacing: CGFloat {
        guard firstAttribute.isBaseline || secondAttribute.isBaseline else { return UIKit.systemSpacing }
        let areBoth = firstAttribute.isBaseline && secondAttribute.isBaseline
        let heights = [
            lineHeight(firstItem as? UIView, firstAttribute, betweenBaselines: areBoth),
            lineHeight(secondItem as? UIView, secondAttribute, betweenBaselines: areBoth),
        ].compactMap { $0 }
        return heights.max() ?? UIKit.systemSpacing
    }

    private func lineHeight(_ view: UIView?, _ attribute: Attribute, betweenBaselines: Bool) -> CGFloat? {
        guard let view, attribute.isBaseline else { return nil }
        return view.systemLineHeight(isFirst: attribute == .firstBaseline, betweenBaselines: betweenBaselines)
    }
}

extension UIView {
    /// Returns the system's spacing from the view's last baseline to the first of the next.
    func systemBaselineSpacing(to next: UIView) -> CGFloat {
        let heights = [
            systemLineHeight(isFirst: false, betweenBaselines: true),
            next.systemLineHeight(isFirst: true, betweenBaselines: true),
        ].compactMap { $0 }
        return heights.max() ?? systemSpacing
    }

    /// Returns the line height of the text that determines the view's baseline. Between baselines that is the leading
    /// of the text style of the font's size, if there is one: 22 for 17 points (frames that Interface Builder saved).
    fileprivate func systemLineHeight(isFirst: Bool, betweenBaselines: Bool) -> CGFloat? {
        let target = baselineTarget(isFirst: isFirst)
        guard let font = target.textFont else { return nil }
        let leading = betweenBaselines ? UIFont.TextStyle.usualLeading(ofSize: font.pointSize) : nil
        return leading ?? font.lineHeight.raisedToPixel(target.pixelScale)
    }

    /// The font of the text that determines the view's baselines.
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
