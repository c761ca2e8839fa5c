import CCairo
import CRSVG
import Foundation

/// An SVG document or a page of a PDF document, which can be drawn at any size.
///
/// The handle is a C pointer, whose use from several threads the compiler cannot check. It is used
/// under the lock only, because the libraries allow one caller at a time for a document.
final class VectorDocument: @unchecked Sendable {
    private enum Handle {
        case svg(UnsafeMutablePointer<RsvgHandle>)
        case pdf(PopplerLibrary, document: OpaquePointer, page: OpaquePointer)
    }

    private let handle: Handle
    private let lock = NSLock()
    /// The document's natural size, in its pixels or points.
    let size: CGSize

    /// Reads an SVG document. Since the reader gets no base URL, it loads no files.
    init(svg data: Data) throws(CGImageError) {
        let bytes = [UInt8](data)
        guard SVGFontSizes.areDrawable(bytes) else {
            throw .damaged("an SVG document with text of excessive size")
        }
        guard let svg = rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil) else {
            throw .damaged("not a readable SVG document")
        }
        do throws(CGImageError) {
            size = try Self.allowed(Self.naturalSize(of: svg))
        } catch {
            g_object_unref(svg)
            throw error
        }
        handle = .svg(svg)
    }

    /// Reads a page of a PDF document, by its index.
    init(pdf data: Data, page index: Int = 0) throws(CGImageError) {
        let (library, document) = try Self.opened(data)
        guard let page = library.page(index, of: document) else {
            g_object_unref(UnsafeMutableRawPointer(document))
            throw .damaged(
                index == 0 ? "a PDF document without pages" : "a PDF document without page \(index + 1)")
        }
        do throws(CGImageError) {
            size = try Self.allowed(library.size(of: page))
        } catch {
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
            throw error
        }
        handle = .pdf(library, document: document, page: page)
    }

    /// Opens a PDF document, to be released with `g_object_unref`.
    private static func opened(_ data: Data) throws(CGImageError) -> (PopplerLibrary, OpaquePointer) {
        guard let library = PopplerLibrary.shared else {
            throw .damaged("a PDF document, for which the library Poppler is missing")
        }
        guard let document = library.document(data) else { throw .damaged("not a readable PDF document") }
        return (library, document)
    }

    /// Returns the number of pages of a PDF document.
    static func pageCount(ofPDF data: Data) throws(CGImageError) -> Int {
        let (library, document) = try opened(data)
        defer { g_object_unref(UnsafeMutableRawPointer(document)) }
        return library.pageCount(of: document)
    }

    /// Returns the links of each page of a PDF document.
    static func links(ofPDF data: Data) throws(CGImageError) -> [[CGImage.PDFLink]] {
        let (library, document) = try opened(data)
        defer { g_object_unref(UnsafeMutableRawPointer(document)) }
        return (0..<library.pageCount(of: document)).map { index in
            guard let page = library.page(index, of: document) else { return [] }
            defer { g_object_unref(UnsafeMutableRawPointer(page)) }
            return library.links(of: page, in: document)
        }
    }

    /// The text of a page of a PDF document; nil for an SVG document.
    var text: String? {
        lock.withLock {
            guard case .pdf(let library, _, let page) = handle else { return nil }
            return library.text(of: page)
        }
    }

    deinit {
        switch handle {
        case .svg(let svg): g_object_unref(svg)
        case .pdf(_, let document, let page):
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
        }
    }

    /// Draws the document in its natural size at the origin.
    func draw(on cairo: OpaquePointer) {
        lock.withLock {
            switch handle {
            case .svg(let svg):
                var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
                rsvg_handle_render_document(svg, cairo, &viewport, nil)
            case .pdf(let library, _, let page): library.render(page, on: cairo)
            }
        }
    }

    private static func allowed(_ size: CGSize) throws(CGImageError) -> CGSize {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw .damaged("a document without a size")
        }
        let limit = CGFloat(PixelLimits.side)
        guard size.width <= limit, size.height <= limit else {
            throw .tooLarge(width: Int(min(size.width, 1e9)), height: Int(min(size.height, 1e9)))
        }
        return size
    }

    /// Returns the area of the drawing in an SVG document without a size, in the document's units; nil where it cannot
    /// be read.
    static func inkBounds(ofSVG data: Data) -> CGRect? {
        let bytes = [UInt8](data)
        guard SVGFontSizes.areDrawable(bytes),
            let svg = rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil)
        else { return nil }
        defer { g_object_unref(svg) }
        let side = Double(PixelLimits.side)
        var viewport = RsvgRectangle(x: 0, y: 0, width: side, height: side)
        var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
        guard rsvg_handle_get_geometry_for_layer(svg, nil, &viewport, &ink, &logical, nil) != 0 else {
            return nil
        }
        let bounds = CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
        return bounds.isFinite ? bounds : nil
    }

    private static func naturalSize(of svg: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(svg, &width, &height) != 0, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
        var (w, h, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
        rsvg_handle_get_intrinsic_dimensions(svg, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
        if hasBox != 0 { return CGSize(width: box.width, height: box.height) }
        var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
        guard rsvg_handle_get_geometry_for_element(svg, nil, &ink, &logical, nil) != 0 else { return .zero }
        return CGSize(width: ink.x + ink.width, height: ink.y + ink.height)
    }
}
