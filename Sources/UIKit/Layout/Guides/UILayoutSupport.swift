import CoreGraphics
import Foundation

/// Where bars leave off at the top or bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars reach into the view, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension SystemLayoutGuide: UILayoutSupport {
    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return kind == .bottom ? insets.bottom : insets.top
    }
}

extension UIViewController {
    /// Ends where the bars above the view's content end. The older form of the safe area's top.
    public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }

    /// Begins where the bars below the view's content begin. The older form of the safe area's bottom.
    public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }
}
