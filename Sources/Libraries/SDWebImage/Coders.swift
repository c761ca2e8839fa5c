import UIKit

/// A format of images.
public struct SDImageFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let undefined = SDImageFormat(rawValue: -1)
    public static let JPEG = SDImageFormat(rawValue: 0)
    public static let PNG = SDImageFormat(rawValue: 1)
    public static let GIF = SDImageFormat(rawValue: 2)
    public static let TIFF = SDImageFormat(rawValue: 3)
    public static let webP = SDImageFormat(rawValue: 4)
    public static let HEIC = SDImageFormat(rawValue: 5)
    public static let HEIF = SDImageFormat(rawValue: 6)
    public static let PDF = SDImageFormat(rawValue: 7)
    public static let SVG = SDImageFormat(rawValue: 8)
}

/// The key of a value that changes how an image is decoded or encoded.
public struct SDImageCoderOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let decodeFirstFrameOnly = SDImageCoderOption(rawValue: "decodeFirstFrameOnly")
    public static let decodeScaleFactor = SDImageCoderOption(rawValue: "decodeScaleFactor")
    public static let decodeThumbnailPixelSize = SDImageCoderOption(rawValue: "decodeThumbnailPixelSize")
    public static let encodeCompressionQuality = SDImageCoderOption(rawValue: "encodeCompressionQuality")
}

/// Decodes and encodes images.
public protocol SDImageCoder: AnyObject {
    func canDecode(from data: Data?) -> Bool
    func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage?
    func canEncode(to format: SDImageFormat) -> Bool
    func encodedData(with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]?)
        -> Data?
}

/// The coders; those added last are used first.
public final class SDImageCodersManager: NSObject, SDImageCoder, @unchecked Sendable {
    public static let shared = SDImageCodersManager()

    private let lock = NSLock()
    private var added: [any SDImageCoder] = []

    public var coders: [any SDImageCoder]? {
        get { lock.withLock { added } }
        set { lock.withLock { added = newValue ?? [] } }
    }

    public func addCoder(_ coder: any SDImageCoder) { lock.withLock { added.append(coder) } }
    public func removeCoder(_ coder: any SDImageCoder) { lock.withLock { added.removeAll { $0 === coder } } }
    public func callAsFunction() -> SDImageCodersManager { self }

    public func canDecode(from data: Data?) -> Bool { true }
    public func canEncode(to format: SDImageFormat) -> Bool { format == .PNG || format == .JPEG }

    public func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]? = nil) -> UIImage? {
        guard let data else { return nil }
        for coder in (coders ?? []).reversed() where coder.canDecode(from: data) {
            return coder.decodedImage(with: data, options: options)
        }
        let scale = (options?[.decodeScaleFactor] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
        let isStill = options?[.decodeFirstFrameOnly] as? Bool ?? false
        return UIImage.decoded(data, scale: scale, isStill: isStill)
    }

    public func encodedData(
        with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]? = nil
    ) -> Data? {
        for coder in (coders ?? []).reversed() where coder.canEncode(to: format) {
            return coder.encodedData(with: image, format: format, options: options)
        }
        let quality = (options?[.encodeCompressionQuality] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
        return format == .JPEG ? image?.jpegData(compressionQuality: quality) : image?.pngData()
    }
}

extension UIImage {
    /// Returns the image in the data, animated if it has several frames.
    static func decoded(_ data: Data, scale: CGFloat, isStill: Bool) -> UIImage? {
        guard !isStill, let frames = try? CGImage.Frames(gif: data), frames.count > 1 else {
            return UIImage(data: data, scale: scale)
        }
        let images = (0..<frames.count).compactMap { index in
            frames.image(at: index).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        }
        let delays = (0..<frames.count).map { frames.delay(at: $0) > 0.011 ? frames.delay(at: $0) : 0.1 }
        return UIImage.animatedImage(with: images, duration: delays.reduce(0, +))
    }

    public class func sd_image(with data: Data?) -> UIImage? {
        data.flatMap { decoded($0, scale: 1, isStill: false) }
    }
    public class func sd_image(with data: Data?, scale: CGFloat) -> UIImage? {
        data.flatMap { decoded($0, scale: scale, isStill: false) }
    }
    public class func sd_image(withGIFData data: Data?) -> UIImage? { sd_image(with: data) }
    public class func sd_animatedGIF(with data: Data?) -> UIImage? { sd_image(with: data) }

    public var sd_isAnimated: Bool { images != nil }
    public var sd_imageFrameCount: Int { images?.count ?? 1 }
    public func sd_imageData() -> Data? { pngData() }
    public func sd_imageData(as format: SDImageFormat) -> Data? {
        SDImageCodersManager.shared.encodedData(with: self, format: format)
    }
    public func sd_imageData(as format: SDImageFormat, compressionQuality: Double) -> Data? {
        SDImageCodersManager.shared.encodedData(
            with: self, format: format,
            options: [.encodeCompressionQuality: NSNumber(value: compressionQuality)])
    }
}

