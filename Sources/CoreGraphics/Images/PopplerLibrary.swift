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

    private typealias GetCount = @convention(c) (OpaquePointer) -> Int32
    private typealias GetText = @convention(c) (OpaquePointer) -> UnsafeMutablePointer<CChar>?

    private let newDocument: NewDocument
    private let getPage: GetPage
    private let getSize: GetSize
    private let renderPage: Render
    private let getCount: GetCount
    private let getText: GetText

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
            let renderPage = dlsym(library, "poppler_page_render"),
            let getCount = dlsym(library, "poppler_document_get_n_pages"),
            let getText = dlsym(library, "poppler_page_get_text")
        else { return nil }
        self.newDocument = unsafeBitCast(newDocument, to: NewDocument.self)
        self.getPage = unsafeBitCast(getPage, to: GetPage.self)
        self.getSize = unsafeBitCast(getSize, to: GetSize.self)
        self.renderPage = unsafeBitCast(renderPage, to: Render.self)
        self.getCount = unsafeBitCast(getCount, to: GetCount.self)
        self.getText = unsafeBitCast(getText, to: GetText.self)
    }

    /// Returns the document in the bytes, to be released with `g_object_unref`; nil when they are invalid.
    func document(_ bytes: OpaquePointer) -> OpaquePointer? { newDocument(bytes, nil, nil) }

    /// Returns a page by its index, to be released with `g_object_unref`.
    func page(_ index: Int32, of document: OpaquePointer) -> OpaquePointer? { getPage(document, index) }

    /// Returns the number of pages.
    func pageCount(of document: OpaquePointer) -> Int { Int(max(getCount(document), 0)) }

    /// Returns the text of a page.
    func text(of page: OpaquePointer) -> String {
        guard let text = getText(page) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Returns the size of a page in points.
    func size(of page: OpaquePointer) -> CGSize {
        var (width, height) = (0.0, 0.0)
        getSize(page, &width, &height)
        return CGSize(width: width, height: height)
    }

    /// Draws a page at the origin of a Cairo context.
    func render(_ page: OpaquePointer, on cairo: OpaquePointer) { renderPage(page, cairo) }
}
