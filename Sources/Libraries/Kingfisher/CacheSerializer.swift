import UIKit

/// Makes the data that are stored of an image, and an image of them.
public protocol CacheSerializer {
    func data(with image: KFCrossPlatformImage, original: Data?) -> Data?
    func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
}

/// A format of images.
public enum ImageFormat: Sendable {
    case unknown
    case PNG
    case JPEG
    case GIF
}

extension KingfisherWrapper where Base == Data {
    /// The format that the first bytes have.
    public var imageFormat: ImageFormat {
        let start = [UInt8](base.prefix(8))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .PNG }
        if start.starts(with: [0xFF, 0xD8]) { return .JPEG }
        return start.starts(with: [0x47, 0x49, 0x46]) ? .GIF : .unknown
    }
}

/// Stores the original data if there are any.
public struct DefaultCacheSerializer: CacheSerializer {
    public static let `default` = DefaultCacheSerializer()
    public var compressionQuality: CGFloat = 1
    public var preferCacheOriginalData = false

    public init() {}

    public func data(with image: KFCrossPlatformImage, original: Data?) -> Data? {
        if preferCacheOriginalData || original?.kf.imageFormat == .GIF, let original { return original }
        return image.kf.data(format: original?.kf.imageFormat ?? .PNG, compressionQuality: compressionQuality)
            ?? original
    }

    public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
        KingfisherWrapper.image(data: data, options: ImageCreatingOptions(options))
    }
}

/// Stores images in a format.
public struct FormatIndicatedCacheSerializer: CacheSerializer {
    public static let png = FormatIndicatedCacheSerializer(imageFormat: .PNG, jpegCompressionQuality: nil)
    public static let jpeg = FormatIndicatedCacheSerializer(imageFormat: .JPEG, jpegCompressionQuality: 1)
    public static let gif = FormatIndicatedCacheSerializer(imageFormat: .GIF, jpegCompressionQuality: nil)

    public static func jpeg(compressionQuality: CGFloat) -> FormatIndicatedCacheSerializer {
        FormatIndicatedCacheSerializer(imageFormat: .JPEG, jpegCompressionQuality: compressionQuality)
    }

    private let imageFormat: ImageFormat
    private let jpegCompressionQuality: CGFloat?

    private init(imageFormat: ImageFormat, jpegCompressionQuality: CGFloat?) {
        (self.imageFormat, self.jpegCompressionQuality) = (imageFormat, jpegCompressionQuality)
    }

    public func data(with image: KFCrossPlatformImage, original: Data?) -> Data? {
        if imageFormat == .GIF, original?.kf.imageFormat == .GIF { return original }
        return image.kf.data(format: imageFormat, compressionQuality: jpegCompressionQuality ?? 1)
    }

    public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
        DefaultCacheSerializer.default.image(with: data, options: options)
    }
}
