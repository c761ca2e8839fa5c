import UIKit

/// The input of a processor.
public enum ImageProcessItem {
    case image(KFCrossPlatformImage)
    case data(Data)
}

/// Makes an image of data or of another image.
public protocol ImageProcessor {
    /// The part of the key that differs for images of the same source.
    var identifier: String { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
}

extension ImageProcessor {
    /// Returns a processor that processes the result of this one.
    public func append(another: any ImageProcessor) -> any ImageProcessor {
        GeneralProcessor(identifier: "\(identifier)|>\(another.identifier)") { item, options in
            process(item: item, options: options).flatMap {
                another.process(item: .image($0), options: options)
            }
        }
    }

    /// The image of an item before it is changed.
    fileprivate func image(
        of item: ImageProcessItem, _ options: KingfisherParsedOptionsInfo
    ) -> KFCrossPlatformImage? {
        switch item {
        case .image(let image): image
        case .data: DefaultImageProcessor.default.process(item: item, options: options)
        }
    }
}

infix operator |> : AdditionPrecedence

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    left.append(another: right)
}

struct GeneralProcessor: ImageProcessor {
    let identifier: String
    let make: (ImageProcessItem, KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?

    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
        make(item, options)
    }
}

/// Decodes images.
public struct DefaultImageProcessor: ImageProcessor {
    public static let `default` = DefaultImageProcessor()
    public let identifier = ""

    public init() {}

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        switch item {
        case .image(let image): image.kf.scaled(to: options.scaleFactor)
        case .data(let data): KingfisherWrapper.image(data: data, options: ImageCreatingOptions(options))
        }
    }
}

/// The corners that are rounded.
public struct RectCorner: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let topLeft = RectCorner(rawValue: 1)
    public static let topRight = RectCorner(rawValue: 2)
    public static let bottomLeft = RectCorner(rawValue: 4)
    public static let bottomRight = RectCorner(rawValue: 8)
    public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    var uiRectCorner: UIRectCorner {
        var corners: UIRectCorner = []
        if contains(.topLeft) { corners.insert(.topLeft) }
        if contains(.topRight) { corners.insert(.topRight) }
        if contains(.bottomLeft) { corners.insert(.bottomLeft) }
        if contains(.bottomRight) { corners.insert(.bottomRight) }
        return corners
    }
}

/// The radius of corners.
public enum Radius: Sendable {
    case widthFraction(CGFloat)
    case heightFraction(CGFloat)
    case point(CGFloat)

    public func compute(with size: CGSize) -> CGFloat {
        switch self {
        case .widthFraction(let fraction): size.width * fraction
        case .heightFraction(let fraction): size.height * fraction
        case .point(let points): points
        }
    }
}

/// Rounds the corners of images.
public struct RoundCornerImageProcessor: ImageProcessor {
    public let identifier: String
    public let radius: Radius
    public let roundingCorners: RectCorner
    public let backgroundColor: KFCrossPlatformColor?
    public let targetSize: CGSize?

    public var cornerRadius: CGFloat { if case .point(let points) = radius { points } else { 0 } }

    public init(
        cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: KFCrossPlatformColor? = nil
    ) {
        self.init(
            radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
            backgroundColor: backgroundColor)
    }

    public init(
        radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: KFCrossPlatformColor? = nil
    ) {
        (self.radius, self.targetSize, roundingCorners) = (radius, targetSize, corners)
        self.backgroundColor = backgroundColor
        let size = targetSize.map { "_\($0)" } ?? ""
        identifier = "com.onevcat.Kingfisher.RoundCornerImageProcessor(\(radius)\(size)_\(corners.rawValue))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        guard let image = image(of: item, options) else { return nil }
        let size = targetSize ?? image.size
        return image.kf.scaled(to: options.scaleFactor).kf.image(
            withRadius: radius, fit: size, roundingCorners: roundingCorners, backgroundColor: backgroundColor)
    }
}

/// The ways to fit the size of an image to another.
public enum ContentMode: Sendable {
    case none
    case aspectFit
    case aspectFill
}

/// Changes the size of images.
public struct ResizingImageProcessor: ImageProcessor {
    public let identifier: String
    public let referenceSize: CGSize
    public let targetContentMode: ContentMode

    public init(referenceSize: CGSize, mode: ContentMode = .none) {
        (self.referenceSize, targetContentMode) = (referenceSize, mode)
        identifier = "com.onevcat.Kingfisher.ResizingImageProcessor(\(referenceSize), \(mode))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf
            .resize(to: referenceSize, for: targetContentMode)
    }
}

