import CPoppler
import Foundation

/// Poppler, which reads PDF documents. It is loaded for the first document: loading it with its dependencies would
/// take a fifth of every launch, and most screens have no PDF images.
struct PopplerLibrary: Sendable {
    let functions: PopplerLibraryFunctions

    /// The library; nil where it is not installed.
    static let shared = PopplerLibrary()

    private init?() {
        guard let functions = poppler_load()?.pointee else { return nil }
        self.functions = functions
    }

    /// Returns the document in the data, to be released with `g_object_unref`; nil when the data are invalid.
    func document(_ data: Data) -> OpaquePointer? {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, UInt($0.count)) }
        defer { g_bytes_unref(bytes) }
        return bytes.flatMap { functions.document_new_from_bytes($0, nil, nil) }
    }

    /// Returns a page by its index, to be released with `g_object_unref`.
    func page(_ index: Int, of document: OpaquePointer) -> OpaquePointer? {
        functions.document_get_page(document, Int32(clamping: index))
    }

    /// Returns the number of pages.
    func pageCount(of document: OpaquePointer) -> Int {
        Int(max(functions.document_get_n_pages(document), 0))
    }

    /// Returns the text of a page.
    func text(of page: OpaquePointer) -> String {
        guard let text = functions.page_get_text(page) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Returns the size of a page in points.
    func size(of page: OpaquePointer) -> CGSize {
        var (width, height) = (0.0, 0.0)
        functions.page_get_size(page, &width, &height)
        return CGSize(width: width, height: height)
    }

    /// Draws a page at the origin of a Cairo context.
    func render(_ page: OpaquePointer, on cairo: OpaquePointer) { functions.page_render(page, cairo) }
}
