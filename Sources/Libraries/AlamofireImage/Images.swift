@_exported import Alamofire
import UIKit

public typealias Image = UIImage

extension UIImage: AlamofireExtended {}

extension AlamofireExtension where ExtendedType: UIImage {
    /// The image without its decoding, which is done at once here.
    public func inflate() {}
    public var isInflated: Bool { true }
    public var isOpaque: Bool { !containsAlphaComponent }
    public var containsAlphaComponent: Bool {
        switch type.cgImage?.alphaInfo {
        case .first, .last, .premultipliedFirst, .premultipliedLast: true
        default: false
        }
    }

    private func drawn(in size: CGSize, isOpaque: Bool = false, _ work: (UIImage) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (type.scale, isOpaque)
        let image = type as UIImage
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in work(image) }
    }

    /// The image with a size, whatever its shape.
    public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage {
        drawn(in: size) { $0.draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// The whole image in the middle of a size.
    public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage {
        scaled(to: size, by: min(size.width / type.size.width, size.height / type.size.height))
    }

    /// The middle of the image, which covers a size.
    public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage {
        scaled(to: size, by: max(size.width / type.size.width, size.height / type.size.height))
    }

    private func scaled(to size: CGSize, by factor: CGFloat) -> UIImage {
        let inner = CGSize(width: type.size.width * factor, height: type.size.height * factor)
        let origin = CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
        return drawn(in: size) { $0.draw(in: CGRect(origin: origin, size: inner)) }
    }

    /// The image with rounded corners.
    public func imageRounded(withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false)
        -> UIImage
    {
        let size = type.size
        let radius = divideRadiusByImageScale ? radius / type.scale : radius
        return drawn(in: size) { image in
            let bounds = CGRect(origin: .zero, size: size)
            UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
            image.draw(in: bounds)
        }
    }

    /// The middle of the image in a circle.
    public func imageRoundedIntoCircle() -> UIImage {
        let side = min(type.size.width, type.size.height)
        let square = imageAspectScaled(toFill: CGSize(width: side, height: side))
        return square.af.imageRounded(withCornerRadius: side / 2)
    }
}

// MARK: Filters

/// A change of an image.
public protocol ImageFilter {
    var filter: (UIImage) -> UIImage { get }
    /// The name by which changed images are stored.
    var identifier: String { get }
}

/// A filter of a size.
public protocol Sizable {
    var size: CGSize { get }
}

/// A filter with rounded corners.
public protocol Roundable {
    var radius: CGFloat { get }
}

extension ImageFilter {
    public var identifier: String { "\(Self.self)" }
}

extension ImageFilter where Self: Sizable {
    public var identifier: String { "\(Self.self)-size:(\(Int(size.width))x\(Int(size.height)))" }
}

extension ImageFilter where Self: Roundable {
    public var identifier: String { "\(Self.self)-radius:(\(Int(radius)))" }
}

public struct ScaledToSizeFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (UIImage) -> UIImage { { $0.af.imageScaled(to: size) } }
}

public struct AspectScaledToFitSizeFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFit: size) } }
}

public struct AspectScaledToFillSizeFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFill: size) } }
}

public struct RoundedCornersFilter: ImageFilter, Roundable {
    public let radius: CGFloat
    public let divideRadiusByImageScale: Bool
    public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        (self.radius, self.divideRadiusByImageScale) = (radius, divideRadiusByImageScale)
    }
    public var filter: (UIImage) -> UIImage {
        { $0.af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divideRadiusByImageScale) }
    }
}

public struct CircleFilter: ImageFilter {
    public init() {}
    public var filter: (UIImage) -> UIImage { { $0.af.imageRoundedIntoCircle() } }
}

public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter, Sizable {
    public let size: CGSize
    private let radius: CGFloat
    public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        (self.size, self.radius) = (size, radius)
    }
    public var filter: (UIImage) -> UIImage {
        { $0.af.imageAspectScaled(toFill: size).af.imageRounded(withCornerRadius: radius) }
    }
}

public struct AspectScaledToFillSizeCircleFilter: ImageFilter, Sizable {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (UIImage) -> UIImage {
        { $0.af.imageAspectScaled(toFill: size).af.imageRoundedIntoCircle() }
    }
}

/// A filter by a closure.
public struct DynamicImageFilter: ImageFilter {
    public let identifier: String
    public let filter: (UIImage) -> UIImage
    public init(_ identifier: String, filter: @escaping (UIImage) -> UIImage) {
        (self.identifier, self.filter) = (identifier, filter)
    }
}
