import CoreGraphics
import Foundation
import UIKit

/// A color of Core Image: red, green, blue and alpha in sRGB.
open class CIColor: NSObject, NSCopying {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public convenience override init() { self.init(0, 0, 0, 1) }
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(r, g, b, 1) }
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        self.init(r, g, b, a)
    }

    public convenience init(cgColor c: CGColor) {
        let color = UIColor(cgColor: c)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red, green, blue, alpha)
    }

    /// The color of a UIKit color.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    /// Three or four numbers with spaces between them.
    public convenience init(string representation: String) {
        let values = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0]
        self.init(values[0], values[1], values[2], values.count > 6 ? values[3] : 1)
    }

    open var numberOfComponents: Int { 4 }
    open var components: [CGFloat] { [red, green, blue, alpha] }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    open class var black: CIColor { CIColor(0, 0, 0, 1) }
    open class var white: CIColor { CIColor(1, 1, 1, 1) }
    open class var gray: CIColor { CIColor(0.5, 0.5, 0.5, 1) }
    open class var red: CIColor { CIColor(1, 0, 0, 1) }
    open class var green: CIColor { CIColor(0, 1, 0, 1) }
    open class var blue: CIColor { CIColor(0, 0, 1, 1) }
    open class var cyan: CIColor { CIColor(0, 1, 1, 1) }
    open class var magenta: CIColor { CIColor(1, 0, 1, 1) }
    open class var yellow: CIColor { CIColor(1, 1, 0, 1) }
    open class var clear: CIColor { CIColor(0, 0, 0, 0) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var pixel: Pixel { Pixel(Float(red), Float(green), Float(blue), Float(alpha)) }
}

/// Numbers for filters.
open class CIVector: NSObject, NSCopying {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) { self.values = values }

    public convenience override init() { self.init([]) }
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init((0..<max(count, 0)).map { values[$0] })
    }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
    public convenience init(cgAffineTransform r: CGAffineTransform) {
        self.init([r.a, r.b, r.c, r.d, r.tx, r.ty])
    }

    /// Numbers in brackets.
    public convenience init(string representation: String) {
        self.init(representation.split { "[] ,".contains($0) }.map { CGFloat(Double($0) ?? 0) })
    }

    open var count: Int { values.count }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    open var stringRepresentation: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var pixel: Pixel { Pixel(Float(x), Float(y), Float(z), Float(w)) }
}
