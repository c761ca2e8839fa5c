import UIKit

/// A tool, which determines the effect of touches on a canvas.
public protocol PKTool {}

/// Draws with an ink.
public struct PKInkingTool: PKTool, Equatable {
    public enum InkType: String, Hashable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"

        /// The width of a new tool in points.
        public var defaultWidth: CGFloat {
            switch self {
            case .pen, .monoline, .pencil: 3
            case .fountainPen: 6
            case .marker, .watercolor, .crayon: 20
            }
        }

        public var validWidthRange: ClosedRange<CGFloat> { 1...100 }

        /// The opacity of the ink.
        var opacity: CGFloat {
            switch self {
            case .marker, .watercolor: 0.5
            case .pencil, .crayon: 0.8
            default: 1
            }
        }
    }

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (self.inkType, self.color, self.width) = (inkType, color, width ?? inkType.defaultWidth)
    }

    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

    public var ink: PKInk { PKInk(inkType, color: color) }

    /// Returns the color for an appearance: dark and light ones are exchanged.
    public static func convertColor(
        _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
    ) -> UIColor {
        guard from != to else { return color }
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return saturation < 0.1 ? UIColor(white: 1 - brightness, alpha: alpha) : color
    }
}

/// A kind of ink and its color.
public struct PKInk: Equatable {
    public typealias InkType = PKInkingTool.InkType

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// Removes strokes.
public struct PKEraserTool: PKTool, Equatable {
    public enum EraserType: Hashable, Sendable {
        case vector
        /// Removes whole strokes here, as `vector` does.
        case bitmap
        case fixedWidthBitmap
    }

    public var eraserType: EraserType
    public var width: CGFloat

    public init(_ eraserType: EraserType) { (self.eraserType, width) = (eraserType, 20) }
    public init(_ eraserType: EraserType, width: CGFloat) {
        (self.eraserType, self.width) = (eraserType, width)
    }
}

/// Selects strokes; touches have no effect here.
public struct PKLassoTool: PKTool, Equatable {
    public init() {}
}
