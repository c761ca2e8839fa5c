@_exported import Foundation
@_exported import FoundationNetworking
import UIKit

public typealias PlatformImage = UIImage

/// An address or a request of an image.
public protocol ImageRequestConvertible {
    func asImageRequest() -> ImageRequest
}

extension URL: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}
extension Optional: ImageRequestConvertible where Wrapped == URL {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}
extension URLRequest: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}
extension String: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}

/// A request of an image with the changes that are made to it.
///
/// Unchecked, since the app's own values are of any type.
public struct ImageRequest: ImageRequestConvertible, @unchecked Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public enum Priority: Int, Comparable, Sendable {
        case veryLow = 0, low, normal, high, veryHigh
        public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let disableMemoryCacheReads = Options(rawValue: 1)
        public static let disableMemoryCacheWrites = Options(rawValue: 2)
        public static let disableMemoryCache: Options = [.disableMemoryCacheReads, .disableMemoryCacheWrites]
        public static let disableDiskCacheReads = Options(rawValue: 4)
        public static let disableDiskCacheWrites = Options(rawValue: 8)
        public static let disableDiskCache: Options = [.disableDiskCacheReads, .disableDiskCacheWrites]
        public static let reloadIgnoringCachedData: Options = [
            .disableMemoryCacheReads, .disableDiskCacheReads,
        ]
        public static let returnCacheDataDontLoad = Options(rawValue: 16)
        public static let skipDecompression = Options(rawValue: 32)
    }

    public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let imageIdKey: UserInfoKey = "imageId"
        public static let scaleKey: UserInfoKey = "scale"
        public static let thumbnailKey: UserInfoKey = "thumbnail"
    }

    public let urlRequest: URLRequest?
    public var processors: [any ImageProcessing]
    public var priority: Priority
    public var options: Options
    public var userInfo: [UserInfoKey: Any]

    public init(
        url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal,
        options: Options = [], userInfo: [UserInfoKey: Any]? = nil
    ) {
        urlRequest = url.map { URLRequest(url: $0) }
        (self.processors, self.priority, self.options) = (processors, priority, options)
        self.userInfo = userInfo ?? [:]
    }

    public init(
        urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
        options: Options = [], userInfo: [UserInfoKey: Any]? = nil
    ) {
        self.urlRequest = urlRequest
        (self.processors, self.priority, self.options) = (processors, priority, options)
        self.userInfo = userInfo ?? [:]
    }

    public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

    public var url: URL? { urlRequest?.url }
    public var imageId: String? { userInfo[.imageIdKey] as? String ?? url?.absoluteString }
    public var description: String { "ImageRequest(\(imageId ?? "nil"))" }
    public func asImageRequest() -> ImageRequest { self }

    /// The name under which the changed image is stored.
    var key: String { ([imageId ?? ""] + processors.map(\.identifier)).joined(separator: "|") }
}

/// An image, with the place that it comes from.
///
/// Unchecked, since the app's own values are of any type.
public struct ImageContainer: @unchecked Sendable {
    public var image: PlatformImage
    public var isPreview: Bool
    public var data: Data?
    public var userInfo: [String: Any] = [:]

    public init(image: PlatformImage, isPreview: Bool = false, data: Data? = nil) {
        (self.image, self.isPreview, self.data) = (image, isPreview, data)
    }
}

public struct ImageResponse: Sendable {
    public enum CacheType: Sendable { case memory, disk }

    public let container: ImageContainer
    public let request: ImageRequest
    public let urlResponse: URLResponse?
    public let cacheType: CacheType?
    public var image: PlatformImage { container.image }
    public var isPreview: Bool { container.isPreview }
}

// MARK: Processors

/// A change of an image.
public protocol ImageProcessing: Sendable {
    func process(_ image: PlatformImage) -> PlatformImage?
    var identifier: String { get }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
    public static func resize(
        size: CGSize, unit: ImageProcessingOptions.Unit = .points,
        contentMode: ImageProcessors.Resize.ContentMode = .aspectFill, crop: Bool = false,
        upscale: Bool = false
    ) -> Self {
        Self(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale)
    }
    public static func resize(width: CGFloat, unit: ImageProcessingOptions.Unit = .points) -> Self {
        Self(width: width, unit: unit)
    }
    public static func resize(height: CGFloat, unit: ImageProcessingOptions.Unit = .points) -> Self {
        Self(height: height, unit: unit)
    }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
    public static func circle() -> Self { Self() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
    public static func roundedCorners(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) -> Self {
        Self(radius: radius, unit: unit)
    }
}

public enum ImageProcessingOptions {
    public enum Unit: Sendable { case points, pixels }
}

public enum ImageProcessors {
    /// Scales an image, and crops it if wanted; smaller ones remain as they are unless they are enlarged.
    public struct Resize: ImageProcessing {
        public enum ContentMode: Sendable { case aspectFill, aspectFit }

