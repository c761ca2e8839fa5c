import CoreGraphics
import CoreVideo
import Foundation
import UIKit

/// Computes the pixels of images.
open class CIContext: NSObject {
    private let space: WorkingSpace
    private let target: CGContext?

    public init(options: [CIContextOption: Any]? = nil) {
        space = options?[.workingColorSpace] is NSNull ? .display : .linear
        target = nil
    }

    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        space = options?[.workingColorSpace] is NSNull ? .display : .linear
        target = cgctx
    }

    public convenience override init() { self.init(options: nil) }

    open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    open var workingFormat: CIFormat { .RGBAf }
    open func clearCaches() {}
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 8192, height: 8192) }
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 8192, height: 8192) }

    private func plane(_ image: CIImage, _ rect: CGRect) -> PixelPlane? {
        PixelArea(rect).map { image.recipe.pixels(in: $0, space) }
    }

    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        plane(image, fromRect)?.image(space)
    }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let picture = createCGImage(image, from: fromRect) else { return }
        target.draw(picture, in: inRect)
    }

    /// Writes the pixels of a rectangle, row by row from the top.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let plane = plane(image, bounds) else { return }
        if plane.write(format, to: data, rowBytes: rowBytes) { return }
        guard rowBytes >= plane.area.width * 4 else { return }
        // Without a color space values are written as they were computed.
        let bytes = plane.bytes(colorSpace == nil ? .display : space)
        let order = format.byteOrder
        for row in 0..<plane.area.height {
            for column in 0..<plane.area.width {
                let from = (row * plane.area.width + column) * 4
                for (place, component) in order.enumerated() {
                    data.storeBytes(
                        of: bytes[from + component], toByteOffset: row * rowBytes + column * 4 + place,
                        as: UInt8.self)
                }
            }
        }
    }

    open func render(_ image: CIImage, to buffer: CVPixelBuffer) { Inert.use("CIContext.render(_:to:)") }
    open func render(
        _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
    ) { Inert.use("CIContext.render(_:to:bounds:colorSpace:)") }

    // MARK: Files

    private func picture(_ image: CIImage) -> UIImage? {
        createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
    }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { picture(image)?.pngData() }
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { picture(image)?.jpegData(compressionQuality: 0.85) }
    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = picture(image)?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }
    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = picture(image)?.jpegData(compressionQuality: 0.85) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try data.write(to: url)
    }
    open func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    open func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
}

extension CIFormat {
    /// The index of red, green, blue or alpha in each byte.
    fileprivate var byteOrder: [Int] {
        switch self {
        case .BGRA8: [2, 1, 0, 3]
        case .ARGB8: [3, 0, 1, 2]
        case .ABGR8: [3, 2, 1, 0]
        default: [0, 1, 2, 3]
        }
    }
}
