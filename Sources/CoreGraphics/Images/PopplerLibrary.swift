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
            let newDocument = Self.symbol(
                "poppler_document_new_from_bytes", in: library, as: NewDocument.self),
            let getPage = Self.symbol("poppler_document_get_page", in: library, as: GetPage.self),
            let getSize = Self.symbol("poppler_page_get_size", in: library, as: GetSize.self),
            let renderPage = Self.symbol("poppler_page_render", in: library, as: Render.self),
            let getCount = Self.symbol("poppler_document_get_n_pages", in: library, as: GetCount.self),
            let getText = Self.symbol("poppler_page_get_text", in: library, as: GetText.self)
        else { return nil }
        self.newDocument = newDocument
        self.getPage = getPage
        self.getSize = getSize
        self.renderPage = renderPage
        self.getCount = getCount
        self.getText = getText
    }

    /// Returns a function of the library, whose type the library's headers declare.
    private static func symbol<Function>(
        _ name: String, in library: UnsafeMutableRawPointer, as type: Function.Type
    ) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
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
