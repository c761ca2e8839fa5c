import CoreGraphics
import Foundation
import UIKit

// Images of Core Graphics are pixels of four bytes here.

public let kvImageLeaveAlphaUnchanged: vImage_Flags = 1
public let kvImageCopyInPlace: vImage_Flags = 2
public let kvImageBackgroundColorFill: vImage_Flags = 4
public let kvImageEdgeExtend: vImage_Flags = 8
public let kvImageDoNotTile: vImage_Flags = 16
public let kvImageHighQualityResampling: vImage_Flags = 32
public let kvImageTruncateKernel: vImage_Flags = 64
public let kvImageGetTempBufferSize: vImage_Flags = 128
public let kvImageNoAllocate: vImage_Flags = 512
public let kvImageHDRContent: vImage_Flags = 1024
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageUnsupportedConversion: vImage_Error = -21776

public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
public typealias Pixel_FFFF = (Float, Float, Float, Float)
public typealias Pixel_16U = UInt16

/// The format in which the pixels of an image are stored.
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent

    public init() {
        self.init(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
        bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
        renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
        (self.colorSpace, self.bitmapInfo, self.version) = (colorSpace, bitmapInfo, version)
        (self.decode, self.renderingIntent) = (decode, renderingIntent)
    }

    /// Returns nil for a format whose pixels are smaller than a component.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: .passUnretained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }

    /// The format of an image's pixels.
    public init?(cgImage: CGImage) {
        self.init()
        bitsPerComponent = UInt32(cgImage.bitsPerComponent)
        bitsPerPixel = UInt32(cgImage.bitsPerPixel)
        bitmapInfo = cgImage.bitmapInfo
    }

    public var componentCount: UInt32 { bitsPerComponent == 0 ? 0 : bitsPerPixel / bitsPerComponent }
}

/// Allocates memory for pixels, which `free` releases.
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard height < 1 << 24, width < 1 << 24,
        let buffer = try? vImage_Buffer(width: Int(width), height: Int(height), bitsPerPixel: pixelBits)
    else { return kvImageMemoryAllocationError }
    buf.pointee = buffer
    return kvImageNoError
}

/// Allocates a buffer and draws an image in it.
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    guard format.pointee.bitsPerPixel == 32, format.pointee.bitsPerComponent == 8 else {
        return kvImageUnsupportedConversion
    }
    let status = vImageBuffer_Init(
        buf, vImagePixelCount(image.height), vImagePixelCount(image.width), 32, flags)
    guard status == kvImageNoError else { return status }
    guard let context = context(of: buf.pointee, format.pointee) else { return kvImageUnsupportedConversion }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.flush()
    return kvImageNoError
}

/// Creates an image of a copy of the pixels.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags,
    _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>? {
    guard let image = context(of: buf.pointee, format.pointee)?.makeImage() else {
        error?.pointee = kvImageUnsupportedConversion
        return nil
    }
    error?.pointee = kvImageNoError
    callback?(userData, buf.pointee.data)
    return .passRetained(image)
}

private func context(of buffer: vImage_Buffer, _ format: vImage_CGImageFormat) -> CGContext? {
    // Bitmaps of Core Graphics have premultiplied alpha, also where the format says otherwise.
    let alpha = format.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
    let premultiplied: [UInt32: CGImageAlphaInfo] = [
        CGImageAlphaInfo.first.rawValue: .premultipliedFirst,
        CGImageAlphaInfo.last.rawValue: .premultipliedLast,
    ]
    let order = format.bitmapInfo.rawValue - alpha
    return CGContext(
        data: buffer.data, width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: 8,
        bytesPerRow: buffer.rowBytes,
        space: format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: order | (premultiplied[alpha]?.rawValue ?? alpha))
}

extension vImage_Buffer {
    /// Draws an image in a new buffer.
    public init(cgImage: CGImage, format: vImage_CGImageFormat? = nil, flags: vImage_Flags = 0) throws {
        self.init()
        var format = format ?? vImage_CGImageFormat(cgImage: cgImage) ?? vImage_CGImageFormat()
        guard vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, flags) == kvImageNoError else {
            throw Error.invalidParameter
        }
    }

    /// Creates an image of a copy of the pixels.
    public func createCGImage(format: vImage_CGImageFormat, flags: vImage_Flags = 0) throws -> CGImage {
        guard let image = context(of: self, format)?.makeImage() else { throw Error.invalidParameter }
        return image
    }

    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
}