/// Makes smaller images of large ones.
public struct DownsamplingImageProcessor: ImageProcessor {
    public let size: CGSize
    public let identifier: String

    public init(size: CGSize) {
        self.size = size
        identifier = "com.onevcat.Kingfisher.DownsamplingImageProcessor(\(size))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.downsampled(to: size, scale: options.scaleFactor)
    }
}

/// Cuts a part out of images.
public struct CroppingImageProcessor: ImageProcessor {
    public let identifier: String
    public let size: CGSize
    public let anchor: CGPoint

    public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        (self.size, self.anchor) = (size, anchor)
        identifier = "com.onevcat.Kingfisher.CroppingImageProcessor(\(size)_\(anchor))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf.crop(to: size, anchorOn: anchor)
    }
}

/// Blurs images.
public struct BlurImageProcessor: ImageProcessor {
    public let identifier: String
    public let blurRadius: CGFloat

    public init(blurRadius: CGFloat) {
        self.blurRadius = blurRadius
        identifier = "com.onevcat.Kingfisher.BlurImageProcessor(\(blurRadius))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf.blurred(withRadius: blurRadius)
    }
}

/// Draws a color over images.
public struct OverlayImageProcessor: ImageProcessor {
    public let identifier: String
    public let overlay: KFCrossPlatformColor
    public let fraction: CGFloat

    public init(overlay: KFCrossPlatformColor, fraction: CGFloat = 0.5) {
        (self.overlay, self.fraction) = (overlay, fraction)
        identifier = "com.onevcat.Kingfisher.OverlayImageProcessor(\(overlay)_\(fraction))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf.overlaying(
            with: overlay, fraction: fraction)
    }
}

/// Colors images by their transparency.
public struct TintImageProcessor: ImageProcessor {
    public let identifier: String
    public let tint: KFCrossPlatformColor

    public init(tint: KFCrossPlatformColor) {
        self.tint = tint
        identifier = "com.onevcat.Kingfisher.TintImageProcessor(\(tint))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf.tinted(with: tint)
    }
}

/// Blends images with a color.
public struct BlendImageProcessor: ImageProcessor {
    public let identifier: String
    public let blendMode: CGBlendMode
    public let alpha: CGFloat
    public let backgroundColor: KFCrossPlatformColor?

    public init(blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: KFCrossPlatformColor? = nil) {
        (self.blendMode, self.alpha, self.backgroundColor) = (blendMode, alpha, backgroundColor)
        let color = backgroundColor.map { "_\($0)" } ?? ""
        identifier = "com.onevcat.Kingfisher.BlendImageProcessor(\(blendMode),\(alpha))\(color)"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf
            .image(withBlendMode: blendMode, alpha: alpha, backgroundColor: backgroundColor)
    }
}

/// Changes brightness, contrast and saturation of images.
public struct ColorControlsProcessor: ImageProcessor {
    public let identifier: String
    public let brightness: CGFloat
    public let contrast: CGFloat
    public let saturation: CGFloat
    public let inputEV: CGFloat

    public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {
        (self.brightness, self.contrast, self.saturation, self.inputEV) =
            (brightness, contrast, saturation, inputEV)
        identifier =
            "com.onevcat.Kingfisher.ColorControlsProcessor(\(brightness)_\(contrast)_\(saturation)_\(inputEV))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf.adjusted(
            brightness: brightness, contrast: contrast, saturation: saturation, inputEV: inputEV)
    }
}

/// Removes the colors of images.
public struct BlackWhiteProcessor: ImageProcessor {
    public let identifier = "com.onevcat.Kingfisher.BlackWhiteProcessor"

    public init() {}

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        ColorControlsProcessor(brightness: 0, contrast: 1, saturation: 0, inputEV: 0.7)
            .process(item: item, options: options)
    }
}

/// A border.
public struct Border {
    public var color: KFCrossPlatformColor
    public var lineWidth: CGFloat
    public var radius: Radius
    public var roundingCorners: RectCorner

    public init(
        color: KFCrossPlatformColor = .black, lineWidth: CGFloat = 4, radius: Radius = .point(0),
        roundingCorners: RectCorner = .all
    ) {
        (self.color, self.lineWidth, self.radius) = (color, lineWidth, radius)
        self.roundingCorners = roundingCorners
    }
}

/// Draws a border into images.
public struct BorderImageProcessor: ImageProcessor {
    public let border: Border

    public init(border: Border) { self.border = border }

    public var identifier: String { "com.onevcat.Kingfisher.RoundCornerImageProcessor(\(border))" }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    {
        image(of: item, options)?.kf.scaled(to: options.scaleFactor).kf.addingBorder(border)
    }
}
