import CoreGraphics

/// Follows the keyboard's edge. The keyboard is never shown here, so that the guide lies at the bottom of the safe
/// area, as high as what the device covers there.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that floats.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the safe area while the keyboard is hidden, rather than at the view's bottom.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsEngineUpdate() } }
    }

    override var naturalFrame: CGRect? {
        guard let bounds = owningView?.bounds else { return nil }
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private var height: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }

    override func impliedRelations() -> [ImpliedRelation] {
        guard let owningView else { return [] }
        var result = [NSLayoutConstraint.Attribute.left, .right, .bottom].enumerated().map {
            index, attribute in
            ImpliedRelation(
                name: "UIKeyboardLayoutGuide", index: index,
                relation: LayoutRelation(
                    first: self, attribute: attribute, second: owningView, secondAttribute: attribute))
        }
        result.append(
            ImpliedRelation(
                name: "UIKeyboardLayoutGuide", index: result.count,
                relation: LayoutRelation(first: self, attribute: .height, constant: Double(height))))
        return result
    }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = layoutState.keyboardGuide { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        layoutState.keyboardGuide = guide
        guide.attach(to: self)
        return guide
    }
}
