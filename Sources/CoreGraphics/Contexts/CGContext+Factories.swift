import CCairo
import Foundation

extension CGContext {
    /// Returns a bitmap of `width` × `height` pixels, whose user space has `scale` pixels per point, with its
    /// origin at the top left and y pointing down. It is clear, or black if it is opaque. Returns nil for
    /// a side beyond 16,384 pixels or more than 64 Mi pixels.
    public static func bitmap(width: Int, height: Int, scale: CGFloat, opaque: Bool) -> CGContext? {
        guard PixelLimits.allow(width, height), scale.isFinite, scale > 0 else { return nil }
        let format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            return nil
        }
        return CGContext(
            surface: surface, kind: .bitmap, width: width, height: height, isOpaque: opaque,
            base: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Returns an SVG document, measured in SVG pixels, with its origin at the top left and y pointing down.
    public static func svg(size: CGSize) -> CGContext? {
        guard let (width, height) = documentSize(size) else { return nil }
        let output = OutputBuffer()
        guard
            let surface = cairo_svg_surface_create_for_stream(
                OutputBuffer.write, output.pointer, size.width, size.height)
        else { return nil }
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        return CGContext(
            surface: surface, kind: .svg, width: width, height: height, isOpaque: false,
            base: .identity, output: output)
    }

    /// Returns a PDF document whose first page has the size in points, with its origin at the top left and y
    /// pointing down.
    public static func pdf(size: CGSize) -> CGContext? {
        guard let (width, height) = documentSize(size) else { return nil }
        let output = OutputBuffer()
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                OutputBuffer.write, output.pointer, size.width, size.height)
        else { return nil }
        // The current date would make each document differ from the last.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        return CGContext(
            surface: surface, kind: .pdf, width: width, height: height, isOpaque: false,
            base: .identity, output: output)
    }

    private static func documentSize(_ size: CGSize) -> (Int, Int)? {
        let limit = CGFloat(PixelLimits.side)
        guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else { return nil }
        return (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    }
}

/// The bytes that a document's surface writes.
final class OutputBuffer {
    var bytes: [UInt8] = []

    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let buffer = Unmanaged<OutputBuffer>.fromOpaque(closure).takeUnretainedValue()
        buffer.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}
