import CoreGraphics
import Foundation

/// A view above the tab bar that all tabs share.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The place of an accessory.
    public enum Environment: Int, Sendable {
        case unspecified
        case none
        /// Above the bar.
        case regular
        /// Between the parts of a small bar.
        case inline
    }

    /// The view.
    public let contentView: UIView
    /// The view with the content above glass.
    let container = UIView(frame: .zero)
    private var environment = Environment.unspecified

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
        contentView.translatesAutoresizingMaskIntoConstraints = true
        for part in [GlassView(frame: .zero), contentView] {
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            part.frame = container.bounds
            container.addSubview(part)
        }
    }

    /// Places the container, by which the content learns of its environment.
    func place(_ frame: CGRect, in environment: Environment) {
        // Each override updates the traits of all views below.
        if environment != self.environment {
            self.environment = environment
            container.traitOverrides[UITraitTabAccessoryEnvironment.self] = environment
        }
        container.frame = frame
    }
}

/// The place of the accessory of a tab bar in which a view is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
    /// The place of the accessory of a tab bar in which a view is.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }
}

extension UITabBarController {
    /// The view above the tab bar, on glass.
    public var bottomAccessory: UITabAccessory? {
        get { floating.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the view above the tab bar, with or without animation at once.
    public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        floating.accessory?.container.removeFromSuperview()
        floating.accessory = accessory
        viewIfLoaded?.setNeedsLayout()
    }

    /// The height above a bar at the bottom that the accessory covers, in points.
    var accessoryRoom: CGFloat {
        bottomAccessory == nil ? 0 : FloatingBar.minimizedHeight + FloatingBar.spacing
    }

    /// Places the accessory above the bar, or between the parts of a small one.
    func placeAccessory() {
        guard let accessory = bottomAccessory else { return }
        let isInline = tabBar.floatsAtBottom && tabBar.isMinimized
        if accessory.container.superview !== view { view.addSubview(accessory.container) }
        accessory.container.isHidden = tabBar.isHidden
        accessory.place(
            isInline ? inlineFrame : frameAboveBar,
            in: tabBar.isHidden ? .none : isInline ? .inline : .regular)
    }

    private var inlineFrame: CGRect {
        tabBar.convert(tabBar.mirrored(tabBar.floatingLayout.middle), to: view)
    }

    private var frameAboveBar: CGRect {
        let height = FloatingBar.minimizedHeight
        let end = tabBar.floatsAtTop ? view.bounds.maxY - view.safeAreaInsets.bottom : tabBar.frame.minY
        let side = FloatingBar.sideMargin
        return CGRect(
            x: side, y: end - FloatingBar.spacing - height, width: max(view.bounds.width - 2 * side, 0),
            height: height)
    }
}
