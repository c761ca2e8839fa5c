@_exported import Foundation
import UIKit

/// The corners, lines and colors of covers that have no values of their own.
@MainActor public enum SkeletonAppearance {
    public static var `default` = SkeletonViewAppearance()
}

public struct SkeletonViewAppearance {
    public var tintColor = UIColor.skeletonDefault
    public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
    public var multilineHeight: CGFloat = 15
    public var textLineHeight = SkeletonTextLineHeight.fixed(15)
    public var multilineSpacing: CGFloat = 10
    public var multilineLastLineFillPercent = 70
    public var multilineCornerRadius = 0
    public var renderSingleLineAsView = false
    public var skeletonCornerRadius: Float = 0
}

/// The height of a line of text that is covered.
public enum SkeletonTextLineHeight: Equatable, Sendable {
    case fixed(CGFloat)
    case relativeToFont
    case relativeToConstraints
}

public enum SkeletonTextNumberOfLines: Equatable, Sendable, ExpressibleByIntegerLiteral {
    case inherited
    case custom(Int)
    public init(integerLiteral value: Int) { self = .custom(value) }
}

/// The colors of a cover: a color and a lighter or darker one.
public struct SkeletonGradient {
    public let colors: [UIColor]

    public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
        colors = [baseColor, secondaryColor ?? baseColor.complementaryColor, baseColor]
    }
}

public enum SkeletonTransitionStyle: Equatable, Sendable {
    case none
    case crossDissolve(TimeInterval)
}

/// The direction of a gradient's animation.
public enum GradientDirection: Sendable {
    case leftRight, rightLeft, topBottom, bottomTop, topLeftBottomRight, bottomRightTopLeft
}

/// An animation of a cover's layer.
public typealias SkeletonLayerAnimation = (CALayer) -> CAAnimation

@MainActor public final class SkeletonAnimationBuilder {
    public init() {}

    public func makeSlidingAnimation(
        withDirection direction: GradientDirection, duration: CFTimeInterval = 1.5,
        autoreverses: Bool = false
    ) -> SkeletonLayerAnimation {
        { _ in
            let animation = CABasicAnimation(keyPath: "locations")
            animation.fromValue = [-1, -0.5, 0]
            animation.toValue = [1, 1.5, 2]
            (animation.duration, animation.autoreverses, animation.repeatCount) = (
                duration, autoreverses, .infinity
            )
            return animation
        }
    }
}

extension UIColor {
    /// The color of covers.
    public static var skeletonDefault: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? .darkClouds : .clouds }
    }
    private static var darkClouds: UIColor { UIColor(hex: 0x1E1E1F) }

    public static var clouds: UIColor { UIColor(hex: 0xECF0F1) }
    public static var silver: UIColor { UIColor(hex: 0xBDC3C7) }
    public static var concrete: UIColor { UIColor(hex: 0x95A5A6) }
    public static var asbestos: UIColor { UIColor(hex: 0x7F8C8D) }
    public static var turquoise: UIColor { UIColor(hex: 0x1ABC9C) }
    public static var greenSea: UIColor { UIColor(hex: 0x16A085) }
    public static var emerald: UIColor { UIColor(hex: 0x2ECC71) }
    public static var nephritis: UIColor { UIColor(hex: 0x27AE60) }
    public static var peterRiver: UIColor { UIColor(hex: 0x3498DB) }
    public static var belizeHole: UIColor { UIColor(hex: 0x2980B9) }
    public static var amethyst: UIColor { UIColor(hex: 0x9B59B6) }
    public static var wisteria: UIColor { UIColor(hex: 0x8E44AD) }
    public static var wetAsphalt: UIColor { UIColor(hex: 0x34495E) }
    public static var midnightBlue: UIColor { UIColor(hex: 0x2C3E50) }
    public static var sunFlower: UIColor { UIColor(hex: 0xF1C40F) }
    public static var orangeFlat: UIColor { UIColor(hex: 0xF39C12) }
    public static var carrot: UIColor { UIColor(hex: 0xE67E22) }
    public static var pumpkin: UIColor { UIColor(hex: 0xD35400) }
    public static var alizarin: UIColor { UIColor(hex: 0xE74C3C) }
    public static var pomegranate: UIColor { UIColor(hex: 0xC0392B) }

    private convenience init(hex: Int) {
        let parts = [16, 8, 0].map { CGFloat((hex >> $0) & 0xFF) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    /// A darker color of a light one, and a lighter one of a dark one.
    public var complementaryColor: UIColor {
        UIColor { traits in
            var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            self.resolvedColor(with: traits).getHue(
                &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            let changed = brightness * (brightness > 0.5 ? 0.92 : 1.35)
            return UIColor(hue: hue, saturation: saturation, brightness: min(changed, 1), alpha: alpha)
        }
    }
}
