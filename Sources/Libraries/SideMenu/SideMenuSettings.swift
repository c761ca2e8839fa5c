@_exported import Foundation
import UIKit

/// The motion of the menu and of the view beside it.
@MainActor open class SideMenuPresentationStyle {
    public required init() {}

    /// The color behind both.
    open var backgroundColor = UIColor.black
    open var menuStartAlpha: CGFloat = 1
    open var menuOnTop = false
    /// The distance that the menu moves, in widths of it: negative from its edge.
    open var menuTranslateFactor: CGFloat = 0
    open var menuScaleFactor: CGFloat = 1
    open var onTopShadowColor = UIColor.black
    open var onTopShadowRadius: CGFloat = 5
    open var onTopShadowOpacity: Float = 0
    open var onTopShadowOffset = CGSize.zero
    open var presentingEndAlpha: CGFloat = 1
    /// The distance that the presenting view moves, in widths of the menu.
    open var presentingTranslateFactor: CGFloat = 0
    open var presentingScaleFactor: CGFloat = 1
    open var presentingParallaxStrength = CGSize.zero

    /// Returns the style with another opacity of the presenting view: styles are shared.
    func faded(to alpha: CGFloat) -> SideMenuPresentationStyle {
        let style = Self.style(
            onTop: menuOnTop, menu: menuTranslateFactor, presenting: presentingTranslateFactor,
            scale: menuScaleFactor,
            alpha: menuStartAlpha)
        style.presentingEndAlpha = alpha
        return style
    }

    private static func style(
        onTop: Bool = false, menu: CGFloat = 0, presenting: CGFloat = 0, scale: CGFloat = 1,
        alpha: CGFloat = 1
    ) -> SideMenuPresentationStyle {
        let style = SideMenuPresentationStyle()
        style.menuOnTop = onTop
        style.menuTranslateFactor = menu
        style.presentingTranslateFactor = presenting
        style.menuScaleFactor = scale
        style.menuStartAlpha = alpha
        return style
    }

    public static let menuSlideIn = style(onTop: true, menu: -1)
    public static let viewSlideOut = style(presenting: 1)
    public static let viewSlideOutMenuIn = style(menu: -1, presenting: 1)
    public static let viewSlideOutMenuOut = style(menu: 1, presenting: 1)
    public static let viewSlideOutMenuPartialIn = style(menu: -0.5, presenting: 1)
    public static let viewSlideOutMenuPartialOut = style(menu: 0.5, presenting: 1)
    public static let viewSlideOutMenuZoom = style(presenting: 1, scale: 0.8)
    public static let menuDissolveIn = style(onTop: true, alpha: 0)
}

/// The place of a controller that the menu pushes.
public enum SideMenuPushStyle: Sendable {
    case `default`, popWhenPossible, preserve, preserveAndHideBackButton, replace, subMenu
}

/// The values of a menu.
@MainActor public struct SideMenuSettings {
    public init() {}

    public var allowPushOfSameClassTwice = true
    public var alwaysAnimate = true
    public var animationOptions: UIView.AnimationOptions = .curveEaseInOut
    public var blurEffectStyle: UIBlurEffect.Style?
    public var completeGestureDuration: Double = 0.35
    public var dismissDuration: Double = 0.35
    public var dismissOnPresent = true
    public var dismissOnPush = true
    public var dismissOnRotation = true
    public var dismissWhenBackgrounded = true
    public var enableSwipeToDismissGesture = true
    public var enableTapToDismissGesture = true
    public var initialSpringVelocity: CGFloat = 1
    public var menuWidth: CGFloat = 240
    public var presentDuration: Double = 0.35
    public var presentationStyle = SideMenuPresentationStyle.viewSlideOut
    public var presentingViewControllerUserInteractionEnabled = false
    public var presentingViewControllerUseSnapshot = false
    public var pushStyle = SideMenuPushStyle.default
    public var statusBarEndAlpha: CGFloat = 0
    public var usingSpringWithDamping: CGFloat = 1
}
