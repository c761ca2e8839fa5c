import UIKit

/// A pin whose point is at the annotation's place.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    open var animatesDrop = false
    open var pinColor = MKPinAnnotationColor.red {
        didSet {
            switch pinColor {
            case .red: pinTintColor = Self.redPinColor()
            case .green: pinTintColor = Self.greenPinColor()
            case .purple: pinTintColor = Self.purplePinColor()
            }
        }
    }

    private static let size = CGSize(width: 32, height: 39)

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        bounds.size = Self.size
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
    }

    /// An image of its own takes the place of the pin.
    open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        UIColor.systemGray.setFill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: 14, width: 2, height: bounds.maxY - 14)).fill()
        (pinTintColor ?? Self.redPinColor()).setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - 8, y: 2, width: 16, height: 16)).fill()
        UIColor.white.withAlphaComponent(0.6).setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - 4.5, y: 5, width: 5, height: 5)).fill()
    }
}
