import CoreGraphics
import Foundation
import TextLayout

extension UITextField {
    func change(_ change: () -> Void) {
        change()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets the text, with the insertion point after it.
    func setContent(_ text: String) {
        change { fieldText.text = NSAttributedString(string: text) }
        selection = TextSelection(range: NSRange(location: length, length: 0))
    }

    func setContent(_ text: NSAttributedString?) { change { fieldText.adopt(text) } }

    func setPlaceholder(_ placeholder: NSAttributedString?) { change { fieldText.placeholder = placeholder } }

    func replace(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        change {}
    }

    func followContentSize() {
        guard adjustsFontForContentSizeCategory, let font = fieldText.font.following(traitCollection) else {
            return
        }
        if font != fieldText.font { self.font = font }
    }

    /// Returns whether a view with the mode is currently visible.
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    var showsClearButton: Bool { shows(clearButtonMode) && !(text ?? "").isEmpty && isEnabled }

    /// The padding inside the border: 7 points at the sides of a rounded one, 2 of a line.
    var borderInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    /// The intrinsic size. A rounded border makes the field at least 34 points high; without a border the line has 1.5
    /// points of padding, in whole pixels (the heights that Interface Builder saves).
    var naturalSize: CGSize {
        let line = pixels.up(fieldText.font.lineHeight)
        let sides = sideViewsWidth
        let insets = borderInsets
        let text = fieldText.text.length > 0 ? block(fieldText.text, .label) : placeholderBlock
        let height: CGFloat
        switch borderStyle {
        case .roundedRect:
            height = controlMetrics.roundedFieldHeight(line: line)
        case .line, .bezel: height = line + 5
        case .none:
            height = controlMetrics.plainFieldHeight(line: plainLine, isSecret: isSecureTextEntry, pixels)
        }
        let clear: CGFloat = clearButtonMode == .always ? 22 : 0
        let width = pixels.up(text?.size.width ?? 0) + insets.left + insets.right + sides + clear
        return CGSize(width: pixels.up(width), height: height)
    }

    private var plainLine: CGFloat {
        let empty = FontMetrics.system(size: controlMetrics.emptyFieldFontSize).lineHeight
        return pixels.up(max(fieldText.font.lineHeight, fieldText.text.length == 0 ? empty : 0))
    }

    private var sideViewsWidth: CGFloat {
        let left = shows(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
        let right = shows(rightViewMode) ? rightView?.bounds.width ?? 0 : 0
        return left + right
    }

    func textSpace(in bounds: CGRect) -> CGRect {
        var insets = borderInsets
        let leading = shows(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
        var trailing = shows(rightViewMode) ? rightView?.bounds.width ?? 0 : 0
        if trailing == 0, showsClearButton { trailing = 24 - insets.right }
        insets.left += isRightToLeft ? trailing : leading
        insets.right += isRightToLeft ? leading : trailing
        let rect = bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
        return CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 0), height: rect.height)
    }

    /// Returns a square of 19 points at the trailing side.
    func clearSpace(in bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
        return CGRect(x: x, y: pixels.nearest(bounds.midY - side / 2), width: side, height: side)
    }

    func sideSpace(_ view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = CGSize(width: view.bounds.width, height: min(view.bounds.height, bounds.height))
        let isLeft = isLeading != isRightToLeft
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: pixels.nearest(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    func layOutSideViews() {
        layOut(leftView, leftViewMode, leftViewRect(forBounds: bounds))
        layOut(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    }

    private func layOut(_ view: UIView?, _ mode: ViewMode, _ rect: CGRect) {
        guard let view else { return }
        guard shows(mode) else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect
    }
}
