import CoreGraphics

/// The background of a bar, with its hairline.
@MainActor
final class BarBackgroundView: UIView {
    enum HairlineEdge {
        case top
        case bottom
    }

    struct Look {
        /// The effect on the content below; nil for none.
        var effect: UIBlurEffect?
        /// The color over the effect.
        var color: UIColor?
        var image: UIImage?
        var hairline: UIColor?

        static let transparent = Look()
        var isTransparent: Bool { effect == nil && color == nil }
    }

    /// Returns the appearance; called when the bar is drawn, since it depends on the content below.
    var look: () -> Look = { Look() } { didSet { setNeedsDisplay() } }
    private let edge: HairlineEdge

    init(edge: HairlineEdge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        edge = .bottom
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        let look = look()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if design == .glass, look.color == nil, look.image == nil {
            if !look.isTransparent { drawEdgeEffect(in: context) }
            return
        }
        let color = look.color?.resolvedColor(with: traitCollection)
        if let effect = look.effect, (color?.cgColor.alpha ?? 0) < 1 {
            context.drawBlur(effect, in: bounds, traits: traitCollection)
        }
        if let color {
            context.setFillColor(color.cgColor)
            context.fill(bounds)
        }
        look.image?.draw(in: bounds)
        drawHairline(look.hairline, in: context)
    }

    /// Draws the soft edge of content below a bar without a background of its own, as in iOS 26: the content fades toward the
    /// screen's edge.
    private func drawEdgeEffect(in context: CGContext) {
        let color = UIColor.systemBackground
        let colors = [0.85, 0].map { color.withAlphaComponent($0).resolvedCGColor(with: traitCollection) }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
        else { return }
        let (top, bottom) = (CGPoint(x: 0, y: bounds.minY), CGPoint(x: 0, y: bounds.maxY))
        context.drawLinearGradient(
            gradient, start: edge == .bottom ? top : bottom, end: edge == .bottom ? bottom : top, options: [])
    }

    private func drawHairline(_ color: UIColor?, in context: CGContext) {
        guard let color else { return }
        let height = 1 / max(traitCollection.displayScale, 1)
        let y = edge == .top ? 0 : bounds.height - height
        context.setFillColor(color.resolvedCGColor(with: traitCollection))
        context.fill(CGRect(x: 0, y: y, width: bounds.width, height: height))
    }
}
