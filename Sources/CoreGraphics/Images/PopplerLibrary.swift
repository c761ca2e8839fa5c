import CRSVG
import Foundation

/// Poppler, which reads PDF documents. It is loaded for the first document: loading it with its dependencies would
/// take a fifth of every launch, and most screens have no PDF images.
struct PopplerLibrary: Sendable {
    private typealias NewDocument =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
    private typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    private typealias GetSize =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    private typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    private let newDocument: NewDocument
    private let getPage: GetPage
    private let getSize: GetSize
    private let renderPage: Render

    /// The library; nil where it is not installed.
    static let shared = PopplerLibrary()

    private init?() {
        // The name with the interface version, and the name that the development package adds.
        guard
            let library = dlopen("libpoppler-glib.so.8", RTLD_LAZY)
                ?? dlopen("libpoppler-glib.so", RTLD_LAZY),
            let newDocument = dlsym(library, "poppler_document_new_from_bytes"),
            let getPage = dlsym(library, "poppler_document_get_page"),
            let getSize = dlsym(library, "poppler_page_get_size"),
            let renderPage = dlsym(library, "poppler_page_render")
        else { return nil }
        self.newDocument = unsafeBitCast(newDocument, to: NewDocument.self)
        self.getPage = unsafeBitCast(getPage, to: GetPage.self)
        self.getSize = unsafeBitCast(getSize, to: GetSize.self)
        self.renderPage = unsafeBitCast(renderPage, to: Render.self)
    }

    /// Returns the document in the bytes, to be released with `g_object_unref`; nil when they are invalid.
    func document(_ bytes: OpaquePointer) -> OpaquePointer? { newDocument(bytes, nil, nil) }

    /// Returns a page by its index, to be released with `g_object_unref`.
    func page(_ index: Int32, of document: OpaquePointer) -> OpaquePointer? { getPage(document, index) }

    /// Returns the size of a page in points.
    func size(of page: OpaquePointer) -> CGSize {
        var (width, height) = (0.0, 0.0)
        getSize(page, &width, &height)
        return CGSize(width: width, height: height)
    }

    /// Draws a page at the origin of a Cairo context.
    func render(_ page: OpaquePointer, on cairo: OpaquePointer) { renderPage(page, cairo) }
}