        private let size: CGSize
        private let contentMode: ContentMode
        private let (crop, upscale): (Bool, Bool)

        public init(
            size: CGSize, unit: ImageProcessingOptions.Unit = .points, contentMode: ContentMode = .aspectFill,
            crop: Bool = false, upscale: Bool = false
        ) {
            let scale = unit == .points ? Self.screenScale : 1
            self.size = CGSize(width: size.width * scale, height: size.height * scale)
            (self.contentMode, self.crop, self.upscale) = (contentMode, crop, upscale)
        }

        public init(
            width: CGFloat, unit: ImageProcessingOptions.Unit = .points, crop: Bool = false,
            upscale: Bool = false
        ) {
            self.init(
                size: CGSize(width: width, height: 9_999), unit: unit, contentMode: .aspectFit, crop: crop,
                upscale: upscale)
        }

        public init(
            height: CGFloat, unit: ImageProcessingOptions.Unit = .points, crop: Bool = false,
            upscale: Bool = false
        ) {
            self.init(
                size: CGSize(width: 9_999, height: height), unit: unit, contentMode: .aspectFit, crop: crop,
                upscale: upscale)
        }

        private static var screenScale: CGFloat { CGFloat(UITraitCollection.current.displayScale) }

        public var identifier: String {
            "resize \(size.width) \(size.height) \(contentMode) \(crop) \(upscale)"
        }

        public func process(_ image: PlatformImage) -> PlatformImage? {
            let pixels = image.pixelSize
            guard pixels.width > 0, pixels.height > 0 else { return nil }
            let factors = (size.width / pixels.width, size.height / pixels.height)
            let factor = contentMode == .aspectFill ? max(factors.0, factors.1) : min(factors.0, factors.1)
            guard factor < 1 || upscale else { return image }
            let scaled = CGSize(
                width: (pixels.width * factor).rounded(), height: (pixels.height * factor).rounded())
            let canvas = crop && contentMode == .aspectFill ? size : scaled
            return image.drawn(
                in: CGRect(
                    x: (canvas.width - scaled.width) / 2, y: (canvas.height - scaled.height) / 2,
                    width: scaled.width, height: scaled.height),
                of: canvas)
        }
    }

    /// Crops an image to the circle in its middle.
    public struct Circle: ImageProcessing {
        public init(border: ImageProcessingOptions.Border? = nil) {}
        public var identifier: String { "circle" }

        public func process(_ image: PlatformImage) -> PlatformImage? {
            let pixels = image.pixelSize
            let side = min(pixels.width, pixels.height)
            let frame = CGRect(
                x: (side - pixels.width) / 2, y: (side - pixels.height) / 2, width: pixels.width,
                height: pixels.height)
            return image.drawn(in: frame, of: CGSize(width: side, height: side), radius: side / 2)
        }
    }

    public struct RoundedCorners: ImageProcessing {
        private let radius: CGFloat
        private let unit: ImageProcessingOptions.Unit

        public init(
            radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
            border: ImageProcessingOptions.Border? = nil
        ) {
            (self.radius, self.unit) = (radius, unit)
        }
        public var identifier: String { "corners \(radius) \(unit)" }

        public func process(_ image: PlatformImage) -> PlatformImage? {
            let scale = unit == .points ? image.scale : 1
            return image.drawn(
                in: CGRect(origin: .zero, size: image.pixelSize), of: image.pixelSize, radius: radius * scale)
        }
    }

    /// A change by a closure.
    public struct Anonymous: ImageProcessing {
        public let identifier: String
        private let closure: @Sendable (PlatformImage) -> PlatformImage?

        public init(id: String, _ closure: @escaping @Sendable (PlatformImage) -> PlatformImage?) {
            (identifier, self.closure) = (id, closure)
        }
        public func process(_ image: PlatformImage) -> PlatformImage? { closure(image) }
    }
}

extension ImageProcessingOptions {
    public struct Border: Sendable {
        public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {}
    }
}

extension UIImage {
    /// The size in pixels.
    fileprivate var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }

    /// Returns an image of the size in pixels, with this one in the frame.
    fileprivate func drawn(in frame: CGRect, of canvas: CGSize, radius: CGFloat = 0) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: canvas, format: format).image { _ in
            let area = CGRect(origin: .zero, size: canvas)
            if radius > 0 { UIBezierPath(roundedRect: area, cornerRadius: radius).addClip() }
            self.draw(in: frame)
        }
        return drawn.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? drawn
    }
}
