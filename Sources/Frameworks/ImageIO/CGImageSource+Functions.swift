import Foundation
import UIKit

extension Data {
    /// Creates a copy of the bytes as a whole: Foundation for Linux bridges them one by one.
    init(copying data: CFData) { self.init(bytes: data.bytes, count: data.length) }
}

/// Creates a source of the images in data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(copying: data))
}

/// Creates a source of the images in a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Creates a source of the images that a provider has.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?)
    -> CGImageSource?
{
    provider.data.map { CGImageSource(Data(copying: $0)) }
}

/// Creates a source without data, which `CGImageSourceUpdateData` adds.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isComplete: false)
}

/// Replaces the data by more of it.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(Data(copying: data), isComplete: final)
}

/// Replaces the data by more of it.
public func CGImageSourceUpdateDataProvider(
    _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
    isrc.update(provider.data.map { Data(copying: $0) } ?? Data(), isComplete: final)
}

/// Returns the uniform type identifier of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.format.map { NSString(string: $0.rawValue) }
}

/// Returns the identifiers of the formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: [ImageFileFormat.png, .jpeg, .gif, .pdf, .svg].map(\.rawValue))
}

/// Returns the number of images, without thumbnails.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the image that is displayed if there is no choice: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns whether the data is complete.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.format == nil { return isrc.data.isEmpty ? .statusReadingHeader : .statusUnknownType }
    if isrc.count == 0 { return isrc.isComplete ? .statusInvalidData : .statusIncomplete }
    return isrc.isComplete ? .statusComplete : .statusIncomplete
}

/// Returns whether an image is complete.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index < isrc.count ? CGImageSourceGetStatus(isrc) : .statusUnexpectedEOF
}

/// Returns the properties of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties.map { $0 as CFDictionary }
}

/// Returns the properties of an image.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties(at: index).map { $0 as CFDictionary }
}

/// Returns an image, as it is in the file.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    isrc.image(at: index)
}

/// Has no effect: images are kept as long as the source.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Returns the image, no larger than the options specify. Files have no thumbnails here, so that there is one only if the
/// options demand it.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = ThumbnailOptions(options)
    guard options.isCreated, let image = isrc.image(at: index) else { return nil }
    return options.thumbnail(of: image, isrc.orientation ?? .up)
}

/// The options of a thumbnail.
private struct ThumbnailOptions {
    /// Whether a thumbnail is created from the image.
    let isCreated: Bool
    private let isUpright: Bool
    /// The maximum length of a side in pixels.
    private let side: Int?

    init(_ options: CFDictionary?) {
        func value(_ key: CFString) -> Any? { options?.object(forKey: key) }
        func isTrue(_ key: CFString) -> Bool {
            (value(key) as? Bool) ?? (value(key) as? NSNumber)?.boolValue ?? false
        }
        isCreated =
            isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
            || isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
        isUpright = isTrue(kCGImageSourceCreateThumbnailWithTransform)
        let number = value(kCGImageSourceThumbnailMaxPixelSize)
        side =
            (number as? NSNumber)?.intValue ?? number as? Int ?? (number as? Double).map { Int($0) }
            ?? (number as? CGFloat).map { Int($0) }
    }

    func thumbnail(of image: CGImage, _ orientation: CGImagePropertyOrientation) -> CGImage? {
        let largest = CGFloat(max(image.width, image.height, 1))
        let scale = min(1, CGFloat(side ?? Int(largest)) / largest)
        let width = max(1, Int((CGFloat(image.width) * scale).rounded()))
        let height = max(1, Int((CGFloat(image.height) * scale).rounded()))
        let orientation = isUpright ? orientation : .up
        guard orientation != .up || width != image.width || height != image.height else { return image }
        return image.drawn(width: width, height: height, orientation)
    }
}

extension CGImage {
    /// Returns the image in a size in pixels before it is turned.
    fileprivate func drawn(width: Int, height: Int, _ orientation: CGImagePropertyOrientation) -> CGImage? {
        let isTurned: Bool =
            switch orientation {
            case .up, .upMirrored, .down, .downMirrored: false
            default: true
            }
        let size = isTurned ? (width: height, height: width) : (width: width, height: height)
        let context = CGContext(
            data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let context else { return nil }
        context.interpolationQuality = .high
        context.concatenate(
            orientation.upright(CGSize(width: CGFloat(size.width), height: CGFloat(size.height))))
        context.draw(self, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        return context.makeImage()
    }
}

extension CGImagePropertyOrientation {
    /// Returns the transform that draws an image upright into a context of a size, whose y axis points up.
    fileprivate func upright(_ size: CGSize) -> CGAffineTransform {
        let (w, h) = (size.width, size.height)
        return switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
        }
    }
}