extension NSData {
    /// Returns the format that the first bytes have.
    public class func sd_imageFormat(forImageData data: Data?) -> SDImageFormat {
        switch data?.first {
        case 0xFF: .JPEG
        case 0x89: .PNG
        case 0x47: .GIF
        case 0x49, 0x4D: .TIFF
        case 0x52: .webP
        case 0x25: .PDF
        default: .undefined
        }
    }
}

/// UIKit's images have no initializer for subclasses. `init(data:)` reads the first frame.
public typealias SDAnimatedImage = UIImage

/// An image view that plays animated images.
open class SDAnimatedImageView: UIImageView {
    public var autoPlayAnimatedImage = true
    public var shouldCustomLoopCount = false
    public var animationTransformer: (any SDImageTransformer)?
    public var maxBufferSize: UInt = 0
    public var shouldIncrementalLoad = true
    public var clearBufferWhenStopped = false
    public var resetFrameIndexWhenStopped = false
}

// MARK: Transformers

/// Makes another image of one that was loaded.
public protocol SDImageTransformer: AnyObject {
    var transformerKey: String { get }
    func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// The ways to fit an image to a size.
public enum SDImageScaleMode: Int, Sendable {
    case fill
    case aspectFit
    case aspectFill
}

public typealias SDRectCorner = UIRectCorner

open class SDImageResizingTransformer: NSObject, SDImageTransformer {
    public let size: CGSize
    public let scaleMode: SDImageScaleMode

    public init(size: CGSize, scaleMode: SDImageScaleMode) { (self.size, self.scaleMode) = (size, scaleMode) }

    public var transformerKey: String { "SDImageResizingTransformer(\(size),\(scaleMode.rawValue))" }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_resizedImage(with: size, scaleMode: scaleMode)
    }
}

open class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
    public let cornerRadius: CGFloat
    public let corners: SDRectCorner
    public let borderWidth: CGFloat
    public let borderColor: UIColor?

    public init(radius: CGFloat, corners: SDRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
        (cornerRadius, self.corners, self.borderWidth, self.borderColor) = (
            radius, corners, borderWidth, borderColor
        )
    }

    public var transformerKey: String {
        "SDImageRoundCornerTransformer(\(cornerRadius),\(corners.rawValue),\(borderWidth))"
    }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_roundedCornerImage(
            withRadius: cornerRadius, corners: corners, borderWidth: borderWidth, borderColor: borderColor)
    }
}

open class SDImageTintTransformer: NSObject, SDImageTransformer {
    public let tintColor: UIColor

    public init(color: UIColor) { tintColor = color }

    public var transformerKey: String { "SDImageTintTransformer(\(tintColor))" }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_tintedImage(with: tintColor)
    }
}

/// Transformers one after another.
open class SDImagePipelineTransformer: NSObject, SDImageTransformer {
    public let transformers: [any SDImageTransformer]

    public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

    public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        transformers.reduce(image as UIImage?) { image, transformer in
            image.flatMap { transformer.transformedImage(with: $0, forKey: key) }
        }
    }
}

extension UIImage {
    private func drawn(_ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format)
            .image { _ in draw(CGRect(origin: .zero, size: size)) }
    }

    public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0 else { return nil }
        let (x, y) = (size.width / self.size.width, size.height / self.size.height)
        let factor = scaleMode == .aspectFit ? min(x, y) : max(x, y)
        let fitted =
            scaleMode == .fill
            ? size : CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return drawn(size) { _ in
            draw(
                in: CGRect(
                    x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2,
                    width: fitted.width,
                    height: fitted.height))
        }
    }

    public func sd_croppedImage(with rect: CGRect) -> UIImage? {
        drawn(rect.size) { _ in draw(at: CGPoint(x: -rect.minX, y: -rect.minY)) }
    }

    public func sd_roundedCornerImage(
        withRadius cornerRadius: CGFloat, corners: SDRectCorner, borderWidth: CGFloat, borderColor: UIColor?
    ) -> UIImage? {
        drawn(size) { rectangle in
            let side = min(size.width, size.height)
            let radius = min(max(cornerRadius, 0), side / 2)
            let path = UIBezierPath(
                roundedRect: rectangle.insetBy(dx: borderWidth / 2, dy: borderWidth / 2),
                byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius, height: radius))
            UIGraphicsGetCurrentContext()?.saveGState()
            path.addClip()
            draw(in: rectangle)
            UIGraphicsGetCurrentContext()?.restoreGState()
            guard let borderColor, borderWidth > 0 else { return }
            borderColor.setStroke()
            path.lineWidth = borderWidth
            path.stroke()
        }
    }

    public func sd_tintedImage(with tintColor: UIColor) -> UIImage? {
        drawn(size) { rectangle in
            tintColor.setFill()
            withRenderingMode(.alwaysTemplate).draw(in: rectangle)
        }
    }

    public func sd_flippedImage(withHorizontal horizontal: Bool, vertical: Bool) -> UIImage? {
        drawn(size) { rectangle in
            let context = UIGraphicsGetCurrentContext()
            context?.translateBy(x: horizontal ? size.width : 0, y: vertical ? size.height : 0)
            context?.scaleBy(x: horizontal ? -1 : 1, y: vertical ? -1 : 1)
            draw(in: rectangle)
        }
    }
}
