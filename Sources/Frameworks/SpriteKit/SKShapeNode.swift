import CoreGraphics
import UIKit

/// A path that is filled and stroked.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var strokeColor = UIColor.white
    open var fillColor = UIColor.clear
    open var blendMode = SKBlendMode.alpha
    open var isAntialiased = true
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var fillTexture: SKTexture?
    open var fillShader: SKShader?
    open var strokeTexture: SKTexture?
    open var strokeShader: SKShader?
    open var lineLength: CGFloat { 0 }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBox
        var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.init(path: centered ? path.copy(using: &move) ?? path : path)
    }

    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: (0..<max(numPoints, 0)).map { points[$0] })
        self.init(path: path)
    }

    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(points: points, count: numPoints)
    }

    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            path: CGPath(
                roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }
    public convenience init(ellipseIn rect: CGRect) {
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }

    private static func centered(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    override var content: CGRect {
        path.map { $0.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) } ?? .null
    }

    override func draw(in context: CGContext) {
        guard let path else { return }
        context.setFillColor(fillColor.cgColor)
        context.addPath(path)
        context.fillPath()
        guard lineWidth > 0 else { return }
        context.setStrokeColor(strokeColor.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        context.addPath(path)
        context.strokePath()
    }
}

extension SKPhysicsBody {
    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil))
    }
}
