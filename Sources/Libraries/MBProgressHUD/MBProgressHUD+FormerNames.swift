import UIKit

/// Names of versions before 1.0.
extension MBProgressHUD {
    @discardableResult public class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt {
        var count: UInt = 0
        while hide(for: view, animated: animated) { count += 1 }
        return count
    }

    public func show(_ animated: Bool) { show(animated: animated) }
    public func hide(_ animated: Bool) { hide(animated: animated) }
    public func hide(_ animated: Bool, afterDelay delay: TimeInterval) {
        hide(animated: animated, afterDelay: delay)
    }

    public var labelText: String! {
        get { label.text }
        set { set { label.text = newValue } }
    }

    public var detailsLabelText: String! {
        get { detailsLabel.text }
        set { set { detailsLabel.text = newValue } }
    }

    public var labelFont: UIFont! {
        get { label.font }
        set { set { label.font = newValue } }
    }

    public var detailsLabelFont: UIFont! {
        get { detailsLabel.font }
        set { set { detailsLabel.font = newValue } }
    }

    public var labelColor: UIColor! {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    public var detailsLabelColor: UIColor! {
        get { detailsLabel.textColor }
        set { detailsLabel.textColor = newValue }
    }

    public var activityIndicatorColor: UIColor! {
        get { contentColor }
        set { contentColor = newValue }
    }

    /// The color of the box.
    public var color: UIColor! {
        get { bezelView.color }
        set { bezelView.color = newValue }
    }

    /// The opacity of the box, which is black where it has no other color.
    public var opacity: Float {
        get { Float(bezelView.color.cgColor.alpha) }
        set { bezelView.color = UIColor(white: 0, alpha: CGFloat(newValue)) }
    }

    public var cornerRadius: Float {
        get { Float(bezelView.layer.cornerRadius) }
        set { bezelView.layer.cornerRadius = CGFloat(newValue) }
    }

    /// Whether what is behind the box is darker; a gradient there, a plain color here.
    public var dimBackground: Bool {
        get { backgroundView.color != .clear }
        set { backgroundView.color = newValue ? UIColor(white: 0, alpha: 0.5) : .clear }
    }

    public var xOffset: Float {
        get { Float(offset.x) }
        set { offset.x = CGFloat(newValue) }
    }

    public var yOffset: Float {
        get { Float(offset.y) }
        set { offset.y = CGFloat(newValue) }
    }

    public var square: Bool {
        get { isSquare }
        set { isSquare = newValue }
    }

    private func set(_ change: () -> Void) {
        change()
        setNeedsLayout()
    }
}
