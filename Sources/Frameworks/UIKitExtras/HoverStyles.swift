import UIKit

// What is displayed below a pointer or where the user looks: neither exists here.

/// The shape of an effect.
@preconcurrency @MainActor
public struct UIShape: Sendable {
    public static let rect = UIShape()
    public static let capsule = UIShape()
    public static let circle = UIShape()
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape() }
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape() }
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape() }
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape() }
    public func inset(by inset: CGFloat) -> UIShape { self }
    public func inset(by insets: UIEdgeInsets) -> UIShape { self }
}

/// An effect below a pointer.
public protocol UIHoverEffect {}
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable { public init() {} }
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable { public init() {} }
public struct UIHoverLiftEffect: UIHoverEffect, Sendable { public init() {} }

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The effect and its shape below a pointer.
@preconcurrency @MainActor
public struct UIHoverStyle {
    public var effect: any UIHoverEffect
    public var shape: UIShape?
    public var isEnabled = true

    public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
    }
    public init(shape: UIShape?) { (effect, self.shape) = (UIHoverAutomaticEffect(), shape) }
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

extension UIView {
    /// The effect below a pointer. Stored; there is none.
    public var hoverStyle: UIHoverStyle? {
        get { AddedProperties.value(of: self, "hoverStyle") }
        set { AddedProperties.set(newValue, of: self, "hoverStyle") }
    }
}

/// A text that appears below a pointer.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var defaultToolTip: String?

    public override init() { super.init() }
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Selects with a pointer, of which there is none here.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    public enum State: Int, Sendable { case possible, began, selecting, ended }

    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var state: State { .possible }
    open var selectionRect: CGRect { .zero }
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
